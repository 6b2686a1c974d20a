import type { KubeEvent } from '../event/kube-event.ts';
import { nanosInName } from '../event/time.ts';
import { once } from '../text/once.ts';
import { canonicalJson } from '../text/plain-json.ts';
import { compareUtf8 } from '../text/utf8-order.ts';
import { compareVersions, identityOf } from './merge.ts';
import { formatRow } from './row-text.ts';

/**
 * Events in the order in which things happened, as far as they tell: first seen (unknown last), then the nanoseconds in
 * the name, then resourceVersion, then the bytes of the row and of the identity. Total, so that no input order shows.
 */
export function inOrder(events: Iterable<KubeEvent>): KubeEvent[] {
  const keyed = Array.from(events, (event) => ({
    event,
    micros: event.firstSeen?.micros ?? Infinity,
    nanos: nanosOf(event),
    // Rows are dear to make, and most events are told apart before: made once, and only where it comes to that.
    row: once(() => rowOf(event)),
  }));
  return keyed.sort(compareKeyed).map(({ event }) => event);
}

interface Keyed {
  readonly event: KubeEvent;
  readonly micros: number;
  readonly nanos: bigint;
  readonly row: () => string;
}

function compareKeyed(a: Keyed, b: Keyed): number {
  return (
    compareNumbers(a.micros, b.micros) ||
    compareNumbers(a.nanos, b.nanos) ||
    compareVersions(a.event.metadata.resourceVersion, b.event.metadata.resourceVersion) ||
    compareUtf8(a.row(), b.row()) ||
    compareUtf8(identityOf(a.event), identityOf(b.event)) ||
    compareUtf8(canonicalJson(a.event), canonicalJson(b.event))
  );
}

/** The row of an event, without its namespace. */
export function rowOf({ type, reason, regarding }: KubeEvent): string {
  return formatRow({ type, reason, kind: regarding.kind ?? '', name: regarding.name ?? '' });
}

function nanosOf({ metadata, regarding }: KubeEvent): bigint {
  return nanosInName(metadata.name, regarding.name) ?? 0n;
}

/** Not by subtraction, which says nothing of two infinities. */
function compareNumbers<Value extends number | bigint>(a: Value, b: Value): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
