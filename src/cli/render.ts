import type { Analysis } from '../incident/analysis.ts';
import { renderRows } from '../render/rows.ts';
import type { TimelineRow } from '../timeline/timeline.ts';
import type { Settings } from './settings.ts';
import type { Paint } from './terminal.ts';

/** What was asked for, as text. Each format loads only what it needs. */
export async function render(
  { rows, document }: { readonly rows: readonly TimelineRow[]; readonly document: () => Promise<Analysis> },
  { format, now, allNamespaces, timezone }: Settings,
  paint: Paint,
): Promise<string> {
  switch (format) {
    case 'rows':
      return renderRows({ rows }, { namespaced: allNamespaces });
    case 'table':
    case 'wide': {
      const { renderTable } = await import('../render/table.ts');
      const options = { now, wide: format === 'wide', namespaced: allNamespaces, paint: paintByType(paint) };
      return renderTable({ rows }, timezone === undefined ? options : { ...options, timezone });
    }
    case 'json':
      return (await import('../render/json.ts')).renderJson(await document());
    case 'yaml':
      return (await import('../render/yaml.ts')).renderYaml(await document());
    case 'incident':
      return (await document()).incident.text;
    case 'markdown':
      return (await import('../render/markdown.ts')).renderMarkdown(await document());
    case 'kubectl':
    case 'kubectl-wide':
      // Made of events, not of rows and documents: kubectl-table.ts prints them.
      return '';
  }
}

function paintByType(paint: Paint): (line: string, row: TimelineRow) => string {
  return (line, { type }) => (type === 'Normal' ? line : paint(type === 'Warning' ? 'yellow' : 'magenta', line));
}
