const SHORT_ESCAPES: Readonly<Record<string, string>> = {
  '"': '\\"',
  '\\': '\\\\',
  '\u0007': '\\a',
  '\b': '\\b',
  '\f': '\\f',
  '\n': '\\n',
  '\r': '\\r',
  '\t': '\\t',
  '\v': '\\v',
};

/** A text as Go's `%q` quotes it: what is no letter, mark, number, punctuation, symbol or space is escaped. */
export function goQuoted(text: string): string {
  const escaped = text.replace(/["\\]|[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, (char) => {
    const short = SHORT_ESCAPES[char];
    if (short) return short;
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x20 || code === 0x7f) return `\\x${hex(code, 2)}`;
    return code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`;
  });
  return `"${escaped}"`;
}

function hex(code: number, digits: number): string {
  return code.toString(16).padStart(digits, '0');
}
