/** One open object or array while a text is scanned. */
export interface OpenContainer {
  readonly kind: 'object' | 'array';
  /** The key under which it stands in its parent; `''` at the top or in an array. */
  readonly key: string;
  /** Index just behind its last whole element, or behind its bracket where it has none yet. */
  wholeUntil: number;
  /** Whether an array of items in it is whole: the rest of it is only metadata of a list. */
  hasItems: boolean;
}

/** How a scan for one JSON value ended. `at` is an index into the text. */
export type JsonScan =
  | { readonly ended: 'whole'; readonly at: number }
  /** The text ends within the value; what stands is a valid beginning. */
  | { readonly ended: 'early'; readonly at: number; readonly open: readonly OpenContainer[] }
  /** Something stands at `at` that no JSON value can go on with. */
  | { readonly ended: 'broken'; readonly at: number };

const SPACE = /[ \t\n\r]/;
const SCALAR = /(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)(?![\w.+-])/y;
const SCALAR_BEGINNING = /(?:t|tr|tru|true|f|fa|fal|fals|false|n|nu|nul|null|-?(?:\d+(?:\.\d*)?(?:[eE][+-]?\d*)?)?)$/y;

/** Nothing that is worth going on with behind a broken value nests as deep; it also bounds what is kept open. */
const MOST_OPEN = 1_000;

/**
 * Finds the end of the JSON value that starts at `start`, strictly by RFC 8259, or says whether the text ends too early
 * or is broken, and where. Iterative, so nesting costs no stack. `JSON.parse` cannot say where one value of many ends.
 */
export function scanJson(text: string, start: number): JsonScan {
  const open: OpenContainer[] = [];
  let index = start;
  let key = '';
  let expect: 'value' | 'first-or-close' | 'key' | 'key-or-close' | 'comma-or-close' = 'value';

  for (;;) {
    while (index < text.length && SPACE.test(text[index] as string)) index++;
    if (index >= text.length) return { ended: 'early', at: text.length, open };
    const char = text[index] as string;
    const top = open.at(-1);

    if (top && (char === '}' || char === ']')) {
      const closes = top.kind === 'object' ? '}' : ']';
      if (char !== closes || expect === 'value' || expect === 'key') return { ended: 'broken', at: index };
      open.pop();
      index++;
      const parent = open.at(-1);
      if (!parent) return { ended: 'whole', at: index };
      parent.wholeUntil = index;
      if (top.kind === 'array' && top.key === 'items') parent.hasItems = true;
      expect = 'comma-or-close';
    } else if (expect === 'comma-or-close') {
      if (char !== ',') return { ended: 'broken', at: index };
      index++;
      expect = top?.kind === 'object' ? 'key' : 'value';
    } else if (expect === 'key' || expect === 'key-or-close') {
      const end = endOfString(text, index);
      if (end < 0) return unfinished(end === EARLY, text.length, index, open);
      key = text.slice(index + 1, end - 1);
      index = end;
      while (index < text.length && SPACE.test(text[index] as string)) index++;
      if (index >= text.length) return { ended: 'early', at: text.length, open };
      if (text[index] !== ':') return { ended: 'broken', at: index };
      index++;
      expect = 'value';
    } else if (char === '{' || char === '[') {
      if (open.length >= MOST_OPEN) return { ended: 'broken', at: index };
      index++;
      const kind = char === '{' ? 'object' : 'array';
      open.push({ kind, key: top?.kind === 'object' ? key : '', wholeUntil: index, hasItems: false });
      expect = kind === 'object' ? 'key-or-close' : 'first-or-close';
    } else {
      const end = char === '"' ? endOfString(text, index) : endOfScalar(text, index);
      if (end < 0) return unfinished(end === EARLY, text.length, index, open);
      index = end;
      if (!top) return { ended: 'whole', at: index };
      top.wholeUntil = index;
      expect = 'comma-or-close';
    }
  }
}

/** Instead of an end: the text stops within the token, or the token is none that JSON has. */
const EARLY = -1;
const BROKEN = -2;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** The index behind the string that starts at `index`. A loop, because a pattern would need stack for long strings. */
function endOfString(text: string, index: number): number {
  if (text.charCodeAt(index) !== QUOTE) return BROKEN;
  for (let at = index + 1; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit === QUOTE) return at + 1;
    if (unit < 0x20) return BROKEN;
    if (unit === BACKSLASH) {
      const rest = text.slice(at + 1, at + 6);
      if (rest === '') return EARLY;
      if (rest[0] === 'u') {
        if (!/^u[0-9a-fA-F]{4}$/.test(rest))
          return /^u[0-9a-fA-F]{0,3}$/.test(rest) && at + 6 > text.length ? EARLY : BROKEN;
        at += 5;
      } else if ('"\\/bfnrt'.includes(rest[0] as string)) at++;
      else return BROKEN;
    }
  }
  return EARLY;
}

function endOfScalar(text: string, index: number): number {
  SCALAR.lastIndex = index;
  if (SCALAR.test(text)) return SCALAR.lastIndex;
  SCALAR_BEGINNING.lastIndex = index;
  return SCALAR_BEGINNING.test(text) ? EARLY : BROKEN;
}

function unfinished(early: boolean, end: number, index: number, open: readonly OpenContainer[]): JsonScan {
  return early ? { ended: 'early', at: end, open } : { ended: 'broken', at: index };
}

/**
 * The whole part of a list that ends early: its text up to the last whole item, closed again. Undefined where no list
 * was open. `open` is what a scan from `start` found open.
 */
export function wholePart(text: string, start: number, open: readonly OpenContainer[]): string | undefined {
  const isList = ({ kind, key, hasItems }: OpenContainer, depth: number) =>
    hasItems || (kind === 'array' && (key === 'items' || depth === 0));
  const depth = open.map(isList).lastIndexOf(true);
  const list = open[depth];
  if (!list) return undefined;
  const closers = open.slice(0, depth + 1).map((container) => (container.kind === 'object' ? '}' : ']'));
  return text.slice(start, list.wholeUntil) + closers.reverse().join('');
}
