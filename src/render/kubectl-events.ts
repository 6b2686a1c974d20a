import type { KubeEvent } from '../event/kube-event.ts';
import type { KubectlTableOptions } from './kubectl-cells.ts';
import { ageOf, escaped, timesOf, trimmed } from './kubectl-cells.ts';
import { tabWriter } from './tab-writer.ts';
import { clockOfTable } from './table-clock.ts';

const HEADINGS = ['LAST SEEN', 'TYPE', 'REASON', 'OBJECT', 'MESSAGE'];

/**
 * The table that `kubectl events` prints for these events, byte for byte (kubectl pkg/cmd/events/events.go and
 * event_printer.go, v0.33), given in the order the server lists them. It keeps what that table does to events: control
 * characters other than ESC and CR go through, and line breaks break rows. Throws `bad-option` without or for a bad `now`.
 */
export function renderKubectlTable(events: readonly KubeEvent[], options: KubectlTableOptions): string {
  const now = clockOfTable(options);
  const { allNamespaces = false, noHeaders = false } = options;
  const sorted = [...events].sort((a, b) => sortTime(a) - sortTime(b));
  const lines = [
    ...(noHeaders ? [] : [allNamespaces ? ['NAMESPACE', ...HEADINGS] : HEADINGS]),
    ...sorted.map((event) => {
      const { type, reason, regarding, note, metadata } = event;
      const object = `${regarding.kind ?? ''}/${regarding.name ?? ''}`;
      const cells = [lastSeen(event, now), type, reason, object, trimmed(note)];
      return allNamespaces ? [metadata.namespace, ...cells] : cells;
    }),
  ];
  return tabWriter(lines.map((cells) => `${cells.map(escaped).join('\t')}\n`).join(''));
}

/** A series counts even where it holds no time; firstTimestamp is never looked at. */
function sortTime(event: KubeEvent): number {
  const { observed, last, event: at } = timesOf(event);
  return (event.series ? observed : (last ?? at)) ?? Number.MIN_SAFE_INTEGER;
}

/** One of three forms: with a series or a count above 1 `LAST (xN over FIRST)`, else the first time alone. */
function lastSeen(event: KubeEvent, now: number): string {
  const times = timesOf(event);
  const first = ageOf(times.event ?? times.first, now);
  if (event.series) return `${ageOf(times.observed, now)} (x${event.series.count ?? 0} over ${first})`;
  if (event.count !== null && event.count > 1) return `${ageOf(times.last, now)} (x${event.count} over ${first})`;
  return first;
}
