import { NAMESPACE } from './lab-files.ts';
import type { KubectlCall } from './script-calls.ts';

/** Whether something may come of what kubectl prints: it is not thrown away, and a variable it is put in is used. */
export function isHeard({ pipeline, index }: KubectlCall, code: string): boolean {
  const output = pipeline.replace(/2>\s*(?:\/dev\/null|&1)/g, '');
  if (/(?:^|[^2>])(?:1|&)?>\s*\/dev\/null/.test(output)) return false;
  if (/(?:^|[^2>&])1?>&2\s*$/.test(output) && !/2>&1/.test(code)) return false;
  if (isLeftInFile(output, code.slice(index + pipeline.length))) return false;
  const variable = /([A-Za-z_]\w*)=["']?\$\(\s*(?:[A-Za-z_]\w*=\S*\s+)*$/.exec(
    code.slice(Math.max(0, index - 300), index),
  )?.[1];
  return variable === undefined || new RegExp(`\\$\\{?${variable}\\b`).test(code.slice(index));
}

/** Whether the output ends in a file that nothing reads afterwards, and that is not the timeline. */
function isLeftInFile(output: string, after: string): boolean {
  const path = /(?:^|[^2>&])1?>\s*["']?([\w./-]+)["']?\s*$/.exec(output)?.[1];
  if (path === undefined || /timeline/i.test(path)) return false;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const quoted = name.replaceAll('.', '\\.');
  return !new RegExp(`(?<![\\w.-])${quoted}(?![\\w.-])`).test(after.replace(/\brm\b[^;&|\n]*/g, ''));
}

/** Whether it watches, or stands in a loop that nothing leaves. */
export function isUnending({ text, index }: KubectlCall, code: string): boolean {
  if (/\b(?:timeout|head|break|exit|return|kill)\b/.test(code)) return false;
  if (/\s(?:-w|--watch|--watch-only)(?=\s|$)/.test(text)) return true;
  const before = code.slice(0, index);
  const loop = [...before.matchAll(/\bwhile\s+(?::|true)\s*(?:;|\n)\s*do\b/g)].at(-1);
  return loop !== undefined && !/\bdone\b/.test(before.slice(loop.index));
}

/** What a variable holds where it is given a plain word, once or by default; undefined where that is not sure. */
function givenTo(name: string, code: string): string | undefined {
  const given = [...code.matchAll(new RegExp(`\\b${name}=(\\S*)`, 'g'))].map(([, value = '']) =>
    value.replace(/["';]/g, '').replace(new RegExp(`^\\$\\{${name}:?[-=]([^{}$]*)\\}$`), '$1'),
  );
  const [only, more] = given;
  return more === undefined && only !== undefined && /^[\w-]+$/.test(only) ? only : undefined;
}

/** A namespace that is named and is not the lab's; a variable that is given somewhere else may be. */
export function otherNamespace({ text }: KubectlCall, code: string): string | undefined {
  const variable = /\s(?:-n[\s=]?|--namespace[\s=])["']?\$\{?([A-Za-z_]\w*)\}?["']?(?=\s|$)/.exec(text)?.[1];
  const value = variable === undefined ? undefined : givenTo(variable, code);
  if (value !== undefined && value !== NAMESPACE) return value;
  const named = /\s(?:-n[\s=]?|--namespace[\s=])["']?([a-z0-9][\w-]*)/.exec(text)?.[1];
  if (named !== undefined && named !== NAMESPACE) return named;
  const raw = /\/namespaces\/([a-z0-9][\w-]*)/.exec(text)?.[1];
  if (raw !== undefined && raw !== NAMESPACE) return raw;
  return /\s(?:-A|--all-namespaces)(?![\w=-])/.test(text) && !/metadata\.namespace|\bop-events\b/.test(code)
    ? 'of every name (-A)'
    : undefined;
}

/** Whether the shell has left before: an exit of no condition, in no function. */
export function isBehindExit(code: string, index: number): boolean {
  const before = code.slice(0, index);
  const exit = before.search(/^(?:exit|return)(?:\s+\d+)?\s*$/m);
  if (exit < 0) return false;
  const opened = before.slice(0, exit).match(/\b(?:if|do|case)\b|\{\s*$/gm)?.length ?? 0;
  const closed = before.slice(0, exit).match(/\b(?:fi|done|esac)\b|^\s*\}/gm)?.length ?? 0;
  return opened <= closed;
}
