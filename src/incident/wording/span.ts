import type { Repetition } from '../../findings/repetition.ts';
import type { Words } from '../words.ts';

/**
 * When something was, with a language's mark between the first and the last time: `15:00:00`, or `15:00:00 to 15:04:10`, with
 * the day where the second is of another one; `''` where none is known.
 */
export function spanOf(from: number | null, to: number | null, mark: string, words: Words): string {
  const start = from ?? to;
  const end = to ?? from;
  if (start === null || end === null) return '';
  const first = words.time(start);
  const sameDay = words.day(start) === words.day(end);
  const last = sameDay ? words.time(end) : `${words.day(end)} ${words.time(end)}`;
  // A first time refined by the event's name may pass a last one of whole seconds.
  return end <= start || first === last ? first : `${first}${mark}${last}`;
}

/** The beginning of a step: when, as far as it is known. */
export function whenOf({ from, to }: Repetition, mark: string, words: Words): string {
  const shown = spanOf(from, to, mark, words);
  return shown === '' ? '' : `${shown}: `;
}
