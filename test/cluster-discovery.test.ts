import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aboutAskedObject, askedObject } from '../src/cli/kubectl-for.ts';
import { KubectlRefusal } from '../src/cli/kubectl-refusal.ts';
import { readEvents } from '../src/index.ts';
import { type Discovery, discover } from '../src/input/cluster/discovery.ts';
import { readGroupVersions, readResourceList } from '../src/input/cluster/discovery-documents.ts';
import { withCluster } from '../src/input/cluster/open-cluster.ts';
import type { ReadClusterOptions } from '../src/input/cluster/options.ts';
import { apiServer, type Played, type Seen } from './support/api-server.ts';
import {
  failureOf,
  isolated,
  jumpingClock,
  servers,
  temporaryFolder,
  writeKubeconfig,
} from './support/cluster-setup.ts';
import { run } from './support/command.ts';
import { aggregatedDiscovery, plainDiscovery, playDiscovery, unpacked } from './support/discovery.ts';
import { kubeconfigFor } from './support/lab-cluster.ts';

const folder = temporaryFolder();
const serve = servers();
const aggregated = aggregatedDiscovery();
const plain = plainDiscovery();

function discovered(url: string, more: ReadClusterOptions = {}): Promise<Discovery | undefined> {
  const kubeconfig = writeKubeconfig(folder, { cluster: { server: url } });
  return withCluster(isolated(folder, { kubeconfig, ...more }), discover);
}

async function discoveredFrom(play: (request: Seen) => Played): Promise<Discovery> {
  const server = await serve(play);
  return (await discovered(server.url)) as Discovery;
}

/** What the real kubectl 1.36.3 did with a value of `--for` on that cluster. */
interface Call {
  readonly for: string;
  readonly exit: number;
  readonly stderr: string;
  /** Of the events it showed. */
  readonly reasons: readonly string[];
}

const calls: Call[] = JSON.parse(unpacked('kubectl-for', 'calls.json.gz'));
const { events } = readEvents(unpacked('kubectl-for', 'events.json.gz'));

function judged(value: string, { served }: Discovery): Call {
  let stderr = '';
  const note = (line: string) => {
    stderr += `${line}\n`;
  };
  try {
    const isAbout = value === '' ? () => true : aboutAskedObject(askedObject(value), served, { note, output: note });
    const reasons = events.filter(isAbout).map(({ reason }) => reason);
    if (reasons.length === 0) note('No events found in shop namespace.');
    return { for: value, exit: 0, stderr, reasons: reasons.sort() };
  } catch (error) {
    if (!(error instanceof KubectlRefusal)) throw error;
    note(error.message);
    return { for: value, exit: 1, stderr, reasons: [] };
  }
}

describe('kubectl 1.36 finds the same types', () => {
  const found: Discovery[] = [];
  const close: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    for (const documents of [aggregated, plain]) {
      const server = await apiServer(playDiscovery(documents));
      close.push(server.close);
      found.push((await discovered(server.url)) as Discovery);
    }
  });
  afterAll(() => Promise.all(close.map((end) => end())));

  test('whichever documents the server has', () => {
    expect(found[1]).toEqual(found[0]);
    expect(found[0]?.failed).toEqual([]);
  });

  test.each(calls)('for $for', (call) => {
    expect(judged(call.for, found[0] as Discovery)).toEqual(call);
  });
});

describe('discovery', () => {
  test('takes two requests from a server that can', async () => {
    const server = await serve(playDiscovery(aggregated));
    await discovered(server.url);
    expect(server.seen.map(({ path }) => path)).toEqual(['/api', '/apis']);
    for (const { headers } of server.seen) {
      expect(headers.accept).toMatch(
        /^application\/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList,.*,application\/json$/,
      );
    }
  });

  test('asks every other server for each version once, for plain JSON', async () => {
    const server = await serve(playDiscovery(plain));
    await discovered(server.url);
    expect(server.seen.map(({ path }) => path).sort()).toEqual(Object.keys(plain).sort());
    expect(new Set(server.seen.slice(2).map(({ headers }) => headers.accept))).toEqual(new Set(['application/json']));
  });

  test('does not wait for a version whose program is down', async () => {
    const path = '/apis/zz.labhub.io/v2';
    const server = await serve((request) =>
      request.path === path ? { status: 503, body: '' } : playDiscovery(plain)(request),
    );
    const clock = jumpingClock();
    const { served, failed } = (await discovered(server.url, { surroundings: { clock } })) as Discovery;
    expect(failed).toEqual(['zz.labhub.io/v2']);
    expect(served.filter(({ group }) => group === 'zz.labhub.io').map(({ version }) => version)).toEqual(['v1alpha1']);
    expect(clock.sleeps).toEqual([]);
    expect(server.seen.filter((request) => request.path === path)).toHaveLength(1);
  });

  test('waits for a server that is busy', async () => {
    const clock = jumpingClock();
    const server = await serve((request, index) => (index === 5 ? { status: 429 } : playDiscovery(plain)(request)));
    expect((await discovered(server.url, { surroundings: { clock } }))?.failed).toEqual([]);
    expect(clock.sleeps).toEqual([1_000]);
  });

  test.each<[string, Played]>([
    ['nothing', { cut: 'at-once' }],
    ['a web page', { body: '<html>' }],
    ['another kind', { body: '{"kind":"Status"}' }],
  ])('counts a version that answers with %s as failed', async (_, played) => {
    const { failed } = await discoveredFrom((request) =>
      request.path === '/apis/batch/v1' ? played : playDiscovery(plain)(request),
    );
    expect(failed).toEqual(['batch/v1']);
  });

  test('knows nothing of a version that the server calls stale', async () => {
    const stale = { version: 'v1beta1', freshness: 'Stale' };
    const groups = {
      kind: 'APIGroupDiscoveryList',
      items: [{ metadata: { name: 'metrics.k8s.io' }, versions: [stale] }],
    };
    const { served, failed } = await discoveredFrom(playDiscovery({ ...aggregated, '/apis': JSON.stringify(groups) }));
    expect(failed).toEqual(['metrics.k8s.io/v1beta1']);
    expect(new Set(served.map(({ group }) => group))).toEqual(new Set(['']));
  });

  test('ends, however many versions a server names', async () => {
    const versions = Array.from({ length: 200_000 }, (_, index) => ({ version: `v${index}` }));
    const groups = JSON.stringify({ kind: 'APIGroupList', groups: [{ name: 'a.example.com', versions }] });
    let asked = 0;
    const get = async (path: string) => {
      asked++;
      const text = path === '/apis' ? groups : '{"kind":"APIVersions","versions":["v1"]}';
      return { status: 200, text, retryAfter: '', location: '' };
    };
    const found = await discover({ get, server: 'https://a.example.com' });
    expect(found?.failed).toHaveLength(200_001);
    expect(asked).toBeLessThan(3_000);
  });

  test('is nothing where it is forbidden', async () => {
    for (const forbidden of ['/api', '/apis']) {
      const server = await serve((request) =>
        request.path === forbidden ? { status: 403, body: '{}' } : playDiscovery(aggregated)(request),
      );
      expect(await discovered(server.url)).toBeUndefined();
    }
  });

  test('does without the core API, which a server behind an aggregator lacks', async () => {
    const { served } = await discoveredFrom(playDiscovery({ '/apis': aggregated['/apis'] as string }));
    expect(served[0]).toMatchObject({ group: 'apiregistration.k8s.io', kind: 'APIService' });
  });

  test('is an error where something else answers', async () => {
    for (const body of ['<html>log in</html>', '{"kind":"EventList"}', '[]', '']) {
      const server = await serve(() => ({ body }));
      const failure = await failureOf(discovered(server.url));
      expect(failure.code).toBe('server-error');
      expect(failure.message).toMatch(/^expected the list of its APIs from http:\/\/127\.0\.0\.1:\d+, received /);
    }
  });
});

describe('the documents of discovery', () => {
  test('of a group give the preferred version first', () => {
    const versions = [{ version: 'v1' }, { version: 'v2' }, { version: 'v3' }];
    const group = { name: 'a.example.com', versions, preferredVersion: { version: 'v2' } };
    const read = readGroupVersions({ kind: 'APIGroupList', groups: [group] });
    expect(read?.map(({ version }) => version)).toEqual(['v2', 'v1', 'v3']);
  });

  test('of old servers do without singulars', () => {
    const resources = [
      { name: 'pods', singularName: '', kind: 'Pod', shortNames: ['po'] },
      { name: 'pods/log', singularName: '', kind: 'Pod' },
    ];
    expect(readResourceList({ kind: 'APIResourceList', resources }, '', 'v1')).toEqual([
      { group: '', version: 'v1', kind: 'Pod', plural: 'pods', singular: 'pod', shortNames: ['po'] },
    ]);
  });

  test.each<unknown>([
    { kind: 'APIGroupDiscoveryList' },
    {
      kind: 'APIGroupDiscoveryList',
      items: [null, 1, {}, { metadata: 'x', versions: [{}, { resources: [{}, 'x'] }] }],
    },
    { kind: 'APIGroupList', groups: [{ name: 1, versions: 'v1' }, { versions: [null] }] },
    { kind: 'APIVersions', versions: [1, null] },
  ])('may hold anything: %j', (document) => {
    expect(readGroupVersions(document)?.flatMap(({ resources }) => resources ?? [])).toEqual([]);
  });

  test('of other kinds are none', () => {
    for (const document of [null, 'x', [], {}, { kind: 'Status' }]) {
      expect(readGroupVersions(document)).toBeUndefined();
      expect(readResourceList(document, '', 'v1')).toBeUndefined();
    }
    expect(readResourceList({ kind: 'APIResourceList', resources: [null, { kind: 1 }] }, '', 'v1')).toEqual([]);
  });
});

describe('--for in the table of kubectl events, live', () => {
  const list = unpacked('kubectl-for', 'events.json.gz');

  async function cluster(play = playDiscovery(aggregated, list)) {
    const server = await serve(play);
    const kubeconfig = join(folder, `live-${server.port}`);
    writeFileSync(kubeconfig, kubeconfigFor(server.url));
    const ask = (...args: string[]) => run(['--kubeconfig', kubeconfig, '-n', 'shop', '-o', 'kubectl', ...args]);
    return { ask, paths: () => server.seen.map(({ path }) => path.replace(/\?.*/, '')) };
  }
  const unknown = 'the server doesn\'t have a resource type "pipelinerun"\n';

  test('asks the cluster first, and then for the events', async () => {
    const { ask, paths } = await cluster();
    const { stdout, stderr, exit } = await ask('--for', 'Deployment/x', '--no-headers');
    expect({ stderr, exit }).toEqual({ stderr: '', exit: 0 });
    expect(stdout.split(/ {3}/)[2]).toBe('Deployment@apps/v1');
    expect(paths()).toEqual(['/api', '/apis', '/api/v1/namespaces/shop/events']);
  });

  test('is refused as early as kubectl refuses it', async () => {
    const { ask, paths } = await cluster();
    expect(await ask('--for', 'pod', '--types=Critical')).toMatchObject({
      stderr: 'error: --for must be in resource/name form\n',
      exit: 1,
    });
    expect(paths()).toEqual([]);
    expect(await ask('--for', 'pipelinerun/x', '--types=Critical')).toEqual({ stdout: '', stderr: unknown, exit: 1 });
    expect(await ask('--for', 'pod/x', '--types=Critical')).toMatchObject({
      stderr: 'error: valid --types are Normal or Warning\n',
      exit: 1,
    });
    expect(paths()).toEqual(['/api', '/apis', '/api', '/apis']);
  });

  test('goes by the events where the cluster may not be asked, and says so', async () => {
    // As controllers post them, with the uid of what they are about.
    const posted = list.replaceAll(/"involvedObject":\s*\{/g, '$&"uid":"u",');
    const { ask } = await cluster((request) =>
      /^\/apis?$/.test(request.path) ? { status: 403, body: '{}' } : playDiscovery({}, posted)(request),
    );
    const custom = await ask('--for', 'odds.odd.labhub.io/x', '--no-headers');
    const warning = /^warning: the server forbids to ask what it serves \(403\)[^\n]*\n/;
    expect(custom.stderr).toMatch(warning);
    expect(custom).toMatchObject({ stdout: '', exit: 1 });
    const kind = await ask('--for', 'oddthing/x', '--no-headers');
    expect(kind.stderr).toMatch(new RegExp(`${warning.source}$`));
    expect(kind.stdout.split(/ {3}/)[2]).toBe('OddThing@odd.labhub.io/v1');
    expect((await ask('--for', 'pipelinerun/x')).stderr.replace(warning, '')).toBe(unknown);
  });

  test('names what did not answer where a type is not found, and not else', async () => {
    const { ask } = await cluster((request) =>
      request.path === '/apis/zz.labhub.io/v2' ? { status: 503, body: '{}' } : playDiscovery(plain, list)(request),
    );
    expect((await ask('--for', 'pipelinerun/x')).stderr).toBe(
      `warning: the server could not tell what it serves in zz.labhub.io/v2\n${unknown}`,
    );
    expect(await ask('--for', 'pod/x')).toMatchObject({ stderr: '', exit: 0 });
  });

  test('asks nothing where it is our own', async () => {
    const server = await serve(playDiscovery(aggregated, list));
    const kubeconfig = join(folder, `wide-${server.port}`);
    writeFileSync(kubeconfig, kubeconfigFor(server.url));
    for (const format of ['kubectl-wide', 'rows']) {
      const { stdout } = await run(['--kubeconfig', kubeconfig, '-n', 'shop', '-o', format, '--for', 'gadget/x']);
      expect(stdout.match(/Gadget@\S+/g)?.sort()).toEqual(['Gadget@zz.labhub.io/v1alpha1', 'Gadget@zz.labhub.io/v2']);
    }
    expect(new Set(server.seen.map(({ path }) => path))).toEqual(new Set(['/api/v1/namespaces/shop/events?limit=500']));
  });

  test('works through kubectl too', async () => {
    const bin = join(folder, 'bin');
    mkdirSync(bin);
    const answers = join(folder, 'answers.json');
    writeFileSync(answers, JSON.stringify({ ...plain, '/api/v1/namespaces/shop/events?limit=500': list }));
    const config = kubeconfigFor('https://127.0.0.1:1');
    writeFileSync(
      join(bin, 'kubectl'),
      `#!${process.execPath}
const [verb, , path] = process.argv.slice(2);
const answer = JSON.parse(require('node:fs').readFileSync(${JSON.stringify(answers)}, 'utf8'))[path];
if (verb === 'config') process.stdout.write(${JSON.stringify(config)});
else if (answer) process.stdout.write(answer);
else { process.stderr.write('Error from server (NotFound): ' + path + '\\n'); process.exitCode = 1; }
`,
    );
    chmodSync(join(bin, 'kubectl'), 0o755);
    const env = { PATH: [bin, process.env.PATH].join(delimiter) };
    const ask = (value: string) =>
      run(['--via', 'kubectl', '-n', 'shop', '-o', 'kubectl', '--no-headers', '--for', value], { env });
    const { stdout, stderr, exit } = await ask('gd/x');
    expect({ stderr, exit }).toEqual({ stderr: '', exit: 0 });
    expect(stdout.split(/ {3}/)[2]).toBe('Gadget@zz.labhub.io/v2');
    expect(await ask('pipelinerun/x')).toEqual({ stdout: '', stderr: unknown, exit: 1 });
  });
});
