import type { Category } from '../reasons/index.ts';
import { endedBy, endsStart, sharesThing } from '../reasons/index.ts';
import { groupBy } from './evidence.ts';
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
  volume: ['Created', 'Started', 'ProvisioningSucceeded', 'VolumeResizeSuccessful', 'FileSystemResizeSuccessful'],
  network: ['Started'],
  scaling: ['SuccessfulCreate'],
  rollout: ['SuccessfulCreate'],
  job: ['Completed', 'SuccessfulCreate', 'SawCompletedJob'],
};

/** How long a kubelet waits at most before it starts a crashed container again (kubernetes pkg/kubelet/kubelet.go, v1.36). */
const LONGEST_BACK_OFF = 300 * 1_000_000;

/** Failures of a container that has started before and is started again. */
const CRASHES: readonly string[] = ['BackOff', 'FailedPostStartHook'];

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

const STATES = ['recovered', 'unknown', 'open'] as const;

/** What came after a failure: something that shows it to be over, something that may, or nothing. */
export interface Aftermath {
  readonly state: (typeof STATES)[number];
  /** The later statement, where there is one. */
  readonly by?: Statement;
}

/**
 * What the statements on the same object show of how a failure ended; silence shows nothing. A failure of several
 * containers is over when it is over in each.
 */
export function aftermathOf(failure: readonly Statement[], ofObject: readonly Statement[]): Aftermath {
  const ofContainers = groupBy(failure, containerOf).map((part) => aftermathOfOne(part, ofObject));
  return ofContainers.reduce((worst, one) => (STATES.indexOf(one.state) > STATES.indexOf(worst.state) ? one : worst));
}

/**
 * Every restart of a crash loop is a Started, so a container's counts only where something else is said of the object
 * longer than the longest back-off after it; before that nobody can know, nor where the recorder no longer counts.
 */
function aftermathOfOne(failure: readonly Statement[], ofObject: readonly Statement[]): Aftermath {
  const { to: last, certainty } = repetitionOf(failure);
  if (last === null) return { state: 'unknown' };
  const [first] = failure as [Statement];
  const by = ofObject.find((later) => later.to !== null && later.to > last && showsRecovery(first, later));
  if (!by) return { state: 'open' };
  const mayCrashAgain = by.reason === 'Started' && CRASHES.includes(first.reason);
  const end = ofObject.reduce((most, { to }) => Math.max(most, to ?? most), last);
  const settled = certainty === 'exact' && end - (by.to as number) > LONGEST_BACK_OFF;
  return { state: mayCrashAgain && !settled ? 'unknown' : 'recovered', by };
}

function showsRecovery(failure: Statement, later: Statement): boolean {
  const [container, laterContainer] = [containerOf(failure), containerOf(later)];
  if (container !== '' && laterContainer !== '' && container !== laterContainer) return false;
  if (later.outcome === 'recovery') return recovers(failure, later);
  if (later.reason === 'SuccessfulAttachVolume') return attaches(failure, later);
  const reasons = failure.entry && SHOWS_RECOVERY[failure.entry.category];
  if (reasons && later.entry) return reasons.includes(later.reason);
  return later.outcome === 'success' && undoes(later, failure);
}

/** The container of a Pod that is spoken of, as `spec.containers{web}`; `''` for none. */
function containerOf({ event }: Statement): string {
  return event?.regarding.fieldPath ?? '';
}

function recovers(failure: Statement, later: Statement): boolean {
  if (later.entry && Object.hasOwn(ENDS, later.reason)) return ENDS[later.reason] === failure.reason;
  if (later.reporter.name !== failure.reporter.name) return false;
  if (later.entry && failure.entry) return later.entry.category === failure.entry.category;
  return sharesThing(failure.reason, later.reason);
}

/** A volume is attached, which says nothing of the Pod's others. */
function attaches(failure: Statement, later: Statement): boolean {
  const [volume] = /volume "[^"]*"/.exec(later.note) ?? [];
  return failure.reason === 'FailedAttachVolume' && volume !== undefined && failure.note.includes(volume);
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
