import type { KubeEvent } from '../event/kube-event.ts';
import type { KubectlTableOptions } from './kubectl-cells.ts';
import { ageOf, escaped, timesOf, trimmed } from './kubectl-cells.ts';
import { tabWriter } from './tab-writer.ts';
import { clockOfTable } from './table-clock.ts';

const HEADINGS = [
  'LAST SEEN',
  'TYPE',
  'REASON',
  'OBJECT',
  'SUBOBJECT',
  'SOURCE',
  'MESSAGE',
  'FIRST SEEN',
  'COUNT',
  'NAME',
];

/**
 * The table that `kubectl get events -o wide` prints for these events, byte for byte (kubernetes
 * pkg/printers/internalversion/printers.go printEvent, v1.36, laid out by k8s.io/cli-runtime pkg/printers/tableprinter.go),
 * in the order given, which for kubectl is the server's. Throws `bad-option` without or for a bad `now`.
 */
export function renderKubectlWide(events: readonly KubeEvent[], options: KubectlTableOptions): string {
  const now = clockOfTable(options);
  const { allNamespaces = false, noHeaders = false } = options;
  const lines = [
    ...(noHeaders ? [] : [allNamespaces ? ['NAMESPACE', ...HEADINGS] : HEADINGS]),
    ...events.map((event) =>
      allNamespaces ? [event.metadata.namespace, ...cellsOf(event, now)] : cellsOf(event, now),
    ),
  ];
  return tabWriter(lines.map((cells) => `${cells.map(oneLine).join('\t')}\n`).join(''));
}

function cellsOf(event: KubeEvent, now: number): string[] {
  const { type, reason, note, regarding, series, count, metadata } = event;
  const { observed, last, event: at, first } = timesOf(event);
  const kind = (regarding.kind ?? '').toLowerCase();
  return [
    ageOf(series ? observed : (last ?? first ?? at), now),
    type,
    reason,
    regarding.name === undefined ? kind : `${kind}/${regarding.name}`,
    regarding.fieldPath ?? '',
    sourceOf(event),
    trimmed(note),
    ageOf(first ?? at, now),
    String(series ? (series.count ?? 0) : (count ?? 1)),
    metadata.name,
  ];
}

function sourceOf({ reportingController, host, reportingInstance }: KubeEvent): string {
  const instance = host || reportingInstance;
  return instance === '' ? reportingController : `${reportingController}, ${instance}`;
}

/** A cell up to its first line break, as the table printer cuts it. */
function oneLine(cell: string): string {
  const end = cell.search(/[\n\f\r]/);
  return escaped(end < 0 ? cell : `${cell.slice(0, end)}...`);
}
