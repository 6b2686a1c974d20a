import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiRequest } from './control-plane/api-client.ts';
import { type ControlPlane, startControlPlane } from './control-plane/control-plane.ts';
import { cluster, coreEvent, describeOnCluster } from './support/cluster.ts';

/** The exchanges that the loopback server of the other tests plays. Here the same is asked of a real server. */
const RECORDINGS = join(import.meta.dirname, '..', 'fixtures', 'api');
const NAMESPACE = 'inc-api';

interface Exchange {
  readonly method: string;
  readonly path: string;
  readonly actor: string;
  readonly accept: string;
  readonly contentType: string | undefined;
  readonly sent: string | undefined;
  readonly status: number;
  readonly body: string;
}

function exchange(name: string): Exchange {
  const text = readFileSync(join(RECORDINGS, name), 'utf8').replaceAll('\r\n', '\n');
  const answerAt = text.indexOf('\n\nHTTP/1.1 ');
  const [head = '', ...sent] = text.slice(0, answerAt).split('\n\n');
  const [answer = '', ...body] = text.slice(answerAt + 2).split('\n\n');
  const header = (of: string, key: string) => new RegExp(`^${key}: (.*)$`, 'm').exec(of)?.[1];
  const [, method = '', path = ''] = /^(\S+) (\S+)/.exec(head) ?? [];
  return {
    method,
    path,
    actor: header(head, 'Authorization') ?? 'anonymous',
    accept: header(head, 'Accept') ?? '',
    contentType: header(head, 'Content-Type'),
    sent: sent.length > 0 ? sent.join('\n\n') : undefined,
    status: Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]),
    body: body.join('\n\n').trimEnd(),
  };
}

/** The recorded users by what they show to the server. */
function requestOf({ actor, accept, contentType }: Exchange): ApiRequest {
  const headers: Record<string, string> = { accept };
  const [, account] = /^Bearer <token of service account (.*)>$/.exec(actor) ?? [];
  if (actor === 'anonymous') headers.authorization = '';
  if (actor.includes('no valid token')) headers.authorization = 'Bearer none';
  return {
    headers,
    ...(contentType === undefined ? {} : { contentType }),
    ...(account === undefined ? {} : { as: `system:serviceaccount:${account.replace('/', ':')}` }),
  };
}

/** The recordings of these folders that a fresh server can be asked for anew. */
const REPLAYED = ['400', '401', '403', '404', '406', 'create', 'field-selector']
  .flatMap((folder) => readdirSync(join(RECORDINGS, folder)).map((name) => `${folder}/${name}`))
  .filter((name) => {
    const { status, method, sent } = exchange(name);
    // A create must bring its own body; what was done to objects that are not there any more is left out.
    return method === 'GET' ? !name.startsWith('create/') : method === 'POST' && sent !== undefined && status !== 409;
  });

describeOnCluster('the recorded exchanges', ['own'], () => {
  let plane: ControlPlane;

  beforeAll(async () => {
    plane = await startControlPlane(cluster().programs, { bare: true });
    await plane.api.create('/api/v1/namespaces', { metadata: { name: NAMESPACE } });
    await plane.api.create(`/api/v1/namespaces/${NAMESPACE}/events`, coreEvent(NAMESPACE, 'build-1'));
    for (const [reader, apiGroups] of Object.entries({
      both: ['', 'events.k8s.io'],
      core: [''],
      new: ['events.k8s.io'],
    })) {
      const metadata = { name: `${reader}-reader`, namespace: NAMESPACE };
      const path = `/apis/rbac.authorization.k8s.io/v1/namespaces/${NAMESPACE}`;
      const rules = [{ apiGroups, resources: ['events'], verbs: ['list', 'watch'] }];
      await plane.api.create(`${path}/roles`, { metadata, rules });
      const roleRef = { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: metadata.name };
      const subjects = [{ kind: 'ServiceAccount', ...metadata }];
      await plane.api.create(`${path}/rolebindings`, { metadata, roleRef, subjects });
    }
  });
  afterAll(() => plane.stop());

  test('are enough to be worth the name', () => {
    expect(REPLAYED.length).toBeGreaterThan(50);
  });

  test.each(REPLAYED)('%s is answered as it was', async (name) => {
    const was = exchange(name);
    const answer = await plane.api.send(was.method, was.path, was.sent, requestOf(was));
    expect(answer.status).toBe(was.status);
    if (was.status >= 400) expect(answer.text.trimEnd()).toBe(was.body);
    else expect(shapeOf(answer.text)).toEqual(shapeOf(was.body));
  });

  test.each(['v1', 'events.k8s.io/v1'])('an expired token is refused as it was, through %s', async (group) => {
    const root = group === 'v1' ? '/api/v1' : `/apis/${group}`;
    const path = `${root}/namespaces/${NAMESPACE}/events?limit=1`;
    await plane.api.create(`/api/v1/namespaces/${NAMESPACE}/events`, coreEvent(NAMESPACE, `build-of-${group.length}`));
    const token = (await plane.api.get(path)).json().metadata.continue;
    await plane.api.create('/api/v1/namespaces/default/events', coreEvent('default', `later-${group.length}`));
    await plane.compact();
    const answer = await plane.api.get(`${path}&continue=${encodeURIComponent(token)}`);
    const was = exchange(`410/expired-continue-${group === 'v1' ? 'core' : 'new'}.http`);
    expect(answer.status).toBe(was.status);
    const told = (text: string) => ({ ...JSON.parse(text), metadata: Object.keys(JSON.parse(text).metadata) });
    expect(told(answer.text)).toEqual(told(was.body));
  });

  test('a page has the fields that the recorded one has', async () => {
    const answer = await plane.api.get(`/api/v1/namespaces/${NAMESPACE}/events?limit=1`);
    const was = exchange('paged-core/page-1.http');
    expect(Object.keys(answer.json().metadata)).toEqual(Object.keys(JSON.parse(was.body).metadata));
  });
});

/** What is not of that one moment: the list's kind and fields, and of one object, its fields. */
function shapeOf(body: string): unknown {
  const { kind, apiVersion, metadata, items, ...rest } = JSON.parse(body);
  if (items === undefined) return { kind, apiVersion, fields: Object.keys(rest).sort() };
  return { kind, apiVersion, metadata: 'resourceVersion' in metadata, items: Array.isArray(items) };
}
