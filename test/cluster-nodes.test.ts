import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseArguments } from '../src/cli/arguments.ts';
import { asksForFindings } from '../src/cli/asks-for-findings.ts';
import { settingsOf } from '../src/cli/settings.ts';
import type { Terminal } from '../src/cli/terminal.ts';
import { listEvents } from '../src/cluster.ts';
import { buildTimeline } from '../src/index.ts';
import type { ReadClusterOptions } from '../src/input/cluster/options.ts';
import { type ApiServer, recorded as exchange, type Played } from './support/api-server.ts';
import { failureOf, isolated, servers, writeKubeconfig } from './support/cluster-setup.ts';
import { run } from './support/command.ts';
import { recorded } from './support/fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'op-timeline-nodes-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const serve = servers();

const NAMESPACE = '/api/v1/namespaces/inc-nodedown/events?limit=500';
const NODES = '/api/v1/namespaces/default/events?limit=500&fieldSelector=involvedObject.kind%3DNode';
const FORBIDDEN = exchange('403/both-reader-list-other-namespace');

const textOf = (file: string) => recorded('nodedown', file)?.toString('utf8') ?? '';

/** A Node that no event of the namespace names. */
function withStranger(list: string): string {
  const { items, ...rest } = JSON.parse(list);
  const [first] = items;
  const stranger = {
    ...first,
    metadata: { ...first.metadata, uid: 'stranger', name: 'stranger.1' },
    involvedObject: { ...first.involvedObject, name: 'stranger' },
  };
  return JSON.stringify({ ...rest, items: [...items, stranger] });
}

/** A server with the recording of a node that went down; what it answers for the events of Nodes may be another thing. */
function serveDown(nodes: Played = { body: withStranger(textOf('default-core.json')) }): Promise<ApiServer> {
  return serve(({ path }) => {
    if (path.startsWith('/api/v1/namespaces/default/events')) return nodes;
    return { body: textOf('core.json') };
  });
}

function kubeconfigOf(server: ApiServer): string {
  return writeKubeconfig(folder, { cluster: { server: server.url }, namespace: 'inc-nodedown' });
}

function reading(server: ApiServer, more: ReadClusterOptions & { nodes?: boolean } = {}): ReadClusterOptions {
  return isolated(folder, { kubeconfig: kubeconfigOf(server), nodes: true, ...more } as ReadClusterOptions);
}

const paths = ({ seen }: ApiServer) => seen.map(({ path }) => path);

describe('listEvents with the events of Nodes', () => {
  test('reads those of the Nodes that are named, and nothing without being asked', async () => {
    const server = await serveDown();
    const live = await listEvents(reading(server));
    expect(paths(server)).toEqual([NAMESPACE, NODES]);
    expect(live.context?.map(({ regarding }) => regarding.name)).toEqual(['kwok-node-1', 'kwok-node-1']);
    expect(live.inputs).toMatchObject([{ name: 'live', events: live.events.length }]);
    // What it gives is what a timeline takes.
    expect(buildTimeline(live.events, live).context).toHaveLength(2);
    expect(await listEvents(reading(server, { nodes: false }))).not.toHaveProperty('context');
    expect(server.seen).toHaveLength(3);
  });

  test('goes through the API that gave the namespace, by its own name for the field', async () => {
    const server = await serve(({ path }) => {
      if (path.startsWith('/api/')) return FORBIDDEN;
      return { body: textOf(path.includes('/default/') ? 'default-new.json' : 'new.json') };
    });
    const live = await listEvents(reading(server));
    expect(paths(server).slice(1)).toEqual([
      '/apis/events.k8s.io/v1/namespaces/inc-nodedown/events?limit=500',
      '/apis/events.k8s.io/v1/namespaces/default/events?limit=500&fieldSelector=regarding.kind%3DNode',
    ]);
    expect(live.context).toHaveLength(2);
  });

  test('reads page by page', async () => {
    const [first, second] = JSON.parse(textOf('default-core.json')).items;
    const page = (item: object, next: string) =>
      JSON.stringify({ kind: 'EventList', apiVersion: 'v1', metadata: { continue: next }, items: [item] });
    const server = await serve(({ path }) => {
      if (!path.includes('/default/')) return { body: textOf('core.json') };
      return { body: path.includes('continue=') ? page(second, '') : page(first, 'more') };
    });
    expect((await listEvents(reading(server))).context).toHaveLength(2);
    expect(paths(server)[2]).toBe(`${NODES}&continue=more`);
  });

  test.each([
    ['all namespaces', { allNamespaces: true }],
    ['the namespace they are stored in', { namespace: 'default' }],
  ])('asks nothing more where it reads %s', async (_, more) => {
    const server = await serve(() => ({ body: textOf('core.json') }));
    expect(await listEvents(reading(server, more))).toHaveProperty('context', []);
    expect(server.seen).toHaveLength(1);
  });

  test('asks nothing where no Node is named', async () => {
    const body = recorded('backup', 'core.json')?.toString('utf8') ?? '';
    const server = await serve(() => ({ body }));
    expect(await listEvents(reading(server))).not.toHaveProperty('context');
    expect(server.seen).toHaveLength(1);
  });

  test('that are forbidden says so, and is no failure', async () => {
    const server = await serveDown(FORBIDDEN);
    const live = await listEvents(reading(server));
    expect(live).toMatchObject({ contextForbidden: true });
    expect(live).not.toHaveProperty('context');
    expect(live.events.length).toBeGreaterThan(0);
    expect(server.seen).toHaveLength(2);
  });

  test.each<[string, Played]>([
    ['not there', { status: 404, body: '{"kind":"Status","message":"no","code":404}' }],
    ['out of order', { status: 503, body: '{"kind":"Status","message":"no","code":503}' }],
    ['no list', { body: '<html>log in</html>' }],
  ])('from a server where they are %s is no failure, and nobody waits', async (_, played) => {
    const server = await serveDown(played);
    const live = await listEvents(reading(server));
    expect(live).not.toHaveProperty('context');
    expect(live).not.toHaveProperty('contextForbidden');
    expect(server.seen).toHaveLength(2);
  });

  test('ends when it is to end', async () => {
    const controller = new AbortController();
    const server = await serve(({ path }) => {
      if (!path.includes('/default/')) return { body: textOf('core.json') };
      setTimeout(() => controller.abort(), 20);
      return { hang: 'at-once' };
    });
    const failure = await failureOf(listEvents(reading(server, { signal: controller.signal })));
    expect(failure.code).toBe('aborted');
  });
});

describe('the command on one live namespace', () => {
  const asked = async (server: ApiServer, ...args: string[]) => {
    const ran = await run(['--kubeconfig', kubeconfigOf(server), ...args]);
    return { ...ran, paths: paths(server).splice(0) };
  };
  const HEADING = 'On the nodes (their events are stored in default)\n';

  test('tells of the Nodes in the draft, and never in rows', async () => {
    const server = await serveDown();
    const draft = await asked(server, '-o', 'incident');
    expect({ exit: draft.exit, paths: draft.paths }).toEqual({ exit: 0, paths: [NAMESPACE, NODES] });
    expect(draft.stdout).toContain(HEADING);
    expect(draft.stdout).not.toMatch(/stranger|are not among these/);
    const json = JSON.parse((await asked(server, '-o', 'json')).stdout);
    expect(json.findings[0]).toMatchObject({ code: 'node-not-ready', subject: { kind: 'Node', name: 'kwok-node-1' } });
    expect(json.rows.filter(({ kind }: { kind: string }) => kind === 'Node')).toEqual([]);
    expect(json.coverage.rows).toBe(json.rows.length);
  });

  test.each([
    [['-o', 'yaml'], 2],
    [['-o', 'markdown'], 2],
    [['--fail-on', 'critical'], 2],
    [['--incident', join(folder, 'incident.txt')], 2],
    [[], 1],
    [['-o', 'table'], 1],
    [['-o', 'kubectl'], 1],
    [['-o', 'incident', '--no-nodes'], 1],
    [['-o', 'incident', '-A'], 1],
    [['-o', 'incident', '-n', 'default'], 1],
  ])('asked with %j sends so many requests: %i', async (args, requests) => {
    const server = await serveDown({ body: textOf('default-core.json') });
    await asked(server, ...args);
    expect(server.seen).toHaveLength(requests);
  });

  test('judges by the Nodes too, unless it is told not to', async () => {
    const server = await serveDown();
    expect(await asked(server, '--fail-on', 'critical')).toMatchObject({
      exit: 1,
      stderr: expect.stringContaining('Node/kwok-node-1'),
    });
    expect(await asked(server, '--fail-on', 'critical', '--no-nodes')).toMatchObject({ exit: 0 });
  });

  test('says what it was not to read, or may not', async () => {
    const left = await asked(await serveDown(), '-o', 'incident', '--no-nodes');
    expect(left.stdout).toContain('Events of nodes are stored in the namespace default and are not among these');
    expect(left.stdout).not.toContain(HEADING);
    const refused = await asked(await serveDown(FORBIDDEN), '-o', 'incident');
    expect(refused.exit).toBe(0);
    expect(refused.stdout).toContain('may not list events (RBAC)');
    expect(refused.stderr.split('\n')).toHaveLength(left.stderr.split('\n').length);
  });

  test('filters what is told, and with it the Nodes that count', async () => {
    const server = await serveDown();
    const other = await asked(server, '-o', 'incident', '--for', 'pod/queue-d5545b6bb-qbmff');
    expect(other.stdout).not.toContain('kwok-node-1');
    const own = await asked(server, '-o', 'incident', '--for', 'pod/queue-d5545b6bb-fb2z7');
    expect(own.stdout).toContain(HEADING);
  });

  test('redacts them by the same names as the rest, and keeps them in what is saved', async () => {
    const server = await serveDown();
    const { stdout } = await asked(server, '-o', 'json', '--redact=names');
    expect(stdout).not.toMatch(/kwok-node-1|real-node-0|inc-nodedown|stranger/);
    const { findings, context } = JSON.parse(stdout);
    const [root, pod] = findings;
    expect(root.subject.kind).toBe('Node');
    expect(pod.explainedBy.subject).toEqual(root.subject);
    expect(pod.args.node).toBe(root.subject.name);
    expect(context.rows.map(({ name }: { name: string }) => name)).toEqual([root.subject.name, root.subject.name]);

    const saved = (await asked(server, '-o', 'json')).stdout;
    const again = await run(['-', '-o', 'json'], { stdin: saved });
    expect(again.stdout).toBe(saved);
    const spoiled = saved.replace('"context": {', '"context": {"rows": 5},"odd": {');
    expect((await run(['-', '-o', 'json'], { stdin: spoiled })).stderr).toMatch(/its context/);
    const named = saved.replaceAll('kwok-node-1', 'ip-10-1-2-3.example.com');
    const redacted = JSON.parse((await run(['-', '-o', 'json', '--redact'], { stdin: named })).stdout);
    expect(JSON.stringify(redacted)).not.toContain('10-1-2-3');
    const [first] = redacted.findings;
    expect(redacted.context.rows.map(({ row }: { row: string }) => row)).toEqual(
      expect.arrayContaining(first.evidence.rows),
    );
  });
});

test.each([
  [[], true, true],
  [[], false, false],
  [['-q'], true, false],
  [['-o', 'kubectl'], true, false],
  [['-o', 'table'], true, true],
  [['-o', 'table', '-q', '--fail-on', 'warning'], true, true],
] as const)('typed as %j, at a terminal: %s, findings are asked for: %s', (typed, isTTY, asked) => {
  const args = parseArguments([...typed]);
  const terminal = { stderr: { isTTY } } as Terminal;
  expect(asksForFindings(args, settingsOf(args, [], Date.UTC(2026, 10, 30)), terminal)).toBe(asked);
});

test('the flag is in the help and in every completion', async () => {
  for (const args of [['--help'], ['completion', 'bash'], ['completion', 'zsh'], ['completion', 'fish']]) {
    expect((await run(args)).stdout).toContain('no-nodes');
  }
  expect(readFileSync(new URL('../schema.json', import.meta.url), 'utf8')).toContain('"context"');
});

test('a file that holds events of Nodes is read as ever', async () => {
  const file = join(folder, 'both.json');
  const items = [...JSON.parse(textOf('core.json')).items, ...JSON.parse(textOf('default-core.json')).items];
  writeFileSync(file, JSON.stringify({ kind: 'EventList', apiVersion: 'v1', items }));
  const json = JSON.parse((await run([file, '-o', 'json'])).stdout);
  expect(json).not.toHaveProperty('context');
  expect(json.rows.filter(({ kind }: { kind: string }) => kind === 'Node')).toHaveLength(2);
  expect((await run([file, '--no-nodes'])).stdout).toBe((await run([file])).stdout);
});
