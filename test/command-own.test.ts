import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
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
