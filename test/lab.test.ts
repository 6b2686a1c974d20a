import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Played } from './support/api-server.ts';
import { servers, temporaryFolder, writeKubeconfig } from './support/cluster-setup.ts';
import { runLab } from './support/lab.ts';

/** What the lab says where it cannot go on; what it does on a real cluster stands in test/cluster. */
const folder = temporaryFolder();
const serve = servers();
const EXAMPLES = readdirSync(join(import.meta.dirname, '..', 'examples'));
const STEPS = EXAMPLES.filter((file) => /^\d/.test(file)).map((file) => file.replace(/\.ts$/, ''));

const REFUSED_ORPHAN = JSON.stringify({
  kind: 'Status',
  status: 'Failure',
  reason: 'Invalid',
  message:
    'Event "build-1-orphan" is invalid: involvedObject.namespace: Invalid value: "": does not match event.namespace',
  details: {
    name: 'build-1-orphan',
    kind: 'Event',
    causes: [{ field: 'involvedObject.namespace', message: 'Invalid value: "": does not match event.namespace' }],
  },
  code: 422,
});

/** Runs step 3 beside a server that answers its one request as given. */
async function refused(played: Played) {
  const server = await serve(({ path }) => {
    if (!path.endsWith('/api/v1')) return played;
    return { body: JSON.stringify({ resources: [{ kind: 'Event', name: 'events', namespaced: true }] }) };
  });
  const kubeconfig = writeKubeconfig(folder, { cluster: { server: server.url } });
  const dir = join(folder, `lab-${server.port}`);
  const ran = await runLab(['--kubeconfig', kubeconfig, '--dir', dir, '--step', '3']);
  const file = join(dir, 'invalid-event.txt');
  return { ...ran, written: existsSync(file) ? readFileSync(file, 'utf8') : undefined };
}

test('the lab has eight steps', () => {
  expect(STEPS.map((step) => step.slice(0, 2))).toEqual(['01', '02', '03', '04', '05', '06', '07', '08']);
});

describe('what was typed wrong', () => {
  test.each<[string, readonly string[], RegExp]>([
    ['an unknown flag', ['--kubconfig', 'a'], /kubconfig/],
    ['an operand', ['op-events'], /op-events/],
    ['a step that is not there', ['--step', '9'], /there is no step "9"/],
  ])('is told with the usage: %s', async (_what, args, said) => {
    const { stdout, stderr, exit } = await runLab(args);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
    expect(stderr).toMatch(said);
    expect(stderr).toMatch(/^lab: .*\n {2}usage: \[--kubeconfig FILE\].*\n$/);
  });
});

describe('a cluster that cannot be used', () => {
  test('is told where there is no kubeconfig', async () => {
    expect(await runLab([])).toEqual({
      stdout: '',
      stderr: 'lab: found no kubeconfig\n  name one file with --kubeconfig\n',
      exit: 1,
    });
    const missing = await runLab(['--kubeconfig', join(folder, 'missing')]);
    expect(missing).toMatchObject({ stdout: '', exit: 1, stderr: expect.stringMatching(/^lab: .*missing.*\n.*\n$/) });
  });

  test('is told by the contexts there are', async () => {
    const kubeconfig = writeKubeconfig(folder, { cluster: { server: 'https://127.0.0.1:1' } });
    const { stderr, exit } = await runLab(['--kubeconfig', kubeconfig, '--context', 'prod']);
    expect({ stderr, exit }).toEqual({
      stderr: 'lab: the kubeconfig has no context prod\n  name one with --context: test\n',
      exit: 1,
    });
  });

  test('is told without what logs in', async () => {
    const kubeconfig = join(folder, 'broken');
    writeFileSync(kubeconfig, 'users: [{ name: a, user: { token: s3cret }');
    const { stderr, exit } = await runLab(['--kubeconfig', kubeconfig]);
    expect(exit).toBe(1);
    expect(stderr).toMatch(/^lab: cannot read the kubeconfig .*\n.*\n$/);
    expect(stderr).not.toContain('s3cret');
  });

  test('is told without its URL, which may hold a password', async () => {
    const kubeconfig = writeKubeconfig(folder, { cluster: { server: 'https://name:s3cret@127.0.0.1:1' } });
    const { stderr, exit } = await runLab(['--kubeconfig', kubeconfig, '--dir', folder]);
    expect(exit).toBe(1);
    expect(stderr).toMatch(/^01-target: .*cannot reach the server \(ECONNREFUSED\)\n.*\n$/);
    expect(stderr).not.toContain('s3cret');
  });

  test.each(STEPS)('is told by the step that found it: %s', async (step) => {
    const denied = JSON.stringify({ kind: 'Status', reason: 'Forbidden', message: 'no\u001b[31m', code: 403 });
    const server = await serve(() => ({ status: 403, body: denied }));
    const kubeconfig = writeKubeconfig(folder, { cluster: { server: server.url } });
    const { stdout, stderr, exit } = await runLab(['--kubeconfig', kubeconfig, '--dir', join(folder, step)], {}, step);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 1 });
    expect(stderr).toMatch(new RegExp(`^${step}: .+\n {2}.+\n$`));
    expect(stderr).not.toContain('\u001b');
  });
});

describe('the attempt of step 3', () => {
  test('is written down as kubectl would tell it', async () => {
    expect(await refused({ status: 422, body: REFUSED_ORPHAN })).toMatchObject({
      exit: 0,
      written:
        'apply-rc=1\nThe Event "build-1-orphan" is invalid: involvedObject.namespace: Invalid value: "": does not match event.namespace\n',
    });
  });

  test('must not succeed', async () => {
    const stored = JSON.stringify({ apiVersion: 'v1', kind: 'Event', metadata: { name: 'build-1-orphan' } });
    const { exit, stderr, written } = await refused({ status: 201, body: stored });
    expect({ exit, written }).toEqual({ exit: 1, written: undefined });
    expect(stderr).toBe(
      '03-refused: the server took an event about nothing, which it should have refused\n' +
        '  take it away again: kubectl -n op-events delete event build-1-orphan\n',
    );
  });

  test('must fail for what is wrong with the event', async () => {
    const causes = [{ reason: 'NamespaceTerminating', message: 'being terminated', field: 'metadata.namespace' }];
    const ending = { kind: 'Status', reason: 'Forbidden', message: 'no', code: 403, details: { causes } };
    const { exit, stderr, written } = await refused({ status: 403, body: JSON.stringify(ending) });
    expect({ exit, written }).toEqual({ exit: 1, written: undefined });
    expect(stderr).toBe(
      '03-refused: Event build-1-orphan: no\n' +
        '  wait until the old one is gone: kubectl wait --for=delete namespace/op-events\n',
    );
  });
});
