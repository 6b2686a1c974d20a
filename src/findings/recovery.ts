import type { Category } from '../reasons/index.ts';
import { endsStart } from '../reasons/index.ts';
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
  volume: [
    'Created',
    'Started',
    'SuccessfulAttachVolume',
    'ProvisioningSucceeded',
    'VolumeResizeSuccessful',
    'FileSystemResizeSuccessful',
  ],
  network: ['Started'],
  scaling: ['SuccessfulCreate'],
  rollout: ['SuccessfulCreate'],
  job: ['Completed', 'SuccessfulCreate', 'SawCompletedJob'],
};

/**
 * The statement that shows a failure to be over: later than the last of it, on the same object. Undefined where there is
 * none; silence shows nothing.
 */
export function recoveryOf(failure: readonly Statement[], ofObject: readonly Statement[]): Statement | undefined {
  const last = failure.reduce<number | null>((to, statement) => maxOf(to, statement.to), null);
  if (last === null) return undefined;
  return ofObject.find(
    (later) => later.to !== null && later.to > last && showsRecovery(failure[0] as Statement, later),
  );
}

function showsRecovery(failure: Statement, later: Statement): boolean {
  if (later.outcome === 'recovery') return true;
  const reasons = failure.entry && SHOWS_RECOVERY[failure.entry.category];
  if (reasons && later.entry) return reasons.includes(later.reason);
  const ownWords = later.reporter.name === failure.reporter.name || bothOperators(failure, later);
  return later.outcome === 'success' && ownWords && undoes(later.reason, failure);
}

function bothOperators(a: Statement, b: Statement): boolean {
  return a.reporter.class === 'operator' && b.reporter.class === 'operator';
}

/** Words for all that an operator does with an object. */
const WHOLE_WORK = ['Reconcile', 'Sync'];

/**
 * Whether a success undoes a failure in an operator's own words: it names the same deed (UploadSucceeded after
 * UploadFailed), the object itself (BackupSucceeded of a Backup), the whole work, or no deed at all (Ready). Another deed
 * done (SnapshotTaken after UploadFailed) shows nothing.
 */
function undoes(success: string, failure: Statement): boolean {
  const deed = failure.reason.replace(/(?:Failed|Failure|Error|Errors|Invalid|Unknown|Rejected|Denied|Timeout)$/, '');
  return [deed, failure.subject.kind, ...WHOLE_WORK].some((begun) => endsStart(`${begun}Started`, success));
}

function maxOf(a: number | null, b: number | null): number | null {
  return a === null ? b : b === null ? a : Math.max(a, b);
}
