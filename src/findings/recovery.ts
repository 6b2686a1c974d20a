import type { Category } from '../reasons/index.ts';
import { endsStart } from '../reasons/index.ts';
import { repetitionOf } from './repetition.ts';
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

/** How long a kubelet waits at most before it starts a crashed container again (kubernetes pkg/kubelet/kubelet.go, v1.36). */
const LONGEST_BACK_OFF = 300 * 1_000_000;

/** Failures of a container that has started before and is started again. */
const CRASHES: readonly string[] = ['BackOff', 'FailedPostStartHook'];

/** What came after a failure: something that shows it to be over, something that may, or nothing. */
export interface Aftermath {
  readonly state: 'recovered' | 'unknown' | 'open';
  /** The later statement, where there is one. */
  readonly by?: Statement;
}

/**
 * What the statements on the same object show of how a failure ended; silence shows nothing. Every restart of a crash
 * loop is a Started, so a container's counts only once the record goes on longer than the longest back-off without another
 * failure; before that nobody can know. `recordEnd` is the last moment the record covers, in microseconds.
 */
export function aftermathOf(
  failure: readonly Statement[],
  ofObject: readonly Statement[],
  recordEnd: number,
): Aftermath {
  const last = repetitionOf(failure).to;
  if (last === null) return { state: 'unknown' };
  const [first] = failure as [Statement];
  const by = ofObject.find((later) => later.to !== null && later.to > last && showsRecovery(first, later));
  if (!by) return { state: 'open' };
  const mayCrashAgain = by.reason === 'Started' && CRASHES.includes(first.reason);
  const settled = recordEnd - (by.to as number) > LONGEST_BACK_OFF;
  return { state: mayCrashAgain && !settled ? 'unknown' : 'recovered', by };
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
