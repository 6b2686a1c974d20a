import { optionsGiven, withRowsGiven } from '../text/given.ts';
import { sortByUtf8 } from '../text/utf8-order.ts';
import { formatRow } from '../timeline/row-text.ts';
import type { TimelineRow } from '../timeline/timeline.ts';

/** What has rows: a timeline or a saved document. */
export interface WithRows {
  readonly rows: readonly TimelineRow[];
}

/**
 * The rows as text, LF behind each. With `namespaced` (false by default) each row begins with the namespace its events
 * are stored in, once for every namespace; sorted by bytes as printed.
 */
export function renderRows(given: WithRows, options: { namespaced?: boolean } = {}): string {
  const { rows } = withRowsGiven(given);
  const { namespaced = false } = optionsGiven(options);
  const lines = namespaced ? sortByUtf8(rows.flatMap(namespacedRows), (line) => line) : rows.map(({ row }) => row);
  return lines.map((line) => `${line}\n`).join('');
}

function namespacedRows({ type, reason, kind, name, namespaces }: TimelineRow): string[] {
  const places = namespaces.length > 0 ? namespaces : [''];
  return places.map((namespace) => formatRow({ type, reason, kind, name, namespace }));
}
