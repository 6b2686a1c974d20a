import type { KubeEvent } from '../event/kube-event.ts';
import { nanosInName } from '../event/time.ts';
import { canonicalJson } from '../text/plain-json.ts';
import { compareUtf8 } from '../text/utf8-order.ts';
import { compareVersions, identityOf } from './merge.ts';
import { formatRow } from './row-text.ts';

/**
 * The order in which things happened, as far as events tell: first seen (unknown last), then the nanoseconds in the
 * name, then resourceVersion, then the bytes of the row and of the identity. Total, so that no input order shows through.
 */
export function compareEvents(a: KubeEvent, b: KubeEvent): number {
  return (
    compareNumbers(a.firstSeen?.micros ?? Infinity, b.firstSeen?.micros ?? Infinity) ||
    compareNumbers(nanosOf(a), nanosOf(b)) ||
    compareVersions(a.metadata.resourceVersion, b.metadata.resourceVersion) ||
    compareUtf8(rowOf(a), rowOf(b)) ||
    compareUtf8(identityOf(a), identityOf(b)) ||
    compareUtf8(canonicalJson(a), canonicalJson(b))
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
