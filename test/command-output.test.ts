import { execFile } from 'node:child_process';
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { BIN, run } from './support/command.ts';
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

describe('the file of the draft', () => {
  const draft = () => run(['incident', LAB]).then(({ stdout }) => stdout);

  test('is the target of a link, also where that is not there yet', async () => {
    mkdirSync(join(folder, 'drafts'));
    symlinkSync('drafts', join(folder, 'by-link'));
    symlinkSync('../second', join(folder, 'drafts', 'first'));
    symlinkSync('target.txt', join(folder, 'second'));
    expect((await run([LAB, '--incident', join(folder, 'by-link', 'first')])).exit).toBe(0);
    for (const link of [join(folder, 'drafts', 'first'), join(folder, 'second')]) {
      expect(lstatSync(link).isSymbolicLink()).toBe(true);
    }
    expect(readFileSync(join(folder, 'target.txt'), 'utf8')).toBe(await draft());
  });

  test.each<[string, RegExp]>([
    ['none/', /none\/ cannot be written: there is no such folder\n/],
    ['drafts/', /drafts\/ cannot be written: it is a folder\n/],
    ['plain/', /plain\/ cannot be written: it is below a file\n/],
    ['plain/draft', /plain\/draft cannot be written: it is below a file\n/],
    ['round', /round cannot be written: ELOOP/],
  ])('that cannot be written is named as it was given: %s', async (name, told) => {
    mkdirSync(join(folder, 'drafts'), { recursive: true });
    writeFileSync(join(folder, 'plain'), '');
    rmSync(join(folder, 'round'), { force: true });
    symlinkSync('round', join(folder, 'round'));
    const { stdout, stderr, exit } = await run([LAB, '--incident', `${folder}/${name}`]);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
    expect(stderr).toMatch(told);
    expect(stderr).not.toContain('.op-timeline-');
    expect(readdirSync(folder).filter((file) => file.startsWith('.op-timeline'))).toEqual([]);
  });
});
