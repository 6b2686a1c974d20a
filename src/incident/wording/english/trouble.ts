import type { TroubleCode } from '../../../findings/finding.ts';
import type { TroubleArgs } from '../../../findings/trouble-args.ts';
import type { TroubleTold } from '../../claim.ts';
import { durationParts } from '../../duration.ts';
import type { Words } from '../../words.ts';
import { countOf, ending, objects, reason, times } from './phrases.ts';
import { ENGLISH_TROUBLES } from './troubles.ts';

/** One trouble: where, what, on which objects, since when, how often, how it ended, and on what the judgement rests. */
export function englishTrouble(told: TroubleTold, words: Words): string {
  const { finding, place, objects: which, from, count, certainty, note, differed } = told;
  const clause = ENGLISH_TROUBLES[finding.code] as (args: TroubleArgs[TroubleCode], words: Words) => string;
  const many = times(count, certainty);
  const often = many === '' || many === 'once' ? '' : `, ${many}`;
  const where = which === null ? '' : ` on ${objects({ ...which, namespace: '' }, words)}`;
  const since = from === null ? '' : ` since ${words.since(from)}`;
  const guess = finding.args.basis === 'catalogue' ? '' : '; that this is a failure is a guess from its type and words';
  const what = clause(finding.args, words);
  const extent = `${where}${since}${often}`.replace(/^(?:,? )/, '');
  const whose = told.byName ? ' (a guess from names)' : '';
  return `${objects(place, words)}${whose}: ${[what, extent, endOf(told, words)].filter((part) => part !== '').join('; ')}${guess}${ending(note, words, differed)}`;
}

function endOf({ state, end, from }: TroubleTold, words: Words): string {
  if (end === null || state === 'open')
    return state === 'open' ? 'no later event shows an end' : 'whether it ended events do not tell';
  const on = end.objects === null ? '' : ` on ${objects({ ...end.objects, namespace: '' }, words)}`;
  const at = end.at === null ? '' : ` at ${words.at(end.at)}`;
  if (state === 'unknown')
    return `${reason(end.reason, words)}${on}${at} followed, which does not show that it is over`;
  const after = end.at === null || from === null || end.at <= from ? '' : `, ${duration(end.at - from)} after it began`;
  return `over, as ${reason(end.reason, words)}${on}${at} shows${after}`;
}

/** `13 minutes`, `2 hours 5 minutes`, `40 seconds`. */
function duration(micros: number): string {
  return durationParts(micros)
    .map(({ count, unit }) => countOf(count, unit))
    .join(' ');
}
