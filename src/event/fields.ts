import { isObject } from '../text/plain-json.ts';
import type { ProblemLog } from './problem-log.ts';
import { shown } from './problem-log.ts';

/**
 * A field that should be text, verbatim. Absent, null and `""` are `""`. Anything else is shown as compact JSON, with a
 * problem, so that it can be seen; a number too large for a double has no value left to show and reads as absent.
 */
export function readText(value: unknown, field: string, log: ProblemLog): string {
  if (value === undefined || value === null || value === '') return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && !Number.isFinite(value)) {
    log.add('not-text', field, 'a number too large for a double was read as absent');
    return '';
  }
  log.add('not-text', field, `text expected, ${kindOf(value)} found: ${shown(value)}`);
  return compactJson(value);
}

/** A field of identity that some writers give as a number (resourceVersion, mostly): its text, without a problem. */
export function readIdentity(value: unknown, field: string, log: ProblemLog): string {
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : readText(value, field, log);
}

/** A field that should be an object; anything else is a problem and reads as absent. */
export function readObject(value: unknown, field: string, log: ProblemLog): Readonly<Record<string, unknown>> | null {
  if (value === undefined || value === null) return null;
  if (isObject(value)) return value;
  log.add('not-an-object', field, `an object expected, ${kindOf(value)} found: ${shown(value)}`);
  return null;
}

/**
 * A count: a whole number above 0, as a number or in digits. 0 is an absent count (core v1 leaves it out, the new API
 * prints it). What is negative, broken or no number is a problem; `given` keeps whole numbers all the same.
 */
export function readCount(
  value: unknown,
  field: string,
  log: ProblemLog,
): { given: number | null; usable: number | null } {
  if (value === undefined || value === null || value === 0) return { given: null, usable: null };
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  if (typeof number === 'number' && Number.isSafeInteger(number)) {
    if (number > 0) return { given: number, usable: number };
    if (number === 0) return { given: null, usable: null };
  }
  log.add('count-unparsable', field, `a whole number above 0 expected, found ${shown(value)}`);
  return { given: typeof number === 'number' && Number.isSafeInteger(number) ? number : null, usable: null };
}

/** A map of texts, such as labels; keys like `__proto__` are ordinary. */
export function readTextMap(value: unknown, field: string, log: ProblemLog, omit?: string): Record<string, string> {
  const map = readObject(value, field, log);
  if (!map) return {};
  const entries = Object.entries(map).filter(([key]) => key !== omit);
  return Object.fromEntries(entries.map(([key, inner]) => [key, readText(inner, `${field}.${key}`, log)]));
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'an array';
  return typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}

function compactJson(value: unknown): string {
  return typeof value === 'bigint' ? String(value) : (JSON.stringify(value) ?? '');
}
