/** An age as kubectl prints it. */
const AGE = '(?:<unknown>|<invalid>|(?:\\d{1,9}[ydhms]){1,3})';

/** A row of `kubectl events` or `kubectl get events`, behind a namespace with -A. Widths of columns do not matter. */
const ROW = new RegExp(
  `^\\s*(?:([a-z0-9][-a-z0-9]*)\\s+)?(${AGE})(?:\\s\\(x(\\d{1,9}) over (${AGE})\\))?\\s+(\\S+)\\s+(\\S+)\\s+(\\S+)(?:\\s+(.*))?$`,
);

/** The last columns of `-o wide`: FIRST SEEN, COUNT and NAME. */
const TAIL = new RegExp(`^(.*\\S)\\s+(${AGE})\\s+(\\d{1,9})\\s+(\\S+)$`);

const HEADINGS = /^\s*(?:NAMESPACE\s+)?LAST SEEN\s+TYPE\s+REASON\s+OBJECT\s+(?:SUBOBJECT\s+SOURCE\s+)?MESSAGE\b/;

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

/** The rows of a table of events; lines that are none (headings, the rest of a message of many lines) are left out. */
export function tableRows(lines: readonly string[]): TableRow[] {
  return lines.flatMap((line) => {
    const match = HEADINGS.test(line) ? null : ROW.exec(line);
    if (!match) return [];
    const [, namespace, lastSeen = '', count, over = '', type = '', reason = '', object = '', rest = ''] = match;
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

/** What only `-o wide` prints of a row; undefined where the row has none of it. */
export function wideColumns({ rest }: TableRow): { source: string; name: string } | undefined {
  const match = TAIL.exec(rest);
  if (!match) return undefined;
  // A subobject such as spec.containers{app} stands before the source, mostly there is none.
  const source = (match[1] as string).replace(/^spec\.\S+\s+/, '').split(/,|\s{2,}|\t/)[0] as string;
  return { source: source.trim(), name: match[4] as string };
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

/** A row as a person reads it. */
export function toldRow({ lastSeen, count, over, type, reason, object }: TableRow): string {
  return `${lastSeen}${count === undefined ? '' : ` (x${count} over ${over})`} ${type} ${reason} ${object}`;
}

/** What a report says where none of the rows is the one wanted. */
export function toldRows(rows: readonly TableRow[]): string {
  if (rows.length === 0) return 'no row of a table of events';
  return rows.slice(0, 3).map(toldRow).join('; ') + (rows.length > 3 ? `; ${rows.length - 3} more` : '');
}
