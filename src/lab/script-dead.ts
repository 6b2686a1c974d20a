/** `if false; then … fi`, without another `if` inside. */
const NEVER = /\bif\s+(?:false|!\s+true|\[\s+""\s+\]|test\s+"")\s*(?:;|\n)\s*then\b(?:(?!\bif\b)[\s\S])*?\bfi\b/g;

/** `false && …` and `true || …`, to the end of the command. */
const NOT_REACHED = /(?:^|[;\n&|({])\s*(?:false\s*&&|(?:true|:)\s*\|\|)[^;\n]*/g;

/** The head of a function. */
const FUNCTION = /(?:^|[;\n])[ \t]*(?:function[ \t]+)?([A-Za-z_]\w*)[ \t]*(?:\([ \t]*\))?[ \t]*\{/g;

/** The code of a shell without what never runs: conditions that never hold, and functions that nobody calls. */
export function withoutDeadCode(code: string): string {
  let alive = code.replace(NEVER, ':').replace(NOT_REACHED, '\n:');
  for (const match of [...alive.matchAll(FUNCTION)]) {
    const [head, name = ''] = match;
    const start = alive.indexOf(head);
    if (start < 0 || /^(?:then|do|else)$/.test(name)) continue;
    const end = endOfBody(alive, start + head.length);
    const outside = `${alive.slice(0, start)}\n${alive.slice(end)}`;
    if (!new RegExp(`(?<![\\w.-])${name}(?![\\w-])`).test(outside)) alive = outside;
  }
  return alive;
}

/** Where the body of a function ends whose brace was opened before: behind the brace that stands at a command's place. */
function endOfBody(code: string, start: number): number {
  let depth = 1;
  for (const match of code.slice(start).matchAll(/(?:^|[;\n&|]|\s)(\{|\})(?=[\s;&|)]|$)/g)) {
    depth += match[1] === '{' ? 1 : -1;
    if (depth === 0) return start + match.index + match[0].length;
  }
  return code.length;
}
