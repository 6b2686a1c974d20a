import type { Analysis } from '../incident/analysis.ts';
import { textRedactor } from '../redact/text-redactor.ts';
import { isObject } from '../text/plain-json.ts';
import { sortByUtf8 } from '../text/utf8-order.ts';
import { formatRow } from '../timeline/row-text.ts';
import type { TimelineRow } from '../timeline/timeline.ts';

/** A saved document without secrets and addresses, in its rows, findings and sentences alike. */
export function redactSaved(document: Analysis): {
  readonly saved: Analysis;
  readonly nameOf: (name: string) => string;
} {
  const texts = new Set<string>();
  mapLines(document, (line) => {
    texts.add(line);
    return line;
  });
  const text = textRedactor(texts);
  const renamed = new Map(
    [...document.rows, ...(document.context?.rows ?? [])].map(({ row, type, reason, kind, name }) => [
      row,
      formatRow({ type: text(type), reason: text(reason), kind: text(kind), name: text(name) }),
    ]),
  );
  const saved = mapLines(document, (line) => renamed.get(line) ?? text(line)) as Analysis;
  const { context } = saved;
  const beside = context === undefined ? {} : { context: { ...context, rows: inByteOrder(context.rows) } };
  return { saved: { ...saved, rows: inByteOrder(saved.rows), ...beside }, nameOf: text };
}

function inByteOrder(rows: readonly TimelineRow[]): TimelineRow[] {
  return sortByUtf8([...rows], ({ row }) => row);
}

/**
 * A copy with every line of every text changed. What the draft had shortened may end in a part of an address that no
 * pattern knows, so the word before the mark of a cut goes.
 */
function mapLines(value: unknown, change: (line: string) => string): unknown {
  if (typeof value === 'string') {
    return value
      .split('\n')
      .map((line) => change(line.replace(/(?<!\S)[^\s…]+…/g, '…')))
      .join('\n');
  }
  if (Array.isArray(value)) return value.map((item) => mapLines(item, change));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, mapLines(inner, change)]));
}
