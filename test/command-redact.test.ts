import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { redactedFailure, redactingWriter } from '../src/cli/redact-notes.ts';
import { OpTimelineError } from '../src/index.ts';
import { run } from './support/command.ts';
import { kubeconfigFor, labCluster } from './support/lab-cluster.ts';

/** A path that holds what is to be hidden, as well as the events do. */
const folder = join(mkdtempSync(join(tmpdir(), 'op-timeline-redact-')), '10.1.2.3');
mkdirSync(folder);
const file = join(folder, 'events.json');
const noise = join(folder, 'noise.json');
const now = ['--now', '2026-11-30T16:00:00Z'];

const TELLING = /10[.-]1[.-]2[.-]3|jane|hunter2/;
const NAMES = /\b(?:cart|acme|worker-a)\b/;

const event = {
  apiVersion: 'v1',
  kind: 'Event',
  metadata: { name: 'cart-767bd6bcdb-lt5ng.18ecdbbcb91c4cb8', namespace: 'acme', uid: 'u1' },
  type: 'Warning',
  reason: 'Failed',
  message: 'Get "http://jane:hunter2@10.1.2.3:80/": refused, ask jane@acme.example; pod cart-767bd6bcdb-lt5ng_acme(u2)',
  involvedObject: { kind: 'Pod', apiVersion: 'v1', namespace: 'acme', name: 'cart-767bd6bcdb-lt5ng', uid: 'u2' },
  source: { component: 'kubelet', host: 'worker-a' },
  firstTimestamp: '2026-11-30T15:00:00Z',
  lastTimestamp: '2026-11-30T15:10:00Z',
  count: 3,
};
writeFileSync(
  file,
  JSON.stringify({ kind: 'List', apiVersion: 'v1', items: [event, 'jane@acme.example of 10.1.2.3'] }),
);
writeFileSync(noise, `asked jane@acme.example at 10.1.2.3\n${JSON.stringify(event)}\n`);

afterAll(() => rmSync(join(folder, '..'), { recursive: true, force: true }));

describe('every output', () => {
  test.each(['rows', 'table', 'wide', 'json', 'yaml', 'incident', 'markdown', 'kubectl', 'kubectl-wide'])(
    '-o %s hides addresses and secrets, and names where asked to',
    async (format) => {
      const incident = join(folder, 'incident.txt');
      const rest = ['-A', '-o', format, ...now, '--fail-on', 'warning', '--incident', incident];
      const said = async (...redact: string[]) => {
        const { stdout, stderr, exit } = await run([file, noise, ...redact, ...rest]);
        expect(exit).toBe(1);
        return stdout + stderr + readFileSync(incident, 'utf8');
      };
      expect(await said()).toMatch(TELLING);
      const plain = await said('--redact');
      expect(plain).not.toMatch(TELLING);
      expect(plain).toMatch(NAMES);
      const named = await said('--redact=names');
      expect(named).not.toMatch(TELLING);
      expect(named).not.toMatch(NAMES);
      expect(named).toContain('pod1-767bd6bcdb-lt5ng');
    },
  );

  test('an error hides them too', async () => {
    const { stderr, exit } = await run([join(folder, 'none.json'), '--redact']);
    expect({ exit, told: stderr.split('\n')[0] }).toEqual({
      exit: 2,
      told: expect.stringMatching(/\/address\/none\.json cannot be read: there is no such file$/),
    });
  });
});

test('a live cluster is told without its address, and without any name where asked to', async () => {
  const cluster = await labCluster();
  const kubeconfig = join(folder, 'kubeconfig');
  writeFileSync(kubeconfig, kubeconfigFor(cluster.url));
  const live = (...rest: string[]) => run(['incident', '--kubeconfig', kubeconfig, '-v', '6', ...rest]);
  const [plain, named] = [await live('--redact'), await live('--redact=names')];
  await cluster.close();
  expect(plain.stderr).toMatch(
    /^context lab, server http:\/\/address:\d+, namespace op-events, API v1, read at \S+Z\n/,
  );
  expect(plain.stdout).toContain(`\n  Read from ${plain.stderr.split('\n')[0]}\n`);
  expect(named.stderr).toMatch(/^one namespace of a cluster, API v1, read at \S+Z\n/);
  expect(named.stdout).toContain(`\n  Read from ${named.stderr.split('\n')[0]}\n`);
  expect(named.stdout + named.stderr).not.toMatch(/op-events|context|127\.0|build-1|hungry/);
});

test('failures and notes of the run itself hide addresses, and with names the hosts they went to', () => {
  const message = 'https://api.acme.dev:6443 and https://10.1.2.3/x: lookup api.acme.dev on 10.96.0.10:53 failed';
  const told = (names: boolean) => {
    const lines: string[] = [];
    redactingWriter({ output: () => {}, note: (line) => lines.push(line) }, names).note(message);
    const failure = redactedFailure(new OpTimelineError('unreachable', message, { remedy: message }), names);
    const { code, remedy } = failure as OpTimelineError;
    expect([(failure as Error).message, remedy, code]).toEqual([...lines, ...lines, 'unreachable']);
    return lines[0];
  };
  expect(told(false)).toBe('https://api.acme.dev:6443 and https://address/x: lookup api.acme.dev on address:53 failed');
  expect(told(true)).toBe('https://host:6443 and https://host/x: lookup host on address:53 failed');
});

describe('what was saved before', () => {
  test('is redacted in each format, its evidence still among its rows', async () => {
    const { stdout: saved } = await run([file, ...now, '-o', 'json']);
    expect(saved).toMatch(TELLING);
    const stdin = saved.replace('"firstSeen"', '"odd":"10.1.2…","firstSeen"');
    const json = await run(['-', '--redact', '-o', 'json'], { stdin });
    expect(json.stdout).not.toMatch(/10\.1|jane|hunter2/);
    const { rows, findings } = JSON.parse(json.stdout);
    const texts = rows.map(({ row }: { row: string }) => row);
    expect(findings.length).toBeGreaterThan(0);
    for (const { evidence } of findings) expect(texts).toEqual(expect.arrayContaining(evidence.rows));
    for (const format of ['incident', 'markdown', 'rows', 'wide']) {
      expect((await run(['-', '--redact', '-o', format], { stdin })).stdout).not.toMatch(TELLING);
    }
  });

  test('takes no redaction of names, and says so', async () => {
    const { stdout: stdin } = await run([file, ...now, '-o', 'json']);
    const { stdout, stderr, exit } = await run(['-', '--redact=names', '-o', 'incident'], { stdin });
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
    expect(stderr).toContain('saved document');
    expect(stderr).not.toMatch(NAMES);
  });

  test('as rows is redacted too', async () => {
    const stdin =
      'acme Normal NodeReady Node/ip-10-1-2-3.ec2.internal\nacme Warning Failed Pod/cart-767bd6bcdb-lt5ng\n';
    const plain = await run(['incident', '--rows', '-', '-A', '--redact'], { stdin });
    expect(plain.stdout).toContain('Normal NodeReady Node/ip-address-1.ec2.internal');
    const named = await run(['incident', '--rows', '-', '-A', '--redact=names', '-o', 'rows'], { stdin });
    expect(named.stdout).toBe(
      'namespace1 Normal NodeReady Node/node2\nnamespace1 Warning Failed Pod/pod1-767bd6bcdb-lt5ng\n',
    );
  });
});

describe('what was typed', () => {
  test('selects by the names as they are', async () => {
    const kept = await run([file, '--redact=names', '--for', 'pod/cart-767bd6bcdb-lt5ng', '-n', 'acme']);
    expect(kept.stdout).toBe('Warning Failed Pod/pod1-767bd6bcdb-lt5ng\n');
    const ignored = ['--ignore', 'failure=Pod/cart-767bd6bcdb-lt5ng', '--fail-on', 'failure'];
    expect((await run([file, '--redact=names', ...ignored])).exit).toBe(0);
    expect((await run([file, '--redact=names', '--fail-on', 'failure'])).exit).toBe(1);
  });

  test('as --redact alone takes no operand, and only what there is', async () => {
    expect((await run(['--redact', file])).stdout).toBe((await run([file, '--redact=addresses'])).stdout);
    expect((await run([file, '--redact=all'])).exit).toBe(2);
    expect((await run(['completion', 'bash'])).stdout).toContain('--redact');
  });
});
