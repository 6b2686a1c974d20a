import { recognize } from '../event/detect.ts';
import type { KubeEvent, Rejection, RejectionCode } from '../event/kube-event.ts';
import { normalizeItem } from '../event/normalize.ts';
import { groupOf } from '../event/reference.ts';
import { excerpt } from '../text/hidden.ts';
import { isObject, MAX_DEPTH } from '../text/plain-json.ts';
import type { Notice, RawDocument } from './decoded.ts';
import type { JsonObject } from './foreign-objects.ts';
import { knownForeign, statusOf } from './foreign-objects.ts';

/** What the documents of one input held. */
export interface Collected {
  readonly events: KubeEvent[];
  readonly rejected: Rejection[];
  readonly notices: Notice[];
  /** A list or watch of events that is whole and holds nothing: an answer, not a failure. */
  readonly answeredEmpty: boolean;
  readonly sawWatch: boolean;
}

const FRAMES = ['ADDED', 'MODIFIED', 'DELETED', 'BOOKMARK', 'ERROR'];

/**
 * Walks lists, arrays and watch frames down to the events in them. Objects of other kinds are passed over and counted;
 * what cannot be an event is a rejection with its place; nothing is dropped without a word.
 */
export function collectEvents(documents: readonly RawDocument[], input: string): Collected {
  const events: KubeEvent[] = [];
  const rejected: Rejection[] = [];
  const notices: Notice[] = [];
  const passedOver = new Map<string, number>();
  const frames = { bookmarks: 0, deleted: 0, restarts: 0, any: false, others: false };
  const added = new Set<string>();
  let answeredEmpty = false;

  const reject = (code: RejectionCode, at: string, detail: string) => rejected.push({ code, input, at, detail });
  const passOver = (kind: string, count = 1) => passedOver.set(kind, (passedOver.get(kind) ?? 0) + count);

  function walk(value: unknown, at: string, depth: number, listed: boolean, hint: string): void {
    if (depth > MAX_DEPTH) reject('too-deep', at, `lists nested deeper than ${MAX_DEPTH} levels`);
    else if (Array.isArray(value)) walkItems(value, at, depth, false, hint);
    else if (!isObject(value)) reject('not-an-event', at, `an object expected, found ${excerpt(String(value), 40)}`);
    else if (isFrame(value)) walkFrame(value, at, depth);
    else if (!refused(value, at)) {
      const kind = typeof value.kind === 'string' ? value.kind : '';
      if (isList(value, kind)) walkList(value, kind, at, depth);
      else walkObject(value, at, listed, hint);
    }
  }

  function walkItems(items: readonly unknown[], at: string, depth: number, listed: boolean, hint: string): void {
    if (items.length === 0) answeredEmpty = true;
    const prefix = at === '' ? 'items' : `${at}, items`;
    items.forEach((item, index) => {
      walk(item, `${prefix}[${index}]`, depth + 1, listed, hint);
    });
  }

  function walkList(list: JsonObject, kind: string, at: string, depth: number): void {
    const items = list.items ?? [];
    const apiVersion = typeof list.apiVersion === 'string' ? list.apiVersion : '';
    if (!Array.isArray(items)) {
      reject('not-an-event', at, 'a list whose items are no array');
      return;
    }
    const group = groupOf(apiVersion);
    const ofEvents = kind === 'EventList' && (group === '' || group === 'events.k8s.io');
    if (!ofEvents && kind !== 'List' && kind !== '') {
      // Raw lists of other kinds have items without a kind, which must not be taken for events by their fields.
      passOver(kind.replace(/List$/, ''), Math.max(items.length, 1));
      return;
    }
    if (!('items' in list)) {
      // Every server and client prints the items of an empty list too: this is the beginning of one, or made by hand.
      reject('not-an-event', at, `${kind === 'List' ? 'a' : 'an'} ${kind} without its items`);
      return;
    }
    noticeIncomplete(list);
    walkItems(items, at, depth, ofEvents, apiVersion);
  }

  function noticeIncomplete(list: JsonObject): void {
    const metadata = isObject(list.metadata) ? list.metadata : {};
    if (typeof metadata.continue !== 'string' || metadata.continue === '') return;
    const remaining = typeof metadata.remainingItemCount === 'number' ? metadata.remainingItemCount : -1;
    notices.push({ code: 'list-incomplete', args: { remaining } });
  }

  function walkFrame(frame: JsonObject, at: string, depth: number): void {
    frames.any = true;
    const object = frame.object as JsonObject;
    if (frame.type === 'BOOKMARK') {
      frames.bookmarks++;
      // A watch of other objects says so even where it has none yet.
      if (object.kind !== undefined && object.kind !== 'Event') frames.others = true;
    } else if (frame.type === 'ERROR') notices.push({ code: 'watch-ended', args: statusOf(object) });
    else {
      if (frame.type === 'DELETED') frames.deleted++;
      const before = events.length;
      walk(object, at, depth + 1, false, '');
      const uid = events.length > before ? (events.at(-1)?.metadata.uid ?? '') : '';
      if (uid !== '') followAdded(String(frame.type), uid);
    }
  }

  /** One watch adds an object once. One that is added again comes from a new watch, which replays all there is. */
  function followAdded(type: string, uid: string): void {
    if (type === 'DELETED') added.delete(uid);
    if (type !== 'ADDED') return;
    if (added.has(uid)) {
      frames.restarts++;
      added.clear();
    }
    added.add(uid);
  }

  function walkObject(value: JsonObject, at: string, listed: boolean, hint: string): void {
    const recognition = recognize(value, listed, hint);
    if (recognition.is === 'other') {
      const { kind, apiVersion } = recognition;
      passOver(kind === 'Event' || kind === '' ? `${apiVersion} ${kind || 'object'}` : kind);
      return;
    }
    const normalized = normalizeItem(value, listed, hint);
    if ('event' in normalized) events.push(normalized.event);
    else rejected.push({ ...normalized.rejection, input, at });
  }

  function refused(value: JsonObject, at: string): boolean {
    const known = knownForeign(value);
    if (known) reject(known.code, at, known.detail);
    return known !== undefined;
  }

  for (const { value, at } of documents) walk(value, at, 0, false, '');
  const endedOnly = events.length === 0 && notices.some((notice) => notice.code === 'watch-ended');
  if (passedOver.size > 0) notices.push({ code: 'passed-over', args: summary(passedOver) });
  if (frames.bookmarks > 0) notices.push({ code: 'bookmarks', args: { count: frames.bookmarks } });
  if (frames.restarts > 0) notices.push({ code: 'watch-restarted', args: { times: frames.restarts } });
  if (frames.deleted > 0) notices.push({ code: 'deleted', args: { count: frames.deleted } });
  return {
    events,
    rejected,
    notices,
    answeredEmpty: answeredEmpty || (frames.any && !frames.others && !endedOnly && passedOver.size === 0),
    sawWatch: frames.any,
  };
}

/** A watch's envelope: its `type` says what became of the stored object and is not the event's. */
function isFrame(value: JsonObject): boolean {
  return (
    typeof value.type === 'string' && FRAMES.includes(value.type) && isObject(value.object) && !('reason' in value)
  );
}

function isList(value: JsonObject, kind: string): boolean {
  if (kind !== '') return kind.endsWith('List') && ('items' in value || kind === 'List' || kind === 'EventList');
  return 'items' in value && (Array.isArray(value.items) || value.items === null);
}

function summary(passedOver: ReadonlyMap<string, number>): Record<string, string | number> {
  let count = 0;
  const kinds: string[] = [];
  for (const [kind, times] of passedOver) {
    count += times;
    if (kinds.length < 10) kinds.push(`${times} ${excerpt(kind, 60)}`);
  }
  return { count, kinds: kinds.join(', ') };
}
