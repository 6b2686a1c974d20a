import type { ScriptText } from './script-text.ts';

/** Why no shell takes a script; undefined where nothing shows. */
export function syntaxFault({ code, isWhole }: ScriptText): string | undefined {
  if (!isWhole) return 'a quote is not closed';
  if (/[^|]\|[ \t]+\|[^|]/.test(code)) return 'nothing stands between two pipes';
  const opened = code.match(/(?:^|;)[ \t]*if[ \t]/gm)?.length ?? 0;
  const closed = code.match(/\bfi\b/g)?.length ?? 0;
  return opened > closed ? 'an if is not closed (fi)' : undefined;
}
