import { excerpt } from '../../text/hidden.ts';
import { isObject } from '../../text/plain-json.ts';
import type { Answer } from './transport.ts';

/** Enough for every message the API server composes, and bounded: a proxy may send any text. */
const LONGEST_MESSAGE = 400;

/** What the server said in its `Status`, on one line and safe to print; `''` where it sent none. */
export function statusMessage(answer: Answer): string {
  const value = parsed(answer.text);
  return isObject(value) && value.kind === 'Status' && typeof value.message === 'string'
    ? excerpt(value.message, LONGEST_MESSAGE)
    : '';
}

/** The JSON value of a text, or undefined where it is none. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether a text is a web page rather than JSON, as login pages of proxies are. */
export function isHtml(text: string): boolean {
  return /^\s*<(?:!doctype|html|head|body|\?xml|!--)/i.test(text.slice(0, 1_000));
}

/** What an answer turned out to be instead of what was asked for, for people. */
export function received(text: string): string {
  const value = parsed(text);
  if (value === undefined) {
    if (isHtml(text)) return 'a web page (HTML)';
    return text.trim() === '' ? 'an empty answer' : 'text that is no JSON';
  }
  const kind = isObject(value) && typeof value.kind === 'string' ? excerpt(value.kind, 60) : '';
  return kind ? `an object of kind "${kind}"` : 'JSON of another shape';
}
