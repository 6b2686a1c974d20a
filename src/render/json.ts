import type { Analysis } from '../incident/analysis.ts';
import { objectGiven } from '../text/given.ts';
import { showHiddenInJson } from '../text/hidden.ts';

/** The document as JSON, indented by two, LF at the end. Safe on a terminal: what hides is written as an escape. */
export function renderJson(document: Analysis): string {
  return `${showHiddenInJson(JSON.stringify(objectGiven(document, 'a document'), null, 2))}\n`;
}
