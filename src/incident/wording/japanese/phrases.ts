import type { Certainty } from '../../../event/kube-event.ts';
import type { Repetition } from '../../../findings/repetition.ts';
import type { ObjectsNamed } from '../../claim.ts';
import type { Words } from '../../words.ts';
import { spanOf, whenOf } from '../span.ts';

const SHOWN_NAMES = 3;

const WESTERN = /[!-~“”…]/;
const JAPANESE = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]/u;

/** A template whose values stand apart from the letters around them by a blank where only one side is Japanese. */
export function spaced(parts: TemplateStringsArray, ...values: readonly (string | number | undefined)[]): string {
  return parts.reduce((text, part, index) => {
    const value = String(values[index - 1]);
    return besides(besides(text, value), part);
  });
}

function besides(left: string, right: string): string {
  const [last, first] = [left.at(-1) ?? '', right.at(0) ?? ''];
  const apart = (WESTERN.test(last) && JAPANESE.test(first)) || (JAPANESE.test(last) && WESTERN.test(first));
  return `${left}${apart ? ' ' : ''}${right}`;
}

/** Joined as a Japanese list is; no word for "and" is needed. */
export function listOf(items: readonly string[]): string {
  return items.join('、');
}

/** The same, at most `most` items long: `a、b、ほか 3 件`. */
export function shortListOf(items: readonly string[], most: number, counter = '件'): string {
  if (items.length <= most) return listOf(items);
  return spaced`${listOf(items.slice(0, most))}、ほか${items.length - most}${counter}`;
}

/** `shop の Pod/a`, `shop の Pod 200 個（a、b、c、ほか 197 個）`. */
export function objects({ kind, names, namespace, generation }: ObjectsNamed, words: Words): string {
  const place = namespace === '' ? '' : spaced`${words.name(namespace)}の`;
  const shownKind = kind === '' ? '（kind なし）' : words.name(kind);
  if (kind === '' && names.every((name) => name === '')) return '対象の記載がないオブジェクト';
  if (names.length === 1) {
    const name = names[0] === '' ? '（名前なし）' : words.name(names[0] as string);
    return spaced`${place}${ordinal(generation)}${`${shownKind}/${name}`}`;
  }
  const list = shortListOf(
    names.map((name) => (name === '' ? '（名前なし）' : words.name(name))),
    SHOWN_NAMES,
    '個',
  );
  const kinds = kind === '' ? 'kind のないオブジェクト' : shownKind;
  return spaced`${place}${kinds}${` ${names.length}`}個（${list}）`;
}

function ordinal(generation: number): string {
  if (generation === 0) return '';
  const word = ['一つ目', '二つ目', '三つ目', '四つ目', '五つ目'][generation - 1];
  return spaced`${word ?? spaced`${generation}個目`}の`;
}

/** `一度`, `5 回`, `少なくとも 5 回`; `''` where it is not known. */
export function times(count: number, certainty: Certainty | string): string {
  if (certainty === 'unknown') return '';
  const exactly = count === 1 ? '一度' : spaced`${count}回`;
  return certainty === 'at-least' ? spaced`少なくとも${exactly}` : exactly;
}

/** `15:00:00`, or `15:00:00〜15:04:10`; `''` where none is known. */
export function span(from: number | null, to: number | null, words: Words): string {
  return spanOf(from, to, '〜', words);
}

/** The beginning of a step: when, as far as it is known. */
export function when(repetition: Repetition, words: Words): string {
  return whenOf(repetition, '〜', words);
}

/** Who spoke. */
export function reporter(name: string, words: Words): string {
  return name === '' ? '名前のない報告元' : words.name(name);
}

/** A reason, also where it is absent. */
export function reason(text: string, words: Words): string {
  return text === '' ? '（reason なし）' : words.name(text);
}

/** Some reasons, all of them. */
export function reasonsOf(reasons: readonly string[], words: Words): string {
  return listOf(reasons.map((text) => reason(text, words)));
}

/** Some reasons, no more than are read at once. */
export function reasonList(reasons: readonly string[], words: Words): string {
  return shortListOf(
    reasons.map((text) => reason(text, words)),
    12,
  );
}

/** An event's type, only where it says more than that all is normal. */
export function typeInBrackets(type: string, words: Words): string {
  if (type === 'Normal') return '';
  return type === '' ? '（type なし）' : `（${words.name(type)}）`;
}

/**
 * The end of a sentence: a full stop, or a note in quotation marks behind a colon, perhaps one of several. `lead` stands
 * before the note where it is not what the sentence reports.
 */
export function ending(note: string, words: Words, differed = false, lead = ''): string {
  const text = words.quote(note);
  if (text === '') return '。';
  return `${differed ? '。メッセージは複数種類あり、その一つ' : lead}: “${text}”`;
}
