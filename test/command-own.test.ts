import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Analysis } from '../src/index.ts';
import { run } from './support/command.ts';
import { fixture } from './support/fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'op-timeline-own-'));
const LAB = fixture('recordings', 'lab', 'events.json');
const TIMELINE = readFileSync(fixture('recordings', 'lab', 'timeline.txt'), 'utf8');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a saved document renders with --partial as without', async () => {
  const file = join(folder, 'saved.json');
  writeFileSync(file, (await run([LAB, '-o', 'json'])).stdout);
  for (const format of ['rows', 'json', 'incident']) {
    const whole = await run([file, '-o', format]);
    expect(await run([file, '-o', format, '--partial'])).toEqual(whole);
  }
  expect((await run([file, '--partial'])).stdout).toBe(TIMELINE);
  const mixed = await run([LAB, file, '--partial']);
  expect({ stdout: mixed.stdout, exit: mixed.exit }).toEqual({ stdout: TIMELINE, exit: 0 });
  expect(mixed.stderr).toMatch(/saved\.json/);
  writeFileSync(file, '{"schema":"op-timeline/1","rows":"none"}');
  const spoiled = await run([file, '--partial']);
  expect({ stdout: spoiled.stdout, exit: spoiled.exit }).toEqual({ stdout: '', exit: 0 });
  expect(spoiled.stderr).toMatch(/warning: .*saved\.json is no whole op-timeline document/);
});

describe('rows that begin with a namespace', () => {
  const rows = TIMELINE.replace(/^(?=.)/gm, 'op-events ');

  test.each([rows, 'shop Critical Odd Pod/a\nshop <none> Pulled Pod/a\n', '<none> Normal Pulled Pod/a\n'])(
    'are not taken for rows without: %j',
    async (stdin) => {
      const { stdout, stderr, exit } = await run(['incident', '--rows', '-'], { stdin });
      expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
      expect(stderr).toMatch(/standard input: these rows begin with a namespace\n {2}read them with -A/);
      expect((await run(['--rows', '-', '-A', '-o', 'rows'], { stdin })).exit).toBe(0);
    },
  );

  test.each([
    'Critical Normal Pod/a\n',
    'Critical <none> Pod/a\n',
    'Normal Pulled Pod/a\nCritical Warning issued Pod/a\n',
    'Critical StageUnknown Pod/a\n',
  ])('are not seen in others: %j', async (stdin) => {
    expect((await run(['--rows', '-', '-o', 'rows'], { stdin })).exit).toBe(0);
  });

  test.each<string[]>([
    ['-A', '-n', 'op-events'],
    ['-n', 'op-events'],
    ['-A', '--ns=shop'],
  ])('are not filtered by it: %s %s', async (...args) => {
    const { stdout, stderr, exit } = await run(['--rows', '-', ...args], { stdin: rows });
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
    expect(stderr).toMatch(/take[s]? no filters\n/);
  });
});

test('what has no events says so of itself', async () => {
  const rows = await run(['--rows', fixture('recordings', 'lab', 'timeline.txt'), '--type', 'Warning']);
  expect(rows.stderr).toContain('the rows of a timeline have no events, so they take no filters\n');
  const file = join(folder, 'worded.json');
  writeFileSync(file, (await run([LAB, '-o', 'json'])).stdout);
  const saved = await run([file, '--type', 'Warning', '--lang', 'en']);
  expect(saved.stderr).toContain('a saved document has no events, so it takes no filters, --lang\n');
});

test('a saved document whose rows were moved and copied prints them in byte order, each once', async () => {
  const file = join(folder, 'moved.json');
  const document: Analysis = JSON.parse((await run([LAB, '-o', 'json'])).stdout);
  const [first] = document.rows;
  const odd = ['\u{1f600}', '\uff5e'].map((name) => ({ ...first, name }));
  const copy = { ...first, namespaces: ['shop', 'shop', 'op-events'] };
  const rows = [...odd, ...document.rows, copy].reverse();
  writeFileSync(file, JSON.stringify({ ...document, rows }));
  const byBytes = (lines: string[]) => lines.sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  const [critical = ''] = TIMELINE.split('\n');
  const all = [...TIMELINE.split('\n').filter(Boolean), ...odd.map(({ name }) => critical.replace(/[^/]*$/, name))];
  expect((await run([file])).stdout.trimEnd().split('\n')).toEqual(byBytes([...all]));
  const namespaced = [...all.map((row) => `op-events ${row}`), `shop ${critical}`];
  expect((await run([file, '-A'])).stdout.trimEnd().split('\n')).toEqual(byBytes(namespaced));
  expect(JSON.parse((await run([file, '-o', 'json'])).stdout).rows).toHaveLength(6);
});
