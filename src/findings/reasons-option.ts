import { OpTimelineError } from '../error.ts';
import type { ReasonEntry } from '../reasons/index.ts';
import { builtInCatalogue, extendCatalogue, ReasonCatalogue, readReasonEntries } from '../reasons/index.ts';

/** A reason as its operator's author describes it: reason, component and phase, the rest as wanted. */
export type OwnReason = Pick<ReasonEntry, 'reason' | 'component' | 'phase'> & Partial<ReasonEntry>;

/** What reasons mean: a catalogue, or a user's own entries, which go before the built-in ones. */
export type ReasonsOption = ReasonCatalogue | readonly OwnReason[] | { readonly reasons: readonly OwnReason[] };

/** The catalogue an option asks for: `base`, by default the built-in one, behind a user's own entries. Throws `bad-reasons` for entries of another shape. */
export function catalogueOf(reasons?: ReasonsOption, base: ReasonCatalogue = builtInCatalogue()): ReasonCatalogue {
  if (reasons === undefined) return base;
  if (reasons instanceof ReasonCatalogue) return reasons;
  const { entries, problems } = readReasonEntries(reasons);
  const [first] = problems;
  if (first) {
    const more = problems.length > 1 ? `, and ${problems.length - 1} more` : '';
    throw new OpTimelineError('bad-reasons', `${first.at === '' ? '' : `${first.at}: `}${first.detail}${more}`, {
      remedy: 'each entry needs reason, component and phase (failure, progress, info or recovery)',
    });
  }
  return extendCatalogue(entries, base);
}
