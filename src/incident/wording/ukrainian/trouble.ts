import type { TroubleCode } from '../../../findings/finding.ts';
import type { TroubleArgs } from '../../../findings/trouble-args.ts';
import type { TroubleTold } from '../../claim.ts';
import type { DurationPart } from '../../duration.ts';
import { durationParts } from '../../duration.ts';
import type { Words } from '../../words.ts';
import type { Forms } from './phrases.ts';
import { countOf, ending, objects, ofObjects, reason, times } from './phrases.ts';
import { UKRAINIAN_TROUBLES } from './troubles.ts';

/** One trouble: where, what, on which objects, since when, how often, how it ended, and on what the judgement rests. */
export function ukrainianTrouble(told: TroubleTold, words: Words): string {
  const { finding, place, note, differed } = told;
  const clause = UKRAINIAN_TROUBLES[finding.code] as (args: TroubleArgs[TroubleCode], words: Words) => string;
  const guess = finding.args.basis === 'catalogue' ? '' : 'те, що це збій, — припущення за типом і словами події';
  const whose = told.byName ? ' (припущення за назвами)' : '';
  const parts = [clause(finding.args, words), extentOf(told, words), endOf(told, words), guess];
  const clauses = parts.filter((part) => part !== '').join('; ');
  return `${objects(place, words)}${whose}: ${clauses}${ending(note, words, differed)}`;
}

/** `щодо Pod/a, з 15:06:24, 5 разів`. */
function extentOf({ objects: which, from, count, certainty }: TroubleTold, words: Words): string {
  const often = count === 1 && certainty === 'exact' ? '' : times(count, certainty);
  const where = which === null ? '' : `щодо ${ofObjects({ ...which, namespace: '' }, words)}`;
  const since = from === null ? '' : `з ${words.since(from)}`;
  return [where, since, often].filter((part) => part !== '').join(', ');
}

function endOf({ state, end, from }: TroubleTold, words: Words): string {
  if (end === null || state === 'open')
    return state === 'open' ? 'жодна пізніша подія не показує, що це минуло' : 'чи це минуло, з подій не видно';
  const on = end.objects === null ? '' : ` щодо ${ofObjects({ ...end.objects, namespace: '' }, words)}`;
  const at = end.at === null ? '' : ` (${words.at(end.at)})`;
  const shown = `${reason(end.reason, words)}${on}${at}`;
  if (state === 'unknown') return `далі була подія ${shown}, але вона не доводить, що це минуло`;
  const after =
    end.at === null || from === null || end.at <= from ? '' : `, через ${duration(end.at - from)} після початку`;
  return `це минуло, як видно з події ${shown}${after}`;
}

/** As they stand behind `через`. */
const UNITS: Readonly<Record<DurationPart['unit'], Forms>> = {
  day: ['день', 'дні', 'днів'],
  hour: ['годину', 'години', 'годин'],
  minute: ['хвилину', 'хвилини', 'хвилин'],
  second: ['секунду', 'секунди', 'секунд'],
};

/** `13 хвилин`, `2 години 5 хвилин`, `41 секунду`. */
function duration(micros: number): string {
  return durationParts(micros)
    .map(({ count, unit }) => countOf(count, UNITS[unit]))
    .join(' ');
}
