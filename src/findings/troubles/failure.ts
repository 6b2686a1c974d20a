import { showsRecovery } from '../recovery.ts';
import type { Trouble } from '../trouble.ts';
import { isCancelled } from './evicted.ts';

/**
 * The plain reading of everything no other detector explains: what the catalogue calls a failure, and what an event calls
 * one itself by its type or the words of its reason.
 */
export const failure: Trouble<'failure'> = {
  partOf: (statement) => {
    if (statement.outcome !== 'failure' || isNone(statement.note, statement.reason)) return null;
    return isCancelled(statement) ? null : JSON.stringify([statement.reason, statement.type]);
  },
  facts: () => ({}),
  endedBy: ([first], later) => (first && showsRecovery(first, later) ? 'over' : 'nothing'),
};

/** Failures by their reason whose note says that nothing is wrong. */
function isNone(note: string, reason: string): boolean {
  if (reason === 'FailedScheduling') return note.startsWith('skip schedule deleting pod');
  // openshift/kubernetes: a readiness that has changed, also to the better.
  return reason === 'KubeAPIReadyz' && note.startsWith('readyz=true');
}
