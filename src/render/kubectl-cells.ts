import type { KubeEvent, ProblemCode, Time } from '../event/kube-event.ts';
import { humanDuration } from './human-duration.ts';

/** What both of kubectl's tables of events can be asked for. */
export interface KubectlTableOptions {
  /** The moment ages are counted from: a Date or RFC 3339 text. */
  readonly now: Date | string;
  /** Put the namespace first, as `-A` does; false by default. */
  readonly allNamespaces?: boolean;
  /** Leave the headings out; false by default. */
  readonly noHeaders?: boolean;
}

/** Times that we read as not set, and kubectl does not, in microseconds since 1970. */
const READ_AS_NOT_SET: Partial<Record<ProblemCode, number>> = {
  'time-epoch': 0,
  'time-year-one': -62_135_596_799_000_000,
};

/** A time as kubectl sees it, in microseconds since 1970: undefined for its zero. */
export function timeOf(event: KubeEvent, time: Time | null | undefined, field: string): number | undefined {
  if (time) return time.micros;
  const problem = event.problems.find(({ code, field: odd }) => odd === field && Object.hasOwn(READ_AS_NOT_SET, code));
  return problem && READ_AS_NOT_SET[problem.code];
}

/** The four times of an event, as kubectl sees them. */
export function timesOf(event: KubeEvent) {
  const { series, lastTimestamp, eventTime, firstTimestamp } = event;
  return {
    observed: timeOf(event, series?.lastObservedTime, 'series.lastObservedTime'),
    last: timeOf(event, lastTimestamp, 'lastTimestamp'),
    event: timeOf(event, eventTime, 'eventTime'),
    first: timeOf(event, firstTimestamp, 'firstTimestamp'),
  };
}

/** Go's longest time.Duration, in microseconds: 292 years. */
const LONGEST = 2 ** 63 / 1000;

/** How long ago, in kubectl's words. */
export function ageOf(micros: number | undefined, now: number): string {
  return micros === undefined ? '<unknown>' : humanDuration(Math.min(now - micros, LONGEST));
}

/** What Go's strings.TrimSpace takes for a blank: JavaScript's, with U+0085 and without U+FEFF. */
const BLANK = '[\\t-\\r \\u0085\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]';
const ONE_BLANK = new RegExp(BLANK);
const BLANKS_FIRST = new RegExp(`^${BLANK}+`);

/** A text without blanks at its ends, as Go trims it. */
export function trimmed(text: string): string {
  let end = text.length;
  while (end > 0 && ONE_BLANK.test(text[end - 1] as string)) end--;
  return text.slice(0, end).replace(BLANKS_FIRST, '');
}

/** A cell with the two characters that kubectl makes visible (k8s.io/cli-runtime pkg/printers/terminal.go, v0.33). */
export function escaped(cell: string): string {
  return cell.replaceAll('\u001b', '^[').replaceAll('\r', '\\r');
}
