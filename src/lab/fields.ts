import { isObject } from '../text/plain-json.ts';
import type { Fields } from './answer.ts';

/** The value at a path of keys; undefined where there is none. Inherited properties are no fields. */
export function at(value: unknown, ...path: readonly string[]): unknown {
  let inner = value;
  for (const key of path) {
    if (!isObject(inner) || !Object.hasOwn(inner, key)) return undefined;
    inner = inner[key];
  }
  return inner;
}

/** The object at a path; an empty one where there is none. */
export function objectAt(value: unknown, ...path: readonly string[]): Fields {
  const found = at(value, ...path);
  return isObject(found) ? found : {};
}

/** Whether a field says nothing: the API server treats these alike. */
export function isUnset(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === 0) return true;
  return isObject(value) && Object.values(value).every(isUnset);
}

/** A value as a person reads it in a report. */
export function shown(value: unknown): string {
  if (value === undefined) return 'nothing';
  return JSON.stringify(value) ?? 'nothing';
}
