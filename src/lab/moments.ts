import { microsOf } from '../event/moment.ts';

/** RFC 3339 as Go's Time takes it: `T` and `Z` in upper case; a comma may begin the fraction, as `date -Ins` writes it. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:[.,]\d{1,64})?(?:Z|[+-]\d\d:\d\d)$/;

/** MicroTime's layout: exactly six digits of fraction. */
export const MICRO_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.,]\d{6}(?:Z|[+-]\d\d:\d\d)$/;

/** Microseconds since 1970 of a time that the API takes and that says something; undefined for all else. */
export function microsIn(value: unknown, form = TIME): number | undefined {
  if (typeof value !== 'string' || !form.test(value)) return undefined;
  try {
    return microsOf(value.replace(',', '.'));
  } catch {
    return undefined;
  }
}

/** The zero of Go's times, which says nothing. */
const ZERO = /^0001-01-01T00:00:00(?:[.,]0+)?Z$/;

/** Whether the API takes a value as a time of this form. */
export function isTime(value: unknown, form = TIME): boolean {
  if (microsIn(value, form) !== undefined) return true;
  return typeof value === 'string' && form.test(value) && ZERO.test(value);
}
