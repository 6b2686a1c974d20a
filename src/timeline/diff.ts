import type { Occurrences } from '../event/kube-event.ts';
import { sortByUtf8 } from '../text/utf8-order.ts';
import { foldNote } from './folded-note.ts';
import { formatRow } from './row-text.ts';
import { distinct, weakest } from './rows.ts';
import type { StableNames } from './stable-names.ts';
import { subjectOf } from './subject.ts';
import type { TimelineRow } from './timeline.ts';

/** Rows of one timeline that differ by the generated parts of a name alone. */
export interface ComparedRow {
  /** The text of the row, with `*` for what is generated; behind the namespace where rows are compared with it. */
  readonly row: string;
  /** The texts of the rows it stands for, in byte order. */
  readonly rows: readonly string[];
  readonly occurrences: Occurrences;
  /** The names of those who said it, in byte order; none where only rows are left. */
  readonly reporters: readonly string[];
  /** Distinct notes in byte order, without those that differ by numbers, addresses and ids alone. */
  readonly notes: readonly string[];
}

export type RowChange = 'count' | 'reporters' | 'notes';

/** A row of both timelines that says something else in each. */
export interface ChangedRow {
  readonly row: string;
  /** What changed: the count tenfold, who says it, what the notes say. */
  readonly changes: readonly RowChange[];
  /** Notes of one of the two alone, beyond numbers, addresses and ids. */
  readonly notes: { readonly gone: readonly string[]; readonly new: readonly string[] };
  readonly before: ComparedRow;
  readonly after: ComparedRow;
}

/** In the byte order of rows. */
export interface RowsDiff {
  readonly gone: readonly ComparedRow[];
  readonly new: readonly ComparedRow[];
  readonly changed: readonly ChangedRow[];
}

/** How the rows of one timeline are compared. */
export interface RowsSide {
  readonly rows: readonly TimelineRow[];
  /** The namespace that is left out of account, where the two have different ones. */
  readonly folded: string | undefined;
}

/** Rows gone, new and changed, by stable names; with `namespaced` those of each namespace apart. */
export function diffRows(before: RowsSide, after: RowsSide, names: StableNames, namespaced: boolean): RowsDiff {
  const [old, now] = [before, after].map((side) => groupsOf(side, names, namespaced));
  const texts = distinct([...(old?.keys() ?? []), ...(now?.keys() ?? [])]);
  const gone: ComparedRow[] = [];
  const fresh: ComparedRow[] = [];
  const changed: ChangedRow[] = [];
  for (const row of texts) {
    const a = old?.get(row);
    const b = now?.get(row);
    if (a && b) {
      const change = changeOf(a, b);
      if (change.changes.length > 0) changed.push({ row, ...change, before: a.compared, after: b.compared });
    } else if (a) gone.push(a.compared);
    else if (b) fresh.push(b.compared);
  }
  return { gone, new: fresh, changed };
}

interface Group {
  readonly compared: ComparedRow;
  /** The notes, by how they are compared. */
  readonly folded: ReadonlyMap<string, string>;
  /** Whether these are all the notes there were. */
  readonly whole: boolean;
}

function groupsOf({ rows, folded }: RowsSide, names: StableNames, namespaced: boolean): Map<string, Group> {
  const groups = new Map<string, TimelineRow[]>();
  for (const row of rows) {
    const { type, reason, kind, namespaces, apiVersions } = row;
    const places = namespaces.length > 0 ? namespaces : [''];
    const texts = places.map((namespace) => {
      const place = namespace === '' || namespace === folded ? {} : { namespace };
      const [apiVersion] = apiVersions;
      const subject = subjectOf({
        kind,
        name: row.name,
        ...place,
        ...(apiVersion === undefined ? {} : { apiVersion }),
      });
      return formatRow({ type, reason, kind, name: names.of(subject), ...(namespaced ? { namespace } : {}) });
    });
    for (const text of new Set(texts)) {
      const group = groups.get(text);
      if (group) group.push(row);
      else groups.set(text, [row]);
    }
  }
  return new Map([...groups].map(([text, group]) => [text, groupOf(text, group, folded)]));
}

/** As many notes as a row keeps. */
const MOST_NOTES = 20;

function groupOf(row: string, group: readonly TimelineRow[], namespace: string | undefined): Group {
  // In byte order, so that of notes that fold alike the same one is shown whatever the order of the input.
  const notes = new Map<string, string>();
  for (const note of distinct(group.flatMap((one) => one.notes))) {
    const folded = foldNote(note, namespace);
    if (!notes.has(folded)) notes.set(folded, note);
  }
  const said = group.filter(({ events }) => events.length > 0);
  return {
    compared: {
      row,
      rows: sortByUtf8(group, (one) => one.row).map((one) => one.row),
      occurrences: {
        count: group.reduce((sum, { occurrences }) => sum + occurrences.count, 0),
        certainty: weakest(group.map(({ occurrences }) => occurrences.certainty)),
      },
      reporters: distinct(said.flatMap(({ reporters }) => reporters.map(({ name }) => name))),
      notes: [...notes.values()],
    },
    folded: notes,
    whole: said.length === group.length && group.every((one) => one.notes.length < MOST_NOTES),
  };
}

function changeOf(a: Group, b: Group): Pick<ChangedRow, 'changes' | 'notes'> {
  const changes: RowChange[] = [];
  if (isTenfold(a.compared.occurrences, b.compared.occurrences)) changes.push('count');
  const [before, after] = [a.compared.reporters, b.compared.reporters];
  if (before.length > 0 && after.length > 0 && before.join('\n') !== after.join('\n')) changes.push('reporters');
  const known = a.whole && b.whole;
  const notes = { gone: known ? notesWithout(a, b) : [], new: known ? notesWithout(b, a) : [] };
  if (notes.gone.length + notes.new.length > 0) changes.push('notes');
  return { changes, notes };
}

function notesWithout({ folded }: Group, other: Group): string[] {
  return [...folded].flatMap(([fold, note]) => (other.folded.has(fold) ? [] : note));
}

/**
 * Counts always differ; ten times as many, and ten more, is another picture. Of a lower bound it is only known that there
 * were more, so the smaller one must be exact.
 */
function isTenfold(a: Occurrences, b: Occurrences): boolean {
  const [less, more] = a.count <= b.count ? [a, b] : [b, a];
  if (less.certainty !== 'exact' || more.certainty === 'unknown') return false;
  return more.count >= 10 * less.count && more.count - less.count >= 10;
}
