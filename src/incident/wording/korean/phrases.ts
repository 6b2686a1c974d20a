import type { Certainty } from '../../../event/kube-event.ts';
import type { Repetition } from '../../../findings/repetition.ts';
import type { ObjectsNamed } from '../../claim.ts';
import type { Words } from '../../words.ts';
import { spanOf, whenOf } from '../span.ts';

const SHOWN_NAMES = 3;

/** Joined as a Korean list is; words for "and" depend on the sound before them. */
export function listOf(items: readonly string[]): string {
  return items.join(', ');
}

/** The same, at most `most` items long: `a, b 외 3개`. */
export function shortListOf(items: readonly string[], most: number, counter = '개'): string {
  if (items.length <= most) return listOf(items);
  return `${listOf(items.slice(0, most))} 외 ${items.length - most}${counter}`;
}

/** `shop의 Pod/a`, `shop의 두 번째 Backup/nightly`, `shop의 Pod 200개(a, b, c 외 197개)`. */
export function objects({ kind, names, namespace, generation }: ObjectsNamed, words: Words): string {
  const place = namespace === '' ? '' : `${words.name(namespace)}의 `;
  const shownKind = kind === '' ? '(kind 없음)' : words.name(kind);
  if (kind === '' && names.every((name) => name === '')) return '지정되지 않은 대상';
  if (names.length === 1) {
    const name = names[0] === '' ? '(이름 없음)' : words.name(names[0] as string);
    return `${place}${ordinal(generation)}${shownKind}/${name}`;
  }
  const list = shortListOf(
    names.map((name) => (name === '' ? '(이름 없음)' : words.name(name))),
    SHOWN_NAMES,
  );
  return `${place}${kind === '' ? 'kind가 없는 오브젝트' : shownKind} ${names.length}개(${list})`;
}

/** Several kinds of objects, each as `objects` has it. */
export function placesOf(places: readonly ObjectsNamed[], most: number, words: Words): string {
  return shortListOf(
    places.map((place) => objects(place, words)),
    most,
  );
}

function ordinal(generation: number): string {
  if (generation === 0) return '';
  const word = ['첫', '두', '세', '네', '다섯'][generation - 1];
  return word === undefined ? `${generation}번째 ` : `${word} 번째 `;
}

/** `한 번`, `5번`, `최소 5번`; `''` where it is not known. */
export function times(count: number, certainty: Certainty | string): string {
  if (certainty === 'unknown') return '';
  const exactly = count === 1 ? '한 번' : `${count}번`;
  return certainty === 'at-least' ? `최소 ${exactly}` : exactly;
}

/** `15:00:00`, or `15:00:00~15:04:10`; `''` where none is known. */
export function span(from: number | null, to: number | null, words: Words): string {
  return spanOf(from, to, '~', words);
}

/** The beginning of a step: when, as far as it is known. */
export function when(repetition: Repetition, words: Words): string {
  return whenOf(repetition, '~', words);
}

/** Who spoke. */
export function reporter(name: string, words: Words): string {
  return name === '' ? '이름 없는 보고자' : words.name(name);
}

/** A reason, also where it is absent. */
export function reason(text: string, words: Words): string {
  return text === '' ? '(reason 없음)' : words.name(text);
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
    '종',
  );
}

/** An event's type, only where it says more than that all is normal. */
export function typeInBrackets(type: string, words: Words): string {
  if (type === 'Normal') return '';
  return type === '' ? '(type 없음)' : `(${words.name(type)})`;
}

/**
 * The end of a sentence: a full stop, or a note in quotation marks behind a colon, perhaps one of several. `lead` stands
 * before the note where it is not what the sentence reports.
 */
export function ending(note: string, words: Words, differed = false, lead = ''): string {
  const text = words.quote(note);
  if (text === '') return '.';
  return `${differed ? '. 메시지는 여러 가지이며 그중 하나' : lead}: “${text}”`;
}
