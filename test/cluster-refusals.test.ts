import { expect, test } from 'vitest';
import type { OpTimelineError } from '../src/error.ts';
import { withCluster } from '../src/input/cluster/open-cluster.ts';
import type { ReadClusterOptions } from '../src/input/cluster/options.ts';
import { readCluster } from '../src/input/cluster/read-cluster.ts';
import { type Played, recorded, type Seen } from './support/api-server.ts';
import { failureOf, isolated, servers, temporaryFolder, writeKubeconfig } from './support/cluster-setup.ts';

const folder = temporaryFolder();
const serve = servers();

function reading(url: string, more: ReadClusterOptions = {}): ReadClusterOptions {
  return isolated(folder, { kubeconfig: writeKubeconfig(folder, { cluster: { server: url } }), ...more });
}

async function failureWith(play: (request: Seen) => Played, more: ReadClusterOptions = {}) {
  const server = await serve(play);
  const failure = await failureOf(readCluster(reading(server.url, more)));
  return { failure: withoutPort(failure, server.port), seen: server.seen };
}

function withoutPort({ code, message, remedy }: OpTimelineError, port: number) {
  return { code, message: message.replaceAll(`127.0.0.1:${port}`, 'SERVER'), remedy };
}

/** The recorded page was one of several. */
const lastPage = ({ body = '' }: Played) => ({ body: body.replace(/"continue":"[^"]*",/, '') });
const isCore = ({ path }: Seen) => path.startsWith('/api/v1/');
const FORBIDDEN = (user: string) =>
  JSON.stringify({ kind: 'Status', message: `events is forbidden: User ${JSON.stringify(user)} cannot list resource` });

test('where core v1 is forbidden, events.k8s.io/v1 is read', async () => {
  const server = await serve((request) =>
    isCore(request) ? recorded('403/new-reader-list-core') : lastPage(recorded('403/new-reader-list-new-is-200')),
  );
  const { pages, source } = await readCluster(reading(server.url));
  expect(pages).toEqual([lastPage(recorded('403/new-reader-list-new-is-200')).body]);
  expect(source.api).toBe('events.k8s.io/v1');
  expect(server.seen.map(({ path }) => path)).toEqual([
    '/api/v1/namespaces/inc-api/events?limit=500',
    '/apis/events.k8s.io/v1/namespaces/inc-api/events?limit=500',
  ]);
});

test('where core v1 may be read, the other is not asked for', async () => {
  const server = await serve(() => lastPage(recorded('403/core-reader-list-core-is-200')));
  expect((await readCluster(reading(server.url))).source.api).toBe('v1');
  expect(server.seen).toHaveLength(1);
});

test('where both are forbidden, the error says what to grant, in one command', async () => {
  const { failure } = await failureWith((request) =>
    recorded(isCore(request) ? '403/nobody-list-core' : '403/nobody-list-new'),
  );
  expect(failure).toEqual({
    code: 'forbidden',
    message:
      'user "system:serviceaccount:inc-api:nobody" may not list events or events.events.k8s.io in namespace "inc-api" of http://SERVER (403)',
    remedy:
      'have an administrator run: kubectl create role event-reader --verb=list --resource=events --namespace=inc-api && kubectl create rolebinding event-reader --role=event-reader --serviceaccount=inc-api:nobody --namespace=inc-api',
  });
});

test('where all namespaces are forbidden, the role is a cluster role', async () => {
  const { failure } = await failureWith(() => ({ status: 403, body: FORBIDDEN('jane@example.com') }), {
    allNamespaces: true,
  });
  expect(failure.message).toBe(
    'user "jane@example.com" may not list events or events.events.k8s.io in all namespaces of http://SERVER (403)',
  );
  expect(failure.remedy).toBe(
    'read one namespace with -n, or have an administrator run: kubectl create clusterrole event-reader --verb=list --resource=events && kubectl create clusterrolebinding event-reader --clusterrole=event-reader --user=jane@example.com',
  );
});

test('a name that a shell would act on stays out of the command', async () => {
  const { failure } = await failureWith(() => ({ status: 403, body: FORBIDDEN('$(reboot)\u001b[31m') }));
  expect(failure.message).toContain('user "$(reboot)\\\\u001b[31m"');
  expect(failure.remedy).toBe(
    'have an administrator run: kubectl create role event-reader --verb=list --resource=events --namespace=inc-api',
  );
});

test('a 403 that explains nothing is told all the same', async () => {
  const { failure } = await failureWith(() => ({ status: 403, body: 'no' }));
  expect(failure.message).toBe(
    'you may not list events or events.events.k8s.io in namespace "inc-api" of http://SERVER (403)',
  );
});

test('credentials that are refused are read once more, then the read fails', async () => {
  const { failure, seen } = await failureWith(() => recorded('401/bad-token-list-core'));
  expect(seen).toHaveLength(2);
  expect(failure.code).toBe('unauthorized');
  expect(failure.message).toBe('the API server http://SERVER did not accept the credentials (401)');
  expect(failure.remedy).toContain('--context');
});

test('credentials that are refused once more after a good page are read anew again', async () => {
  const refused = recorded('401/bad-token-list-core');
  const plays = [refused, recorded('paged-core/page-1'), refused, recorded('paged-core/page-6')];
  const server = await serve((_, index) => plays[index] ?? { status: 500 });
  expect((await readCluster(reading(server.url))).pages).toHaveLength(2);
});

test('credentials that are refused to many requests at once are read anew once, for all of them', async () => {
  const good = recorded('paged-core/page-6');
  const served = new Map<string, number>();
  const server = await serve(({ path }) => {
    served.set(path, (served.get(path) ?? 0) + 1);
    return served.get(path) === 1 ? recorded('401/bad-token-list-core') : good;
  });
  const answers = await withCluster(reading(server.url), ({ get }) =>
    Promise.all(['/a', '/b', '/c', '/d'].map((path) => get(path))),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('a request that is under way when the work is over is not sent again', async () => {
  const server = await serve(() => ({ hang: 'at-once' }));
  let left: Promise<unknown> | undefined;
  await withCluster(reading(server.url), async ({ get }) => {
    left = get('/slow').catch((error: OpTimelineError) => error.code);
    while (server.seen.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  });
  expect(await left).toBe('aborted');
  expect(server.seen).toHaveLength(1);
});

test.each<[string, Played, string]>([
  ['a login page', { body: '<!DOCTYPE html><title>Log in</title>' }, 'received a web page (HTML)'],
  ['a login page with an error', { status: 404, body: '<html>' }, 'received a web page (status 404)'],
  ['text', { body: 'ok' }, 'received text that is no JSON'],
  ['half of a list', { body: '{"kind":"EventList","items":[' }, 'received text that is no JSON'],
  ['nothing', { body: '' }, 'received an empty answer'],
  ['a list of pods', { body: '{"kind":"PodList","items":[]}' }, 'received an object of kind "PodList"'],
  ['a table', { body: '{"kind":"Table","rows":[]}' }, 'received an object of kind "Table"'],
  ['an array', { body: '[]' }, 'received JSON of another shape'],
])('%s instead of a list is named', async (_, played, says) => {
  const { failure } = await failureWith(() => played);
  expect(failure.code).toBe('server-error');
  expect(failure.message).toBe(`expected a list of events from http://SERVER, ${says}`);
});

test('a redirect is not followed', async () => {
  const { failure, seen } = await failureWith(() => ({
    status: 302,
    headers: { location: 'https://login.example.com/start?state=secret-state' },
  }));
  expect(failure.message).toBe('the API server http://SERVER answered 302 Found, pointing to login.example.com');
  expect(seen).toHaveLength(1);
});

test.each<[string, string]>([
  ['400/limit-abc', 'answered 400 Bad Request: '],
  ['406/accept-xml', 'answered 406 Not Acceptable'],
])('an answer such as %s is told with what the server said', async (name, says) => {
  const { failure } = await failureWith(() => recorded(name));
  expect(failure.code).toBe('server-error');
  expect(failure.message).toContain(says);
});

test('what a server says cannot act on a terminal, nor fill it', async () => {
  const message = `\u001b]0;title\u0007\n${'x'.repeat(5_000)}`;
  const { failure } = await failureWith(() => ({ status: 400, body: JSON.stringify({ kind: 'Status', message }) }));
  expect(failure.message).not.toMatch(/[\u0000-\u001f]/);
  expect(failure.message.length).toBeLessThan(600);
});

test('every error fits in three lines', async () => {
  for (const status of [302, 400, 401, 403, 404, 429, 500]) {
    const body = JSON.stringify({ kind: 'Status', message: 'a\nb\nc' });
    const { failure } = await failureWith(() => ({ status, body }));
    expect(`${failure.message}\n${failure.remedy}`.split('\n')).toHaveLength(2);
  }
});
