import type { Certainty } from '../../../event/kube-event.ts';
import type { Repetition } from '../../../findings/repetition.ts';
import { pluralOf } from '../../../timeline/kind-names.ts';
import type { ObjectsNamed } from '../../claim.ts';
import type { Words } from '../../words.ts';
import { spanOf, whenOf } from '../span.ts';

const SHOWN_NAMES = 3;

/** `1 event`, `3 events`. */
export function countOf(count: number, singular: string, plural = `${singular}s`): string {
  return `${count} ${count === 1 ? singular : plural}`;
}

/** `a`, `a and b`, `a, b and c`. */
export function listOf(items: readonly string[]): string {
  if (items.length < 2) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The same, at most `most` items long: `a, b and 3 more`. */
export function shortListOf(items: readonly string[], most: number): string {
  if (items.length <= most) return listOf(items);
  return `${items.slice(0, most).join(', ')} and ${items.length - most} more`;
}

/** `Pod/a in shop`, `the second Backup/nightly in shop`, `200 Pods in shop (a, b, c and 197 more)`. */
export function objects({ kind, names, namespace, generation }: ObjectsNamed, words: Words): string {
  const place = namespace === '' ? '' : ` in ${words.name(namespace)}`;
  const shownKind = kind === '' ? 'no kind' : words.name(kind);
  if (kind === '' && names.every((name) => name === '')) return 'no object';
  if (names.length === 1) {
    const name = names[0] === '' ? 'without a name' : words.name(names[0] as string);
    return `${ordinal(generation)}${shownKind}/${name}${place}`;
  }
  const list = shortListOf(
    names.map((name) => (name === '' ? 'no name' : words.name(name))),
    SHOWN_NAMES,
  );
  const kinds = kind === '' ? 'objects of no kind' : pluralOf(shownKind);
  return `${names.length} ${kinds}${place} (${list})`;
}

function ordinal(generation: number): string {
  if (generation === 0) return '';
  const word = ['first', 'second', 'third', 'fourth', 'fifth'][generation - 1];
  const ending = { 1: 'st', 2: 'nd', 3: 'rd' }[/1\d$/.test(String(generation)) ? 0 : generation % 10] ?? 'th';
  return `the ${word ?? `${generation}${ending}`} `;
}

/** `once`, `5 times`, `at least 5 times`; `''` where it is not known. */
export function times(count: number, certainty: Certainty | string): string {
  if (certainty === 'unknown') return '';
  const exactly = count === 1 ? 'once' : `${count} times`;
  return certainty === 'at-least' ? `at least ${exactly}` : exactly;
}

/** `15:00:00`, or `15:00:00 to 15:04:10`; `''` where none is known. */
export function span(from: number | null, to: number | null, words: Words): string {
  return spanOf(from, to, ' to ', words);
}

/** The beginning of a step: when, as far as it is known. */
export function when(repetition: Repetition, words: Words): string {
  return whenOf(repetition, ' to ', words);
}

/** Who spoke, as a subject. */
export function reporter(name: string, words: Words): string {
  return name === '' ? 'a reporter without a name' : words.name(name);
}

/** A reason, also where it is absent. */
export function reason(text: string, words: Words): string {
  return text === '' ? 'no reason' : words.name(text);
}

/** An event's type, only where it says more than that all is normal. */
export function typeInBrackets(type: string, words: Words): string {
  if (type === 'Normal') return '';
  return type === '' ? ' (no type)' : ` (${words.name(type)})`;
}

/** The end of a sentence: a full stop, or a note in quotation marks behind a colon, perhaps one of several. */
export function ending(note: string, words: Words, differed = false): string {
  const text = words.quote(note);
  if (text === '') return '.';
  return `${differed ? '; the messages differed, such as' : ''}: “${text}”${/[.!?…]$/.test(text) ? '' : '.'}`;
}
