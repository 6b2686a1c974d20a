import { OpTimelineError } from '../error.ts';
import { arrayGiven, objectGiven, optionsGiven } from '../text/given.ts';
import { excerpt, showHidden, unicodeEscape } from '../text/hidden.ts';

/** What a row says. Every field as it is in the event; `''` where it is absent. */
export interface RowKey {
  readonly type: string;
  readonly reason: string;
  readonly kind: string;
  readonly name: string;
  /** Only in rows that begin with the event's namespace. */
  readonly namespace?: string;
}

const NONE = '<none>';

/**
 * The text of a row, `<type> <reason> <kind>/<name>`, behind the namespace where there is one: one line whatever the
 * fields hold, and never the same for two different keys. Throws `bad-option` for fields that are no texts.
 */
export function formatRow(key: RowKey): string {
  const { type = '', reason = '', kind = '', name = '', namespace } = objectGiven(key, 'the key of a row');
  const texts = [type, reason, kind, name, namespace === undefined ? '' : namespace];
  arrayGiven(texts, 'the fields of a row as texts', (field) => typeof field === 'string');
  const row = `${word(type)} ${formatReason(reason)} ${word(kind).replaceAll('/', '\\u002f')}/${word(name)}`;
  return namespace === undefined ? row : `${word(namespace)} ${row}`;
}

/** A field that must not hold a blank, since blanks part the fields of a row. */
function word(field: string): string {
  return field === '' ? NONE : literal(field).replaceAll(' ', '\\u0020');
}

/** Blanks inside a reason stay, for a sentence as reason is a common mistake and must be seen; at its ends they hide. */
function formatReason(reason: string): string {
  if (reason === '') return NONE;
  const text = literal(reason);
  // By hand: a pattern for blanks at the end takes quadratic time where there are many inside.
  let start = 0;
  let end = text.length;
  while (text[start] === ' ') start++;
  while (end > start && text[end - 1] === ' ') end--;
  return unicodeEscape(text.slice(0, start)) + text.slice(start, end) + unicodeEscape(text.slice(end));
}

function literal(field: string): string {
  return field === NONE ? '\\u003cnone>' : showHidden(field);
}

/**
 * Reads a row back: the exact inverse of formatRow. Takes rows that others made, too, with `/` for an absent object.
 * Throws `bad-row` for a line that is no row.
 */
export function parseRow(text: string, options: { namespaced?: boolean } = {}): RowKey {
  const { namespaced = false } = optionsGiven(options);
  if (typeof text !== 'string') throw new OpTimelineError('bad-option', `a row as text expected, not ${typeof text}`);
  const pattern = namespaced ? /^([^ ]+) ([^ ]+) (.+) ([^ ]+)$/s : /^()([^ ]+) (.+) ([^ ]+)$/s;
  const match = pattern.exec(text);
  const object = match?.[4] ?? '';
  const slash = object.indexOf('/');
  if (!match || slash < 0 || /^ *$/.test(match[3] as string)) {
    throw new OpTimelineError('bad-row', `not a row of a timeline: ${excerpt(text, 80)}`, {
      remedy: `a row reads ${namespaced ? '<namespace> ' : ''}<type> <reason> <kind>/<name>`,
    });
  }
  const key = {
    type: parseField(match[2] as string),
    reason: parseField(match[3] as string),
    kind: parseField(object.slice(0, slash)),
    name: parseField(object.slice(slash + 1)),
  };
  return namespaced ? { ...key, namespace: parseField(match[1] as string) } : key;
}

/** The rows of a text, one a line; LF or CRLF, blank lines passed over. Throws `bad-row`, with the line's number. */
export function parseRows(text: string, options: { namespaced?: boolean } = {}): RowKey[] {
  if (typeof text !== 'string') throw new OpTimelineError('bad-option', `rows as text expected, not ${typeof text}`);
  return text.split('\n').flatMap((line, index) => {
    const row = line.endsWith('\r') ? line.slice(0, -1) : line;
    if (row.trim() === '') return [];
    try {
      return [parseRow(row, options)];
    } catch (error) {
      if (!(error instanceof OpTimelineError)) throw error;
      throw new OpTimelineError('bad-row', `line ${index + 1}: ${error.message}`, {
        remedy: error.remedy,
        cause: error,
      });
    }
  });
}

const LETTERS: Readonly<Record<string, string>> = { b: '\b', t: '\t', n: '\n', f: '\f', r: '\r', '\\': '\\' };

function parseField(field: string): string {
  if (field === NONE) return '';
  return field.replace(/\\(?:u([0-9a-f]{4})|([btnfr\\]))/g, (_found, hex?: string, letter?: string) =>
    hex === undefined ? (LETTERS[letter as string] as string) : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}
