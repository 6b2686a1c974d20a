import { builtInCatalogue, isBuiltInKind, meaningOf, wordsOf as reasonWords } from '../reasons/index.ts';
import type { IncidentText } from './incident-text.ts';

/** A word in CamelCase with two humps or more, or capitals and a word (`OOMKilled`): reasons are written so. */
const CAMEL = /(?<![A-Za-z0-9_.-])(?:[A-Z][a-z0-9]+(?:[A-Z][a-z0-9]*)+|[A-Z]{2,}[a-z][A-Za-z0-9]*)(?![A-Za-z0-9_])/g;

/** A word with one capital, as the reasons `Scheduled` and `Pulled` are. */
const SINGLE = /(?<![A-Za-z0-9_./-])[A-Z][a-z]{2,}(?![A-Za-z0-9_])/g;

const OPENING = /[`"'“‘„«「『(（]$/;
const CLOSING = /^[`"'”’“»」』)）]/;

/** What the server refused in the lab: its event was never stored. */
const REFUSED = 'NoTarget';

/** The end of a verb that says what was done. */
const PARTICIPLE = /[^e]ed$/;

/** The first reason that the incident names and the table does not have; undefined where there is none. */
export function foreignReason({ whole, rows }: IncidentText): string | undefined {
  const known = new Set(
    rows.flatMap(({ type, reason, object }) => [type, ...reason.split(' '), ...object.split(/[/.]/)]),
  );
  const isForeign = (word: string) => !known.has(word) && !isKind(word);
  for (const [word] of whole.matchAll(CAMEL)) if (isForeign(word) && looksLikeReason(word)) return word;
  for (const match of whole.matchAll(SINGLE)) {
    const [word] = match;
    if (!isForeign(word) || builtInCatalogue().byReason(word).length === 0) continue;
    if (standsAsReason(whole, match.index, word)) return word;
  }
  return undefined;
}

/** Whether a word of several is a reason somewhere, or ends as reasons do: names of products and classes do not. */
function looksLikeReason(word: string): boolean {
  if (word === REFUSED || builtInCatalogue().byReason(word).length > 0) return true;
  const last = reasonWords(word).at(-1)?.word ?? '';
  const meaning = meaningOf(last);
  return (meaning !== undefined && !last.endsWith('ing')) || (last.length > 4 && PARTICIPLE.test(last));
}

/** One of Kubernetes' own kinds, or several of it. */
function isKind(word: string): boolean {
  return isBuiltInKind(word) || isBuiltInKind(word.replace(/s$/, ''));
}

/**
 * Whether a capital word is meant as a reason: in quotes, behind a type as in a row, before an object, or in the midst of
 * a sentence, where English has no capitals. Headings in capitals are no sentences.
 */
function standsAsReason(text: string, index: number, word: string): boolean {
  const before = text.slice(Math.max(0, index - 40), index);
  const after = text.slice(index + word.length, index + word.length + 40);
  if (OPENING.test(before) && CLOSING.test(after)) return true;
  if (/\b(?:Normal|Warning|Critical)[\s|,:/-]+$/.test(before)) return true;
  if (/^[\s|,:]+(?:on\s+|of\s+|for\s+)?(?:Pod|Pipeline)\/\S/.test(after)) return true;
  // What is said not to be there is not told as a reason.
  if (/\b(?:no|not|never|neither|nor|without|any)(?:\s+[a-z]+)?\s+$/i.test(before)) return false;
  const line = lineAround(text, index);
  return !isHeading(line) && /[a-z,;0-9\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af] ?$/.test(before);
}

/** The line that a place lies in, as far as it says whether it is a heading. */
function lineAround(text: string, index: number): string {
  const before = text.slice(Math.max(0, index - 200), index);
  const after = text.slice(index, index + 200);
  return before.slice(before.lastIndexOf('\n') + 1) + (after.split('\n')[0] as string);
}

const IDEOGRAPH = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/;

/** A line whose longer words are mostly in capitals, or that is marked as a heading. */
function isHeading(line: string): boolean {
  if (/^\s*#/.test(line)) return true;
  if (IDEOGRAPH.test(line)) return false;
  const words = line.match(/\b[A-Za-z]{4,}/g) ?? [];
  return words.filter((word) => /^[A-Z]/.test(word)).length * 2 > words.length && !/[.!?]\s*$/.test(line);
}
