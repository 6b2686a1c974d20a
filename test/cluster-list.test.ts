import { describe, expect, test } from 'vitest';
import { listEvents } from '../src/cluster.ts';
import type { ReadClusterOptions } from '../src/input/cluster/options.ts';
import { readCluster } from '../src/input/cluster/read-cluster.ts';
import { playRecorded, recorded, type Seen } from './support/api-server.ts';
import {
  failureOf,
  isolated,
  jumpingClock,
  servers,
  temporaryFolder,
  writeKubeconfig,
} from './support/cluster-setup.ts';

const folder = temporaryFolder();
const serve = servers();

function reading(url: string, more: ReadClusterOptions = {}): ReadClusterOptions {
  return isolated(folder, { kubeconfig: writeKubeconfig(folder, { cluster: { server: url } }), ...more });
}

function uids(pages: readonly string[]): string[] {
  return pages.flatMap((page) =>
    JSON.parse(page).items.map((item: { metadata: { uid: string } }) => item.metadata.uid),
  );
}

const CORE_PAGES = [1, 2, 3, 4, 5, 6].map((page) => `paged-core/page-${page}`);
const EMPTY = '{"kind":"EventList","apiVersion":"v1","metadata":{},"items":[]}';
const ONE = recorded('paged-core/page-6').body;

test('all pages together are the list without pages', async () => {
  const server = await serve(playRecorded(...CORE_PAGES));
  const { pages, source } = await readCluster(reading(server.url, { limit: 2 }));
  expect(pages).toEqual(CORE_PAGES.map((name) => recorded(name).body));
  expect(uids(pages)).toEqual(uids([recorded('list-core').body]));
  expect(source).toEqual({
    context: 'test',
    server: server.url,
    user: 'test-user',
    namespace: 'inc-api',
    api: 'v1',
    readAt: '2026-11-30T12:00:00.000Z',
    namespaceChecked: true,
  });
});

test('listEvents gives the pages as one input, without a word of pages', async () => {
  const server = await serve(playRecorded(...CORE_PAGES));
  const { events, rejected, inputs, source } = await listEvents(reading(server.url, { limit: 2 }));
  expect(events.map((event) => event.metadata.uid)).toEqual(uids([recorded('list-core').body]));
  expect(rejected).toEqual([]);
  expect(inputs).toEqual([{ name: 'live', format: 'json', events: events.length, lost: [], notices: [] }]);
  expect(source.api).toBe('v1');
});

test('requests ask for 500 events, name themselves, and keep the connection', async () => {
  const server = await serve(() => ({ body: ONE }));
  await readCluster(reading(server.url, { userAgent: 'op-timeline/9' }));
  expect(server.seen.map(({ path }) => path)).toEqual(['/api/v1/namespaces/inc-api/events?limit=500']);
  expect(server.seen[0]?.headers).toMatchObject({ 'user-agent': 'op-timeline/9', connection: 'keep-alive' });
});

test('all namespaces are one list', async () => {
  const server = await serve(() => ({ body: EMPTY }));
  const { source } = await readCluster(reading(server.url, { allNamespaces: true, namespace: 'ignored' }));
  expect(server.seen.map(({ path }) => path)).toEqual(['/api/v1/events?limit=500']);
  expect(source).toMatchObject({ namespace: '', namespaceChecked: true });
});

test('a server below a path keeps the path', async () => {
  const server = await serve(() => ({ body: ONE }));
  const { source } = await readCluster(reading(`${server.url}/k8s/clusters/c-1/`));
  expect(server.seen[0]?.path).toBe('/k8s/clusters/c-1/api/v1/namespaces/inc-api/events?limit=500');
  expect(source.server).toBe(`${server.url}/k8s/clusters/c-1`);
});

test('a compressed answer is the same answer', async () => {
  const server = await serve(() => ({ body: ONE, gzip: true }));
  expect((await readCluster(reading(server.url))).pages).toEqual([ONE]);
  expect(server.seen[0]?.headers['accept-encoding']).toBe('gzip');
});

test('an answer that unpacks to more than the limit is refused', async () => {
  const server = await serve(() => ({ body: ' '.repeat(100_000) + ONE, gzip: true }));
  const failure = await failureOf(readCluster(reading(server.url, { maxBytes: 50_000 })));
  expect(failure.code).toBe('too-large');
});

describe('a list that expires on its way', () => {
  test('begins anew, and keeps what was read', async () => {
    const play = playRecorded(...CORE_PAGES);
    let expired = false;
    const server = await serve((request) => {
      const isSecond = request.path === recorded('paged-core/page-2').path;
      if (!isSecond || expired) return play(request);
      expired = true;
      return recorded('410/expired-continue-core');
    });
    const { pages } = await readCluster(reading(server.url, { limit: 2 }));
    expect(pages).toEqual(['paged-core/page-1', ...CORE_PAGES].map((name) => recorded(name).body));
  });

  test('is given up after three new beginnings', async () => {
    const server = await serve(({ path }) =>
      path.includes('continue=') ? recorded('410/expired-continue-core') : recorded('paged-core/page-1'),
    );
    const failure = await failureOf(readCluster(reading(server.url, { limit: 2 })));
    expect(failure.code).toBe('server-error');
    expect(failure.message).toContain('4 times in a row (410)');
    expect(server.seen).toHaveLength(8);
  });

  test('that never ends is noticed', async () => {
    const server = await serve(() => recorded('paged-core/page-1'));
    const failure = await failureOf(readCluster(reading(server.url)));
    expect(failure.message).toContain('the same page of events again and again');
  });
});

describe('an empty list', () => {
  const empty = ({ path }: Seen) => path.includes('/events?');

  test('of a namespace that does not exist is an error', async () => {
    const server = await serve((request) =>
      empty(request)
        ? recorded('404/list-in-missing-namespace-is-200-empty')
        : recorded('404/missing-namespace-object'),
    );
    const failure = await failureOf(readCluster(reading(server.url, { namespace: 'no-such-ns' })));
    expect(failure.code).toBe('not-found');
    expect(failure.message).toBe(`namespace "no-such-ns" does not exist on ${server.url}`);
    expect(failure.remedy).toContain('empty list');
    expect(server.seen.map(({ path }) => path)).toEqual([
      '/api/v1/namespaces/no-such-ns/events?limit=500',
      '/api/v1/namespaces/no-such-ns',
    ]);
  });

  test.each([
    [200, true],
    [403, false],
    [500, false],
  ])('of a namespace the server answers with %d for is an answer', async (status, namespaceChecked) => {
    const server = await serve((request) => (empty(request) ? { body: EMPTY } : { status, body: '{}' }));
    const { pages, source } = await readCluster(reading(server.url));
    expect(pages).toEqual([EMPTY]);
    expect(source.namespaceChecked).toBe(namespaceChecked);
  });
});

describe('a server that is busy', () => {
  test('is asked again after the seconds it names', async () => {
    const clock = jumpingClock();
    const waits: unknown[] = [];
    const server = await serve((_, index) =>
      index < 2 ? { status: 429, headers: { 'retry-after': '7' } } : { body: ONE },
    );
    const more = { surroundings: { clock }, onWait: (wait: unknown) => waits.push(wait) };
    await readCluster(reading(server.url, more));
    expect(clock.sleeps).toEqual([7_000, 7_000]);
    expect(waits[0]).toEqual({ milliseconds: 7_000, reason: '429 Too Many Requests' });
  });

  test('is asked again at the date it names', async () => {
    const clock = jumpingClock();
    const server = await serve((_, index) =>
      index === 0 ? { status: 503, headers: { 'retry-after': 'Mon, 30 Nov 2026 12:00:20 GMT' } } : { body: ONE },
    );
    await readCluster(reading(server.url, { surroundings: { clock } }));
    expect(clock.sleeps).toEqual([20_000]);
  });

  test('that names no time at all is left alone for a second', async () => {
    const clock = jumpingClock();
    const server = await serve((_, index) =>
      index === 0 ? { status: 429, headers: { 'retry-after': '0' } } : { body: ONE },
    );
    await readCluster(reading(server.url, { surroundings: { clock } }));
    expect(clock.sleeps).toEqual([1_000]);
  });

  test('that asks for more than 30 seconds is not waited for', async () => {
    const clock = jumpingClock();
    const server = await serve(() => ({ status: 429, headers: { 'retry-after': '31' } }));
    const failure = await failureOf(readCluster(reading(server.url, { surroundings: { clock } })));
    expect(failure.code).toBe('server-error');
    expect(failure.message).toContain('429 Too Many Requests');
    expect(clock.sleeps).toEqual([]);
  });

  test.each([500, 502, 503, 504])('with %d is waited for longer each time, 30 seconds in all', async (status) => {
    const clock = jumpingClock();
    const body = '{"kind":"Status","message":"etcdserver: leader changed"}';
    const server = await serve(() => ({ status, body }));
    const failure = await failureOf(readCluster(reading(server.url, { surroundings: { clock } })));
    expect(failure.code).toBe('server-error');
    expect(failure.message).toContain(`answered ${status} `);
    expect(failure.message).toContain(': etcdserver: leader changed');
    expect(clock.sleeps).toEqual([1_000, 2_000, 4_000, 8_000, 15_000]);
  });

  test('on the second page gives no part of the list', async () => {
    const server = await serve((_, index) => (index === 0 ? recorded('paged-core/page-1') : { status: 500 }));
    const failure = await failureOf(readCluster(reading(server.url)));
    expect(failure.code).toBe('server-error');
  });
});

describe('a connection that fails', () => {
  test.each(['body', 'at-once'] as const)('when cut (%s) is made again', async (cut) => {
    const clock = jumpingClock();
    const server = await serve((_, index) => (index === 0 ? { body: ONE, cut } : { body: ONE }));
    const { pages } = await readCluster(reading(server.url, { surroundings: { clock } }));
    expect(pages).toEqual([ONE]);
    expect(clock.sleeps).toEqual([1_000]);
  });

  test('in the middle of a compressed body is made again', async () => {
    const server = await serve((_, index) => ({ body: ONE, gzip: true, ...(index === 0 && { cut: 'body' }) }));
    expect((await readCluster(reading(server.url))).pages).toEqual([ONE]);
  });

  test('for good ends in an error', async () => {
    const clock = jumpingClock();
    const server = await serve(() => ({ body: ONE, cut: 'body' }));
    const failure = await failureOf(readCluster(reading(server.url, { surroundings: { clock } })));
    expect(failure.code).toBe('unreachable');
    expect(failure.message).toContain('the connection was cut');
    expect(clock.sleeps).toHaveLength(5);
  });

  test('because nobody listens ends in an error that names the server', async () => {
    const server = await serve(() => ({}));
    await server.close();
    const failure = await failureOf(readCluster(reading(server.url)));
    expect(failure.code).toBe('unreachable');
    expect(failure.message).toBe(`cannot read from the API server ${server.url}: connection refused (ECONNREFUSED)`);
  });

  test.each(['at-once', 'body'] as const)('by silence (%s) is given up', async (hang) => {
    const server = await serve(() => ({ body: ONE, hang }));
    const failure = await failureOf(readCluster(reading(server.url, { idleTimeout: 80 })));
    expect(failure.code).toBe('timeout');
    expect(failure.message).toContain('nothing arrived within 0.08 s');
  });

  test('by taking longer than --request-timeout is given up', async () => {
    const server = await serve(() => ({ body: ONE, hang: 'body' }));
    const failure = await failureOf(readCluster(reading(server.url, { requestTimeout: '90ms' })));
    expect(failure.code).toBe('timeout');
    expect(failure.message).toContain('within 0.09 s');
  });
});

test('--request-timeout may allow a longer silence than there may be without it', async () => {
  const server = await serve(() => ({ body: ONE, delay: 200 }));
  const options = reading(server.url, { idleTimeout: 60, requestTimeout: '20s' });
  expect((await readCluster(options)).pages).toEqual([ONE]);
});

describe('an aborted read', () => {
  test('before it began asks nothing', async () => {
    const server = await serve(() => ({ body: ONE }));
    const failure = await failureOf(readCluster(reading(server.url, { signal: AbortSignal.abort() })));
    expect(failure.code).toBe('aborted');
    expect(server.seen).toEqual([]);
  });

  test('while the server is silent ends', async () => {
    const controller = new AbortController();
    const server = await serve(() => {
      setTimeout(() => controller.abort(), 30);
      return { hang: 'at-once' };
    });
    const failure = await failureOf(readCluster(reading(server.url, { signal: controller.signal })));
    expect(failure.code).toBe('aborted');
  });

  test('while the namespace is looked up ends', async () => {
    const controller = new AbortController();
    const server = await serve(({ path }) => {
      if (path.includes('/events?')) return { body: EMPTY };
      controller.abort();
      return { hang: 'at-once' };
    });
    const failure = await failureOf(readCluster(reading(server.url, { signal: controller.signal })));
    expect(failure.code).toBe('aborted');
  });

  test('while it waits to ask again ends', async () => {
    const { realClock } = await import('../src/input/cluster/clock.ts');
    const controller = new AbortController();
    const server = await serve(() => ({ status: 503 }));
    const more = { signal: controller.signal, surroundings: { clock: realClock }, onWait: () => controller.abort() };
    const failure = await failureOf(readCluster(reading(server.url, more)));
    expect(failure.code).toBe('aborted');
    expect(server.seen).toHaveLength(1);
  });
});
