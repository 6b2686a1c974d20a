import { OpTimelineError } from '../error.ts';
import type { ReasonDescription } from '../reasons/describe-reason.ts';
import { describeIn } from '../reasons/describe-reason.ts';
import { optionsGiven } from '../text/given.ts';
import type { ReasonsOption } from './reasons-option.ts';
import { catalogueOf } from './reasons-option.ts';

/**
 * What is known of a reason: who says it of what, what it means, how it looks when it is bad and what shows that it is
 * over; of a word that is a state and no reason (`OOMKilled`), which reasons events really use. Never fails for a word.
 * Throws `bad-option` for what is no text, `bad-reasons` for entries of another shape.
 */
export function describeReason(reason: string, options?: { readonly reasons?: ReasonsOption }): ReasonDescription {
  if (typeof reason !== 'string') throw new OpTimelineError('bad-option', `expected a reason, not ${typeof reason}`);
  return describeIn(catalogueOf(optionsGiven(options).reasons), reason);
}
