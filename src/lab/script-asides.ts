/** The head of a function that tells how a script is used. */
const HELP_FUNCTION =
  /^[ \t]*(?:function[ \t]+)?(\w*(?:usage|help)\w*)[ \t]*(?:\([ \t]*\))?[ \t]*\{[^\n]*\n[\s\S]{0,4000}?^[ \t]*\}/gim;

/** What is printed where a script is asked for help. */
const HELP_BRANCH = /^[ \t]*(?:-h|--help|help|-\\\?)\b[^\n)]{0,40}\)[\s\S]{0,2000}?;;/gm;
const HELP_CONDITION =
  /\bif\b[^\n;]{0,100}(?:-h\b|--help\b)[^\n;]{0,40}(?:;|\n)\s*then\b(?:(?!\bif\b)[\s\S]){0,2000}?\bfi\b/g;
const HELP_SHORT = /(?:-h\b|--help\b)["']?\s*\]{1,2}\s*&&\s*\{[^}]{0,2000}\}/g;

/** A message to the other stream. */
const MESSAGE =
  /\b(?:echo|printf)\b(?:[ \t]+(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^\s"'|;&<>()]+))*[ \t]*1?>[ \t]*(?:&2|\/dev\/stderr)/g;
const MESSAGE_AHEAD = /(?:^|[;&|{])[ \t]*>&2[ \t]*(?:echo|printf)\b[^\n;|&]*/gm;
const LONG_MESSAGE =
  /^[^\n]{0,80}\bcat\b[^\n|]{0,80}(?:>&2[^\n|]{0,80}<<|<<[^\n|]{0,80}>&2)[^\n]{0,80}\n[\s\S]{0,4000}?\n[A-Z_]{1,40}$/gm;

/** A question that prints nothing. */
const QUESTION = /\bgrep[ \t]+(?:-[A-Za-z]+[ \t]+)*-[A-Za-z]*q[^|;&\n]*/g;

/** A loop over words of which nothing is printed. */
const LOOP = /\bfor[ \t]+\w+[ \t]+in\b[^;\n]*(?:;|\n)[ \t]*do\b(?:(?!\b(?:for|while|until)\b)[\s\S])*?\bdone\b/g;

/**
 * A script without what it says to the person before it rather than in its timeline: messages on the other stream, the
 * text that tells how it is used, and questions such as whether a row is there.
 */
export function withoutAsides(text: string): string {
  let plain = text;
  if (!/2>&1(?!\s*\n?$)/m.test(text.replace(/>\s*\/dev\/null\s+2>&1/g, ''))) {
    plain = plain.replace(LONG_MESSAGE, '').replace(MESSAGE, ':').replace(MESSAGE_AHEAD, '');
  }
  plain = plain.replace(QUESTION, 'true');
  plain = plain.replace(HELP_BRANCH, '').replace(HELP_CONDITION, '').replace(HELP_SHORT, '');
  plain = plain.replace(LOOP, (loop) => (/\b(?:echo|printf|cat|awk|sed|tee|kubectl)\b/.test(loop) ? loop : ''));
  for (const [whole, name = ''] of [...plain.matchAll(HELP_FUNCTION)]) {
    const without = plain.replace(whole, '');
    // Called for another purpose, it prints where rows are expected.
    if (!new RegExp(`\\b${name}\\b`).test(without)) plain = without;
  }
  return plain;
}
