import type { TroubleCode } from '../../../findings/finding.ts';
import type { TroubleArgs } from '../../../findings/trouble-args.ts';
import type { TroubleTold } from '../../claim.ts';
import type { DurationPart } from '../../duration.ts';
import { durationParts } from '../../duration.ts';
import type { Words } from '../../words.ts';
import { ending, objects, reason, times } from './phrases.ts';
import { KOREAN_TROUBLES } from './troubles.ts';

/** One trouble: where, what, on which objects, since when, how often, how it ended, and on what the judgement rests. */
export function koreanTrouble(told: TroubleTold, words: Words): string {
  const { finding, place, note, differed } = told;
  const clause = KOREAN_TROUBLES[finding.code] as (args: TroubleArgs[TroubleCode], words: Words) => string;
  const guess = finding.args.basis === 'catalogue' ? '' : '실패라는 판단은 이벤트의 type과 문구에 따른 추측입니다';
  const parts = [clause(finding.args, words), extentOf(told, words), endOf(told, words), guess];
  const sentences = parts.filter((part) => part !== '').join('. ');
  const whose = told.byName ? '(이름으로 추정)' : '';
  return `${objects(place, words)}${whose}: ${sentences}${ending(note, words, differed, '. 메시지')}`;
}

/** `Pod/a에서 15:06:24부터 5번 발생했습니다`, or `15:06:24에 발생했습니다` where no number is told. */
function extentOf({ objects: which, from, count, certainty }: TroubleTold, words: Words): string {
  const where = which === null ? '' : `${objects({ ...which, namespace: '' }, words)}에서`;
  const often = count === 1 && certainty === 'exact' ? '' : times(count, certainty);
  const since = from === null ? '' : `${words.since(from)}${often === '' ? '에' : '부터'}`;
  const extent = [where, since, often].filter((part) => part !== '').join(' ');
  return extent === '' ? '' : `${extent} 발생했습니다`;
}

function endOf({ state, end, from }: TroubleTold, words: Words): string {
  if (end === null || state === 'open')
    return state === 'open' ? '이후 해소를 보여 주는 이벤트가 없습니다' : '해소되었는지는 이벤트로 알 수 없습니다';
  const on = end.objects === null ? '' : `${objects({ ...end.objects, namespace: '' }, words)}의 `;
  const at = end.at === null ? '' : `(${words.at(end.at)})`;
  const shown = `${on}${reason(end.reason, words)} 이벤트${at}`;
  if (state === 'unknown') return `이후 ${shown}가 있었지만, 이것이 해소를 보여 주지는 않습니다`;
  const after = end.at === null || from === null || end.at <= from ? '' : `발생 ${duration(end.at - from)} 만에 `;
  return `${shown}를 보면 ${after}해소되었습니다`;
}

const UNITS: Readonly<Record<DurationPart['unit'], string>> = { day: '일', hour: '시간', minute: '분', second: '초' };

/** `13분`, `2시간 5분`, `40초`. */
function duration(micros: number): string {
  return durationParts(micros)
    .map(({ count, unit }) => `${count}${UNITS[unit]}`)
    .join(' ');
}
