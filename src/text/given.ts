import { OpTimelineError } from '../error.ts';
import { isObject } from './plain-json.ts';

/** The options of a call: none where null or nothing is given. Throws `bad-option` for what is no object. */
export function optionsGiven<Options extends object>(options: Options | null | undefined): Partial<Options> {
  if (options === undefined || options === null) return {};
  return objectGiven(options, 'options');
}

/** An argument that must be an object. Throws `bad-option`, with the words for what was expected. */
export function objectGiven<Value extends object>(value: Value, expected: string): Value {
  if (isObject(value)) return value;
  throw new OpTimelineError('bad-option', `expected ${expected}, not ${kindOf(value)}`);
}

/** An argument that must be an array, each item of it as `isItem` says. Throws `bad-option`. */
export function arrayGiven<Item>(
  value: readonly Item[],
  expected: string,
  isItem: (item: unknown) => boolean = () => true,
): readonly Item[] {
  if (!Array.isArray(value)) throw new OpTimelineError('bad-option', `expected ${expected}, not ${kindOf(value)}`);
  const at = value.findIndex((item) => !isItem(item));
  if (at < 0) return value;
  throw new OpTimelineError('bad-option', `expected ${expected}, but item ${at} is ${kindOf(value[at])}`);
}

/** An argument that must have rows: a timeline or a document. Throws `bad-option`. */
export function withRowsGiven<Value extends { readonly rows: readonly unknown[] }>(value: Value): Value {
  const expected = 'a timeline or a document with its rows';
  arrayGiven(objectGiven(value, expected).rows, `${expected}, each an object`, isObject);
  return value;
}

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'an array';
  return isObject(value) ? 'such an object' : typeof value;
}
