import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { builtInCatalogue, describeReason, readReasonEntries } from '../src/index.ts';
import { BIN, run } from './support/command.ts';
import { fixture } from './support/fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'op-timeline-reasons-'));
const LAB = fixture('recordings', 'lab', 'events.json');
const TIMELINE = readFileSync(fixture('recordings', 'lab', 'timeline.txt'), 'utf8');
const CRASHES = fixture('recordings', 'crashloop', 'core.json.gz');
const OWN = join(folder, 'own.yaml');
writeFileSync(OWN, '- {reason: StageUnknown, component: pipeline-operator, phase: failure, note: "bad \\u001b[31m"}\n');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the list of reasons', () => {
  test('has a line for each, with who says it of what', async () => {
    const { stdout, stderr, exit } = await run(['reasons']);
    expect({ stderr, exit }).toEqual({ stderr: '', exit: 0 });
    const lines = stdout.trimEnd().split('\n');
    const reasons = new Set(
      builtInCatalogue()
        .entries()
        .map(({ reason }) => reason),
    );
    expect(lines).toHaveLength(1 + reasons.size);
    expect(lines[0]).toMatch(/^REASON +TYPE +PHASE +KINDS +COMPONENTS$/);
    expect(stdout).toMatch(/^FailedScheduling +Warning +failure +Pod +default-scheduler,karpenter$/m);
    expect(stdout).toMatch(/^<none> /m);
    const names = (await run(['reasons', '-o', 'names'])).stdout.trimEnd().split('\n');
    expect(lines.slice(1).map((line) => line.split(/ {2}/)[0])).toEqual(names);
  });

  test.each<[string[], string[]]>([
    [
      ['--component', 'default-scheduler', '--phase', 'failure'],
      ['FailedScheduling', 'Preempted'],
    ],
    [
      ['--kind', 'PersistentVolumeClaim', '--component', 'external-provisioner', '--phase', 'failure'],
      ['ProvisioningCleanupFailed', 'ProvisioningFailed'],
    ],
    [
      ['--kind', 'pvc', '--component', 'external-provisioner', '--phase', 'progress'],
      ['Provisioning', 'ProvisioningSucceeded'],
    ],
    [
      ['--category', 'probe', '--component', 'kubelet'],
      ['ProbeError', 'ProbeWarning', 'Unhealthy'],
    ],
    [['--component', 'pipeline-operator', '--reasons', OWN], ['StageUnknown']],
  ])('%j', async (args, expected) => {
    expect(await run(['reasons', '-o', 'names', ...args])).toEqual({
      stdout: `${expected.join('\n')}\n`,
      stderr: '',
      exit: 0,
    });
  });

  test('says so where nothing matches', async () => {
    const { stdout, stderr, exit } = await run(['reasons', '--component', 'nobody']);
    expect({ stdout, stderr, exit }).toEqual({
      stdout: '',
      stderr: 'no reason matches, of 515 that are known\n',
      exit: 0,
    });
    expect((await run(['reasons', '--component', 'nobody', '-o', 'json'])).stdout).toBe('[]\n');
  });

  test('as data is what --reasons takes', async () => {
    const json = JSON.parse((await run(['reasons', '--kind', 'Pod', '-o', 'json'])).stdout);
    expect(readReasonEntries(json).problems).toEqual([]);
    expect(json.length).toBeGreaterThan(100);
    expect(parse((await run(['reasons', '--kind', 'Pod', '-o', 'yaml'])).stdout)).toEqual(json);
  });
});

describe('one reason', () => {
  test('is told in each of its senses', async () => {
    const { stdout, exit } = await run(['reasons', 'BackOff']);
    expect(exit).toBe(0);
    expect(stdout).toMatch(/^BackOff\n\nkubelet on Pod: Warning, failure, container-lifecycle\n {2}means /);
    expect(stdout).toMatch(/^kubelet on Pod: Normal, yet a failure, image$/m);
    for (const label of ['when bad', 'over when', 'remark', 'source']) expect(stdout).toContain(`\n  ${label} `);
    expect(stdout.split('\n').filter((line) => line.length > 100)).toEqual([]);
    expect((await run(['reasons', 'backoff'])).stdout).toBe(stdout);
  });

  test('of which nothing is written is told by the catalogue alone', async () => {
    const { stdout } = await run(['reasons', 'SpotInterrupted']);
    expect(stdout).toMatch(/^karpenter on Node, NodeClaim: Warning, failure, node\n {2}means .*\n {2}source /m);
  });

  test('that several controllers say alike is told once', async () => {
    const { stdout } = await run(['reasons', 'FailedCreate']);
    expect(stdout.match(/^ {2}means/gm)).toHaveLength(3);
    expect(stdout).toContain(
      'replicaset-controller on ReplicaSet: Warning, failure, scaling\nreplication-controller on',
    );
  });

  test.each(['json', 'yaml'])('is plain data as %s', async (format) => {
    const { stdout } = await run(['reasons', 'Preempted', '-o', format]);
    expect(parse(stdout)).toEqual(describeReason('Preempted'));
  });

  test('may be a state that is none', async () => {
    const { stdout, exit } = await run(['reasons', 'oomkilled']);
    expect(exit).toBe(0);
    expect(stdout).toMatch(/^OOMKilled: how a container ended, not a reason of events\n/);
    expect(stdout).toContain('\n  Events use BackOff, Started, SystemOOM.\n');
    expect((await run(['reasons', 'Completed'])).stdout).toMatch(/job-controller on Job[\s\S]*Completed: .*, too\n/);
  });

  test('that nobody knows is said to be so, with a guess and near names', async () => {
    const { stdout, stderr, exit } = await run(['reasons', 'FailedSchedulling']);
    expect({ stderr, exit }).toEqual({ stderr: '', exit: 0 });
    expect(stdout).toMatch(
      /not a reason that is known\n[\s\S]*guess: a failure\.\n {2}Did you mean FailedScheduling\?\n/,
    );
    expect((await run(['reasons', 'Zzz'])).stdout).not.toMatch(/guess|Did you mean/);
  });

  test('shows what hides', async () => {
    const { stdout } = await run(['reasons', 'StageUnknown', '--reasons', OWN]);
    expect(stdout).toContain('bad \\u001b[31m');
    for (const format of ['text', 'json', 'yaml']) {
      expect((await run(['reasons', 'a\u202eb\u001b[1m', '-o', format])).stdout).not.toMatch(/[\u001b\u202e]/);
    }
  });

  test.each<string[]>([
    ['BackOff', 'Killing'],
    ['BackOff', '--kind', 'Pod'],
    ['BackOff', '-o', 'names'],
    ['--phase', 'bad'],
    ['--category', 'constructor'],
    ['-o', 'rows'],
    ['--reasons', '/nowhere'],
  ])('is not asked for with %s %s %s', async (...args) => {
    const { stdout, stderr, exit } = await run(['reasons', ...args]);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
    expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(2);
  });
});

describe('a filter for a reason that no event has', () => {
  test.each<[string, RegExp]>([
    ['OOMKilled', /^note: no event has the reason OOMKilled: it is how a container ended; events use BackOff, /m],
    [
      'crashloopbackoff',
      /crashloopbackoff: it is what a container waits for; .*\(op-timeline reasons CrashLoopBackOff /,
    ],
    ['SchedulingGated', /events tell nothing of it/],
    ['backoff', /^note: no event has the reason backoff: reasons are case-sensitive, and BackOff is there$/m],
    ['BackOf', /^note: no event has the reason BackOf: BackOff is there$/m],
  ])('%s is told, and prints the same', async (reason, hint) => {
    for (const value of [reason, `!${reason}`]) {
      const { stdout, stderr, exit } = await run([CRASHES, '--reason', value, '-q']);
      expect({ none: stdout === '', exit }).toEqual({ none: !value.startsWith('!'), exit: 0 });
      expect(stderr).toMatch(hint);
    }
  });

  test.each(['BackOff', '!BackOff', 'Zzzzzzzz', '<none>', ''])('but not %j', async (reason) => {
    expect((await run([CRASHES, '--reason', reason])).stderr).not.toContain('note:');
  });

  test('is told beside one that there is, once', async () => {
    const { stdout, stderr } = await run([LAB, '--reason', '!OOMKilled', '--reason', '!OOMKilled', '--type', '!x']);
    expect(stdout).toBe(TIMELINE);
    expect(stderr.match(/note: /g)).toHaveLength(1);
  });

  test('shows what hides, and no reason that may name an object', async () => {
    const event = { kind: 'Event', reason: 'Lost pod web-0', metadata: { name: 'a', namespace: 'shop' } };
    const stdin = JSON.stringify({ ...event, apiVersion: 'v1', involvedObject: { kind: 'Pod', name: 'web-0' } });
    const { stderr } = await run(['-', '--reason', 'lost pod web-0', '--reason', 'OOMKilled\u001b'], { stdin });
    expect(stderr).not.toMatch(/note:|\u001b/);
  });
});

test('help and completions know it', async () => {
  expect((await run(['--help'])).stdout).toContain('op-timeline reasons [REASON]');
  expect((await run(['reasons', '-h'])).stdout).toMatch(/^op-timeline reasons: [\s\S]*--category/);
  for (const name of ['bash', 'zsh', 'fish']) {
    expect((await run(['completion', name])).stdout).toContain('reasons -o names');
  }
  const script = `source <("${process.execPath}" "${BIN}" completion bash)
    COMP_WORDS=("${BIN}" reasons FailedSc); COMP_CWORD=2; _op_timeline; echo "\${COMPREPLY[@]}"`;
  expect((await promisify(execFile)('bash', ['-c', script])).stdout).toBe('FailedScheduling\n');
});
