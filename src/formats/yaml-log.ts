import { excerpt } from '../text/hidden.ts';
import type { Notice } from './decoded.ts';

/** The first lines of what kubectl and the API server write as YAML. */
const BEGINNING = /^(?:apiVersion:|items:|kind:|---|- apiVersion:)/m;

/** A line that may be the front of an event, without which half of it would be left. */
const KEY = /^\s*(?:- |\? )?["']?[a-z][A-Za-z]*["']?:(?:\s|$)/m;

/**
 * A text with blanks for the lines before its YAML, such as a command or what a log wrote, so that places stay the same.
 * Undefined where there are none.
 */
export function blankLog(text: string): { text: string; notice: Notice } | undefined {
  const start = text.search(BEGINNING);
  const before = text.slice(0, Math.max(start, 0));
  const lines = before.split('\n').filter((line) => line.trim() !== '');
  const [first] = lines;
  if (first === undefined || KEY.test(before)) return undefined;
  const notice: Notice = { code: 'log-lines-skipped', args: { lines: lines.length, first: excerpt(first, 80) } };
  return { text: before.replace(/[^\r\n]/g, ' ') + text.slice(start), notice };
}
