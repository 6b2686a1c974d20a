import type { KubeEvent } from '../event/kube-event.ts';
import { nanosInName } from '../event/time.ts';
import { canonicalJson } from '../text/plain-json.ts';
import { compareUtf8 } from '../text/utf8-order.ts';
import { compareVersions, identityOf } from './merge.ts';
import { formatRow } from './row-text.ts';

/**
 * Events in the order in which things happened, as far as they tell: first seen (unknown last), then the nanoseconds in
 * the name, then resourceVersion, then the bytes of the row and of the identity. Total, so that no input order shows.
 */
export function inOrder(events: Iterable<KubeEvent>): KubeEvent[] {
  const keyed = Array.from(events, (event): Keyed => {
    return { event, micros: event.firstSeen?.micros ?? Infinity, nanos: undefined, row: undefined };
  });
  return keyed.sort(compareKeyed).map(({ event }) => event);
}

interface Keyed {
  readonly event: KubeEvent;
  readonly micros: number;
  /** Dear to make, and most events are told apart before: made once, and only where it comes to that. */
  nanos: bigint | undefined;
  row: string | undefined;
}

function compareKeyed(a: Keyed, b: Keyed): number {
  return (
    compareNumbers(a.micros, b.micros) ||
    compareNumbers(nanosOf(a), nanosOf(b)) ||
    compareVersions(a.event.metadata.resourceVersion, b.event.metadata.resourceVersion) ||
    compareUtf8(rowFor(a), rowFor(b)) ||
    compareUtf8(identityOf(a.event), identityOf(b.event)) ||
    compareUtf8(canonicalJson(a.event), canonicalJson(b.event))
  );
}

/** The row of an event, without its namespace. */
export function rowOf({ type, reason, regarding }: KubeEvent): string {
  return formatRow({ type, reason, kind: regarding.kind ?? '', name: regarding.name ?? '' });
}

function nanosOf(keyed: Keyed): bigint {
  const { metadata, regarding } = keyed.event;
  keyed.nanos ??= nanosInName(metadata.name, regarding.name) ?? 0n;
  return keyed.nanos;
}

function rowFor(keyed: Keyed): string {
  keyed.row ??= rowOf(keyed.event);
  return keyed.row;
}

/** Not by subtraction, which says nothing of two infinities. */
function compareNumbers<Value extends number | bigint>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
