import { containerOf, containerOfGroup, sameContainer } from '../containers.ts';
import { repetitionOf } from '../repetition.ts';
import { noteOf, says } from '../says.ts';
import type { Scene } from '../scene.ts';
import type { Statement } from '../statement.ts';
import { whileStopping } from '../stopping.ts';
import type { Trouble } from '../trouble.ts';

/**
 * A probe that fails (kubernetes pkg/kubelet/prober/prober.go, v1.36). A failing liveness or startup probe makes the kubelet
 * restart the container, which Killing tells; a failing readiness probe takes the pod out of its Services and writes no
 * more. No event tells that a probe succeeds again.
 */
export const probeFailing: Trouble<'probe-failing'> = {
  partOf: (statement) => {
    const probe = probeOf(statement);
    return probe === null ? null : JSON.stringify([containerOf(statement).container, probe]);
  },
  facts: (group) => ({
    ...containerOfGroup(group),
    probe: group.map(probeOf).find((probe) => probe) ?? '',
    restarts: group.filter(isRestart).reduce((sum, { occurrences }) => sum + occurrences.count, 0),
    stopping: false,
  }),
  counts: (statement) => !isRestart(statement),
  severity: (group, { restarts, probe }, scene) => {
    if (restarts > 0 || probe === 'liveness') return 'warning';
    const failures = group.reduce((sum, { occurrences }) => sum + occurrences.count, 0);
    // Three in a row is the default limit (core/v1 Probe); a startup probe is there to fail until its container is up.
    return probe === 'startup' || failures < 3 || isStartingUp(group, scene) ? 'notice' : 'warning';
  },
  endedBy: () => 'nothing',
  renewedBy: { reason: 'Started', lasting: true },
  harmless: whileStopping,
};

function probeOf(statement: Statement): 'liveness' | 'readiness' | 'startup' | '' | null {
  const note = noteOf(statement);
  if (says(statement, ['Pod'], ['Killing'])) {
    const restarted = /\bfailed (liveness|startup) probe, will be restarted/.exec(note)?.[1];
    return restarted === undefined ? null : (restarted as 'liveness' | 'startup');
  }
  if (!says(statement, ['Pod'], ['Unhealthy', 'ProbeError'])) return null;
  const probe = /^(liveness|readiness|startup) probe/i.exec(note)?.[1]?.toLowerCase();
  return (probe ?? '') as 'liveness' | 'readiness' | 'startup' | '';
}

function isRestart({ reason }: Statement): boolean {
  return reason === 'Killing';
}

/** So long after its start a container may well not be ready yet. */
const STARTING = 30 * 1_000_000;

function isStartingUp(group: readonly Statement[], scene: Scene): boolean {
  const [first] = group as [Statement];
  const { from, to } = repetitionOf(group);
  return scene
    .ofObject(first.object)
    .some(
      (other) =>
        other.reason === 'Started' && sameContainer(first, other) && isWithin(from, to, other.from ?? Infinity),
    );
}

function isWithin(from: number | null, to: number | null, start: number): boolean {
  return from !== null && to !== null && from >= start - 1_000_000 && to <= start + STARTING;
}
