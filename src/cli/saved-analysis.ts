import { OpTimelineError } from '../error.ts';
import { FINDING_CODES } from '../findings/finding.ts';
import { parse as parseJson } from '../formats/json.ts';
import { textSource } from '../formats/text-source.ts';
import type { Analysis } from '../incident/analysis.ts';
import { showControls } from '../text/hidden.ts';
import { isObject } from '../text/plain-json.ts';
import { sortByUtf8 } from '../text/utf8-order.ts';
import { formatRow } from '../timeline/row-text.ts';
import { distinct } from '../timeline/rows.ts';
import type { TimelineRow } from '../timeline/timeline.ts';

/**
 * Reads a document that `-o json` or `-o yaml` wrote. The file may have been edited since, so whatever is rendered again
 * is checked, and the rows' texts are made anew from their fields. Throws `saved-analysis` for what is no such document.
 */
export async function readAnalysis(bytes: Uint8Array, name: string): Promise<Analysis> {
  const { text } = textSource(bytes);
  const value = text.trimStart().startsWith('{') ? parseJson(text)?.value : await parseYaml(text);
  const wrong = whatIsWrong(value);
  if (wrong !== undefined) {
    throw new OpTimelineError('saved-analysis', `${name} is no whole op-timeline document: ${wrong}`, {
      remedy: 'make it again with op-timeline -o json; it was cut or changed',
    });
  }
  const document = value as Analysis;
  const { incident } = document;
  return {
    ...document,
    rows: rowsOf(document.rows),
    findings: document.findings.map(spoken),
    coverage: { ...document.coverage, limits: document.coverage.limits.map(spoken) },
    ...(document.context === undefined
      ? {}
      : { context: { ...document.context, rows: rowsOf(document.context.rows) } }),
    incident: {
      text: incident.text.split('\n').map(showControls).join('\n'),
      sentences: incident.sentences.map(spoken),
    },
  };
}

/** Sorted and unique as rows always are, whatever an editor did to them; a copy adds the namespaces that only it has. */
function rowsOf(given: Analysis['rows']): TimelineRow[] {
  const rows = new Map<string, TimelineRow>();
  for (const saved of given) {
    const row = formatRow(fieldsOf(saved));
    const first = rows.get(row) ?? saved;
    rows.set(row, { ...first, row, namespaces: distinct([...first.namespaces, ...saved.namespaces]) });
  }
  return sortByUtf8([...rows.values()], ({ row }) => row);
}

function fieldsOf({ type, reason, kind, name }: Analysis['rows'][number]) {
  return { type, reason, kind, name };
}

async function parseYaml(text: string): Promise<unknown> {
  const { yamlValue } = await import('../formats/yaml-documents.ts');
  try {
    return yamlValue(text, 0);
  } catch {
    return undefined;
  }
}

/** A sentence on one line: it may go to a terminal, whoever wrote the document. */
function spoken<Worded extends { readonly text: string }>(worded: Worded): Worded {
  return { ...worded, text: showControls(worded.text) };
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isNumber: Check = (value) => typeof value === 'number';
const isTexts: Check = (value) => Array.isArray(value) && value.every(isText);

function hasFields(fields: Readonly<Record<string, Check>>): Check {
  return (value) => isObject(value) && Object.entries(fields).every(([key, check]) => check(value[key]));
}

function listOf(check: Check): Check {
  return (value) => Array.isArray(value) && value.every(check);
}

function nullOr(check: Check): Check {
  return (value) => value === null || check(value);
}

const isTime = hasFields({ text: isText, micros: isNumber, precision: isText, from: isText });
const isEvidence = hasFields({ rows: isTexts, events: isTexts, limits: isTexts });
const isRow = hasFields({
  row: isText,
  namespaces: isTexts,
  type: isText,
  reason: isText,
  kind: isText,
  name: isText,
  apiVersions: isTexts,
  reporters: listOf(hasFields({ class: isText, name: isText, basis: isText })),
  occurrences: hasFields({ count: isNumber, certainty: isText }),
  firstSeen: nullOr(isTime),
  lastSeen: nullOr(isTime),
  events: isTexts,
  notes: isTexts,
});
const isFinding = hasFields({
  code: (code) => (FINDING_CODES as readonly unknown[]).includes(code),
  severity: (severity) => ['critical', 'warning', 'notice', 'info'].includes(severity as string),
  subject: hasFields({ kind: isText, name: isText }),
  state: (state) => ['open', 'recovered', 'unknown'].includes(state as string),
  args: isObject,
  evidence: isEvidence,
  text: isText,
});

const PARTS: Readonly<Record<string, Check>> = {
  rows: listOf(isRow),
  findings: listOf(isFinding),
  incident: hasFields({ text: isText, sentences: listOf(hasFields({ text: isText, evidence: isEvidence })) }),
  coverage: hasFields({
    from: nullOr(isTime),
    to: nullOr(isTime),
    limits: listOf(hasFields({ code: isText, text: isText })),
  }),
  // Only where there is something beside the rows.
  context: (value) => value === undefined || hasFields({ rows: listOf(isRow) })(value),
  problems: listOf(isObject),
  inputs: listOf(hasFields({ name: isText, format: isText, events: isNumber })),
  rejected: listOf(hasFields({ code: isText, at: isText, detail: isText })),
};

function whatIsWrong(value: unknown): string | undefined {
  if (!isObject(value)) return 'it is not one JSON or YAML object';
  if (value.schema !== 'op-timeline/1')
    return `its schema is ${JSON.stringify(value.schema)}, op-timeline/1 is expected`;
  const part = Object.keys(PARTS).find((key) => !PARTS[key]?.(value[key]));
  return part === undefined ? undefined : `its ${part} are missing or of another shape`;
}
