import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { ReadClusterOptions } from '../src/input/cluster/options.ts';
import type { Get } from '../src/input/cluster/patient-get.ts';
import { newDisguise } from '../src/lab/live/disguise.ts';
import { type ScriptProxy, startScriptProxy } from '../src/lab/live/script-proxy.ts';
import { plainFault } from '../src/lab/script-faults.ts';
import { gradeLab, type LabCheck } from '../src/lab.ts';
import { isolated, servers, temporaryFolder, writeKubeconfig } from './support/cluster-setup.ts';
import { ANSWER, gradeVariant } from './support/lab-answer.ts';
import { type LabApi, labApi, playLab, type Raw } from './support/lab-api.ts';
import { RIGHT_SCRIPTS, WRONG_SCRIPTS } from './support/lab-scripts.ts';

const folder = temporaryFolder();
const serve = servers();

describe('a script by its text', () => {
  test.each(Object.entries(RIGHT_SCRIPTS))('is right with %s', (_title, text) => {
    expect(gradeVariant({ 'timeline.sh': text }).checks.filter(({ result }) => result !== 'pass')).toEqual([]);
  });

  test.each(Object.entries(WRONG_SCRIPTS))('is wrong with %s', (_title, [text, check, found]) => {
    const { checks } = gradeVariant({ 'timeline.sh': text });
    expect(checks.find(({ id }) => id === check)).toMatchObject({
      result: 'fail',
      found: expect.stringMatching(found),
    });
  });
});

/** A kubectl that prints the rows of what the server of its kubeconfig says, or does what else it is told. */
const KUBECTL = `#!${process.execPath}
const http = require('node:http');
const { readFileSync } = require('node:fs');
const server = new URL(JSON.parse(readFileSync(process.env.KUBECONFIG)).clusters[0].cluster.server);
const words = process.argv.slice(2);
const method = words.includes('delete') ? 'DELETE' : 'GET';
const path = words.find((word) => word.startsWith('/')) ?? '/api/v1/namespaces/op-events/events';
const auth = decodeURIComponent(server.username) + ':' + server.password;
http.request({ host: server.hostname, port: server.port, path, method, auth }, async (response) => {
  let text = '';
  for await (const chunk of response) text += chunk;
  if (response.statusCode !== 200) {
    console.error('Error from server: ' + JSON.parse(text).message);
    process.exit(1);
  }
  for (const { type, reason, involvedObject: { kind, name } } of JSON.parse(text).items ?? []) console.log(type + ' ' + reason + ' ' + kind + '/' + name);
}).end();
`;

const GET = "kubectl -n op-events get events -o jsonpath='{.type} {.reason} {.involvedObject}'";
const bin = join(folder, 'bin');

beforeAll(() => {
  mkdirSync(bin);
  writeFileSync(join(bin, 'kubectl'), KUBECTL, { mode: 0o755 });
});

async function runScript(
  text: string | undefined,
  {
    change = () => {},
    path = `${bin}:${process.env.PATH}`,
    ...options
  }: { change?: (api: LabApi) => void; path?: string } & ReadClusterOptions = {},
): Promise<LabCheck> {
  const api = labApi();
  change(api);
  const server = await serve(playLab(api));
  const answer = mkdtempSync(join(folder, 'answer-'));
  cpSync(ANSWER, answer, { recursive: true });
  if (text === undefined) rmSync(join(answer, 'timeline.sh'));
  else writeFileSync(join(answer, 'timeline.sh'), text);
  const kubeconfig = writeKubeconfig(folder, { cluster: { server: server.url } });
  const before = readdirSync(answer).sort();
  const cluster = isolated(folder, {
    kubeconfig,
    ...options,
    surroundings: { env: { PATH: path, SECRET: 'hunter2' } },
  });
  const { checks } = await gradeLab(answer, { steps: [8], cluster, runScript: true });
  expect(readdirSync(answer).sort()).toEqual(before);
  expect(server.seen.length).toBeGreaterThan(3);
  return checks.find(({ id }) => id === 'step-8.live-script') as LabCheck;
}

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('a script that is run', () => {
  test.each([
    ['prints what it is told', `#!/bin/sh\n${GET} | LC_ALL=C sort -u\n`],
    ['has no first line', `${GET} | sort | uniq\n`],
    ['has an interpreter that is elsewhere', `#!/no/such/place/bash\nset -euo pipefail\n${GET} | sort -u\n`],
    ['has CRLF', `#!/bin/sh\r\n${GET} | sort -u\r\n`],
    ['writes timeline.txt and says so', `#!/bin/sh\n${GET} | sort -u > timeline.txt\necho written\n`],
    ['sleeps in the background', `#!/bin/sh\nsleep 600 &\n${GET} | sort -u\n`],
    ['asks for the namespace first', `#!/bin/sh\nkubectl get --raw /api/v1 > /dev/null\n${GET} | sort -u\n`],
  ])('and %s is right', async (_title, text) => {
    expect(await runScript(text)).toMatchObject({ result: 'pass', found: 'the rows of the events it was given' });
  });

  test.each<[string, string, RegExp]>([
    [
      'prints a fixed text',
      `#!/bin/sh\n${GET} > /dev/null\ncat <<END\nCritical StageUnknown Pipeline/build-1\nEND\n`,
      /^5 of 5 rows are missing, and it prints Critical StageUnknown/,
    ],
    [
      'adds a row of its own',
      `#!/bin/sh\n{ ${GET}; echo "Normal Re""ady Pod/x"; } | sort -u\n`,
      /^it also prints Normal Ready Pod\/x$/,
    ],
    ['leaves one out', `#!/bin/sh\n${GET} | grep -v Critical | sort -u\n`, /^1 of 5 rows are missing$/],
    ['prints one twice', `#!/bin/sh\n{ ${GET}; ${GET}; } | sort\n`, /^it prints a row twice$/],
    ['does not sort', `#!/bin/sh\n${GET} | sort -ru\n`, /^its rows are not sorted$/],
    [
      'deletes',
      `#!/bin/sh\n${GET} | sort -u\nx=delete\nkubectl $x event build-1-weird\n`,
      /^it tried to DELETE \/api\/v1/,
    ],
    [
      'reads secrets',
      '#!/bin/sh\nkubectl get --raw /api/v1/secrets\n',
      /^5 of 5 rows are missing; exit code 1; it was refused GET \/api\/v1\/secrets; Error from server/,
    ],
    ['prints without end', `#!/bin/sh\n${GET} | sort -u\nyes\n`, /^it prints without end$/],
    ['looks for the timeline beside it', '#!/bin/sh\nset -e\nsort -u timeline.txt\n', /rows are missing; exit code/],
    ['leaves a pipe as its timeline', '#!/bin/sh\nmkfifo timeline.txt\n', /rows are missing$/],
  ])('and %s is wrong', async (_title, text, found) => {
    expect(await runScript(text)).toMatchObject({ result: 'fail', found: expect.stringMatching(found) });
  });

  test('knows nothing of the surroundings', async () => {
    const { found } = await runScript('#!/bin/sh\nenv | sort\nls -a "$HOME" .\n');
    expect(found).toMatch(/rows are missing/);
    const { found: secret } = await runScript('#!/bin/sh\necho secret "$SECRET" $(ls; ls "$HOME")\n');
    expect(secret).toContain('it prints secret  timeline.sh kubeconfig');
  });

  test('may write to its outputs by their names', async () => {
    const text = `#!/bin/sh\nset -e\necho asking > /dev/stderr\n${GET} | sort -u > /dev/stdout\n`;
    expect(await runScript(text)).toMatchObject({ result: 'pass' });
  });

  test('leaves nothing behind', async () => {
    const own = mkdtempSync(join(folder, 'own-'));
    vi.stubEnv('TMPDIR', own);
    await runScript(`#!/bin/sh\n${GET} | sort -u | tee rows\n`);
    expect(readdirSync(own)).toEqual([]);
  });

  test('leaves nothing behind where it is aborted', async () => {
    const own = mkdtempSync(join(folder, 'own-'));
    vi.stubEnv('TMPDIR', own);
    const interrupted = new AbortController();
    const running = runScript('#!/bin/sh\ntouch started\nsleep 600\n', { signal: interrupted.signal });
    const ended = running.then(
      () => 'done',
      (error) => error.code,
    );
    await vi.waitFor(() => expect(readdirSync(own, { recursive: true }).join(' ')).toContain('started'), 10_000);
    interrupted.abort();
    expect(readdirSync(own)).toEqual([]);
    expect(await ended).toBe('aborted');
  });

  test('works where no event is left', async () => {
    const empty = (api: LabApi) => {
      api.core = [];
      api.new = [];
    };
    expect(await runScript(`${GET} | sort -u\n`, { change: empty })).toMatchObject({ result: 'pass' });
    expect(await runScript('true\n', { change: empty })).toMatchObject({
      result: 'fail',
      found: expect.stringMatching(/1 of 1 rows are missing$/),
    });
  });

  test.each(['type', 'reason', 'involvedObject'])('works where an event has no %s', async (field) => {
    const change = (api: LabApi) => {
      const [first] = api.core as Raw[];
      const { [field]: _without, ...rest } = first as Raw;
      const bare: Raw = { ...rest, metadata: { ...rest.metadata, name: 'bare', uid: 'bare' } };
      if (field === 'involvedObject') bare.involvedObject = {};
      api.core = [...(api.core as Raw[]), bare];
    };
    expect(await runScript(`${GET} | sort -u\n`, { change })).toMatchObject({ result: 'pass' });
  });

  test.each([
    ['there is none', undefined, {}, /timeline\.sh is missing/],
    ['it would write', 'kubectl apply -f x.yaml\n', {}, /not run: kubectl apply writes/],
  ])('is not run where %s', async (_title, text, options, found) => {
    expect(await runScript(text, options)).toMatchObject({
      result: 'not-applicable',
      found: expect.stringMatching(found),
    });
  });
});

test('a script that nothing can start is wrong', async () => {
  expect(await runScript(`#!/etc/no-such-shell\n${GET} | sort -u\n`)).toMatchObject({
    result: 'fail',
    found: 'it cannot be started: its first line names a program that is not here',
  });
});

test('a script that cannot be run for want of kubectl is no verdict', async () => {
  await expect(runScript(`${GET} | sort -u\n`, { path: '/nonexistent' })).rejects.toMatchObject({
    code: 'bad-option',
    message: 'kubectl is not on PATH, and running timeline.sh needs it',
  });
});

test('a script that asks elsewhere is told so', async () => {
  const rows = 'printf "Normal Ready Pod/a\\n"\n';
  expect(await runScript(rows)).toMatchObject({
    result: 'fail',
    found: expect.stringMatching(
      /^it did not ask the server of the KUBECONFIG it was given; \d of \d rows are missing/,
    ),
  });
});

test.each([
  ['a folder', 'cd ~/op-timeline/op-events'],
  ['a kubeconfig', 'export KUBECONFIG=/tmp/op-timeline-cluster-x/kubeconfig'],
  ['a context', 'kubectl config use-context op-timeline'],
])('%s called as this package is not needing it', (_what, line) => {
  expect(plainFault(`${line}\n${GET} | sort -u\n`)).toBeUndefined();
});

test.each([
  'op-timeline -n op-events',
  'kubectl op-timeline',
  './node_modules/.bin/op-timeline | sort',
  'npx op-timeline',
])('needing this package is found: %s', (line) => {
  expect(plainFault(`${line}\n`)).toMatch(/^it needs/);
});

describe('the server that a script is given', () => {
  const open: ScriptProxy[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((proxy) => proxy.close()));
  });

  async function proxyOf(
    answer: (path: string, accept?: string) => { status: number; text: string },
  ): Promise<ScriptProxy> {
    const get: Get = async (path, { accept } = {}) => ({ ...answer(path, accept), retryAfter: '', location: '' });
    const proxy = await startScriptProxy(get, newDisguise());
    open.push(proxy);
    return proxy;
  }

  function send(
    proxy: ScriptProxy,
    path: string,
    { method = 'GET', password = true, accept = '*/*' } = {},
  ): Promise<{ status: number; body: Raw }> {
    const { hostname, port, username, password: secret } = new URL(proxy.url);
    const auth = password ? { auth: `${username}:${secret}` } : {};
    return new Promise((resolve, reject) => {
      const request = http.request({ hostname, port, path, method, ...auth, headers: { accept } }, async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        resolve({ status: response.statusCode ?? 0, body: text === '' ? {} : JSON.parse(text) });
      });
      request.on('error', reject).end();
    });
  }

  test.each([
    ...['/api', '/apis', '/api/v1', '/apis/events.k8s.io/v1', '/apis/ev.labhub.io', '/version', '/openapi/v3'],
    ...[
      '/api/v1/events',
      '/api/v1/namespaces/op-events/events?limit=500',
      '/api/v1/namespaces/op-events/events/build-1-done',
    ],
    ...['/apis/events.k8s.io/v1/namespaces/op-events/events', '/api/v1/namespaces/op-events'],
  ])('passes on %s', async (path) => {
    const asked: string[] = [];
    const proxy = await proxyOf((given) => {
      asked.push(given);
      return { status: 200, text: '{}' };
    });
    expect((await send(proxy, path)).status).toBe(200);
    expect(asked).toEqual([path]);
  });

  test.each([
    ...[
      '/api/v1/secrets',
      '/api/v1/namespaces/op-events/secrets',
      '/api/v1/namespaces/op-events/pods',
      '/api/v1/nodes',
      '/metrics',
      '/',
    ],
    ...[
      '/api/v1/namespaces/kube-system/events',
      '/api/v1/namespaces/op-events/events?watch=true',
      '/api/v1/namespaces/op-events/events?watch=',
      '/api/v1/namespaces/op-events/events?watch=yes',
      '/openapi/v3/..%2fapi%2fv1%2fsecrets',
      '/api/v1/namespaces/op-events/../kube-system/secrets',
    ],
    ...[
      '/api/v1/namespaces/op-events/events/../secrets',
      '/api/v1/namespaces/op-events/events%2f..%2fsecrets',
      '/api/v1/nodes/n/proxy/events',
    ],
  ])('refuses %s', async (path) => {
    const proxy = await proxyOf(() => ({ status: 200, text: '{"kind":"SecretList"}' }));
    const { status, body } = await send(proxy, path);
    expect(status).toBe(403);
    expect(body).toMatchObject({ kind: 'Status', reason: 'Forbidden', code: 403 });
    expect(proxy.refused).toHaveLength(1);
    expect(proxy.writes).toEqual([]);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('refuses to %s, and remembers it', async (method) => {
    const proxy = await proxyOf(() => ({ status: 200, text: '{}' }));
    expect((await send(proxy, '/api/v1/namespaces/op-events/events/x', { method })).status).toBe(405);
    expect(proxy.writes).toEqual([`${method} /api/v1/namespaces/op-events/events/x`]);
  });

  test('lets nobody in without its password', async () => {
    const proxy = await proxyOf(() => ({ status: 200, text: '{}' }));
    expect((await send(proxy, '/api/v1/events', { password: false })).status).toBe(401);
    expect(proxy.refused).toEqual([]);
  });

  test('asks for JSON in the forms it can pass on', async () => {
    const accepts: (string | undefined)[] = [];
    const proxy = await proxyOf((_path, accept) => {
      accepts.push(accept);
      return { status: 200, text: '{}' };
    });
    const table = 'application/json;as=Table;v=v1;g=meta.k8s.io';
    await send(proxy, '/api/v1/events', { accept: `application/vnd.kubernetes.protobuf,${table},application/json` });
    await send(proxy, '/apis', {
      accept: 'application/json;g=apidiscovery.k8s.io;v=v2;as=APIGroupDiscoveryList,application/json',
    });
    await send(proxy, '/apis', { accept: 'application/vnd.kubernetes.protobuf' });
    expect(accepts).toEqual([`${table}, application/json`, 'application/json', 'application/json']);
  });

  test('notices that a table was asked for and not given', async () => {
    const proxy = await proxyOf(() => ({ status: 200, text: '{"kind":"EventList","items":[]}' }));
    await send(proxy, '/api/v1/events', { accept: 'application/json' });
    expect(proxy.lacksTables).toBe(false);
    await send(proxy, '/api/v1/events', { accept: 'application/json;as=Table;v=v1;g=meta.k8s.io,application/json' });
    expect(proxy.lacksTables).toBe(true);
  });

  test('asks for a few things at a time', async () => {
    let [running, most] = [0, 0];
    const get = async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setTimeout(resolve, 5));
      running--;
      return { status: 200, text: '{}', retryAfter: '', location: '' };
    };
    const proxy = await startScriptProxy(get, newDisguise());
    open.push(proxy);
    const all = await Promise.all(Array.from({ length: 40 }, () => send(proxy, '/apis/events.k8s.io/v1')));
    expect(all.every(({ status }) => status === 200)).toBe(true);
    expect(most).toBe(6);
  });

  test('changes every reason alike in each form, and adds one event', async () => {
    const columns = ['Last Seen', 'Type', 'Reason', 'Object'].map((name) => ({ name }));
    const bodies: Record<string, object> = {
      '/api/v1/events': { kind: 'EventList', apiVersion: 'v1', items: labApi().core },
      '/apis/events.k8s.io/v1/events': { kind: 'EventList', apiVersion: 'events.k8s.io/v1', items: labApi().new },
      '/api/v1/namespaces/op-events/events': {
        kind: 'Table',
        columnDefinitions: columns,
        rows: [{ cells: ['1s', 'Normal', 'ReconcileStarted', 'pipeline/build-1'] }],
      },
      '/api/v1/namespaces/op-events/events/x': { kind: 'Event', reason: 'ReconcileStarted' },
    };
    const proxy = await proxyOf((path) => ({
      status: 200,
      text: JSON.stringify(bodies[path.split('?')[0] as string]),
    }));
    const core = (await send(proxy, '/api/v1/events')).body.items;
    const other = (await send(proxy, '/apis/events.k8s.io/v1/events')).body.items;
    const table = (await send(proxy, '/api/v1/namespaces/op-events/events')).body.rows;
    const single = (await send(proxy, '/api/v1/namespaces/op-events/events/x')).body;
    const added = `/namespaces/op-events/events/${core.at(-1).metadata.name}`;
    expect((await send(proxy, `/api/v1${added}`)).body).toMatchObject({ kind: 'Event', reason: core.at(-1).reason });
    expect((await send(proxy, `/apis/events.k8s.io/v1${added}`)).body.regarding.name).toBe(
      core.at(-1).involvedObject.name,
    );
    expect(core).toHaveLength((labApi().core as Raw[]).length + 1);
    expect(core.map(({ reason }: Raw) => reason)).toEqual(other.map(({ reason }: Raw) => reason));
    expect(single.reason).toMatch(/^ReconcileStarted[a-z]{6}$/);
    expect(core.map(({ reason }: Raw) => reason)).toContain(single.reason);
    expect(table.map(({ cells }: Raw) => cells[2])).toEqual([single.reason, core.at(-1).reason]);
    expect(table.at(-1).cells[3]).toBe(`pipeline/${core.at(-1).involvedObject.name}`);
    const second = (await send(proxy, '/api/v1/events?continue=token')).body.items;
    expect(second).toHaveLength(core.length - 1);
  });
});
