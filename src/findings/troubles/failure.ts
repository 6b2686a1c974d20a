import { showsRecovery } from '../recovery.ts';
import { noteOf, says } from '../says.ts';
import type { Statement } from '../statement.ts';
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
  severity: (group) => (group.every(isMinor) ? 'notice' : 'warning'),
  endedBy: ([first], later) => {
    if (first && showsRecovery(first, later)) return 'over';
    // What a kubelet complained of before it was started again, or ready again, may be over with it.
    return says(later, ['Node'], ['Starting', 'NodeReady']) ? 'perhaps' : 'nothing';
  },
};

/** What kubelets complain of on every node and pod of a cluster that is set up so, and that works all the same. */
const SET_UP_SO: readonly string[] = ['DNSConfigForming', 'MissingClusterDNS', 'InvalidDiskCapacity'];

/** Two writers met, and the one that lost tries again at once (apimachinery pkg/api/errors NewConflict, v1.36). */
const CONFLICT = /the object has been modified; please apply your changes to the latest version/;

function isMinor(statement: Statement): boolean {
  return SET_UP_SO.includes(statement.reason) || CONFLICT.test(noteOf(statement));
}

/** Failures by their reason whose note says that nothing is wrong. */
function isNone(note: string, reason: string): boolean {
  if (reason === 'FailedScheduling') return note.startsWith('skip schedule deleting pod');
  // openshift/kubernetes: a readiness that has changed, also to the better.
  return reason === 'KubeAPIReadyz' && note.startsWith('readyz=true');
}
