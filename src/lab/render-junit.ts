import type { LabCheck, LabReport } from './report.ts';
import { STEPS } from './steps.ts';

/** The report as JUnit XML, a suite for each step; without times, so that the same answer gives the same bytes. */
export function renderLabJunit({ checks }: LabReport): string {
  const suites = STEPS.map((step) => checks.filter((check) => check.step === step)).filter(({ length }) => length > 0);
  return `${[
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="op-timeline lab" ${countsOf(checks)}>`,
    ...suites.flatMap((suite) => [
      `  <testsuite name="step ${suite[0]?.step}" ${countsOf(suite)}>`,
      ...suite.map(caseOf),
      '  </testsuite>',
    ]),
    '</testsuites>',
  ].join('\n')}\n`;
}

function countsOf(checks: readonly LabCheck[]): string {
  const number = (result: LabCheck['result']) => checks.filter((check) => check.result === result).length;
  return `tests="${checks.length}" failures="${number('fail')}" errors="0" skipped="${number('not-applicable')}"`;
}

function caseOf({ id, step, result, expected, found, hint }: LabCheck): string {
  const open = `    <testcase classname="step-${step}" name="${id}"`;
  if (result === 'pass') return `${open}/>`;
  if (result === 'not-applicable') return `${open}><skipped message="${escaped(found)}"/></testcase>`;
  const told = `expected: ${expected}\nfound: ${found}\nwhy: ${hint}`;
  return `${open}><failure message="${escaped(found)}">${escaped(told)}</failure></testcase>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text for XML 1.0: what it cannot hold at all is shown as an escape. */
function escaped(text: string): string {
  return text
    .replace(/[&<>"']/g, (char) => ENTITIES[char] as string)
    .replace(
      /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu,
      (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
}
