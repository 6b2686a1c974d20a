import type { KubeEvent } from '../event/kube-event.ts';
import { canonicalJson } from '../text/plain-json.ts';
import { compareUtf8 } from '../text/utf8-order.ts';

/**
 * What makes two events the same one: the uid; without it namespace and name; without both, all they say. Nothing depends
 * on the place in the input, so that any split and order of the input gives the same timeline.
 */
export function identityOf(event: KubeEvent): string {
  const { uid, namespace, name } = event.metadata;
  if (uid !== '') return uid;
  if (name !== '') return `${namespace}/${name}`;
  // What a timeline has concluded of an event, as that its count stands still, is nothing that it says.
  return `nameless:${hash(canonicalJson({ ...event, api: '', occurrences: null }))}`;
}

/** The same as a key: no name can be taken for a uid, nor a namespace's end for a name's beginning. */
export function keyOf(event: KubeEvent): string {
  const { uid, namespace, name } = event.metadata;
  return uid === '' && name !== '' ? JSON.stringify([namespace, name]) : `uid ${identityOf(event)}`;
}

/** Drops copies of one event, keeping its latest state; by key. Commutative, associative and idempotent. */
export function mergeEvents(events: Iterable<KubeEvent>): Map<string, KubeEvent> {
  const merged = new Map<string, KubeEvent>();
  for (const event of events) {
    const key = keyOf(event);
    const known = merged.get(key);
    if (known === undefined || (known !== event && compareStates(event, known) > 0)) merged.set(key, event);
  }
  return merged;
}

/** A total order of the states of one event: last seen, count, resourceVersion as a number, then their JSON bytes. */
export function compareStates(a: KubeEvent, b: KubeEvent): number {
  return (
    (a.lastSeen?.micros ?? Number.MIN_SAFE_INTEGER) - (b.lastSeen?.micros ?? Number.MIN_SAFE_INTEGER) ||
    a.occurrences.count - b.occurrences.count ||
    compareVersions(a.metadata.resourceVersion, b.metadata.resourceVersion) ||
    compareUtf8(canonicalJson(a), canonicalJson(b))
  );
}

/** Compares resourceVersions as the numbers they are in every apiserver of today; what is no number comes first. */
export function compareVersions(a: string, b: string): number {
  const left = /^\d+$/.test(a) ? a.replace(/^0+(?=\d)/, '') : '';
  const right = /^\d+$/.test(b) ? b.replace(/^0+(?=\d)/, '') : '';
  return left.length - right.length || (left < right ? -1 : left > right ? 1 : 0);
}

/** 64 bits of FNV-1a over UTF-16 units, as hex: a name for what has none. */
function hash(text: string): string {
  let high = 0xcbf29ce4;
  let low = 0x84222325;
  for (let index = 0; index < text.length; index++) {
    low ^= text.charCodeAt(index);
    // Times 0x100000001b3, in two halves of 32 bits.
    const product = low * 0x1b3;
    high = (Math.imul(high, 0x1b3) + Math.floor(product / 0x100000000) + (low << 8)) >>> 0;
    low = product >>> 0;
  }
  return high.toString(16).padStart(8, '0') + low.toString(16).padStart(8, '0');
}
