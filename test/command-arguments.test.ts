import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { run } from './support/command.ts';
import { fixture } from './support/fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'op-timeline-arguments-'));
const LAB = fixture('recordings', 'lab', 'events.json');
const TIMELINE = readFileSync(fixture('recordings', 'lab', 'timeline.txt'), 'utf8');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a flag with an equals sign', () => {
  const namespaced = TIMELINE.replace(/^(?=.)/gm, 'op-events ');

  test.each(['1', 't', 'T', 'TRUE', 'true', 'True'])('turns a switch on with %s', async (value) => {
    expect((await run([LAB, `--all-namespaces=${value}`])).stdout).toBe(namespaced);
    expect((await run([LAB, `-A=${value}`])).stdout).toBe(namespaced);
  });

  test.each(['0', 'f', 'F', 'FALSE', 'false', 'False'])('turns a switch off with %s', async (value) => {
    expect((await run([LAB, `--all-namespaces=${value}`])).stdout).toBe(TIMELINE);
    expect((await run([LAB, '-A', `-A=${value}`])).stdout).toBe(TIMELINE);
    expect((await run([LAB, '-qA', `--all-namespaces=${value}`])).stdout).toBe(TIMELINE);
    expect((await run([LAB, `-A=${value}`, '-A'])).stdout).toBe(namespaced);
  });

  test.each(['', 'tRUE', 'yes', '2'])('does nothing to a switch with %j', async (value) => {
    expect(await run([LAB, `--all-namespaces=${value}`])).toMatchObject({ stdout: '', exit: 2 });
    const { stdout, stderr, exit } = await run([LAB, `-A=${value}`]);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
    expect(stderr).toBe(`op-timeline: --all-namespaces does not know "${value}"\n  it takes true or false\n`);
  });

  test('and nothing behind it takes no other argument for its value', async () => {
    for (const flag of ['-n=', '--namespace=', '--ns=']) {
      expect(await run([flag, LAB])).toEqual({ stdout: TIMELINE, stderr: '', exit: 0 });
    }
    expect((await run(['-w', '-n='])).stderr).toMatch(/kubectl events -w\n/);
  });

  test('is a file behind --', async () => {
    for (const name of ['-A=true', '-n=x', '--quiet=false']) {
      writeFileSync(join(folder, name), readFileSync(LAB));
      expect(await run(['--', name], { cwd: folder })).toEqual({ stdout: TIMELINE, stderr: '', exit: 0 });
    }
  });
});

describe('the flags of a cluster', () => {
  test.each<[string, string]>([
    ['--via', 'foo'],
    ['--via', ''],
    ['-v', 'x'],
    ['-v', '1.5'],
    ['--v', ''],
    ['--request-timeout', 'abc'],
    ['--request-timeout', '-1'],
  ])('are judged where files are read, too: %s %j', async (flag, value) => {
    const { stdout, stderr, exit } = await run([LAB, `${flag}=${value}`]);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
    expect(stderr).toContain(flag === '-v' ? '--v' : flag);
  });

  test.each<string[]>([
    ['--via', 'direct'],
    ['--via', 'kubectl'],
    ['-v', '6'],
    ['--request-timeout', '1m30s'],
    ['--request-timeout', '0'],
  ])('change nothing there: %s %s', async (...args) => {
    expect(await run([LAB, ...args])).toEqual({ stdout: TIMELINE, stderr: '', exit: 0 });
  });
});
