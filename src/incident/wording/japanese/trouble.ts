import type { TroubleCode } from '../../../findings/finding.ts';
import type { TroubleArgs } from '../../../findings/trouble-args.ts';
import type { TroubleTold } from '../../claim.ts';
import type { DurationPart } from '../../duration.ts';
import { durationParts } from '../../duration.ts';
import type { Words } from '../../words.ts';
import { ending, objects, reason, spaced, times } from './phrases.ts';
import { JAPANESE_TROUBLES } from './troubles.ts';

/** One trouble: where, what, on which objects, since when, how often, how it ended, and on what the judgement rests. */
export function japaneseTrouble(told: TroubleTold, words: Words): string {
  const { finding, place, note, differed } = told;
  const clause = JAPANESE_TROUBLES[finding.code] as (args: TroubleArgs[TroubleCode], words: Words) => string;
  const guess = finding.args.basis === 'catalogue' ? '' : '失敗かどうかは、イベントの type と文言から推測したものです';
  const parts = [clause(finding.args, words), extentOf(told, words), endOf(told, words), guess];
  const sentences = parts.filter((part) => part !== '').join('。');
  const whose = told.byName ? '（名前からの推定）' : '';
  return `${objects(place, words)}${whose}: ${sentences}${ending(note, words, differed, '。メッセージ')}`;
}

/** `対象は Pod/a、発生は 15:06:24 から 5 回`. */
function extentOf({ objects: which, from, count, certainty }: TroubleTold, words: Words): string {
  const many = times(count, certainty);
  const often = count === 1 && certainty === 'exact' ? '' : many;
  const since = from === null ? '' : spaced`${words.since(from)}${often === '' ? '' : 'から'}`;
  const happened = spaced`${since}${often}`;
  const where = which === null ? '' : spaced`対象は${objects({ ...which, namespace: '' }, words)}`;
  return [where, happened === '' ? '' : spaced`発生は${happened}`].filter((part) => part !== '').join('、');
}

function endOf({ state, end, from }: TroubleTold, words: Words): string {
  if (end === null || state === 'open') {
    return state === 'open' ? '解消を示すイベントはその後ありません' : '解消したかどうかは、イベントからは分かりません';
  }
  const on = end.objects === null ? '' : spaced`${objects({ ...end.objects, namespace: '' }, words)}の`;
  const at = end.at === null ? '' : `（${words.at(end.at)}）`;
  const shown = spaced`${on}${reason(end.reason, words)}${at}`;
  if (state === 'unknown') return spaced`その後${shown}がありますが、解消を示すものではありません`;
  const after =
    end.at === null || from === null || end.at <= from ? '' : spaced`。発生から${duration(end.at - from)}後です`;
  return spaced`${shown}により、解消したことが分かります${after}`;
}

const UNITS: Readonly<Record<DurationPart['unit'], string>> = { day: '日', hour: '時間', minute: '分', second: '秒' };

/** `13 分`, `2 時間 5 分`, `40 秒`. */
function duration(micros: number): string {
  return durationParts(micros)
    .map(({ count, unit }) => `${count} ${UNITS[unit]}`)
    .join(' ');
}
