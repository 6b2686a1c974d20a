import type { Certainty, KubeEvent, Time } from '../event/kube-event.ts';
import type { Reporter } from '../event/reporter.ts';
import { reporterOf } from '../event/reporter.ts';
import { compareUtf8, sortByUtf8 } from '../text/utf8-order.ts';
import { identityOf } from './merge.ts';
import { rowOf } from './order.ts';
import type { TimelineRow } from './timeline.ts';

const MOST_NOTES = 20;

const CERTAINTIES: readonly Certainty[] = ['exact', 'at-least', 'unknown'];

/** Folds events, given in the order of the timeline, into rows in byte order. */
export function buildRows(events: readonly KubeEvent[]): TimelineRow[] {
  const groups = new Map<string, KubeEvent[]>();
  for (const event of events) {
    const row = rowOf(event);
    const group = groups.get(row);
    if (group) group.push(event);
    else groups.set(row, [event]);
  }
  const rows = [...groups].map(([row, group]) => buildRow(row, group));
  return sortByUtf8(rows, ({ row }) => row);
}

function buildRow(row: string, events: readonly KubeEvent[]): TimelineRow {
  if (events.length === 1) return rowOfOne(row, events[0] as KubeEvent);
  const { type, reason, regarding } = events[0] as KubeEvent;
  return {
    row,
    namespaces: distinct(events.map((event) => event.metadata.namespace)),
    type,
    reason,
    kind: regarding.kind ?? '',
    name: regarding.name ?? '',
    apiVersions: distinct(events.flatMap((event) => event.regarding.apiVersion ?? [])),
    reporters: reportersOf(events),
    occurrences: {
      count: events.reduce((sum, event) => sum + event.occurrences.count, 0),
      certainty: weakest(events.map((event) => event.occurrences.certainty)),
    },
    firstSeen: earliest(events),
    lastSeen: latest(events),
    events: events.map(identityOf),
    notes: notesOf(events),
  };
}

/** The same for the many rows that stand for one event. */
function rowOfOne(row: string, event: KubeEvent): TimelineRow {
  const { type, reason, regarding, note, metadata, occurrences, firstSeen, lastSeen } = event;
  return {
    row,
    namespaces: [metadata.namespace],
    type,
    reason,
    kind: regarding.kind ?? '',
    name: regarding.name ?? '',
    apiVersions: regarding.apiVersion === undefined ? [] : [regarding.apiVersion],
    reporters: [reporterOf(event)],
    occurrences: { count: occurrences.count, certainty: occurrences.certainty },
    firstSeen,
    lastSeen,
    events: [identityOf(event)],
    notes: note === '' ? [] : [note],
  };
}

/** Distinct texts in byte order. */
export function distinct(texts: Iterable<string>): string[] {
  const all = new Set(texts);
  return all.size < 2 ? [...all] : sortByUtf8([...all], (text) => text);
}

export function weakest(certainties: readonly Certainty[]): Certainty {
  return CERTAINTIES.findLast((certainty) => certainties.includes(certainty)) ?? 'exact';
}

function reportersOf(events: readonly KubeEvent[]): Reporter[] {
  const reporters = new Map<string, Reporter>();
  for (const event of events) {
    const reporter = reporterOf(event);
    reporters.set(JSON.stringify([reporter.name, reporter.class, reporter.basis]), reporter);
  }
  return [...reporters].sort(([a], [b]) => compareUtf8(a, b)).map(([, reporter]) => reporter);
}

/** The earliest first seen of some events; null where none is known. */
export function earliest(events: readonly KubeEvent[]): Time | null {
  return events.reduce<Time | null>((first, { firstSeen }) => {
    return firstSeen && (!first || firstSeen.micros < first.micros) ? firstSeen : first;
  }, null);
}

/** The latest last seen of some events; null where none is known. */
export function latest(events: readonly KubeEvent[]): Time | null {
  return events.reduce<Time | null>((last, { lastSeen }) => {
    return lastSeen && (!last || lastSeen.micros > last.micros) ? lastSeen : last;
  }, null);
}

function notesOf(events: readonly KubeEvent[]): string[] {
  // Stable, so events of one moment keep the order of the timeline.
  const newestFirst = [...events].sort((a, b) => seenLast(b) - seenLast(a));
  const notes = new Set(newestFirst.map((event) => event.note).filter((note) => note !== ''));
  return [...notes].slice(0, MOST_NOTES);
}

function seenLast(event: KubeEvent): number {
  return event.lastSeen?.micros ?? Number.MIN_SAFE_INTEGER;
}
