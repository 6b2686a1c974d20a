import type { Document, Node, Pair, YAMLError, YAMLMap } from 'yaml';
import { isAlias, isCollection, isMap, isPair, isScalar, isSeq } from 'yaml';

/**
 * How a text ends behind its last value: within a line that may go on (`open`), with a whole line that others may follow
 * (`line`), or with a comment or an end mark, which nothing cuts off (`closed`).
 */
type Ending = 'open' | 'line' | 'closed';

/**
 * Where a YAML text stops within its last document; undefined where it seems whole. YAML has no end mark, so this goes by
 * what is known of its writers: kubectl and the API server print keys in the order of the alphabet (so a list has a kind
 * behind its items, and an event's type comes last) and end with a line break.
 */
export function endsEarly(documents: readonly Document.Parsed[], text: string): number | undefined {
  const last = documents.at(-1);
  if (!last) return undefined;
  const [error] = last.errors;
  if (error) return isCutError(error, text) ? error.pos[0] : undefined;
  // Behind a separator nothing was begun.
  if (isNothing(last.contents)) return undefined;
  const ending = endingOf(last, text);
  return ending !== 'closed' && stopsIn(last.contents, ending, last) ? text.trimEnd().length : undefined;
}

/** Whether more text could have mended an error: behind a whole line only what is still to be closed can be. */
function isCutError(error: YAMLError, text: string): boolean {
  const end = text.trimEnd().length;
  const atEnd = error.pos[1] >= end || error.pos[0] > text.lastIndexOf('\n', end - 1);
  return atEnd && (!/[\r\n]$/.test(text) || error.pos[0] >= end);
}

function endingOf(document: Document.Parsed, text: string): Ending {
  const leaf = lastLeaf(document.contents);
  const behind = leaf?.range ? text.slice(leaf.range[1]) : '';
  if (/\S/.test(behind)) return 'closed';
  return /[\r\n]$/.test(text) ? 'line' : 'open';
}

/** The value a document ends with. A flow collection is one: it has an end mark of its own. */
function lastLeaf(node: Node | null): Node | null {
  let leaf = node;
  while (isCollection(leaf) && !leaf.flow && leaf.items.length > 0) {
    const last: unknown = leaf.items.at(-1);
    leaf = (isPair(last) ? (last.value ?? last.key) : last) as Node | null;
  }
  return leaf;
}

/** Whether a value that its text ends with stops short. */
function stopsIn(node: unknown, ending: Ending, document: Document.Parsed): boolean {
  if (isSeq(node)) return !node.flow && stopsInItem(node.items.at(-1), ending, document);
  if (isMap(node)) return !node.flow && stopsInMap(node, ending, document);
  return ending === 'open' && isScalar(node) && FIRST_KEYS.some((key) => begins(node, `${key}:`));
}

/** With these keys the documents and items of known writers begin. */
const FIRST_KEYS = ['action', 'apiVersion', 'items', 'kind', 'metadata'];

function stopsInItem(item: unknown, ending: Ending, document: Document.Parsed): boolean {
  return isNothing(item) || stopsIn(item, ending, document);
}

function stopsInMap(map: YAMLMap, ending: Ending, document: Document.Parsed): boolean {
  const items = pairOf(map, 'items');
  if (!items) return (ending === 'open' && stopsBeforeItems(map, document)) || stopsInEvent(map, ending, document);
  if (stopsBeforeKind(map, items, ending)) return true;
  if (items !== map.items.at(-1) || !LIST_KINDS.includes(textOf(pairOf(map, 'kind')?.value, document) || 'List'))
    return false;
  // A writer that means an empty list says so: `[]` or `null`.
  return isNothing(items.value) || (isSeq(items.value) && stopsIn(items.value, ending, document));
}

const LIST_KINDS = ['List', 'EventList'];

/** Whether a map without items is a list that names its kind first, or the beginning of one. */
function stopsBeforeItems(map: YAMLMap, document: Document.Parsed): boolean {
  const kind = pairOf(map, 'kind');
  if (LIST_KINDS.includes(textOf(kind?.value, document))) return !hasMerge(map);
  return kind !== undefined && kind === map.items.at(-1) && LIST_KINDS.some((whole) => begins(kind.value, whole));
}

/** Whether the kind that stands behind the items of a list is missing, or cut to a few letters. */
function stopsBeforeKind(map: YAMLMap, items: Pair, ending: Ending): boolean {
  const kind = pairOf(map, 'kind');
  if (kind) {
    return ending === 'open' && kind === map.items.at(-1) && LIST_KINDS.some((whole) => begins(kind.value, whole));
  }
  // A key that sorts behind the kind shows that there was none.
  const metadata = pairOf(map, 'metadata');
  const isBehind = metadata !== undefined && map.items.indexOf(metadata) > map.items.indexOf(items);
  return !isBehind && !hasMerge(map) && pairOf(map, 'apiVersion') !== undefined;
}

const TYPES = ['Normal', 'Warning'];

/** Whether an event's keys are in order and end before what every event has, or in the middle of its type. */
function stopsInEvent(event: YAMLMap, ending: Ending, document: Document.Parsed): boolean {
  const keys = event.items.map(({ key }) => textOf(key, document));
  // The one key that sorts before the apiVersion.
  const isBeginning = keys.at(-1) === 'action';
  if (!isBeginning && !keys.includes('apiVersion') && !keys.includes('metadata')) return false;
  // A merge is written by hand, and may well hold the type.
  if (hasMerge(event) || !keys.every((key, index) => index === 0 || (keys[index - 1] as string) < key)) return false;
  // A kind that is still to come, or is cut to a few letters, may become that of an event.
  if (!'Event'.startsWith(textOf(pairOf(event, 'kind')?.value, document))) return false;
  // Behind a whole line only the metadata are sure to be missing: events without a type are no rarity.
  if (ending === 'line') return keys.includes('apiVersion') && (keys.at(-1) as string) < 'metadata';
  const type = pairOf(event, 'type');
  if (!type) return true;
  return type === event.items.at(-1) && TYPES.some((whole) => begins(type.value, whole));
}

function pairOf(map: YAMLMap, name: string): Pair | undefined {
  return map.items.find(({ key }) => isScalar(key) && key.value === name);
}

function hasMerge(map: YAMLMap): boolean {
  return map.items.some(({ key }) => isScalar(key) && key.source === '<<');
}

/** Whether nothing at all stands where a value could: an explicit null is something. */
function isNothing(node: unknown): boolean {
  return node === null || node === undefined || (isScalar(node) && node.type === 'PLAIN' && node.source === '');
}

/** Whether a value is the beginning of a word and not all of it. What is in quotes is whole. */
function begins(node: unknown, whole: string): boolean {
  if (isNothing(node)) return true;
  if (!isScalar(node) || node.type !== 'PLAIN') return false;
  return node.source !== whole && whole.startsWith(node.source ?? '');
}

function textOf(node: unknown, document: Document.Parsed): string {
  const target = isAlias(node) ? node.resolve(document) : node;
  if (!isScalar(target)) return '';
  return target.type === 'PLAIN' ? (target.source ?? '') : String(target.value);
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
