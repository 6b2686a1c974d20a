import { showHiddenInJson } from '../text/hidden.ts';
import type { LabReport } from './report.ts';

/** The report as JSON, indented by two, LF at the end; the same answer gives the same bytes. */
export function renderLabJson(report: LabReport): string {
  return `${showHiddenInJson(JSON.stringify(report, null, 2))}\n`;
}
