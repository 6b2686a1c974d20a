import { OpTimelineError } from '../error.ts';
import { shown } from './problem-log.ts';
import { readTime } from './time.ts';

/** Microseconds since 1970 of a Date or RFC 3339 text. Throws `bad-option` for anything else. */
export function microsOf(now: Date | string): number {
  const { time } = readTime(now, 'eventTime');
  if (time) return time.micros;
  throw new OpTimelineError('bad-option', `a Date or an RFC 3339 time expected, not ${shown(now)}`, {
    remedy: 'such as 2026-01-31T09:30:00Z',
  });
}
