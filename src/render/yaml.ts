import { stringify } from 'yaml';
import type { Analysis } from '../incident/analysis.ts';
import { showHiddenInJson } from '../text/hidden.ts';

/** The same document as renderJson's, as YAML; texts with anything hidden in them are quoted and escaped. */
export function renderYaml(document: Analysis): string {
  const text = stringify(document, { lineWidth: 0, aliasDuplicateObjects: false, blockQuote: false });
  return showHiddenInJson(text);
}
