import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { type ListOptions, listEvents } from '../src/cluster.ts';
import type { ReadClusterOptions } from '../src/input/cluster/options.ts';
import { readCluster } from '../src/input/cluster/read-cluster.ts';
import { recorded } from './support/api-server.ts';
import { failureOf, isolated, jumpingClock, temporaryFolder } from './support/cluster-setup.ts';
import { recorded as fixtureOf } from './support/fixtures.ts';

const folder = temporaryFolder();
const bin = join(folder, 'bin');
const calls = join(folder, 'calls.jsonl');
const answers = join(folder, 'answers.json');
mkdirSync(bin);

const CONFIG = {
  'current-context': 'dev',
  contexts: [{ name: 'dev', context: { cluster: 'c', user: 'u', namespace: 'inc-api' } }],
  clusters: [{ name: 'c', cluster: { server: 'https://me:pw@dev.example.com:6443/k8s/c-1' } }],
  users: [{ name: 'u', user: { 'auth-provider': { name: 'gcp' } } }],
};

/** Stands in for kubectl: notes its arguments and plays one answer after the other; the last again and again. */
writeFileSync(
  join(bin, 'kubectl'),
  `#!${process.execPath}
const fs = require('node:fs');
const args = process.argv.slice(2);
fs.appendFileSync(${JSON.stringify(calls)}, JSON.stringify(args) + '\\n');
const answers = JSON.parse(fs.readFileSync(${JSON.stringify(answers)}, 'utf8'));
const asked = fs.readFileSync(${JSON.stringify(calls)}, 'utf8').split('\\n').filter((line) => line.includes('"get"')).length;
const answer = args[0] === 'config' ? answers.config : answers.get[Math.min(asked, answers.get.length) - 1];
if (answer.hang) setTimeout(() => {}, 60000);
else {
  if (answer.stderr) fs.writeSync(2, answer.stderr + '\\n');
  if (answer.stdout) fs.writeSync(1, answer.stdout);
  process.exitCode = answer.exit ?? (answer.stderr ? 1 : 0);
}
`,
);
chmodSync(join(bin, 'kubectl'), 0o755);

interface Answer {
  readonly stdout?: string | undefined;
  readonly stderr?: string;
  readonly exit?: number;
  readonly hang?: boolean;
}

function play(get: readonly Answer[], config: Answer = { stdout: JSON.stringify(CONFIG) }): void {
  writeFileSync(answers, JSON.stringify({ config, get }));
}

const gets = () =>
  readFileSync(calls, 'utf8')
    .trim()
    .split('\n')
    .map((line): string[] => JSON.parse(line))
    .filter(([verb]) => verb === 'get');

function reading(more: ReadClusterOptions = {}): ReadClusterOptions {
  const env = { PATH: [bin, process.env.PATH].join(delimiter) };
  return isolated(folder, { via: 'kubectl', ...more, surroundings: { env, ...more.surroundings } });
}

const PREFIX = '/k8s/c-1/api/v1/namespaces/inc-api/events';
const ONE = { stdout: recorded('paged-core/page-6').body };

beforeEach(() => writeFileSync(calls, ''));

test('pages are read one by one, below the path of the server', async () => {
  const pages = [1, 2, 3, 4, 5, 6].map((page) => recorded(`paged-core/page-${page}`));
  play(pages.map(({ body }) => ({ stdout: body })));
  const read = await readCluster(reading({ limit: 2 }));
  expect(read.pages).toEqual(pages.map(({ body }) => body));
  expect(gets()).toEqual(pages.map(({ path }) => ['get', '--raw', `/k8s/c-1${path}`]));
  expect(read.source).toMatchObject({
    context: 'dev',
    user: 'u',
    namespace: 'inc-api',
    server: 'https://dev.example.com:6443/k8s/c-1',
    api: 'v1',
  });
});

test('flags are passed on, each as one argument', async () => {
  play([ONE]);
  await readCluster(
    reading({
      kubeconfig: '--x',
      context: 'dev',
      cluster: 'c',
      user: 'u',
      as: '--token=t',
      asGroup: ['a', 'b'],
      asUid: '7',
      requestTimeout: '1m30s',
    }),
  );
  expect(gets()).toEqual([
    [
      ...['get', '--raw', `${PREFIX}?limit=500`, '--kubeconfig=--x', '--context=dev', '--cluster=c', '--user=u'],
      ...['--as=--token=t', '--as-uid=7', '--as-group=a', '--as-group=b', '--request-timeout=90000ms'],
    ],
  ]);
});

test.each(['--all', 'a b', 'a/b', '../x', 'A', 'x'.repeat(64), '-a', 'a.b'])(
  'a namespace such as %s never reaches kubectl',
  async (namespace) => {
    play([ONE]);
    expect((await failureOf(readCluster(reading({ namespace })))).code).toBe('bad-option');
    expect(gets()).toEqual([]);
  },
);

test('where core v1 is forbidden, the other API is read', async () => {
  play([{ stderr: 'Error from server (Forbidden): events is forbidden: User "x" cannot list' }, ONE]);
  const { source } = await readCluster(reading());
  expect(source.api).toBe('events.k8s.io/v1');
  expect(gets()[1]?.[2]).toBe('/k8s/c-1/apis/events.k8s.io/v1/namespaces/inc-api/events?limit=500');
});

test('the events of Nodes are read by it too, and may be forbidden', async () => {
  const [own, nodes] = ['core.json', 'default-core.json'].map((file) => String(fixtureOf('nodedown', file)));
  play([{ stdout: own }, { stdout: nodes }]);
  const asked: ListOptions = { ...reading(), nodes: true };
  expect((await listEvents(asked)).context).toHaveLength(2);
  expect(gets()[1]?.[2]).toBe(
    '/k8s/c-1/api/v1/namespaces/default/events?limit=500&fieldSelector=involvedObject.kind%3DNode',
  );
  writeFileSync(calls, '');
  play([{ stdout: own }, { stderr: 'Error from server (Forbidden): events is forbidden: User "x" cannot list' }]);
  expect(await listEvents(asked)).toMatchObject({ contextForbidden: true });
});

test('a list that expires begins anew', async () => {
  const first = { stdout: recorded('paged-core/page-1').body };
  play([first, { stderr: 'Error from server (Expired): The provided continue parameter is too old' }, ONE]);
  const { pages } = await readCluster(reading());
  expect(pages).toEqual([first.stdout, ONE.stdout]);
});

test('a namespace that does not exist is an error', async () => {
  const empty = { stdout: recorded('404/list-in-missing-namespace-is-200-empty').body };
  play([empty, { stderr: 'Error from server (NotFound): namespaces "inc-api" not found' }]);
  expect((await failureOf(readCluster(reading()))).code).toBe('not-found');
});

test('a server that is gone is asked again for 30 seconds', async () => {
  const clock = jumpingClock();
  play([{ stderr: 'The connection to the server dev:6443 was refused - did you specify the right host or port?' }]);
  const failure = await failureOf(readCluster(reading({ surroundings: { clock } })));
  expect(failure.code).toBe('unreachable');
  expect(failure.message).toContain('connection refused');
  expect(clock.sleeps).toHaveLength(5);
});

test('an answer that is cut is asked for again', async () => {
  play([{ stdout: '{"kind":', stderr: 'error: unexpected EOF' }, ONE]);
  expect((await readCluster(reading())).pages).toEqual([ONE.stdout]);
});

test.each<[string, string, string]>([
  ['both APIs are forbidden', 'Error from server (Forbidden): events is forbidden: User "x" cannot list', 'forbidden'],
  ['the login is over', 'error: You must be logged in to the server (Unauthorized)', 'unauthorized'],
  ['the context is unknown', 'error: context "zz" does not exist', 'kubeconfig'],
])('where %s the code is the same as without kubectl', async (_, stderr, code) => {
  play([{ stderr }]);
  expect((await failureOf(readCluster(reading()))).code).toBe(code);
});

test('a page of HTML is named', async () => {
  play([{ stdout: '<html>Log in' }]);
  const failure = await failureOf(readCluster(reading()));
  expect(failure.message).toContain('received a web page (HTML)');
});

test('an unknown context is answered with the known ones', async () => {
  play([ONE]);
  const failure = await failureOf(readCluster(reading({ context: 'zz' })));
  expect(failure.message).toBe('the kubeconfig has no context "zz"; its contexts: dev');
});

test('no configuration at all is answered with the places to look at', async () => {
  play([ONE], { stdout: '{"kind":"Config","contexts":null,"clusters":null,"users":null,"current-context":""}' });
  expect((await failureOf(readCluster(reading()))).message).toContain('found no kubeconfig');
});

describe('kubectl itself', () => {
  test('that is missing is told', async () => {
    const failure = await failureOf(readCluster(reading({ surroundings: { env: { PATH: join(folder, 'nothing') } } })));
    expect(failure).toMatchObject({
      code: 'unreachable',
      message: 'kubectl is not on PATH, and --via kubectl needs it',
    });
  });

  test('that prints nothing in time is ended', async () => {
    play([{ hang: true }]);
    const failure = await failureOf(readCluster(reading({ idleTimeout: 800 })));
    expect(failure.code).toBe('timeout');
  });

  test('is ended when the caller ends the read', async () => {
    play([{ hang: true }]);
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 400);
    expect((await failureOf(readCluster(reading({ signal: controller.signal })))).code).toBe('aborted');
  });

  test('that prints without end is ended', async () => {
    play([{ stdout: 'x'.repeat(60_000) }]);
    expect((await failureOf(readCluster(reading({ maxBytes: 50_000 })))).code).toBe('too-large');
  });
});

test('another way than direct or kubectl is refused', async () => {
  const failure = await failureOf(readCluster(reading({ via: 'ssh' as 'kubectl' })));
  expect(failure).toMatchObject({ code: 'bad-option', message: 'via is "ssh", expected direct or kubectl' });
});
