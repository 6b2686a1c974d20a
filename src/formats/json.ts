import { OpTimelineError } from '../error.ts';
import type { RejectionCode } from '../event/kube-event.ts';
import { excerpt } from '../text/hidden.ts';
import type { Decoded, Notice, RawDocument } from './decoded.ts';
import type { JsonScan } from './json-scan.ts';
import { scanJson, wholePart } from './json-scan.ts';
import type { TextSource } from './text-source.ts';
import { truncated } from './truncated.ts';

interface Found {
  readonly documents: RawDocument[];
  readonly rejected: { code: RejectionCode; at: string; detail: string }[];
  readonly notices: Notice[];
}

/**
 * Reads one JSON value, JSON lines, concatenated values, or any of these behind lines of a log.
 *
 * A stream's cut last value is left out with a notice; a broken one in its middle is a rejection. A single value that
 * ends early throws `truncated`, with line and byte, unless `partial` keeps the whole items of its list.
 */
export function decodeJson(source: TextSource, partial: boolean): Decoded {
  const single = parse(source.text);
  if (single) return { format: 'json', documents: [{ value: single.value, at: '' }], rejected: [], notices: [] };
  const found: Found = { documents: [], rejected: [], notices: [] };
  readStream(source, partial, found);
  const lines = source.text.split('\n', 3);
  const isLines = found.documents.length > 0 && lines.some((line) => line.trim() !== '' && parse(line) !== undefined);
  const format =
    found.documents.length === 1 && found.rejected.length === 0 ? 'json' : isLines ? 'json-lines' : 'json-stream';
  return { format, ...found };
}

/** The value of a text that is whole JSON, boxed so that null can be told from failure. */
export function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function readStream(source: TextSource, partial: boolean, found: Found): void {
  const { text } = source;
  // Looking for the end of what is broken may cost a few times the text, never its square.
  const budget = { left: 4 * text.length + 100_000 };
  const numbered = lineCounter(text);
  let index = 0;
  let firstLogLine: string | undefined;
  let logLines = 0;
  while (true) {
    index = skipBlank(text, index);
    if (index >= text.length) break;
    if (!/[{[]/.test(text[index] as string)) {
      const line = lineAt(text, index);
      if (found.documents.length === 0 && found.rejected.length === 0) {
        firstLogLine ??= line;
        logLines++;
      } else if (!/^(?:---|\.\.\.)?\s*$/.test(line)) rejectLine(found, numbered(index), line);
      index = endOfLine(text, index);
      continue;
    }
    const scan = scanJson(text, index);
    if (scan.ended === 'whole') {
      found.documents.push({ value: JSON.parse(text.slice(index, scan.at)), at: `line ${numbered(index)}` });
      index = scan.at;
      continue;
    }
    const next = nextValue(text, index, scan, found.documents.length > 0, budget);
    if (next < 0) {
      endEarly(source, index, scan, partial, found);
      break;
    }
    if (found.documents.length === 0 && !/^[{[]\s*["{[\]}]/.test(text.slice(index, index + 40))) {
      // A log line that merely begins with a bracket, such as `[INFO] …`.
      firstLogLine ??= lineAt(text, index);
      logLines++;
    } else {
      // Between here and there other lines may begin a value that is broken too; each is a loss of its own.
      for (let at = index; at >= 0 && at < next; at = nextBracketLine(text, at)) {
        rejectLine(found, numbered(at), lineAt(text, at));
      }
    }
    index = next;
  }
  if (logLines > 0 && found.documents.length > 0) {
    const args = { lines: logLines, first: excerpt(firstLogLine ?? '', 80) };
    found.notices.unshift({ code: 'log-lines-skipped', args });
  }
}

/** The value at `index` goes on to the end of the text, whole nowhere: it was cut, or it is broken for good. */
function endEarly(source: TextSource, index: number, scan: JsonScan, partial: boolean, found: Found): void {
  const place = source.place(scan.at);
  const start = source.place(index);
  if (scan.ended === 'early') {
    const whole = partial ? wholePart(source.text, index, scan.open) : undefined;
    const inStream = found.documents.length > 0;
    if (whole !== undefined) {
      found.documents.push({ value: JSON.parse(whole), at: inStream ? `line ${start.line}` : '' });
      found.notices.push({ code: 'partial', args: place });
    } else if (inStream) found.notices.push({ code: 'cut-short', args: { line: start.line, byte: start.byte } });
    else throw truncated('JSON', place);
    return;
  }
  const detail = `not JSON at line ${place.line}, byte ${place.byte}: ${excerpt(lineAt(source.text, scan.at), 60)}`;
  if (found.documents.length === 0)
    throw new OpTimelineError('bad-json', detail, { remedy: 'collect it again with -o json' });
  found.rejected.push({ code: 'bad-json', at: `line ${start.line}`, detail });
}

/**
 * Where reading can go on behind a value that is not whole: the next line that begins, in its first column, with a whole
 * value that nothing joins to what stands before or behind it. -1 where there is none. The lines of one big array look
 * like values too; the comma behind them tells.
 */
function nextValue(text: string, index: number, scan: JsonScan, inStream: boolean, budget: { left: number }): number {
  // What is open in an array and goes on to the end is a cut list; in a stream it may be one cut line before others.
  if (!inStream && scan.ended === 'early' && scan.open.some((container) => container.kind === 'array')) return -1;
  for (let at = nextBracketLine(text, index); at >= 0; at = nextBracketLine(text, at)) {
    const candidate = scanJson(text, at);
    budget.left -= candidate.at - at;
    if (budget.left < 0) return -1;
    if (candidate.ended === 'broken') continue;
    if (candidate.ended === 'early') return scan.ended === 'broken' ? at : -1;
    return /[,\]}]/.test(text[skipBlank(text, candidate.at)] ?? '') ? -1 : at;
  }
  return -1;
}

/** The next line behind `index` that begins with a bracket in its first column, or -1. */
function nextBracketLine(text: string, index: number): number {
  for (let at = text.indexOf('\n', index); at >= 0; at = text.indexOf('\n', at + 1)) {
    if (/[{[]/.test(text[at + 1] ?? '')) return at + 1;
  }
  return -1;
}

function rejectLine(found: Found, line: number, text: string): void {
  found.rejected.push({ code: 'bad-json', at: `line ${line}`, detail: `not JSON: ${excerpt(text, 60)}` });
}

function skipBlank(text: string, index: number): number {
  // RFC 7464 puts a record separator before each value.
  while (index < text.length && /[\s\u001e]/.test(text[index] as string)) index++;
  return index;
}

function endOfLine(text: string, index: number): number {
  const end = text.indexOf('\n', index);
  return end < 0 ? text.length : end;
}

function lineAt(text: string, index: number): string {
  return text.slice(text.lastIndexOf('\n', index - 1) + 1, endOfLine(text, index));
}

/** Line numbers (from 1) of indexes that only grow, without counting from the start each time. */
function lineCounter(text: string): (index: number) => number {
  let line = 1;
  let counted = 0;
  return (index) => {
    for (let at = text.indexOf('\n', counted); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line++;
    counted = index;
    return line;
  };
}
