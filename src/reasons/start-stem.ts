import { meaningOf } from './outcome-words.ts';
import { claimsOf, shapeOf } from './reason-shape.ts';
import { wordsOf } from './reason-words.ts';

/** Outcomes that end something without naming it. Unhealthy or NotReady do not: they may pass while it goes on. */
const BARE_FAILURES = new Set(
  'failed failure error errors err errored aborted timeout timedout rejected denied crashed'.split(' '),
);
/** Failures that something still under way may have. */
const GOES_ON = new Set(['backoff', 'stuck', 'stalled', 'overloaded', 'degraded', 'unhealthy']);

const FILLERS = new Set('to with for of the by due in on and has was is been not'.split(' '));

/**
 * What a start began, as written: `Reconcile` for `ReconcileStarted`, `Backup` for `StartingBackup`, `''` for a bare
 * `Started`. Undefined for a reason that starts nothing.
 */
export function startStem(reason: string): string | undefined {
  if (shapeOf(reason) !== 'start') return undefined;
  const words = wordsOf(reason);
  const at = words.findIndex(({ word }) => meaningOf(word) === 'start');
  const stem = at === 0 ? words.slice(1) : words.slice(0, at);
  return stem.map(({ written }) => written).join('');
}

/** The roots of what a start began, to be looked up among the things that ended; undefined for what starts nothing. */
export function begunBy(start: string): string | undefined {
  const stem = startStem(start);
  return stem === undefined ? undefined : rootsOf(wordsOf(stem));
}

/**
 * The roots of what a reason ends, well or badly: `backup` for `BackupFailed`, `reconcil` for `Reconciled`; `''` for an
 * outcome and nothing else (`Ready`, `Failed`), which ends whatever was begun. Undefined for what ends nothing.
 */
export function endedBy(reason: string): string | undefined {
  const claims = claimsOf(reason);
  const last = claims.at(-1);
  const shape = shapeOf(reason);
  if (!last || claims.some(({ word, negated, meaning }) => GOES_ON.has(word) || (negated && meaning === 'failure'))) {
    return undefined;
  }
  if (shape === undefined ? last.meaning !== 'end' : shape === 'start' || shape === 'progress') return undefined;
  const thing = wordsOf(reason).filter(({ word }) => !isOutcome(word));
  if (thing.length > 0) return rootsOf(thing);
  const bare = claims.every(({ word, meaning }) => meaning !== 'failure' || BARE_FAILURES.has(word));
  return shape !== 'failure' || bare ? '' : undefined;
}

/** Whether `other` ends, well or badly, what `start` began on the same object. */
export function endsStart(start: string, other: string): boolean {
  const begun = begunBy(start);
  const ended = begun === undefined ? undefined : endedBy(other);
  return ended !== undefined && (ended === '' || ended === begun);
}

/** Whether two outcomes speak of one thing: ConnectionLost and ConnectionRestored do, Recovered does with all. */
export function sharesThing(one: string, other: string): boolean {
  const [left, right] = [one, other].map((reason) => {
    const thing = wordsOf(reason).filter(({ word }) => !FILLERS.has(word) && meaningOf(word) === undefined);
    return new Set(thing.map(({ word }) => rootOf(word)));
  }) as [Set<string>, Set<string>];
  return left.size === 0 || right.size === 0 || [...left].some((root) => right.has(root));
}

/** A word of the outcome alone. `Restored` and `Created` name their deed too, so they stay in what is compared. */
function isOutcome(word: string): boolean {
  const meaning = meaningOf(word);
  return FILLERS.has(word) || (meaning !== undefined && ['success', 'state', 'failure', 'end'].includes(meaning));
}

/** The roots of words in one text, whatever their order: verb and noun of one deed give the same. */
function rootsOf(words: readonly { readonly word: string }[]): string {
  const roots = words.filter(({ word }) => !FILLERS.has(word)).map(({ word }) => rootOf(word));
  return roots.sort().join(' ');
}

/** Verbs whose participle or noun is no regular one. */
const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ['backedup', 'backup'],
  ['bound', 'bind'],
  ['built', 'build'],
  ['failedover', 'failover'],
  ['init', 'initialize'],
  ['rebuilt', 'rebuild'],
  ['renewal', 'renew'],
  ['rolledback', 'rollback'],
  ['sent', 'send'],
  ['taken', 'take'],
  ['verification', 'verify'],
]);

/** A crude stem, only ever compared with another: `reconcil` of Reconcile, Reconciled, Reconciling, Reconciliation. */
function rootOf(word: string): string {
  const regular = IRREGULAR.get(word) ?? word;
  const shorter = regular.replace(/(?:ion|ing|ment|ed|es|at|e|s|y|i)$/, '').replace(/([^aeiou])\1$/, '$1');
  return shorter.length < 3 || shorter === regular ? regular : rootOf(shorter);
}
