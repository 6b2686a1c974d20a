import { afterAll, beforeAll, expect, test } from 'vitest';
import { listEvents } from '../../src/cluster.ts';
import { buildTimeline, readEvents, renderRows } from '../../src/index.ts';
import { eventsOfPages } from '../../src/input/cluster/events-of-pages.ts';
import { readCluster } from '../../src/input/cluster/read-cluster.ts';
import { type ControlPlane, startControlPlane } from './control-plane/control-plane.ts';
import { until } from './control-plane/until.ts';
import { api, cluster, coreEvent, describeOnCluster, temporaryNamespace } from './support/cluster.ts';
import { openGate } from './support/gate.ts';

const EVENTS = 25;

/** Posts events one after another, so that the server's order is theirs. */
async function postEvents(client: ControlPlane['api'], namespace: string, count: number): Promise<void> {
  for (let index = 0; index < count; index++) {
    const name = `build-${String(index).padStart(3, '0')}`;
    await client.create(`/api/v1/namespaces/${namespace}/events`, coreEvent(namespace, name));
  }
}

function rowsOf(texts: readonly string[]): string {
  return renderRows(buildTimeline(texts.flatMap((text) => readEvents(text).events)));
}

describeOnCluster('a list of events', [], () => {
  const namespace = temporaryNamespace('list');
  beforeAll(async () => postEvents(api(), await namespace(), EVENTS));

  test('is the same through both APIs, from the server and through the library', async () => {
    const core = await api().get(`/api/v1/namespaces/${await namespace()}/events`);
    const other = await api().get(`/apis/events.k8s.io/v1/namespaces/${await namespace()}/events`);
    const { events, source } = await listEvents({ kubeconfig: cluster().kubeconfig, namespace: await namespace() });
    expect(source.api).toBe('v1');
    expect(events).toHaveLength(EVENTS);
    expect(rowsOf([core.text])).toBe(renderRows(buildTimeline(events)));
    expect(rowsOf([other.text])).toBe(rowsOf([core.text]));
    expect(rowsOf([other.text, core.text])).toBe(rowsOf([core.text]));
    const uids = (text: string) => readEvents(text).events.map(({ metadata }) => metadata.uid);
    expect(uids(other.text)).toEqual(uids(core.text));
  });

  test('comes in pages that hold every event once', async () => {
    const { pages } = await readCluster({
      kubeconfig: cluster().kubeconfig,
      namespace: await namespace(),
      limit: 4,
    });
    expect(pages).toHaveLength(Math.ceil(EVENTS / 4));
    const names = eventsOfPages(pages).events.map(({ metadata }) => metadata.name);
    expect(new Set(names).size).toBe(EVENTS);
    expect(names).toHaveLength(EVENTS);
  });

  test('of a namespace that does not exist is an error, though the server gives an empty list', async () => {
    const absent = `${await namespace()}-absent`;
    const { items } = (await api().get(`/api/v1/namespaces/${absent}/events`)).json();
    expect(items).toEqual([]);
    await expect(listEvents({ kubeconfig: cluster().kubeconfig, namespace: absent })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describeOnCluster('a list that expires between two pages', ['own'], () => {
  let plane: ControlPlane;
  beforeAll(async () => {
    plane = await startControlPlane(cluster().programs, { bare: true });
    await postEvents(plane.api, 'default', EVENTS);
  });
  afterAll(() => plane.stop());

  test('is begun anew, and is whole', async () => {
    const gate = await openGate(plane.kubeconfig, async (index) => {
      if (index !== 1) return;
      await plane.api.create('/api/v1/namespaces/default/events', coreEvent('default', 'build-late'));
      await plane.compact();
    });
    const { pages } = await readCluster({ kubeconfig: gate.kubeconfig, namespace: 'default', limit: 10 });
    await gate.close();
    const names = new Set(eventsOfPages(pages).events.map(({ metadata }) => metadata.name));
    expect(names.size).toBe(EVENTS + 1);
    // The first page, the one that was refused, and the three of the second try.
    expect(gate.seen).toHaveLength(5);
    expect(gate.seen[2]).not.toContain('continue=');
  });

  test('is refused by the server in the words that are recorded', async () => {
    const { metadata } = (await plane.api.get('/api/v1/namespaces/default/events?limit=10')).json();
    await plane.api.create('/api/v1/namespaces/default/events', coreEvent('default', 'build-later'));
    await plane.compact();
    const token = encodeURIComponent(metadata.continue);
    const answer = await plane.api.get(`/api/v1/namespaces/default/events?limit=10&continue=${token}`);
    expect(answer.status).toBe(410);
    expect(answer.json()).toMatchObject({
      reason: 'Expired',
      message: expect.stringMatching(/^The provided continue/),
    });
  });

  test('as an old watch is one ERROR frame, which is told as what it is', async () => {
    const old = (await plane.api.get('/api/v1/namespaces/default/events?limit=1')).json().metadata.resourceVersion;
    // A watch starts behind its revision, so the first change after it must be forgotten too.
    for (const name of ['build-latest', 'build-newest']) {
      await plane.api.create('/api/v1/namespaces/default/events', coreEvent('default', name));
    }
    await plane.compact();
    const lines: string[] = [];
    const path = `/api/v1/namespaces/default/events?watch=true&resourceVersion=${old}`;
    await plane.api.watch(path, (line) => lines.push(line), AbortSignal.timeout(10_000));
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] as string)).toMatchObject({ type: 'ERROR', object: { code: 410, reason: 'Expired' } });
    expect(() => readEvents(`${lines[0]}\n`)).toThrow(/the watch ended before any event: Expired \(410\)/);
  });

  test('survives an API server that is killed and comes back', async () => {
    const whole = (await plane.api.get('/api/v1/namespaces/default/events')).json().items.length;
    let back: Promise<void> | undefined;
    const gate = await openGate(plane.kubeconfig, async (index) => {
      if (index !== 1) return;
      const { restart } = await plane.crash();
      back = restart();
    });
    const waits: string[] = [];
    const { pages } = await readCluster({
      kubeconfig: gate.kubeconfig,
      namespace: 'default',
      limit: 10,
      // A loaded machine may take longer to start a server than a user is made to wait.
      retryFor: 90_000,
      onWait: ({ reason }) => waits.push(reason),
    }).finally(async () => {
      await back;
      await gate.close();
    });
    expect(waits.length).toBeGreaterThan(0);
    expect(new Set(eventsOfPages(pages).events.map(({ metadata }) => metadata.uid)).size).toBe(whole);
  });
});

describeOnCluster('the end of an event', ['own'], () => {
  test('comes after its time, and reaches a watch as DELETED: an event that did happen', async () => {
    const plane = await startControlPlane(cluster().programs, { bare: true, eventTtl: '2s' });
    try {
      const { resourceVersion } = (await plane.api.get('/api/v1/namespaces/default/events')).json().metadata;
      const lines: string[] = [];
      const over = new AbortController();
      const path = `/api/v1/namespaces/default/events?watch=true&resourceVersion=${resourceVersion}`;
      const watching = plane.api.watch(path, (line) => lines.push(line), over.signal);
      await postEvents(plane.api, 'default', 2);
      await until('both to expire', async () => lines.filter((line) => line.includes('"DELETED"')).length === 2);
      over.abort();
      await watching;
      const { events } = await listEvents({ kubeconfig: plane.kubeconfig, namespace: 'default' });
      expect(events).toEqual([]);
      expect(rowsOf([`${lines.join('\n')}\n`])).toBe(
        'Normal ReconcileStarted Pipeline/build-000\nNormal ReconcileStarted Pipeline/build-001\n',
      );
      const kept = buildTimeline(readEvents(`${lines.join('\n')}\n`).events);
      expect(kept.rows.map(({ occurrences }) => occurrences.count)).toEqual([1, 1]);
    } finally {
      await plane.stop();
    }
  });
});
