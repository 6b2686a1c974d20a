import { execFile, spawn } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Analysis } from '../src/index.ts';
import { buildTimeline, readEvents, renderKubectlTable, renderRows } from '../src/index.ts';
import { apiServer } from './support/api-server.ts';
import { BIN, run } from './support/command.ts';
import { cases, fixture, recorded, recordings } from './support/fixtures.ts';
import { kubeconfigFor, labCluster } from './support/lab-cluster.ts';

const shell = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'op-timeline-command-'));
const LAB = fixture('recordings', 'lab', 'events.json');
const TIMELINE = readFileSync(fixture('recordings', 'lab', 'timeline.txt'), 'utf8');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.each(cases())('the case $name', ({ file, exit, rows }) => {
  test('gives its rows and exit status', async () => {
    const ran = await run([file]);
    expect({ exit: ran.exit, stdout: ran.stdout }).toEqual({
      exit,
      stdout: (rows ?? []).map((row) => `${row}\n`).join(''),
    });
    if (exit === 2) expect(ran.stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(3);
    expect(ran.stderr).not.toMatch(/ {4}at |[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
  });
});

describe.each(recordings())('the recording %s', (recording) => {
  test('gives the same rows as gzip, through standard input, and twice over', async () => {
    const bytes = recorded(recording, 'core.json') as Buffer;
    const rows = renderRows(buildTimeline(readEvents(bytes).events));
    const gzip = fixture('recordings', recording, 'core.json.gz');
    expect((await run([gzip])).stdout).toBe(rows);
    expect((await run(['-'], { stdin: bytes })).stdout).toBe(rows);
    expect((await run([fixture('recordings', recording, 'new.json.gz'), '-f', '-'], { stdin: bytes })).stdout).toBe(
      rows,
    );
  });
});

describe('filters', () => {
  test.each<[string[], string[]]>([
    [['--for', 'pod/hungry'], ['FailedScheduling']],
    [['--for', 'po/hungry'], ['FailedScheduling']],
    [['--for', 'pipelines.ev.labhub.io/build-1', '--type', 'Critical'], ['StageUnknown']],
    [
      ['--for', 'pipeline.v1.ev.labhub.io/build-1', '--type', '!Critical'],
      ['ReconcileStarted', 'ReconcileSucceeded'],
    ],
    [['--for', 'pipeline.apps/build-1'], []],
    [
      ['--for', 'a19e4a1c-c53c-4394-a02c-c68ba8ea0ad8', '--reason', '!StageUnknown', '--reason', '!ReconcileStarted'],
      ['ReconcileSucceeded'],
    ],
    [['--for', '!pipeline/build-1'], ['FailedScheduling']],
    [
      ['--type', 'Critical', '--type', 'Warning'],
      ['StageUnknown', 'FailedScheduling'],
    ],
    [['--reporter', 'scheduler'], ['FailedScheduling']],
    [
      ['--reporter', 'pipeline-operator', '--reason', '!StageUnknown'],
      ['ReconcileStarted', 'ReconcileSucceeded'],
    ],
    [['--reporter', '!operator'], ['FailedScheduling']],
    [
      ['--since', '2026-11-30T15:06:24Z'],
      ['ReconcileStarted', 'ReconcileSucceeded', 'FailedScheduling'],
    ],
    [['--until', '2026-11-30T15:05:18Z'], ['StageUnknown']],
    [
      ['--now', '2026-11-30T15:07:24Z', '--since', '1m'],
      ['ReconcileStarted', 'ReconcileSucceeded', 'FailedScheduling'],
    ],
    [['-n', 'op-events', '--reason', 'StageUnknown'], ['StageUnknown']],
    [['-n', 'elsewhere'], []],
    [['-n', 'elsewhere', '-A', '--reason', 'StageUnknown'], ['StageUnknown']],
  ])('%j', async (args, reasons) => {
    const { stdout, exit } = await run([LAB, ...args]);
    expect(exit).toBe(0);
    const rows = stdout.split('\n').filter((row) => row !== '');
    expect(rows.map((row) => reasons.find((reason) => row.includes(reason)) ?? row).sort()).toEqual(
      [...reasons].sort(),
    );
  });

  test.each([
    ['--for', 'pod'],
    ['--for', '/x'],
    ['--for', 'pod/'],
    ['--for', 'a/b/c'],
    ['--since', 'yesterday'],
    ['--now', 'soon'],
    ['--timezone', 'Mars/Base', '-o', 'wide'],
    ['--lang', 'xx'],
    ['--color', 'maybe'],
    ['--ns', 'a', '--ns', 'b'],
  ])('%s %s is refused or matches nothing', async (...args) => {
    const { stdout, exit } = await run([LAB, ...args]);
    // A word without a slash may be the uid of an object.
    expect({ stdout, exit }).toEqual({ stdout: '', exit: args[1] === 'pod' ? 0 : 2 });
  });
});

describe("flags as kubectl's users type them", () => {
  test.each<string[]>([
    ['-n=op-events'],
    ['-nop-events'],
    ['--namespace=op-events'],
    ['-n', 'op-events'],
    ['--all-namespaces=false', '-n=op-events'],
    ['-o=rows', '-v=6', '-q=true'],
    ['--quiet=true', '-A=false', '--v=9'],
  ])('%s %s %s', async (...args) => {
    expect(await run([LAB, ...args])).toEqual({ stdout: TIMELINE, stderr: '', exit: 0 });
  });

  test.each<string[]>([['-A=maybe'], ['--quiet=2'], ['--nothing=true'], ['-x=1'], ['--output']])(
    'but not %s',
    async (...args) => {
      expect(await run([LAB, ...args])).toMatchObject({ stdout: '', exit: 2 });
    },
  );
});

describe('judging', () => {
  test.each<[string[], number]>([
    [['--fail-on', 'odd-type'], 1],
    [['--fail-on', 'odd-type:open'], 1],
    [['--fail-on', 'recreated'], 0],
    [['--fail-on', 'warning'], 1],
    [['--fail-on', 'critical'], 0],
    [['--fail-on', 'warning:open'], 1],
    [['--fail-on', 'warning:recovered'], 2],
    [['--fail-on', 'unschedulable:open', '--ignore', 'unschedulable=Pod/hungry'], 0],
    [['--fail-on', 'unschedulable', '--ignore', 'unschedulable'], 0],
    [['--fail-on', 'failure:recovered'], 2],
    [['--fail-on', 'no-such-code'], 2],
    [['--ignore', 'failure=hungry'], 2],
  ])('%j', async (args, exit) => {
    const ran = await run([LAB, ...args]);
    expect({ exit: ran.exit, stdout: ran.stdout }).toEqual({ exit, stdout: exit === 2 ? '' : TIMELINE });
    expect(ran.stderr.startsWith('--fail-on: ')).toBe(exit === 1);
  });

  test('--strict exits with 3 for a rejected item, and only then', async () => {
    const file = join(folder, 'hole.jsonl');
    const [first, second] = readFileSync(fixture('cases', 'jsonl-blank-crlf', 'input.jsonl'), 'utf8')
      .split('\r\n')
      .filter((line) => line.trim());
    writeFileSync(file, `${first}\n{"kind": broken\n${second}\n`);
    const lenient = await run([file]);
    const strict = await run([file, '--strict']);
    expect([lenient.exit, strict.exit]).toEqual([0, 3]);
    expect(strict.stdout).toBe(lenient.stdout);
    expect(strict.stdout.split('\n')).toHaveLength(3);
    expect(strict.stderr).toMatch(/^warning: line 2: not JSON/);
    expect((await run([LAB, '--strict'])).exit).toBe(0);
  });
});

describe('inputs that give no answer', () => {
  const broken = fixture('cases', 'truncated-json', 'input.json');

  test('keep everything off standard output, also where others were good', async () => {
    const { stdout, exit } = await run([LAB, broken]);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
  });

  test('are told and passed over with --partial', async () => {
    const { stdout, stderr, exit } = await run([LAB, broken, join(folder, 'nowhere'), '--partial']);
    expect(exit).toBe(0);
    expect(stdout.split('\n').filter((row) => row !== '')).toHaveLength(6);
    expect(stderr).toMatch(/truncated-json.*ends early, at line 76, byte 2589/);
    expect(stderr).toMatch(/nowhere cannot be read: there is no such file/);
  });

  test('cut inside gzip are told as such', async () => {
    const file = join(folder, 'cut.json.gz');
    writeFileSync(file, readFileSync(fixture('recordings', 'quota', 'core.json.gz')).subarray(0, 3000));
    const { stdout, stderr, exit } = await run([file]);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
    expect(stderr).toMatch(/damaged gzip/);
    const partial = await run([file, '--partial']);
    expect(partial.exit).toBe(0);
    expect(partial.stdout).not.toBe('');
  });

  test('that are folders are told as such', async () => {
    const { stderr, exit } = await run([folder]);
    expect(exit).toBe(2);
    expect(stderr).toMatch(/is a folder, a file was expected/);
  });
});

describe('the draft beside the output', () => {
  test('is what -o incident prints', async () => {
    const file = join(folder, 'incident.txt');
    const both = await run([LAB, '--incident', file]);
    expect(both.stdout).toBe(TIMELINE);
    expect(readFileSync(file, 'utf8')).toBe((await run(['incident', LAB])).stdout);
  });

  test('is written whole or not at all, and nothing goes to standard output then', async () => {
    const file = join(folder, 'no-such-folder', 'incident.txt');
    const { stdout, stderr, exit } = await run([LAB, '--incident', file]);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
    expect(stderr).toMatch(/cannot be written: there is no such folder/);
    const taken = await run([LAB, '--incident', folder]);
    expect(taken.exit).toBe(2);
    expect(readdirSync(folder).filter((name) => name.startsWith('.op-timeline'))).toEqual([]);
  });
});

describe('a draft into what is no plain file', () => {
  const draft = () => run(['incident', LAB]).then(({ stdout }) => stdout);

  test('follows a link, and keeps the mode', async () => {
    const target = join(folder, 'target.txt');
    writeFileSync(target, 'old', { mode: 0o600 });
    symlinkSync(target, join(folder, 'link.txt'));
    expect((await run([LAB, '--incident', join(folder, 'link.txt')])).exit).toBe(0);
    expect(readFileSync(target, 'utf8')).toBe(await draft());
    expect(lstatSync(join(folder, 'link.txt')).isSymbolicLink()).toBe(true);
    expect(statSync(target).mode & 0o777).toBe(0o600);
  });

  test('is written into a pipe, which stays one', async () => {
    const pipe = join(folder, 'pipe');
    const { stdout } = await shell('bash', [
      '-c',
      `mkfifo '${pipe}'; '${process.execPath}' '${BIN}' '${LAB}' --incident '${pipe}' > /dev/null & cat '${pipe}'; wait`,
    ]);
    expect(stdout).toBe(await draft());
    expect(lstatSync(pipe).isFIFO()).toBe(true);
  });
});

describe('the rows of a timeline', () => {
  const rows = fixture('recordings', 'lab', 'timeline.txt');

  test('take the flags that fit them, and refuse the others', async () => {
    expect(JSON.parse((await run(['incident', '--rows', rows, '-o', 'json'])).stdout).rows).toHaveLength(4);
    expect((await run(['--rows', rows, '-o', 'rows'])).stdout).toBe(TIMELINE);
    expect((await run(['--rows', rows, '--fail-on', 'warning'])).exit).toBe(1);
    for (const args of [['--for', 'pod/hungry'], ['--since', '1h'], [LAB], ['-f', LAB], ['--timezone', 'Mars/Base']]) {
      const { stdout, exit } = await run(['incident', '--rows', rows, ...args]);
      expect({ args, stdout, exit }).toEqual({ args, stdout: '', exit: 2 });
    }
  });

  test('with namespaces are read with -A', async () => {
    const file = join(folder, 'rows-a.txt');
    writeFileSync(file, (await run([LAB, '-A'])).stdout);
    expect((await run(['--rows', file, '-A', '-o', 'rows'])).stdout).toBe(readFileSync(file, 'utf8'));
  });

  test('with namespaces are not taken for rows without', async () => {
    const { stderr, exit } = await run(['--rows', '-'], {
      stdin: 'shop Normal Pulled Pod/a\nshop Warning BackOff Pod/a\n',
    });
    expect(exit).toBe(2);
    expect(stderr).toMatch(/begin with a namespace\n {2}read them with -A/);
  });

  test('of others may name no object, and one that is none is told with its line', async () => {
    expect((await run(['--rows', '-', '-o', 'rows'], { stdin: 'Normal NoTarget /\r\n' })).stdout).toBe(
      'Normal NoTarget <none>/<none>\n',
    );
    const { stderr, exit } = await run(['--rows', '-'], { stdin: `${TIMELINE}\nnonsense\n` });
    expect(exit).toBe(2);
    expect(stderr).toMatch(/standard input: line 6: not a row of a timeline: nonsense/);
    expect((await run(['--rows', '-'], { stdin: '\n' })).exit).toBe(2);
  });
});

test('--incident writes over a draft, never over data', async () => {
  const file = join(folder, 'taken.json');
  writeFileSync(file, readFileSync(LAB));
  const refused = await run([file, '--incident', file]);
  expect(refused).toMatchObject({ exit: 2, stdout: '' });
  expect(refused.stderr).toContain('holds data, and the draft would take its place');
  expect(readFileSync(file)).toEqual(readFileSync(LAB));
  const draft = join(folder, 'draft.txt');
  for (let round = 0; round < 2; round++) expect((await run([LAB, '--incident', draft])).exit).toBe(0);
  expect(readFileSync(draft, 'utf8')).toMatch(/^Pod\/hungry/);
});

test('what --ignore leaves out of the findings the draft still tells', async () => {
  const { stdout } = await run(['incident', LAB, '--ignore', 'unschedulable']);
  expect(stdout).toContain('Pod/hungry in op-events: ');
  expect(stdout).not.toContain('Nothing in these events points at a failure');
});

describe('a saved document', () => {
  const direct = (format: string) => run([LAB, '-o', format, '--now', '2026-11-30T15:40:00Z']);

  test.each(['json', 'yaml'])('as %s renders again in every format', async (kind) => {
    const file = join(folder, `saved.${kind}`);
    writeFileSync(file, (await direct(kind)).stdout);
    for (const format of ['rows', 'table', 'wide', 'json', 'yaml', 'incident', 'markdown']) {
      const again = await run([file, '-o', format, '--now', '2026-11-30T15:40:00Z']);
      expect({ format, ...again }).toEqual({ format, ...(await direct(format)) });
    }
    expect((await run([file, '--fail-on', 'warning:open'])).exit).toBe(1);
    expect((await run([file, '-A'])).stdout).toBe(TIMELINE.replace(/^/gm, 'op-events ').replace(/op-events $/, ''));
  });

  test('is known in every dress', async () => {
    const { stdout: jsonText } = await direct('json');
    const { stdout: yamlText } = await direct('yaml');
    const sorted = JSON.stringify(Object.fromEntries(Object.entries(JSON.parse(jsonText)).sort()));
    const dresses = [
      sorted,
      `# saved\n---\n${yamlText}`,
      Buffer.from(`\ufeff${jsonText}`, 'utf16le'),
      gzipSync(jsonText),
    ];
    for (const [index, dress] of dresses.entries()) {
      const file = join(folder, `dress-${index}`);
      writeFileSync(file, dress);
      expect({ index, stdout: (await run([file])).stdout }).toEqual({ index, stdout: TIMELINE });
    }
  });

  test('cannot be filtered, mixed or put into other words', async () => {
    const file = join(folder, 'saved-once.json');
    writeFileSync(file, (await direct('json')).stdout);
    for (const args of [
      [file, '--type', 'Warning'],
      [file, LAB],
      [file, '--timezone', 'Asia/Tokyo'],
    ]) {
      const { stdout, exit } = await run(args);
      expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
    }
  });

  test('that was changed neither crashes nor forges a row', async () => {
    const document: Analysis = JSON.parse((await direct('json')).stdout);
    const [first, ...rest] = document.rows;
    const forged = {
      ...document,
      rows: [{ ...first, row: '\u001b[2J forged', name: 'a\nWarning Forged Pod/b' }, ...rest],
    };
    const file = join(folder, 'changed.json');
    writeFileSync(file, JSON.stringify(forged));
    const { stdout, exit } = await run([file]);
    expect(exit).toBe(0);
    expect(stdout).toContain('Pipeline/a\\nWarning\\u0020Forged\\u0020Pod/b\n');
    expect(stdout).not.toMatch(/forged$|\u001b/m);
    const incident = { ...document.incident, text: 'a \u001b[2J\u202e draft' };
    writeFileSync(file, JSON.stringify({ ...document, incident }));
    expect((await run(['incident', file])).stdout).toBe('a \\u001b[2J\\u202e draft');
    for (const part of Object.keys(document).filter((key) => key !== 'schema')) {
      writeFileSync(file, JSON.stringify({ ...document, [part]: 'nothing' }));
      const spoiled = await run([file, '-o', 'markdown']);
      expect({ part, exit: spoiled.exit, stdout: spoiled.stdout }).toEqual({ part, exit: 2, stdout: '' });
      expect(spoiled.stderr).toMatch(new RegExp(`no whole op-timeline document: its ${part}`));
    }
  });
});

describe('a live cluster', () => {
  let kubeconfig = '';
  let close: () => Promise<void>;
  beforeAll(async () => {
    const cluster = await labCluster();
    close = cluster.close;
    kubeconfig = join(folder, 'kubeconfig');
    writeFileSync(kubeconfig, kubeconfigFor(cluster.url));
  });
  afterAll(() => close());

  test('gives the rows, and says first where they are from', async () => {
    const { stdout, stderr, exit } = await run(['--kubeconfig', kubeconfig]);
    expect({ stdout, exit }).toEqual({ stdout: TIMELINE, exit: 0 });
    expect(stderr).toMatch(/^context lab, server http:\/\/127.0.0.1:\d+, namespace op-events, API v1, read at \S+Z\n$/);
    expect((await run(['--kubeconfig', kubeconfig, '-q'])).stderr).toBe('');
    const draft = await run(['incident', '--kubeconfig', kubeconfig]);
    expect(draft.stdout).toContain(`\n  Read from ${draft.stderr.trimEnd()}\n`);
  });

  test("gives kubectl's table, and none of our own words", async () => {
    const { stdout, stderr, exit } = await run(['--kubeconfig', kubeconfig, '-o', 'kubectl']);
    expect({ stderr, exit }).toEqual({ stderr: '', exit: 0 });
    expect(stdout).toMatch(/^LAST SEEN +TYPE +REASON +OBJECT +MESSAGE\n/);
    const none = await run(['--kubeconfig', kubeconfig, '-o', 'kubectl', '--reason', 'Nothing']);
    expect(none).toEqual({ stdout: '', stderr: 'No events found in op-events namespace.\n', exit: 0 });
  });

  test('that has no such namespace is an error, an empty answer is none', async () => {
    const { stdout, stderr, exit } = await run(['--kubeconfig', kubeconfig, '--ns', 'nowhere']);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
    expect(stderr).toMatch(/nowhere.* does not exist/);
  });

  test('is not what a pipe holds: a hint says so', async () => {
    const { stdout, stderr } = await shell('sh', [
      '-c',
      `echo '[]' | '${process.execPath}' '${BIN}' --kubeconfig '${kubeconfig}'`,
    ]);
    expect(stdout).toBe(TIMELINE);
    expect(stderr).toMatch(/^note: standard input is not read; name it - to read events from it\n/);
  });

  test.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('that never answers can be ended by %s', async (signal, code) => {
    const server = await apiServer(() => ({ hang: 'at-once' }));
    const silent = join(folder, 'silent');
    writeFileSync(silent, kubeconfigFor(server.url));
    const child = spawn(process.execPath, [BIN, '--kubeconfig', silent], { stdio: ['ignore', 'pipe', 'pipe'] });
    const exit = new Promise((resolve) => child.on('exit', (code, by) => resolve({ code, signal: by })));
    while (server.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
    child.kill(signal);
    expect(await exit).toEqual({ code, signal: null });
    await server.close();
  });
});

describe('other programs around it', () => {
  const bash = (script: string) =>
    shell('bash', ['-c', script], { env: { ...process.env, NODE: process.execPath, BIN, LAB } });

  test('a reader that has enough ends it quietly', async () => {
    const big = fixture('recordings', 'all-namespaces-1', 'core.json.gz');
    const { stdout, stderr } = await bash(`"$NODE" "$BIN" '${big}' -o json | head -1; echo "\${PIPESTATUS[0]}"`);
    expect({ stdout, stderr }).toEqual({ stdout: '{\n0\n', stderr: '' });
  });

  test('an output that cannot be written is an error', async () => {
    if (!existsSync('/dev/full')) return;
    const { stdout, stderr } = await bash('"$NODE" "$BIN" "$LAB" > /dev/full; echo $? >&2');
    expect({ stdout, stderr }).toEqual({
      stdout: '',
      stderr: expect.stringMatching(/^op-timeline: standard output cannot be written: ENOSPC\n.*\n2\n$/),
    });
  });

  test('a terminal gets a summary and colours, a file neither', async () => {
    const terminal = `script -qec "'$NODE' '$BIN' '$LAB' -o table --now 2026-11-30T15:40:00Z" /dev/null`;
    const { stdout } = await bash(`export TERM=xterm; unset NO_COLOR FORCE_COLOR CI; ${terminal}`);
    expect(stdout).toMatch(/4 events in 4 rows/);
    expect(stdout).toMatch(/\u001b\[33mwarning\u001b\[39m {2}Pod\/hungry in op-events: /);
    expect(stdout).toMatch(/\u001b\[35m34m +1 +Critical/);
    const plain = await bash(`export TERM=xterm NO_COLOR=1; ${terminal}`);
    expect(plain.stdout).not.toContain('\u001b');
    const quiet = await bash(`export TERM=xterm; script -qec "'$NODE' '$BIN' '$LAB' -q" /dev/null`);
    expect(quiet.stdout.replaceAll('\r', '')).toBe(TIMELINE);
  });

  test('colours can be asked for, but never for rows and documents', async () => {
    expect((await run([LAB, '-o', 'table', '--color', 'always'])).stdout).toContain('\u001b[33m');
    expect((await run([LAB, '-o', 'table'], { env: { FORCE_COLOR: '1' } })).stdout).toContain('\u001b[33m');
    for (const format of ['rows', 'json', 'yaml']) {
      expect((await run([LAB, '-o', format, '--color', 'always'])).stdout).not.toContain('\u001b');
    }
  });

  test('bash loads the completion and completes with it', async () => {
    const { stdout } = await bash(`source <("$NODE" "$BIN" completion bash)
      COMP_WORDS=(op-timeline --output in); COMP_CWORD=2; _op_timeline; echo "\${COMPREPLY[@]}"
      COMP_WORDS=(op-timeline --fail); COMP_CWORD=1; _op_timeline; echo "\${COMPREPLY[@]}"`);
    expect(stdout).toBe('incident\n--fail-on\n');
  });

  test.each(['zsh', 'fish'])('%s gets a completion that names every flag', async (name) => {
    const { stdout, exit } = await run(['completion', name]);
    expect(exit).toBe(0);
    const help = (await run(['--help'])).stdout;
    const flags = [...help.matchAll(/^ {2}(?:-\w, | {4})--([a-z-]+)/gm)].map(([, flag]) => flag as string);
    expect(flags.length).toBeGreaterThan(30);
    expect(flags.filter((flag) => !stdout.includes(name === 'zsh' ? `--${flag}[` : `-l ${flag}`))).toEqual([]);
  });

  test('an unknown shell is told', async () => {
    expect((await run(['completion', 'csh'])).exit).toBe(2);
    expect((await run(['completion'])).exit).toBe(2);
  });
});

describe("kubectl's tables", () => {
  const now = ['--now', '2026-11-30T15:10:00Z'];
  const table = () => renderKubectlTable(readEvents(readFileSync(LAB)).events, { now: '2026-11-30T15:10:00Z' });

  test('are printed as kubectl prints them, in the order of the list', async () => {
    expect(await run([LAB, '-o', 'kubectl', ...now])).toEqual({ stdout: table(), stderr: '', exit: 0 });
    const wide = await run([LAB, '-o', 'kubectl-wide', ...now, '--no-headers']);
    expect(wide.stdout.split('\n').map((line) => line.split(/ {3,}/)[2])).toEqual([
      'ReconcileSucceeded',
      'ReconcileStarted',
      'StageUnknown',
      'FailedScheduling',
      undefined,
    ]);
    expect((await run([LAB, LAB, '-o', 'kubectl', ...now])).stdout).toBe(table());
  });

  test.each<[string, string, string, number]>([
    ['Critical', '', 'error: valid --types are Normal or Warning\n', 1],
    ['Normal,Critical', '', 'error: valid --types are Normal or Warning\n', 1],
    [' normal', '', 'error: valid --types are Normal or Warning\n', 1],
    ['WARNING', 'FailedScheduling', '', 0],
    ['normal,Warning', 'ReconcileStarted', '', 0],
    ['', 'StageUnknown', '', 0],
  ])('judge --types=%s as kubectl does', async (types, reason, stderr, exit) => {
    const ran = await run([LAB, '-o', 'kubectl', `--types=${types}`]);
    expect({ stderr: ran.stderr, exit: ran.exit }).toEqual({ stderr, exit });
    expect(ran.stdout).toContain(reason);
    if (exit === 1) expect(ran.stdout).toBe('');
  });

  test("say kubectl's words where there is nothing", async () => {
    const empty = fixture('cases', 'empty-list', 'input.json');
    expect(await run([empty, '-o', 'kubectl', '-n', 'shop'])).toEqual({
      stdout: '',
      stderr: 'No events found in shop namespace.\n',
      exit: 0,
    });
    expect(await run([empty, '-o', 'kubectl', '-A'])).toEqual({ stdout: '', stderr: 'No events found.\n', exit: 0 });
    expect(await run([empty, '-o', 'kubectl-wide', '-n', 'shop'])).toEqual({
      stdout: '',
      stderr: 'No resources found in shop namespace.\n',
      exit: 0,
    });
    expect(await run([empty, '-o', 'kubectl-wide', '-A'])).toEqual({
      stdout: '',
      stderr: 'No resources found\n',
      exit: 0,
    });
  });

  test('go with the other flags, and need events', async () => {
    const file = join(folder, 'beside-kubectl.txt');
    expect((await run([LAB, '-o', 'kubectl', '--incident', file, '--fail-on', 'odd-type'])).exit).toBe(1);
    expect(readFileSync(file, 'utf8')).toMatch(/^This draft rests on/m);
    const saved = join(folder, 'saved-for-kubectl.json');
    writeFileSync(saved, (await run([LAB, '-o', 'json'])).stdout);
    for (const args of [
      [saved, '-o', 'kubectl'],
      [saved, '-o', 'kubectl-wide'],
      ['--rows', fixture('recordings', 'lab', 'timeline.txt'), '-o', 'kubectl'],
      [LAB, '--types', 'Normal'],
      [LAB, '-o', 'kubectl-wide', '--types', 'Normal'],
      [LAB, '--no-headers'],
    ]) {
      const { stdout, exit } = await run(args);
      expect({ args, stdout, exit }).toEqual({ args, stdout: '', exit: 2 });
    }
  });
});

test('the output is the same in every time zone and locale', async () => {
  const outputs = await Promise.all(
    [
      ['UTC', 'C'],
      ['America/New_York', 'ko_KR.UTF-8'],
      ['Asia/Seoul', 'sv_SE.UTF-8'],
    ].map(([TZ = '', LANG = '']) =>
      run([LAB, '-o', 'json', '--now', '2026-11-30T15:40:00Z'], { env: { TZ, LANG, LC_ALL: LANG } }),
    ),
  );
  expect(new Set(outputs.map(({ stdout }) => stdout)).size).toBe(1);
});
