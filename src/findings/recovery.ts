import type { Category } from '../reasons/index.ts';
import { endedBy, endsStart, shapeOf, sharesThing } from '../reasons/index.ts';
import { sameContainer } from './containers.ts';
import type { Statement } from './statement.ts';

/**
 * Reasons that show a failure of a category to be over, where they come after it on the same object. Most recoveries leave
 * no event of their own and show only as the next step that could not have been taken before.
 */
const SHOWS_RECOVERY: Partial<Record<Category, readonly string[]>> = {
  scheduling: ['Scheduled'],
  image: ['Pulled', 'Created', 'Started'],
  'container-lifecycle': ['Started'],
  config: ['Created', 'Started'],
  volume: ['Created', 'Started', 'ProvisioningSucceeded', 'VolumeResizeSuccessful', 'FileSystemResizeSuccessful'],
  network: ['Started'],
  scaling: ['SuccessfulCreate'],
  rollout: ['SuccessfulCreate'],
  job: ['Completed', 'SuccessfulCreate'],
};

/**
 * Recoveries of one condition among several of the object; a kubelet that starts tells them all, also of what never failed
 * (kubernetes pkg/kubelet/nodestatus/setters.go, v1.36).
 */
const ENDS: Readonly<Record<string, string>> = {
  NodeReady: 'NodeNotReady',
  NodeSchedulable: 'NodeNotSchedulable',
  NodeHasSufficientMemory: 'NodeHasInsufficientMemory',
  NodeHasSufficientPID: 'NodeHasInsufficientPID',
  NodeHasNoDiskPressure: 'NodeHasDiskPressure',
};

/** Whether a later statement on the same object shows a failure to be over that no detector knows more of. */
export function showsRecovery(failure: Statement, later: Statement): boolean {
  if (!sameContainer(failure, later)) return false;
  if (later.outcome === 'recovery') return recovers(failure, later);
  const reasons = failure.entry && SHOWS_RECOVERY[failure.entry.category];
  if (reasons && later.entry) return reasons.includes(later.reason);
  return later.outcome === 'success' && undoes(later, failure);
}

/**
 * The same for custom resources: what the catalogue calls a step on an operator's way (ReconciliationSucceeded) ends a failure
 * where its words say so.
 */
export function showsOperatorRecovery(failure: Statement, later: Statement): boolean {
  if (showsRecovery(failure, later)) return true;
  return later.outcome !== 'failure' && shapeOf(later.reason) === 'success' && undoes(later, failure);
}

function recovers(failure: Statement, later: Statement): boolean {
  if (later.entry && Object.hasOwn(ENDS, later.reason)) return ENDS[later.reason] === failure.reason;
  if (later.reporter.name !== failure.reporter.name) return false;
  if (later.entry && failure.entry) return later.entry.category === failure.entry.category;
  return sharesThing(failure.reason, later.reason);
}

/** Words for all that an operator does with an object. */
const WHOLE_WORK = ['Reconcile', 'Sync'];

/**
 * Whether a success undoes a failure in an operator's own words: it names the same deed (UploadSucceeded after
 * UploadFailed), the object itself (BackupSucceeded of a Backup), the whole work, or no deed at all (Ready). Another deed
 * done (SnapshotTaken after UploadFailed) shows nothing, nor does another operator's word on no deed or on all of its work.
 */
function undoes(success: Statement, failure: Statement): boolean {
  const deed = failure.reason.replace(/(?:Failed|Failure|Error|Errors|Invalid|Unknown|Rejected|Denied|Timeout)$/, '');
  const named = [deed, failure.subject.kind];
  const ends = (begun: string) => endsStart(`${begun}Started`, success.reason);
  if (success.reporter.name === failure.reporter.name) return [...named, ...WHOLE_WORK].some(ends);
  const operators = success.reporter.class === 'operator' && failure.reporter.class === 'operator';
  return operators && endedBy(success.reason) !== '' && named.some(ends);
}
