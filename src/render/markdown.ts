import type { Analysis, WordedFinding } from '../incident/analysis.ts';
import { arrayGiven, objectGiven, withRowsGiven } from '../text/given.ts';
import { showControls } from '../text/hidden.ts';
import { maskSecrets } from '../text/mask.ts';
import { isObject } from '../text/plain-json.ts';
import type { TimelineRow } from '../timeline/timeline.ts';

/** The draft, findings and rows as Markdown, for a ticket or a wiki. What events say cannot become markup. */
export function renderMarkdown(document: Analysis): string {
  const { incident, findings, rows, context } = withRowsGiven(document);
  arrayGiven(findings, 'a document with its findings', isObject);
  objectGiven(incident, 'a document with its incident');
  const [first = '', ...sections] = incident.text.trimEnd().split('\n\n');
  const worth = findings.filter(({ severity }) => severity !== 'info');
  return [
    `# Incident\n\n${lines(first)
      .map((line) => `- ${line}`)
      .join('\n')}`,
    // The evidence follows as a table, with more in it.
    ...sections.slice(0, rows.length > 0 ? -1 : undefined).map(section),
    ...(worth.length > 0
      ? [`## Findings\n\n${table(['Severity', 'State', 'Code', 'Finding'], worth.map(cellsOfFinding))}`]
      : []),
    ...(rows.length > 0 ? [rowsUnder('Rows', rows)] : []),
    ...(context ? [rowsUnder('Events of the Nodes, beside the rows', context.rows)] : []),
    '',
  ]
    .join('\n\n')
    .replace(/\n+$/, '\n');
}

function rowsUnder(heading: string, rows: readonly TimelineRow[]): string {
  const headings = ['Type', 'Reason', 'Object', 'Occurrences', 'First seen', 'Last seen'];
  return `## ${heading}\n\n${table(headings, rows.map(cellsOfRow))}`;
}

function section(text: string): string {
  const [heading = '', ...items] = text.split('\n');
  // Days stand between the sentences, on lines of their own.
  const lines = items.map((item) =>
    item.startsWith('- ') ? `- ${escapeMarkdown(item.slice(2))}` : `\n${escapeMarkdown(item)}\n`,
  );
  return `## ${escapeMarkdown(heading)}\n\n${lines.join('\n').trim()}`;
}

function lines(text: string): string[] {
  return text.split('\n').map(escapeMarkdown);
}

function cellsOfFinding({ severity, state, code, text }: WordedFinding): string[] {
  return [severity, state, code, text];
}

function cellsOfRow({ type, reason, kind, name, occurrences, firstSeen, lastSeen }: TimelineRow): string[] {
  const { count, certainty } = occurrences;
  const often = certainty === 'exact' ? String(count) : certainty === 'at-least' ? `at least ${count}` : 'unknown';
  const object = `${kind || '<none>'}/${name || '<none>'}`;
  return [type || '<none>', reason || '<none>', object, often, firstSeen?.text ?? '', lastSeen?.text ?? ''];
}

function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => escapeMarkdown(maskSecrets(cell))).join(' | ')} |`;
  return [line(headings), `|${' --- |'.repeat(headings.length)}`, ...rows.map(line)].join('\n');
}

/**
 * Text with everything that Markdown or HTML in it would act on made literal: punctuation behind a backslash, angle
 * brackets and ampersands as entities, bare links broken.
 */
export function escapeMarkdown(text: string): string {
  return (
    showControls(text)
      .replaceAll('&', '&amp;')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replace(/[\\`*_{}[\]|~$]/g, '\\$&')
      .replace(/^(\s*)([-=+#]|\d+[.)])/, '$1\\$2')
      .replace(/:\/\//g, ':\\/\\/')
      // The number of some issue or other, to whoever renders it.
      .replace(/#(?=\d)/g, '&#35;')
      .replace(/@/g, '&#64;')
      .replace(/\bwww\./gi, 'www\\.')
  );
}
