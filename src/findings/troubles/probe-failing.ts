import { containerOf, containerOfGroup } from '../containers.ts';
import { noteOf, says } from '../says.ts';
import type { Scene } from '../scene.ts';
import type { Statement } from '../statement.ts';
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
  // A probe may fail a time or two while its container comes up; three in a row is the default limit (core/v1 Probe).
  severity: (group, { restarts, probe }) => {
    const failures = group
      .filter((one) => !isRestart(one))
      .reduce((sum, { occurrences }) => sum + occurrences.count, 0);
    return restarts > 0 || failures >= 3 || probe === 'liveness' ? 'warning' : 'notice';
  },
  endedBy: () => 'nothing',
  renewedBy: { reason: 'Started', lasting: true },
  harmless: (group, scene) => stopBefore(group, scene),
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

/** Times of whole seconds may read a little earlier than they were. */
const SLACK = 2 * 1_000_000;

/**
 * What told that the pod was being stopped before a probe failed first: then its container was on its way out. The stop of
 * a pod may be told a little after the container has ended.
 */
function stopBefore(group: readonly Statement[], scene: Scene): Statement | undefined {
  const [first] = group as [Statement];
  const stop = scene.pods().removalOf(first.object);
  if (!stop || stop.from === null || group.some(isRestart)) return undefined;
  const from = group.reduce((least, one) => Math.min(least, one.from ?? Infinity), Infinity);
  return from >= stop.from - SLACK ? stop : undefined;
}
