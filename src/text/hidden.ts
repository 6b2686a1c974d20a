/**
 * The characters that print as nothing or as something else than they are: controls (C0, DEL, C1), the backslash that
 * marks our escapes, soft hyphen, bidirectional controls, zero-width characters, line separators, interlinear
 * annotation, tags (U+E0000 to U+E007F) and surrogates without a partner.
 */
const HIDDEN =
  /[\u0000-\u001f\u007f-\u009f\\\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\udb40[\udc00-\udc7f]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** Printable ASCII without the backslash. */
const PLAIN = /^[ -[\]-~]*$/;

const SHORT: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  '\\': '\\\\',
};

/** `\u` and four lower-case hex digits for each UTF-16 unit. */
export function unicodeEscape(text: string): string {
  let escaped = '';
  for (let index = 0; index < text.length; index++) {
    escaped += `\\u${text.charCodeAt(index).toString(16).padStart(4, '0')}`;
  }
  return escaped;
}

/** Makes every hidden character visible, as JSON would write it: one line, nothing a terminal acts on. */
export function showHidden(text: string): string {
  // Nearly every text is plain, and this is asked of each field of each event.
  return PLAIN.test(text) ? text : text.replace(HIDDEN, (found) => SHORT[found] ?? unicodeEscape(found));
}

/** The same for a text that may hold our escapes already: its backslashes stay as they are. */
export function showControls(text: string): string {
  return text.replace(HIDDEN, (found) => (found === '\\' ? found : (SHORT[found] ?? unicodeEscape(found))));
}

/**
 * JSON text in which the hidden characters that JSON lets stand (DEL, C1, bidirectional controls) are escapes too. Line
 * breaks and blanks of its layout stay; inside strings JSON has escaped them.
 */
export function showHiddenInJson(json: string): string {
  return json.replace(HIDDEN, (found) => (found === '\\' || found < ' ' ? found : unicodeEscape(found)));
}

/** Whether a text holds controls or characters that hide; a backslash alone is an ordinary character. */
export function hasHidden(text: string): boolean {
  if (PLAIN.test(text)) return false;
  for (const [found] of text.matchAll(HIDDEN)) if (found !== '\\') return true;
  return false;
}

/** The text without a first or last blank, on one line, at most `limit` characters, `…` where it was cut. */
export function excerpt(text: string, limit: number): string {
  return shorten(showHidden(text.trim()), limit);
}

/** At most `limit` characters of a line, `…` where it was cut; its escapes stay whole. */
export function shorten(line: string, limit: number): string {
  if (line.length <= limit) return line;
  let end = limit - 1;
  // Never between the halves of a surrogate pair, nor inside one of our own escapes.
  if (isHighSurrogate(line.charCodeAt(end - 1))) end--;
  const start = line.lastIndexOf('\\', end - 1);
  if (start >= 0 && end - start < 6 && /^\\u[0-9a-f]{0,3}$|^\\$/.test(line.slice(start, end))) end = start;
  return `${line.slice(0, end)}…`;
}

function isHighSurrogate(unit: number): boolean {
  return unit >= 0xd800 && unit <= 0xdbff;
}
