import { humanDuration } from '../render/human-duration.ts';

/** An age as kubectl prints it, by its form. */
const AGE = '(?:<unknown>|<invalid>|(?:\\d{1,9}[ydhms]){1,3})';

/** A row of `kubectl events` or `kubectl get events`, behind a namespace with -A. Widths of columns do not matter. */
const ROW = new RegExp(
  `^\\s*(?:([a-z0-9][-a-z0-9]*)\\s+)?(${AGE})(?:\\s\\(x([1-9]\\d{0,8}) over (${AGE})\\))?\\s+(\\S+)\\s+(\\S+)\\s+(\\S+)(?:\\s+(.*))?$`,
);

/** The last columns of `-o wide`: FIRST SEEN, COUNT and NAME. */
const TAIL = new RegExp(`^(.*\\S)\\s+(${AGE})\\s+(\\d{1,9})\\s+(\\S+)$`);

const HEADINGS = /^\s*(?:NAMESPACE\s+)?LAST SEEN\s+TYPE\s+REASON\s+OBJECT\s+(?:SUBOBJECT\s+SOURCE\s+)?MESSAGE\b/;

/** Headings of another table, or such that somebody wrote. */
const OTHER_HEADINGS = /^(?!\s*(?:NAMESPACE\s+)?LAST SEEN\s+TYPE\s)[A-Z\s]{0,99}\bTYPE\s+REASON\b/;

export interface TableRow {
  /** Undefined where the table has no such column. */
  readonly namespace: string | undefined;
  readonly lastSeen: string;
  /** Undefined without `(xN over AGE)`. */
  readonly count: number | undefined;
  /** The age behind `over`; `''` without one. */
  readonly over: string;
  readonly type: string;
  readonly reason: string;
  readonly object: string;
  /** Everything behind the object. */
  readonly rest: string;
}

/**
 * The rows of a table of events; lines that are none (headings, the rest of a message of many lines) are left out, and so is
 * what has headings that kubectl does not print.
 */
export function tableRows(lines: readonly string[]): TableRow[] {
  if (lines.some((line) => OTHER_HEADINGS.test(line))) return [];
  return lines.flatMap((line) => {
    const match = HEADINGS.test(line) ? null : ROW.exec(line);
    if (!match) return [];
    const [, namespace, lastSeen = '', count, over = '', type = '', reason = '', object = '', rest = ''] = match;
    if (!isPrinted(lastSeen) || (over !== '' && !isPrinted(over))) return [];
    return [
      {
        namespace,
        lastSeen,
        count: count === undefined ? undefined : Number(count),
        over,
        type,
        reason,
        object,
        rest: rest.trim(),
      },
    ];
  });
}

export interface WideColumns {
  /** The component alone, without its host. */
  readonly source: string;
  readonly message: string;
  readonly firstSeen: string;
  readonly count: number;
  readonly name: string;
}

/** The source of a row, `component` or `component, host`, and the message behind it. */
const SOURCE = /^([^\s,]+)(?:, (\S+))?(?:\s+(.*))?$/;

/** What only `-o wide` prints of a row; undefined where the row has none of it. */
export function wideColumns({ rest }: TableRow): WideColumns | undefined {
  const [, head = '', firstSeen = '', count, name = ''] = TAIL.exec(rest) ?? [];
  // A subobject such as spec.containers{app} stands before the source, mostly there is none.
  const [, source, , message = ''] = SOURCE.exec(head.replace(/^spec\.\S+\s+/, '')) ?? [];
  if (source === undefined || !isPrinted(firstSeen)) return undefined;
  return { source, message, firstSeen, count: Number(count), name };
}

const UNITS: Readonly<Record<string, number>> = { y: 31_536_000, d: 86_400, h: 3_600, m: 60, s: 1 };

/** Seconds of an age as kubectl prints it; undefined for `<unknown>` and `<invalid>`. */
export function ageSeconds(age: string): number | undefined {
  if (age.startsWith('<')) return undefined;
  let seconds = 0;
  for (const [, number, unit] of age.matchAll(/(\d+)([ydhms])/g)) {
    seconds += Number(number) * (UNITS[unit as string] as number);
  }
  return seconds;
}

/** Whether kubectl prints an age like that: `90m1s` is none, for it tells no seconds of so many minutes. */
function isPrinted(age: string): boolean {
  const seconds = ageSeconds(age);
  return seconds === undefined || humanDuration(seconds * 1_000_000) === age;
}

/** A row as a person reads it. */
export function toldRow({ lastSeen, count, over, type, reason, object }: TableRow): string {
  return `${lastSeen}${count === undefined ? '' : ` (x${count} over ${over})`} ${type} ${reason} ${object}`;
}

/** What a report says where none of the rows is the one wanted. */
export function toldRows(rows: readonly TableRow[]): string {
  if (rows.length === 0) return 'no row of a table of events';
  return rows.slice(0, 3).map(toldRow).join('; ') + (rows.length > 3 ? `; ${rows.length - 3} more` : '');
}
