import { asksForEvents, isWriting, kubectlCalls } from './script-calls.ts';
import { orderFault } from './script-order.ts';
import { partFault } from './script-part.ts';
import { isBehindExit, isHeard, isUnending, otherNamespace } from './script-reach.ts';
import { shapeFault } from './script-shape.ts';
import { syntaxFault } from './script-syntax.ts';
import { MOST_CHARACTERS, scriptText } from './script-text.ts';

/** Why a script does not read the events of the cluster, sorted and each once; undefined where it seems to. */
export function readingFault(text: string): string | undefined {
  if (text.length > MOST_CHARACTERS) return `it is longer than ${MOST_CHARACTERS} characters`;
  const script = scriptText(text);
  const syntax = syntaxFault(script);
  if (syntax !== undefined) return syntax;
  const { code, calls } = kubectlCalls(script);
  const foreign = `${code}\n${script.programs}`;
  const inProgram =
    /\b(?:python[\d.]*|perl|ruby|node)\b/.test(code) && /kubectl/.test(foreign) && /\bevents?\b/.test(foreign);
  const asking = calls.filter((call) => asksForEvents(call) && isHeard(call, code));
  if (asking.length === 0 && !inProgram) {
    return calls.some(asksForEvents)
      ? 'what kubectl says of the events is thrown away'
      : 'kubectl is not asked for events';
  }
  const elsewhere = asking.map((call) => otherNamespace(call, code)).find((namespace) => namespace !== undefined);
  if (elsewhere !== undefined) return `the namespace ${elsewhere}`;
  if (asking.length > 0 && asking.every(({ index }) => isBehindExit(code, index)))
    return 'kubectl stands behind an exit';
  if (asking.some((call) => isUnending(call, code))) return 'it never ends';
  return partFault(asking, script.words) ?? shapeFault(asking, code, script.words) ?? orderFault(code, script.words);
}

/** This package as a command, a plugin or a library; a folder or a context may well be called as it is. */
const OWN =
  /(?:(?:^|[|;&(`{]|\b(?:then|do|else|exec|command|env|xargs|time|sudo|kubectl|node|sh|bash)\s)\s*(?:[\w./~-]*\/)?|\b(?:from|require\(|import)\s*["'])(op[-_]timeline)(?![\w./-])|\b(npx)\b/m;

/** Why a script does more than read with kubectl and sort; undefined where it does not. */
export function plainFault(text: string): string | undefined {
  if (text.length > MOST_CHARACTERS) return 'it is too long to be read';
  const script = scriptText(text);
  const { code, calls } = kubectlCalls(script);
  const writing = calls.find(isWriting);
  if (writing) return `kubectl ${writing.verb} writes`;
  const own = OWN.exec(`${code}\n${script.programs}`);
  if (own) return `it needs ${own[1] ?? own[2]}`;
  const method = /\bcurl\b[^\n;|]{0,300}-X\s*(?:POST|PUT|PATCH|DELETE)/.exec(code);
  return method ? 'curl writes' : undefined;
}
