import type { Document, Node, Pair, Scalar } from 'yaml';
import { isScalar, LineCounter, visit } from 'yaml';
import { OpTimelineError } from '../error.ts';
import { showHidden } from '../text/hidden.ts';
import type { Decoded, Notice, RawDocument } from './decoded.ts';
import type { TextSource } from './text-source.ts';
import { truncated } from './truncated.ts';
import { endsEarly, wholeItems } from './yaml-cut.ts';
import { yamlDocuments } from './yaml-documents.ts';
import { blankLog } from './yaml-log.ts';

/**
 * Reads a stream of YAML documents, JSON among them. Plain scalars keep the text of the file (`No`, `1e3`, `0123`, a time,
 * a number of 20 digits); only counts are read as numbers. A key that stands twice makes its document a rejection. A
 * last document that ends early throws `truncated`, with line and byte, unless `partial` keeps the whole items before.
 */
export function decodeYaml(source: TextSource, partial: boolean): Decoded {
  const documents: RawDocument[] = [];
  const rejected: { code: 'bad-yaml' | 'too-deep'; at: string; detail: string }[] = [];
  const notices: Notice[] = [];
  let { text, parsed, skipped } = parseBehindLog(source.text);
  if (skipped) notices.push(skipped);
  const cut = endsEarly(parsed.documents, text);
  if (cut !== undefined) {
    const place = source.place(cut);
    const whole = partial ? wholeItems(text, cut) : undefined;
    if (whole === undefined) {
      throw truncated('YAML', place);
    }
    text = whole;
    parsed = parseDocuments(text);
    notices.push({ code: 'partial', args: place });
  }
  const { lines } = parsed;
  parsed.documents.forEach((document, index) => {
    const at = parsed.documents.length === 1 ? '' : `document ${index + 1}`;
    const result = toValue(document, lines);
    if ('odd' in result) rejected.push({ ...result.odd, at });
    else if (result.value !== null) documents.push({ value: result.value, at });
  });
  return { format: 'yaml', documents, rejected, notices };
}

interface Parsed {
  readonly documents: readonly Document.Parsed[];
  readonly lines: LineCounter;
}

function parseDocuments(text: string): Parsed {
  const lines = new LineCounter();
  try {
    // Unique keys are checked below: the library's own check takes quadratic time.
    const options = { lineCounter: lines, merge: true, uniqueKeys: false } as const;
    return { documents: yamlDocuments(text, options), lines };
  } catch (error) {
    // Its parser recurses, and a text can be nested deeper than the stack.
    throw new OpTimelineError('bad-yaml', `the YAML cannot be read: ${messageOf(error)}`, { cause: error });
  }
}

/** Parses a text, without the lines of a log before it where they keep it from being YAML. */
function parseBehindLog(text: string): { text: string; parsed: Parsed; skipped?: Notice } {
  const parsed = parseDocuments(text);
  const fault = faultIn(parsed);
  const blanked = fault === undefined ? undefined : blankLog(text);
  if (fault === undefined || blanked === undefined) return { text, parsed };
  const again = parseDocuments(blanked.text);
  // What is no better without those lines is told as it stands.
  const isBetter = (faultIn(again) ?? Number.POSITIVE_INFINITY) > fault;
  return isBetter ? { text: blanked.text, parsed: again, skipped: blanked.notice } : { text, parsed };
}

/** Where the first document stops being YAML that could hold anything; a bare word is none. */
function faultIn({ documents: [first] }: Parsed): number | undefined {
  return first?.errors[0]?.pos[0] ?? (isScalar(first?.contents) && first.contents.value !== null ? 0 : undefined);
}

type Value = { readonly value: unknown } | { readonly odd: { code: 'bad-yaml' | 'too-deep'; detail: string } };

function toValue(document: Document.Parsed, lines: LineCounter): Value {
  const [error] = document.errors;
  if (error) return badYaml(lines, error.pos[0], error.message);
  const twice = keepTexts(document);
  if (twice) return badYaml(lines, twice.range?.[0] ?? 0, `the key ${String(twice.value)} stands twice in one mapping`);
  try {
    // Bounded, so that a few lines cannot unfold into gigabytes; a list may well use one anchor in every item.
    return { value: document.toJS({ maxAliasCount: 10_000 }) };
  } catch (failure) {
    return { odd: { code: 'bad-yaml', detail: `the YAML cannot be read: ${messageOf(failure)}` } };
  }
}

function badYaml(lines: LineCounter, index: number, detail: string): Value {
  const { line, col } = lines.linePos(index);
  return { odd: { code: 'bad-yaml', detail: showHidden(`line ${line}, column ${col}: ${detail}`) } };
}

/** Puts the text of the file back into plain scalars that were read as something else; finds a key that stands twice. */
function keepTexts(document: Document.Parsed): Scalar | undefined {
  let twice: Scalar | undefined;
  visit(document, {
    Scalar(key, node, path) {
      if (node.type !== 'PLAIN' || typeof node.value === 'string' || node.source === undefined) return;
      const isKey = key === 'key';
      if (node.value === null && !isKey) return;
      if (!isKey && typeof node.value === 'number' && isCount(path)) return;
      node.value = node.source;
    },
    Map(_key, node) {
      const seen = new Set<unknown>();
      for (const { key } of node.items) {
        // A merge key may stand more than once.
        if (!isScalar(key) || key.source === '<<') continue;
        const name = key.source ?? key.value;
        if (seen.has(name)) {
          twice = key;
          return visit.BREAK;
        }
        seen.add(name);
      }
      return undefined;
    },
  });
  return twice;
}

/** Whether a value stands under `count` of an event or its series: the only numbers an event has. */
function isCount(path: readonly (Document | Node | Pair)[]): boolean {
  const keys = path.flatMap((step) => ('key' in step && isScalar(step.key) ? [String(step.key.value)] : []));
  const last = keys.at(-1);
  return (last === 'count' || last === 'deprecatedCount') && !keys.includes('metadata');
}

function messageOf(error: unknown): string {
  return error instanceof RangeError ? 'nested too deep' : error instanceof Error ? error.message : String(error);
}
