import type { LabCheck, LabReport } from './report.ts';

/** The report in the Test Anything Protocol, version 14. */
export function renderLabTap({ checks }: LabReport): string {
  return `${['TAP version 14', `1..${checks.length}`, ...checks.flatMap(pointOf)].join('\n')}\n`;
}

function pointOf({ id, result, expected, found, hint }: LabCheck, index: number): string[] {
  const point = `${result === 'fail' ? 'not ok' : 'ok'} ${index + 1} - ${id}`;
  if (result === 'pass') return [point];
  // Behind the directive a number sign or a backslash means what it says only behind a backslash.
  if (result === 'not-applicable') return [`${point} # SKIP ${found.replace(/[\\#]/g, '\\$&')}`];
  const block = { expected, found, hint };
  // JSON texts are YAML texts too.
  return [point, '  ---', ...Object.entries(block).map(([key, text]) => `  ${key}: ${JSON.stringify(text)}`), '  ...'];
}
