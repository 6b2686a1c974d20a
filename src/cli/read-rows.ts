import { OpTimelineError } from '../error.ts';
import { textSource } from '../formats/text-source.ts';
import type { ReasonCatalogue } from '../reasons/index.ts';
import { timelineFromRows } from '../timeline/from-rows.ts';
import type { RowKey } from '../timeline/row-text.ts';
import { parseRows } from '../timeline/row-text.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { nameOfInput, readInput } from './read-inputs.ts';
import type { Terminal } from './terminal.ts';

/** A timeline from the rows of a file alone. Throws `bad-row` with the line's number, or `empty`. */
export async function readRows(
  file: string,
  namespaced: boolean,
  reasons: ReasonCatalogue | undefined,
  redact: (rows: readonly RowKey[]) => Promise<readonly RowKey[]>,
  terminal: Terminal,
): Promise<Timeline> {
  const { text } = textSource(await readInput(file, terminal));
  return timelineFromRows(await redact(rowsIn(text, nameOfInput(file), namespaced)), reasons);
}

/** The rows of a text, at least one. Throws as readRows does. */
export function rowsIn(text: string, name: string, namespaced: boolean): RowKey[] {
  try {
    const rows = parseRows(text, { namespaced });
    if (!namespaced && beginWithNamespace(rows)) {
      throw new OpTimelineError('bad-row', 'these rows begin with a namespace', { remedy: 'read them with -A' });
    }
    if (rows.length > 0) return rows;
  } catch (error) {
    if (!(error instanceof OpTimelineError)) throw error;
    throw new OpTimelineError(error.code, `${name}: ${error.message}`, { remedy: error.remedy, cause: error });
  }
  throw new OpTimelineError('empty', `${name} holds no rows`, { remedy: 'op-timeline FILE > timeline.txt makes some' });
}

/**
 * Whether a type stands where the reason should, and none where the type should. Types may be any word, so one row that
 * has an ordinary one must do, and one row is enough to clear them all: no namespace has a capital letter.
 */
function beginWithNamespace(rows: readonly RowKey[]): boolean {
  return (
    rows.some(({ reason }) => /^(?:Normal|Warning|<none>) ./.test(reason)) &&
    !rows.some(({ type }) => type === 'Normal' || type === 'Warning')
  );
}
