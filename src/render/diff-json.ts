import type { DiffDocument } from '../incident/diff.ts';
import { showHiddenInJson } from '../text/hidden.ts';

/** The comparison as JSON, indented by two, LF at the end; the same inputs give the same bytes. */
export function renderDiffJson(document: DiffDocument): string {
  return `${showHiddenInJson(JSON.stringify(document, null, 2))}\n`;
}
