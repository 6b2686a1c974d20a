import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { gradeLab, type LabReport } from '../src/lab.ts';
import { temporaryFolder } from './support/cluster-setup.ts';
import { run } from './support/command.ts';
import { ANSWER } from './support/lab-answer.ts';

const folder = temporaryFolder();
const WRONG = join(folder, 'wrong');
cpSync(ANSWER, WRONG, { recursive: true });
writeFileSync(join(WRONG, 'invalid-event.txt'), 'apply-rc=0\n');
rmSync(join(WRONG, 'timeline.txt'));

const grade = (...args: string[]) => run(['lab', 'grade', ...args]);

test('a right answer exits with 0, and the last line says so', async () => {
  const { stdout, stderr, exit } = await grade(ANSWER);
  expect({ stderr, exit }).toEqual({ stderr: '', exit: 0 });
  const lines = stdout.trimEnd().split('\n');
  expect(lines.at(-1)).toBe('passed: 54 of 54 checks');
  expect(lines.filter((line) => line.startsWith('  ✓ step-'))).toHaveLength(54);
});

test('a wrong one exits with 1, and shows what, where and why', async () => {
  const { stdout, stderr, exit } = await grade(WRONG);
  expect({ stderr, exit }).toEqual({ stderr: '', exit: 1 });
  expect(stdout).toMatch(
    /^ {2}✗ step-3\.first-line\n {6}expected: .*apply-rc=1\n {6}found: {4}apply-rc=0\n {6}why: {6}A script/m,
  );
  expect(stdout).toMatch(/^ {2}– step-8\.sorted {2}timeline\.txt is missing$/m);
  expect(stdout).toMatch(/\n\nfailed: 3 of 54 checks, 2 not applicable\n$/);
});

test('only the steps asked for are judged', async () => {
  expect((await grade(WRONG, '--step', '2', '--step=7')).exit).toBe(0);
  expect((await grade(WRONG, '--step', '3')).exit).toBe(1);
  const { checks } = JSON.parse((await grade(WRONG, '--step', '2', '--step', '7', '-o', 'json')).stdout) as LabReport;
  expect([...new Set(checks.map(({ step }) => step))]).toEqual([2, 7]);
});

test('JSON is the report of the library, byte for byte each time', async () => {
  const first = await grade(WRONG, '-o', 'json');
  expect(await grade(WRONG, '-o', 'json')).toEqual(first);
  const report = JSON.parse(first.stdout) as LabReport;
  expect(report).toEqual(await gradeLab(WRONG));
  expect(Object.keys(report)).toEqual(['schema', 'passed', 'checks']);
  expect(report.schema).toBe('op-timeline-lab/1');
  for (const check of report.checks) {
    expect(Object.keys(check)).toEqual(['id', 'step', 'result', 'expected', 'found', 'hint']);
    expect(check.id.startsWith(`step-${check.step}.`)).toBe(true);
  }
});

test('TAP has a point for each check', async () => {
  const { stdout, exit } = await grade(WRONG, '-o', 'tap');
  expect(exit).toBe(1);
  const lines = stdout.split('\n');
  expect(lines.slice(0, 2)).toEqual(['TAP version 14', '1..54']);
  expect(lines.filter((line) => /^(?:not )?ok \d+ - step-/.test(line))).toHaveLength(54);
  expect(stdout).toMatch(
    /^not ok \d+ - step-3\.first-line\n {2}---\n {2}expected: ".*"\n {2}found: "apply-rc=0"\n {2}hint: ".*"\n {2}\.\.\.$/m,
  );
  expect(stdout).toMatch(/^ok \d+ - step-8\.sorted # SKIP timeline\.txt is missing$/m);
});

test('JUnit is XML whatever a file holds', async () => {
  const hostile = join(folder, 'hostile');
  cpSync(ANSWER, hostile, { recursive: true });
  writeFileSync(join(hostile, 'invalid-event.txt'), '</failure>&"\'<![CDATA[\u001b[31m\uffff\n');
  const { stdout } = await grade(hostile, '-o', 'junit', '--step', '3');
  expect(stdout).toContain('<testsuites name="op-timeline lab" tests="5" failures="2" errors="0" skipped="0">');
  expect(stdout).toContain('&lt;/failure&gt;&amp;&quot;&apos;&lt;![CDATA[\\u001b[31m');
  expect(stdout).not.toMatch(/[\u0000-\u0008\u000b-\u001f\uffff]/);
  const tags = stdout.match(/<\/?[a-z]+|\/>/g) ?? [];
  expect(tags.filter((tag) => /^<[a-z]/.test(tag)).length).toBe(tags.filter((tag) => /^(?:<\/|\/>)/.test(tag)).length);
});

test('hints come in the language asked for, and the verdict is the same', async () => {
  const [english, japanese, korean] = await Promise.all(
    ['en', 'ja', 'ko'].map(
      async (lang) => JSON.parse((await grade(WRONG, '-o', 'json', '--lang', lang)).stdout) as LabReport,
    ),
  );
  const bare = (report: LabReport | undefined) => report?.checks.map(({ hint, ...check }) => check);
  expect(bare(japanese)).toEqual(bare(english));
  expect(bare(korean)).toEqual(bare(english));
  expect(japanese?.checks[0]?.hint).toMatch(/拒否します/);
  expect(korean?.checks[0]?.hint).toMatch(/거부합니다/);
});

describe('what keeps it from a verdict exits with 2, with nothing on standard output', () => {
  const FILE = join(folder, 'file');
  writeFileSync(FILE, '');

  test.each([
    [[join(folder, 'absent')], /there is no such folder/],
    [[FILE], /is no folder/],
    [[], /takes one folder, not 0/],
    [[ANSWER, ANSWER], /takes one folder, not 2/],
    [[ANSWER, '--step', '9'], /--step does not know "9"/],
    [[ANSWER, '--step', '0'], /--step does not know "0"/],
    [[ANSWER, '--step', 'three'], /--step does not know "three"/],
    [[ANSWER, '-o', 'xml'], /--output does not know "xml"/],
    [[ANSWER, '--lang', 'de'], /--lang does not know "de"/],
    [[ANSWER, '--color', 'pink'], /--color does not know "pink"/],
    [[ANSWER, '--bogus'], /Unknown option --bogus/],
    [[ANSWER, '--run-script'], /--run-script needs --live/],
    [[ANSWER, '--live', '--run-script', '--step', '3'], /--run-script runs timeline\.sh, which is of step 8/],
    [[ANSWER, '--request-timeout', 'soon'], /--request-timeout/],
    [[ANSWER, '--live', '--via', 'pigeon'], /--via does not know "pigeon"/],
    [[ANSWER, '--live', '--kubeconfig', join(folder, 'absent')], /kubeconfig/],
  ])('%j', async (args, said) => {
    const { stdout, stderr, exit } = await grade(...args);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
    expect(stderr).toMatch(said);
    expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
  });

  test('another command of the lab', async () => {
    const { stderr, exit } = await run(['lab', 'solve', ANSWER]);
    expect(exit).toBe(2);
    expect(stderr).toBe('op-timeline: lab does not know "solve"\n  op-timeline lab grade DIR judges an answer\n');
  });
});

test('without a command it gives help', async () => {
  const help = await run(['lab']);
  expect(help).toMatchObject({ stderr: '', exit: 0 });
  expect(help.stdout).toMatch(/^op-timeline lab: [\s\S]*lab grade DIR[\s\S]*--run-script/);
  expect(await run(['lab', '--help'])).toEqual(help);
  expect(await run(['lab', 'help'])).toEqual(help);
  expect(await run(['lab', 'grade', '-h'])).toEqual(help);
  expect((await run(['--help'])).stdout).toContain('lab grade DIR');
  expect((await run(['completion', 'bash'])).stdout).toContain('lab');
});

test('an empty folder fails in all that it should have, and is no error', async () => {
  const empty = join(folder, 'empty');
  mkdirSync(empty);
  const { stdout, stderr, exit } = await grade(empty, '-o', 'json');
  expect({ stderr, exit }).toEqual({ stderr: '', exit: 1 });
  const { checks } = JSON.parse(stdout) as LabReport;
  expect(checks.filter(({ result }) => result === 'pass')).toEqual([]);
  expect([...new Set(checks.filter(({ result }) => result === 'fail').map(({ step }) => step))]).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8,
  ]);
});

test('a folder behind a link is the folder', async () => {
  const link = join(folder, 'link');
  symlinkSync(ANSWER, link);
  expect((await grade(link)).exit).toBe(0);
  expect(readFileSync(join(link, 'timeline.txt'), 'utf8')).toContain('Critical');
});
