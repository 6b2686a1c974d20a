import stringWidth from 'string-width';
import type { Time } from '../event/kube-event.ts';
import { clockOf } from '../incident/words.ts';
import { withRowsGiven } from '../text/given.ts';
import { excerpt, showHidden } from '../text/hidden.ts';
import type { TimelineRow } from '../timeline/timeline.ts';
import { humanDuration } from './human-duration.ts';
import type { WithRows } from './rows.ts';
import { clockOfTable } from './table-clock.ts';

export interface TableOptions {
  /** The moment ages are counted from: a Date or RFC 3339 text. */
  readonly now: Date | string;
  /** Add absolute times, namespaces, API versions and the whole of the newest note; false by default. */
  readonly wide?: boolean;
  /** Put the namespaces first; false by default. */
  readonly namespaced?: boolean;
  /** An IANA time zone for absolute times; UTC by default. */
  readonly timezone?: string;
  /** Colours a line of the table by its row; none by default. */
  readonly paint?: (line: string, row: TimelineRow) => string;
}

const NOTE_WIDTH = 100;

/**
 * The rows as a table for people, last seen last, rows without a time at the end. Control characters are made visible.
 * Throws `bad-option` for a bad `now` or time zone.
 */
export function renderTable(given: WithRows, options: TableOptions): string {
  const { rows } = withRowsGiven(given);
  const now = clockOfTable(options);
  const { wide = false, namespaced = false, timezone = 'UTC', paint = (line) => line } = options;
  const clock = clockOf(timezone);
  const at = (time: Time | null) => {
    if (!time) return '<unknown>';
    const { day, time: moment } = clock(time.micros);
    return `${day} ${moment}`;
  };
  const columns: [string, (row: TimelineRow) => string][] = [
    ...(namespaced ? [column('NAMESPACE', ({ namespaces }) => namespaces.map(shown).join(','))] : []),
    column('LAST SEEN', ({ lastSeen }) => (lastSeen ? humanDuration(now - lastSeen.micros) : '<unknown>')),
    column('COUNT', countOf),
    column('TYPE', ({ type }) => shown(type)),
    column('REASON', ({ reason }) => shown(reason)),
    column('OBJECT', ({ kind, name }) => `${shown(kind)}/${shown(name)}`),
    column('REPORTER', ({ reporters }) => reporters.map(({ name, class: said }) => shown(name || said)).join(',')),
    ...(wide
      ? [
          column(`FIRST SEEN (${timezone})`, ({ firstSeen }) => at(firstSeen)),
          column(`LAST SEEN (${timezone})`, ({ lastSeen }) => at(lastSeen)),
          column('API VERSION', ({ apiVersions }) => apiVersions.map(shown).join(',')),
        ]
      : []),
    column('NOTE', ({ notes }) => (wide ? showHidden(notes[0] ?? '') : excerpt(notes[0] ?? '', NOTE_WIDTH))),
  ];
  const byTime = [...rows].sort((a, b) => seen(a) - seen(b));
  const cells = byTime.map((row) => columns.map(([, cell]) => cell(row)));
  const [heading = '', ...lines] = align([columns.map(([name]) => name), ...cells]);
  return [heading, ...lines.map((line, index) => paint(line, byTime[index] as TimelineRow))]
    .map((line) => `${line}\n`)
    .join('');
}

function column(heading: string, cell: (row: TimelineRow) => string): [string, (row: TimelineRow) => string] {
  return [heading, cell];
}

function shown(text: string): string {
  return text === '' ? '<none>' : excerpt(text, NOTE_WIDTH);
}

function countOf({ occurrences: { count, certainty } }: TimelineRow): string {
  return certainty === 'exact' ? String(count) : certainty === 'at-least' ? `${count}+` : '?';
}

function seen({ lastSeen }: TimelineRow): number {
  return lastSeen?.micros ?? Number.MAX_SAFE_INTEGER;
}

/** How many columns a text takes. Nearly all is ASCII, where it is the length, and that is asked a hundred times faster. */
function widthOf(text: string): number {
  return /^[ -~]*$/.test(text) ? text.length : stringWidth(text);
}

/** Columns as wide as their widest cell, three blanks between, none behind the last. Wide characters count twice. */
function align(lines: readonly (readonly string[])[]): string[] {
  const widths = (lines[0] ?? []).map((_, index) =>
    lines.reduce((widest, line) => Math.max(widest, widthOf(line[index] ?? '')), 0),
  );
  return lines.map((line) => {
    const cells = line.map((cell, index) => cell + ' '.repeat((widths[index] ?? 0) - widthOf(cell) + 3));
    return cells.join('').trimEnd();
  });
}
