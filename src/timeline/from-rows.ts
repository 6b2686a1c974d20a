import { reporterOfRow } from '../event/reporter.ts';
import type { ReasonCatalogue } from '../reasons/index.ts';
import { builtInCatalogue } from '../reasons/index.ts';
import { arrayGiven } from '../text/given.ts';
import { isObject } from '../text/plain-json.ts';
import { sortByUtf8 } from '../text/utf8-order.ts';
import type { RowKey } from './row-text.ts';
import { formatRow } from './row-text.ts';
import { distinct } from './rows.ts';
import type { Timeline, TimelineRow } from './timeline.ts';

/**
 * A timeline of which only the rows are left: no times, counts, reporters or notes. Who spoke is guessed from reason and
 * kind, and the coverage says so.
 */
export function timelineFromRows(keys: readonly RowKey[], catalogue: ReasonCatalogue = builtInCatalogue()): Timeline {
  const groups = new Map<string, RowKey[]>();
  for (const key of arrayGiven(keys, 'an array of keys of rows', isObject)) {
    const { type, reason, kind, name } = key;
    const row = formatRow({ type, reason, kind, name });
    const group = groups.get(row);
    if (group) group.push(key);
    else groups.set(row, [key]);
  }
  const unsorted = [...groups].map(([row, group]) => rowOfKeys(row, group, catalogue));
  const rows = sortByUtf8(unsorted, ({ row }) => row);
  const limits = rows.length === 0 ? [{ code: 'no-events' as const, args: {} }] : [];
  return {
    rows,
    events: [],
    context: [],
    coverage: {
      from: null,
      to: null,
      events: 0,
      rows: rows.length,
      duplicates: 0,
      limits: [...limits, { code: 'rows-only', args: {} }, { code: 'best-effort', args: {} }],
    },
    problems: [],
    inputs: [],
    rejected: [],
  };
}

function rowOfKeys(row: string, keys: readonly RowKey[], catalogue: ReasonCatalogue): TimelineRow {
  const { type, reason, kind, name } = keys[0] as RowKey;
  return {
    row,
    namespaces: distinct(keys.flatMap((key) => key.namespace ?? [])),
    type,
    reason,
    kind,
    name,
    apiVersions: [],
    reporters: [reporterOfRow(reason, kind, catalogue)],
    occurrences: { count: 1, certainty: 'unknown' },
    firstSeen: null,
    lastSeen: null,
    events: [],
    notes: [],
  };
}
