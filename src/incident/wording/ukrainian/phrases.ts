import type { Certainty } from '../../../event/kube-event.ts';
import type { Repetition } from '../../../findings/repetition.ts';
import type { ObjectsNamed } from '../../claim.ts';
import type { Words } from '../../words.ts';
import { spanOf, whenOf } from '../span.ts';

const SHOWN_NAMES = 3;

/** A noun as it stands behind 1 (21, 31), behind 2 to 4 (22, 33), and behind every other number. */
export type Forms = readonly [one: string, few: string, many: string];

export const OBJECT: Forms = ['об’єкт', 'об’єкти', 'об’єктів'];
/** The same where the sentence asks for the genitive: `щодо 2 об’єктів`. */
export const OF_OBJECTS: Forms = ['об’єкта', 'об’єктів', 'об’єктів'];
const WITH_OBJECTS: Forms = ['об’єктом', 'об’єктами', 'об’єктами'];
export const EVENT: Forms = ['подія', 'події', 'подій'];
export const ROW: Forms = ['рядок', 'рядки', 'рядків'];
export const TIME: Forms = ['раз', 'рази', 'разів'];

/** `1 подія`, `2 події`, `5 подій`, `11 подій`, `21 подія`. */
export function countOf(count: number, forms: Forms): string {
  return `${count} ${formFor(count, forms)}`;
}

/** The noun alone, as it stands behind a number. */
export function formFor(count: number, [one, few, many]: Forms): string {
  const [unit, teen] = [count % 10, count % 100];
  if (teen >= 11 && teen <= 14) return many;
  if (unit === 1) return one;
  return unit >= 2 && unit <= 4 ? few : many;
}

/** `a`, `a і b`, `a, b і c`. */
export function listOf(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} і ${items.at(-1)}`;
}

/** The same, at most `most` items long: `a, b і ще 3`. */
export function shortListOf(items: readonly string[], most: number): string {
  if (items.length <= most) return listOf(items);
  return `${items.slice(0, most).join(', ')} і ще ${items.length - most}`;
}

/** `Pod/a у просторі імен shop`, `200 об’єктів Pod у просторі імен shop (a, b, c і ще 197)`; names are never inflected. */
export function objects(named: ObjectsNamed, words: Words): string {
  return inCase(named, words, OBJECT, 'невказаний об’єкт');
}

/** The same behind `щодо`, in the genitive. */
export function ofObjects(named: ObjectsNamed, words: Words): string {
  return inCase(named, words, OF_OBJECTS, 'невказаного об’єкта');
}

/** The same behind `з`, in the instrumental. */
export function withObjects(named: ObjectsNamed, words: Words): string {
  return inCase(named, words, WITH_OBJECTS, 'невказаним об’єктом');
}

function inCase({ kind, names, namespace, generation }: ObjectsNamed, words: Words, noun: Forms, none: string): string {
  const place = namespace === '' ? '' : ` у просторі імен ${words.name(namespace)}`;
  if (kind === '' && names.every((name) => name === '')) return none;
  if (names.length === 1) {
    const shownKind = kind === '' ? '(без kind)' : words.name(kind);
    const name = names[0] === '' ? '(без назви)' : words.name(names[0] as string);
    return `${shownKind}/${name}${which(generation)}${place}`;
  }
  const list = shortListOf(
    names.map((name) => (name === '' ? '(без назви)' : words.name(name))),
    SHOWN_NAMES,
  );
  return `${countOf(names.length, noun)} ${kind === '' ? 'без kind' : words.name(kind)}${place} (${list})`;
}

/** Which of the objects of one name: in brackets, so that no case of the sentence touches it. */
function which(generation: number): string {
  if (generation === 0) return '';
  const word = ['перший', 'другий', 'третій', 'четвертий', 'п’ятий'][generation - 1];
  return ` (${word ?? `${generation}-й`} об’єкт із цією назвою)`;
}

/** `один раз`, `5 разів`, `щонайменше 5 разів`; `''` where it is not known. */
export function times(count: number, certainty: Certainty | string): string {
  if (certainty === 'unknown') return '';
  const exactly = count === 1 ? 'один раз' : countOf(count, TIME);
  return certainty === 'at-least' ? `щонайменше ${exactly}` : exactly;
}

/** `15:00:00`, or `15:00:00 – 15:04:10`; `''` where none is known. */
export function span(from: number | null, to: number | null, words: Words): string {
  return spanOf(from, to, ' – ', words);
}

/** The beginning of a step: when, as far as it is known. */
export function when(repetition: Repetition, words: Words): string {
  return whenOf(repetition, ' – ', words);
}

/** Who spoke, as a subject. */
export function reporter(name: string, words: Words): string {
  return name === '' ? 'джерело без назви' : words.name(name);
}

/** A reason behind the word for an event, also where it is absent. */
export function reason(text: string, words: Words): string {
  return text === '' ? 'без reason' : words.name(text);
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
  return type === '' ? ' (без типу)' : ` (${words.name(type)})`;
}

/** The end of a sentence: a full stop, or a note in quotation marks behind a colon, perhaps one of several. */
export function ending(note: string, words: Words, differed = false): string {
  const text = words.quote(note);
  if (text === '') return '.';
  return `${differed ? '; тексти повідомлень різнилися, один із них' : ''}: “${text}”${/[.!?…]$/.test(text) ? '' : '.'}`;
}

/** The word for an event or some, as the subject of a sentence. */
export function eventsOf(reasons: readonly string[]): string {
  return reasons.length === 1 ? 'подія' : 'події';
}

/** The same as its object. */
export function anEvent(reasons: readonly string[]): string {
  return reasons.length === 1 ? 'подію' : 'події';
}

/** For the head of a sentence. */
export function upperFirst(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
