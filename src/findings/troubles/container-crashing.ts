import { containerOf, containerOfGroup, sameContainer } from '../containers.ts';
import { repetitionOf } from '../repetition.ts';
import { noteOf, says } from '../says.ts';
import type { Scene } from '../scene.ts';
import type { Statement } from '../statement.ts';
import type { Trouble } from '../trouble.ts';

/** A container that ends again and again. That it ended no event tells, nor why: only that its restart is put off. */
export const containerCrashing: Trouble<'container-crashing'> = {
  partOf: (statement) => (tells(statement) ? containerOf(statement).container : null),
  facts: (group, scene) => ({ ...containerOfGroup(group), starts: startsOf(group, scene) }),
  endedBy: (group, later, scene) => {
    const [first] = group as [Statement];
    if (!isStep(first, later, scene)) return 'nothing';
    return isSettled(group, later, scene) ? 'over' : 'perhaps';
  },
  renewedBy: { reason: 'Started', lasting: true },
};

function tells(statement: Statement): boolean {
  if (!says(statement, ['Pod'], ['BackOff'])) return false;
  const note = noteOf(statement);
  // Of a bare row only the type is left: Warning for a container, Normal for a pull (event catalogue, kubelet).
  return (
    note.startsWith('Back-off restarting') || (statement.type !== 'Normal' && !note.startsWith('Back-off pulling'))
  );
}

/** A start of the container itself; of an init container also the next container's, which waits for it. */
function isStep(first: Statement, later: Statement, scene: Scene): boolean {
  if (!['Started', 'Completed'].includes(later.reason)) return false;
  if (sameContainer(first, later)) return true;
  const { init } = containerOf(first);
  if (!init) return false;
  const neverBefore = scene
    .ofObject(first.object)
    .every(
      (other) => other.reason !== 'Started' || !sameContainer(other, later) || (other.from ?? 0) >= (first.from ?? 0),
    );
  return init && !containerOf(later).init && neverBefore;
}

/** How long a kubelet waits at most before it starts a crashed container again (kubernetes pkg/kubelet/kubelet.go, v1.36). */
const LONGEST_BACK_OFF = 300 * 1_000_000;

/**
 * Every restart of a crash loop is a Started, so it counts only where something else is said of the object longer than the
 * longest back-off after it; before that nobody can know, nor where the recorder no longer counts. The start of the
 * container behind an init container needs no such proof.
 */
function isSettled(group: readonly Statement[], started: Statement, scene: Scene): boolean {
  const [first] = group as [Statement];
  if (!sameContainer(first, started)) return true;
  if (repetitionOf(group).certainty !== 'exact' || started.to === null) return false;
  const end = scene.ofObject(first.object).reduce((most, { to }) => Math.max(most, to ?? most), started.to);
  return end - started.to > LONGEST_BACK_OFF;
}

function startsOf(group: readonly Statement[], scene: Scene): number {
  const [first] = group as [Statement];
  return scene
    .ofObject(first.object)
    .filter((other) => other.reason === 'Started' && sameContainer(first, other))
    .reduce((sum, { occurrences }) => sum + occurrences.count, 0);
}
