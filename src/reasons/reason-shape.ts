import type { WordMeaning } from './outcome-words.ts';
import { meaningOf } from './outcome-words.ts';
import { wordsOf } from './reason-words.ts';

/** The outcome a reason's own words suggest. */
export type ReasonShape = 'failure' | 'recovery' | 'success' | 'start' | 'progress';

/** A word of a reason that says something about the outcome, with its negation already counted in. */
export interface Claim {
  readonly word: string;
  readonly meaning: WordMeaning;
  readonly index: number;
  readonly negated: boolean;
  readonly final: boolean;
}

const NEGATIONS = new Set(['not', 'non', 'never', 'no', 'zero']);
/** Words that are a failure only where they are denied: NotFound, NotSupported. */
const NEEDED = new Set(
  'found supported permitted allowed authorized enough responding present met possible matched known compliant'.split(
    ' ',
  ),
);
const UNFINISHED = new Set(['completed', 'complete', 'finished', 'done']);
/** What stands behind these is the occasion, not the outcome: RestartedAfterFailure, FinishedWithoutErrors. */
const OCCASIONS = new Set(['after', 'from', 'despite', 'following', 'without']);
const GOALS = new Set(['for', 'until']);
const PREPOSITIONS = new Set(['for', 'to', 'with', 'in', 'on', 'at', 'again']);
/** Failures told by a verb, which hold whatever follows: FailedToBecomeReady. */
const VERBS = new Set(
  'failed fail fails failing cannot cant unable rejected refused denied aborted timedout crashed evicted killed'.split(
    ' ',
  ),
);
const NOUNS = new Set(
  'failure failures error errors err errs exception timeout timeouts crash crashes conflict conflicts violation violations'.split(
    ' ',
  ),
);
const WAITS = new Set(['waiting', 'awaiting', 'pending', 'queued', 'retrying', 'retry']);
/** What is resolved every day without anything having been wrong. */
const LOOKED_UP = new Set(
  'dependency dependencies ref refs reference references image images digest tag version dns name names host address'.split(
    ' ',
  ),
);

/**
 * What a reason's words say by themselves, for reasons no catalogue knows: `BackupFailed` is a failure, `NotReady` too,
 * `ErrorsResolved` a recovery, `RetryingUpload` progress. Undefined where they say nothing. A guess by nature.
 */
export function shapeOf(reason: string): ReasonShape | undefined {
  const claims = claimsOf(reason);
  const first = claims[0];
  const last = claims.at(-1);
  if (!first || !last) return undefined;
  const words = wordsOf(reason).map(({ word }) => word);
  if (isRecovery(claims, words)) return 'recovery';
  if (first.index === 0 && first.meaning === 'failure') return afterFailure(first, last);
  if (first.index === 0 && first.meaning === 'start') return afterStart(last);
  if (first.index === 0 && first.meaning === 'progress') return afterProgress(first, last);
  const failed = claims.some((claim) => claim.meaning === 'failure' && !claim.negated && VERBS.has(claim.word));
  // A deed done to something that failed is no failure: DeletedFailedPod, UpdatedFailureThreshold.
  const doneFirst = first.index === 0 && first.meaning === 'done';
  if (doneFirst && !(last.meaning === 'failure' && last.final)) return 'success';
  if (failed && last.meaning !== 'success') return 'failure';
  return plain(last.meaning);
}

/** The words that speak of the outcome, up to where the reason goes on to its occasion. */
export function claimsOf(reason: string): readonly Claim[] {
  const words = upToOccasion(wordsOf(reason).map(({ word }) => word));
  const claims: Claim[] = [];
  let none = false;
  for (const [index, word] of words.entries()) {
    none ||= word === 'no' || word === 'zero';
    const negated = none || NEGATIONS.has(words[index - 1] ?? '');
    const final = index === words.length - 1;
    const given = word === 'full' && final ? 'failure' : meaningOf(word);
    if (given === 'state' && !negated && !final && !PREPOSITIONS.has(words[index + 1] ?? '')) continue;
    const meaning = negated ? denied(word, given, none) : given;
    // NotReady stands at the beginning of a reason as much as Ready does.
    if (meaning) claims.push({ word, meaning, index: negated && !none ? index - 1 : index, negated, final });
  }
  return claims;
}

function upToOccasion(words: readonly string[]): readonly string[] {
  const underWay = meaningOf(words[0] ?? '') === 'progress';
  const failsAtLast = meaningOf(words.at(-1) ?? '') === 'failure' && !OCCASIONS.has(words.at(-2) ?? '');
  const end = words.findIndex((word, index) => {
    if (index === 0) return false;
    if (OCCASIONS.has(word)) return true;
    if (word === 'on') return meaningOf(words[index + 1] ?? '') === 'failure';
    return underWay && !failsAtLast && GOALS.has(word);
  });
  return end < 0 ? words : words.slice(0, end);
}

function denied(word: string, meaning: WordMeaning | undefined, none: boolean): WordMeaning | undefined {
  if (meaning === 'failure') return 'success';
  if (UNFINISHED.has(word)) return 'progress';
  if (meaning === undefined) return NEEDED.has(word) && !none ? 'failure' : undefined;
  if (meaning === 'start' || meaning === 'end' || (meaning === 'progress' && none)) return undefined;
  return 'failure';
}

function isRecovery(claims: readonly Claim[], words: readonly string[]): boolean {
  const last = claims.at(-1);
  if (!last) return false;
  const trouble = claims.some((claim) => claim.meaning === 'failure');
  if (trouble && ['cleared', 'gone'].includes(words.at(-1) ?? '')) return true;
  if (last.meaning === 'state') return words.includes('again') || words.includes('back');
  if (last.meaning !== 'recovery') return false;
  if (last.word === 'resolved') return !words.some((word) => LOOKED_UP.has(word));
  return last.final || !['fixed', 'corrected'].includes(last.word);
}

function afterFailure(first: Claim, last: Claim): ReasonShape {
  if (first.negated || VERBS.has(first.word) || !last.final) return 'failure';
  if (last.meaning === 'success' || (last.meaning === 'done' && NOUNS.has(first.word))) return 'success';
  return last.meaning === 'start' ? 'start' : 'failure';
}

function afterStart(last: Claim): ReasonShape {
  return last.meaning === 'failure' || last.meaning === 'success' ? last.meaning : 'start';
}

function afterProgress(first: Claim, last: Claim): ReasonShape {
  if (!last.final) return 'progress';
  if (last.meaning === 'failure' || last.meaning === 'success') return last.meaning;
  if (WAITS.has(first.word)) return 'progress';
  if (last.meaning === 'done') return 'success';
  return last.meaning === 'start' ? 'start' : 'progress';
}

function plain(meaning: WordMeaning): ReasonShape | undefined {
  if (meaning === 'end') return undefined;
  return meaning === 'state' || meaning === 'done' || meaning === 'recovery' ? 'success' : meaning;
}
