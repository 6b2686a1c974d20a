import type { LabCheck, LabReport, LabResult } from './report.ts';

type Paint = (colour: 'red' | 'yellow' | 'cyan' | 'dim', text: string) => string;

const MARKS: Readonly<Record<LabResult, readonly [string, Parameters<Paint>[0]]>> = {
  pass: ['✓', 'cyan'],
  fail: ['✗', 'red'],
  'not-applicable': ['–', 'yellow'],
};

/** The report for a person: a line a check, with what was expected and why where it failed, and the verdict last. */
export function renderLabText({ passed, checks }: LabReport, paint: Paint): string {
  const lines: string[] = [];
  let step = 0;
  for (const check of checks) {
    if (check.step !== step) lines.push(...(step === 0 ? [] : ['']), `Step ${check.step}`);
    step = check.step;
    lines.push(...linesOf(check, paint));
  }
  const failed = checks.filter(({ result }) => result === 'fail').length;
  const skipped = checks.filter(({ result }) => result === 'not-applicable').length;
  const aside = skipped === 0 ? '' : `, ${skipped} not applicable`;
  const verdict = passed
    ? `passed: ${checks.length - skipped} of ${checks.length} checks${aside}`
    : `failed: ${failed} of ${checks.length} checks${aside}`;
  return `${[...lines, '', paint(passed ? 'cyan' : 'red', verdict)].join('\n')}\n`;
}

function linesOf({ id, result, expected, found, hint }: LabCheck, paint: Paint): string[] {
  const [mark, colour] = MARKS[result];
  const head = `  ${paint(colour, mark)} ${id}`;
  if (result !== 'fail') return [`${head}  ${paint('dim', found)}`];
  return [head, `      expected: ${expected}`, `      found:    ${found}`, `      why:      ${hint}`];
}
