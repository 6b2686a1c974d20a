import { REASON_MEANINGS } from './meanings/index.ts';
import { nearReasons } from './near-reasons.ts';
import type { StateWord } from './no-reasons.ts';
import { STATE_WORDS, stateNamed } from './no-reasons.ts';
import type { ReasonCatalogue } from './reason-catalogue.ts';
import type { ReasonEntry } from './reason-entry.ts';
import { isMeaningOf } from './reason-meaning.ts';
import type { ReasonShape } from './reason-shape.ts';
import { shapeOf } from './reason-shape.ts';

/** An entry of the catalogue and, for the reasons that matter most, what it means in plain words. */
export interface DescribedEntry extends ReasonEntry {
  readonly means?: string;
  /** What it looks like when it is bad, or when it is not. */
  readonly whenBad?: string;
  /** What shows that it is over. */
  readonly recovery?: string;
}

/** All that is known of a word that may be a reason. */
export interface ReasonDescription {
  readonly asked: string;
  /** As events spell it; where only the letter case was wrong, this is the right one. */
  readonly reason: string;
  /** Who says it, of what and in which sense; none for a word no catalogue has. */
  readonly entries: readonly DescribedEntry[];
  /** Where the word is a state that some status shows: what events tell of it. */
  readonly state?: StateWord;
  /** For a word nobody knows: the outcome its own words suggest. */
  readonly guess?: ReasonShape;
  /** For a word nobody knows: known ones that look like it, closest first. */
  readonly near: readonly string[];
}

/** Describes a word by a catalogue; `''` and `<none>` are the reason that is not there. */
export function describeIn(catalogue: ReasonCatalogue, asked: string): ReasonDescription {
  const reason = spelled(catalogue, asked === '<none>' ? '' : asked);
  const entries = catalogue.byReason(reason).map(withMeaning);
  const state = stateNamed(asked);
  const found = { asked, reason: entries.length === 0 && state ? state.word : reason, entries };
  if (state) return { ...found, state, near: [] };
  if (entries.length > 0) return { ...found, near: [] };
  const guess = shapeOf(reason);
  const near = nearReasons(reason, [...catalogue.entries().map((entry) => entry.reason), ...STATE_WORDS]);
  return { ...found, ...(guess === undefined ? {} : { guess }), near };
}

function spelled(catalogue: ReasonCatalogue, asked: string): string {
  if (catalogue.byReason(asked).length > 0) return asked;
  const lower = asked.toLowerCase();
  return catalogue.entries().find(({ reason }) => reason.toLowerCase() === lower)?.reason ?? asked;
}

function withMeaning(entry: ReasonEntry): DescribedEntry {
  const found = REASON_MEANINGS.find((meaning) => isMeaningOf(meaning, entry));
  if (!found) return entry;
  const { means, whenBad, recovery } = found;
  return { ...entry, means, ...(whenBad !== undefined && { whenBad }), ...(recovery !== undefined && { recovery }) };
}
