import type { Time, TimeSource } from './kube-event.ts';

const SECOND = 1_000_000;

/** RFC 3339, with any fraction and any offset; `T` and `Z` in either case, or a blank for the `T`. */
const RFC_3339 = /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d):(\d\d)(?:\.(\d{1,64}))?([Zz]|[+-]\d\d:\d\d)$/;

/** 0001-01-01T00:00:00Z in microseconds since 1970. */
const GO_ZERO = -62_135_596_800 * SECOND;

/** What reading a time gave: a time, no time (null, `""`, absent and year 1 all mean none), or why it is none. */
export type TimeReading =
  | { readonly time: Time }
  | { readonly time: null; readonly odd?: 'time-unparsable' | 'time-epoch' | 'time-year-one' };

const NO_TIME: TimeReading = { time: null };
const UNPARSABLE: TimeReading = { time: null, odd: 'time-unparsable' };

/**
 * Reads the value of one time field. Text is expected; a `Date`, which typed clients make of it, is taken too. A number
 * is no time: its unit would be a guess.
 */
export function readTime(value: unknown, from: TimeSource): TimeReading {
  if (value === undefined || value === null || value === '') return NO_TIME;
  if (value instanceof Date) return readDate(value, from);
  if (typeof value !== 'string') return UNPARSABLE;
  const match = RFC_3339.exec(value);
  if (!match) return UNPARSABLE;
  const [, year, month, day, hour, minute, second, fraction = '', offset = 'Z'] = match;
  const seconds = utcSeconds(Number(year), Number(month), Number(day), Number(hour), Number(minute), Number(second));
  const shift = offsetSeconds(offset);
  if (seconds === undefined || shift === undefined) return UNPARSABLE;
  // Digits after the sixth are cut, not rounded: the moment must not move past a later event.
  const micros = (seconds - shift) * SECOND + Number(fraction.slice(0, 6).padEnd(6, '0'));
  if (micros === 0) return { time: null, odd: 'time-epoch' };
  // Go's zero time, which tools without `omitempty` write for "not set"; near it only what was shifted or miscounted is.
  if (micros === GO_ZERO) return NO_TIME;
  if (year === '0001' || year === '0000') return { time: null, odd: 'time-year-one' };
  const precision = fraction.length === 0 ? 'second' : fraction.length <= 3 ? 'milli' : 'micro';
  return { time: { text: value, micros, precision, from } };
}

function readDate(date: Date, from: TimeSource): TimeReading {
  const millis = date.getTime();
  if (Number.isNaN(millis)) return UNPARSABLE;
  if (date.getUTCFullYear() === 1) return NO_TIME;
  if (millis === 0) return { time: null, odd: 'time-epoch' };
  const whole = millis % 1000 === 0;
  const text = whole ? date.toISOString().replace('.000Z', 'Z') : date.toISOString();
  return { time: { text, micros: millis * 1000, precision: whole ? 'second' : 'milli', from } };
}

/** Seconds since 1970, or undefined for a date that no calendar has. Leap seconds are refused, as Go does. */
function utcSeconds(year: number, month: number, day: number, hour: number, minute: number, second: number) {
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return undefined;
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  return daysSince1970(year, month, day) * 86_400 + hour * 3_600 + minute * 60 + second;
}

function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Days from 1970-01-01 in the proleptic Gregorian calendar. `Date.UTC` would read years 0 to 99 as 19xx. */
function daysSince1970(year: number, month: number, day: number): number {
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  return date.getTime() / 86_400_000;
}

function offsetSeconds(offset: string): number | undefined {
  if (offset === 'Z' || offset === 'z') return 0;
  const hours = Number(offset.slice(1, 3));
  const minutes = Number(offset.slice(4, 6));
  if (hours > 23 || minutes > 59) return undefined;
  return (offset.startsWith('-') ? -1 : 1) * (hours * 3_600 + minutes * 60);
}

/** A moment as RFC 3339 in UTC, with six decimals, or without any where `precision` is `second`. */
export function formatMicros(micros: number, precision: Time['precision'] = 'micro'): string {
  const seconds = Math.floor(micros / SECOND);
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return 'out of range';
  const whole = date.toISOString().slice(0, -5);
  if (precision === 'second') return `${whole}Z`;
  const fraction = String(micros - seconds * SECOND).padStart(6, '0');
  return `${whole}.${precision === 'milli' ? fraction.slice(0, 3) : fraction}Z`;
}

const NANOS_IN_NAME = /^[0-9a-f]{13,16}$/;

/**
 * The moment in an event's name as nanoseconds since 1970, where a recorder made the name: the object's name, a dot and
 * the hex of Go's `UnixNano` (client-go tools/record/event.go makeEvent and tools/events/event_recorder.go, v0.36).
 */
export function nanosInName(eventName: string, objectName: string | undefined): bigint | undefined {
  if (!objectName || eventName[objectName.length] !== '.' || !eventName.startsWith(objectName)) return undefined;
  const hex = eventName.slice(objectName.length + 1);
  return NANOS_IN_NAME.test(hex) ? BigInt(`0x${hex}`) : undefined;
}

/** How far the name's moment may lie from a stored time and still be taken for the same moment, in microseconds. */
const NAME_TOLERANCE = 2 * SECOND;

/** A time of whole seconds made exact by the name's nanoseconds, where the two agree within two seconds. */
export function refineByName(time: Time, nanos: bigint | undefined): Time {
  if (nanos === undefined || time.precision !== 'second') return time;
  const micros = Number(nanos / 1000n);
  if (Math.abs(micros - time.micros) > NAME_TOLERANCE) return time;
  return { text: formatMicros(micros), micros, precision: 'micro', from: 'metadata.name' };
}
