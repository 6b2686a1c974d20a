import type { Answer } from './answer.ts';
import { isProblem } from './check.ts';

/** A row of timeline.txt, taken apart at its blanks. */
export interface LabRow {
  readonly text: string;
  readonly type: string;
  readonly reason: string;
  /** `<kind>/<name>`. */
  readonly object: string;
}

/** A word that can stand as type or reason; one that begins with a digit is an age, a time or a count. */
const WORD = /^(?:[A-Za-z][A-Za-z0-9_.:\\-]*|<none>)$/;

/** A reason of several words has plain ones only, for `x5` and `3m` are counts and ages. */
const PLAIN_WORD = /^[A-Za-z][A-Za-z_-]*$/;

/** A type or reason among the words of a reason: the row holds more columns than it may, such as a namespace. */
const COLUMN = /^(?:Normal|Warning|Critical|[A-Z][a-z]+(?:[A-Z][a-z]+)+)$/;

const OBJECT = /^(?:[A-Za-z][A-Za-z0-9.-]*|<none>)\/[^\s/]+$/;

/** A line as a row `<type> <reason> <kind>/<name>` and nothing besides; undefined where it is none. */
export function labRow(line: string): LabRow | undefined {
  const words = line.split(' ');
  const [type = '', ...rest] = words;
  const object = rest.pop() ?? '';
  const reason = rest.join(' ');
  const one = rest.length === 1 && WORD.test(reason);
  const several =
    rest.length > 1 && rest.every((word) => PLAIN_WORD.test(word)) && !rest.some((word) => COLUMN.test(word));
  if (!WORD.test(type) || !(one || several) || !OBJECT.test(object)) return undefined;
  return { text: line, type, reason, object };
}

/** The rows of timeline.txt, without lines that are none; empty where there is no such file. */
export function rowsOf(answer: Answer): readonly LabRow[] {
  const lines = answer.lines('timeline.txt');
  return isProblem(lines) ? [] : lines.value.flatMap((line) => labRow(line) ?? []);
}
