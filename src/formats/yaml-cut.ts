import type { Document, YAMLMap } from 'yaml';
import { isMap, isScalar, isSeq } from 'yaml';

/**
 * Where a YAML text stops within its last document; undefined where it seems whole. YAML has no end mark, so this goes by
 * what is known of its writers: kubectl and the API server print keys in the order of the alphabet (so a list has a kind
 * behind its items, and an event's type comes last) and end with a line break.
 */
export function endsEarly(documents: readonly Document.Parsed[], text: string): number | undefined {
  const last = documents.at(-1);
  const end = text.trimEnd().length;
  const error = last?.errors[0];
  if (error) return error.pos[1] >= end || error.pos[0] > text.lastIndexOf('\n', end - 1) ? error.pos[0] : undefined;
  const contents = last?.contents;
  if (isMap(contents)) {
    if (contents.has('items') && !isListKind(contents) && contents.has('apiVersion')) return end;
    if (!text.endsWith('\n') && stopsShort(lastEvent(contents))) return end;
  } else if (isSeq(contents) && !text.endsWith('\n') && stopsShort(contents.items.at(-1))) return end;
  return undefined;
}

/** Whether a map with items names the kind of a list; a kind cut to a few letters, or an event's, does not. */
function isListKind(map: YAMLMap): boolean {
  return String(map.get('kind') ?? '').endsWith('List');
}

/** The map whose end is the end of the text: the last item of a list whose items come last, else the document. */
function lastEvent(map: YAMLMap): unknown {
  const pair = map.items.at(-1);
  const isItems = isScalar(pair?.key) && pair.key.value === 'items' && isSeq(pair.value);
  return isItems && isSeq(pair.value) ? pair.value.items.at(-1) : map;
}

const TYPES = ['Normal', 'Warning'];

/** Whether an event's keys are in order and end before its type, or in the middle of it. */
function stopsShort(event: unknown): boolean {
  if (!isMap(event)) return false;
  const keys = event.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''));
  if (!keys.includes('apiVersion') && !keys.includes('metadata')) return false;
  const ordered = keys.every((key, index) => index === 0 || (keys[index - 1] as string) < key);
  if (!ordered) return false;
  if (!keys.includes('type')) return keys.includes('kind') ? event.get('kind') === 'Event' : true;
  const type = String(event.get('type') ?? '');
  return keys.at(-1) === 'type' && TYPES.some((whole) => whole !== type && whole.startsWith(type));
}

/** The text up to the last item of a block list, or the last document, that begins before `cut`: all in it is whole. */
export function wholeItems(text: string, cut: number): string | undefined {
  const before = text.slice(0, Math.max(cut, 0) + 1);
  const separator = /^---.*\n/gm;
  let start = 0;
  for (let match = separator.exec(before); match; match = separator.exec(before)) start = match.index + match[0].length;
  const items = [...before.slice(start).matchAll(/^( *)- /gm)];
  const outermost = items.reduce(
    (least, item) => Math.min(least, (item[1] as string).length),
    Number.POSITIVE_INFINITY,
  );
  const last = items.findLast((item) => item[1]?.length === outermost);
  const end = last === undefined ? start : start + last.index;
  return end > 0 && text.slice(0, end).trim() !== '' ? text.slice(0, end) : undefined;
}
