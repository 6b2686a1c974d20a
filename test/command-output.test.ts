import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { BIN } from './support/command.ts';
import { fixture } from './support/fixtures.ts';

const shell = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'op-timeline-output-'));
const LAB = fixture('recordings', 'lab', 'events.json');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a reader that has gone', () => {
  const BIG = fixture('recordings', 'all-namespaces-1', 'core.json.gz');
  // A pipe whose reader is gone for certain before the command begins.
  const bash = (script: string) =>
    shell('bash', ['-c', `set -o pipefail; gone() { sleep 0.2; "$NODE" "$BIN" "$@"; }; ${script}`], {
      env: { ...process.env, NODE: process.execPath, BIN, LAB, BIG },
    });

  test.each<[string, string, number]>([
    ['of both outputs hides no failure', 'gone nope.json 2>&1 | true', 2],
    ['of standard error hides no failure', 'gone nope.json 2> >(true)', 2],
    ['of standard output hides no verdict', 'gone "$LAB" --fail-on odd-type | true', 1],
    ['of standard error hides no verdict', 'gone "$LAB" --fail-on odd-type 2> >(true)', 1],
    ['of both outputs hides no verdict', 'gone "$BIG" --fail-on warning 2>&1 | true', 1],
    ['is no failure', 'gone "$BIG" -o json | true', 0],
  ])('%s', async (_name, script, exit) => {
    const { stdout, stderr } = await bash(`${script} > /dev/null; echo $? >&3`.replace(/^/, 'exec 3>&1; '));
    expect({ exit: stdout, stderr: stderr.replace(/^--fail-on: .*\n/gm, '') }).toEqual({
      exit: `${exit}\n`,
      stderr: '',
    });
  });

  test('of standard error keeps nothing off standard output', async () => {
    const { stdout } = await bash('gone "$LAB" --fail-on odd-type 2> >(true) || true');
    expect(stdout).toBe(readFileSync(fixture('recordings', 'lab', 'timeline.txt'), 'utf8'));
  });
});
