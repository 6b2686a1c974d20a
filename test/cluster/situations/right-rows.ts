import { isDeepStrictEqual } from 'node:util';
import type { Timeline, TimelineRow } from '../../../src/index.ts';
import type { RightRow } from './situation.ts';

/** What each name in angle brackets stands for. */
export type Names = ReadonlyMap<string, string>;

export interface Comparison {
  /** The right rows, with what their names stand for, as far as there is something. */
  readonly wanted: readonly RightRow[];
  /** The rows of the timeline. A note that is as it should be is told by its pattern. */
  readonly found: readonly RightRow[];
}

/** Puts rows of a timeline beside the right ones: equal, in the same order, where the timeline is right. */
export function compareRows(right: readonly RightRow[], timeline: Timeline, known: Names): Comparison {
  const rows = timeline.rows.filter((row) => !isOfKubelet(row));
  const compare = (names: Names): Comparison => {
    const wanted = right.map(({ row, by, says }) => ({
      row: fillIn(row, names),
      by,
      says: says.map((note) => fillIn(note, names)).sort(),
    }));
    const patterns = new Map(wanted.map(({ row, says }) => [row, says]));
    const found = rows.map((row) => asRightRow(row, patterns.get(row.row) ?? []));
    return { wanted: wanted.sort((one, other) => (one.row < other.row ? -1 : 1)), found };
  };
  // Which of two pods is which may be told by their notes alone; where these are wrong, the rows must do.
  const names =
    findNames(right, rows, known, (all) => isRight(compare(all))) ?? findNames(right, rows, known, () => true);
  return compare(names ?? known);
}

export function isRight({ wanted, found }: Comparison): boolean {
  return isDeepStrictEqual(wanted, found);
}

/** Where kubelets are real, they say more, of which the situations know nothing. */
function isOfKubelet({ reporters }: TimelineRow): boolean {
  return reporters.every((reporter) => reporter.class === 'kubelet');
}

/** What the names stand for, such that every right row is a row, and that are good; undefined where there is no such way. */
function findNames(
  right: readonly RightRow[],
  rows: readonly TimelineRow[],
  known: Names,
  isGood: (names: Names) => boolean,
): Names | undefined {
  const [next, ...others] = right;
  if (next === undefined) return isGood(known) ? known : undefined;
  for (const { row } of rows) {
    const more = namesOf(next.row, row, known);
    const all = more && findNames(others, rows, more, isGood);
    if (all) return all;
  }
  return undefined;
}

function namesOf(pattern: string, row: string, names: Names): Names | undefined {
  const unknown: string[] = [];
  const source = literally(fillIn(pattern, names)).replace(/<(\w+)>/g, (_, name) => {
    unknown.push(name);
    return '([a-z0-9]+)';
  });
  const found = new RegExp(`^${source}$`).exec(row);
  if (!found) return undefined;
  const all = new Map(names);
  unknown.forEach((name, index) => {
    all.set(name, found[index + 1] as string);
  });
  return new Set(all.values()).size === all.size ? all : undefined;
}

function asRightRow({ row, reporters, notes }: TimelineRow, patterns: readonly string[]): RightRow {
  const told = notes.map((note) => patterns.find((pattern) => fits(note, pattern)) ?? note);
  return { row, by: reporters.map(({ name }) => name).join(', '), says: [...new Set(told)].sort() };
}

function fits(note: string, pattern: string): boolean {
  return new RegExp(`^${literally(pattern).replaceAll('\\*', '.*')}$`, 's').test(note);
}

function fillIn(text: string, names: Names): string {
  return text.replace(/<(\w+)>/g, (whole, name) => names.get(name) ?? whole);
}

function literally(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}
