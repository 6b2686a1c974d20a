import { beforeAll, expect, test } from 'vitest';
import { listEvents } from '../../src/cluster.ts';
import { api, cluster, coreEvent, describeOnCluster, temporaryNamespace } from './support/cluster.ts';

const READERS = {
  both: ['', 'events.k8s.io'],
  core: [''],
  new: ['events.k8s.io'],
  nobody: [],
} as const;

describeOnCluster('rights to read events', [], () => {
  const namespace = temporaryNamespace('rights');

  beforeAll(async () => {
    const ns = await namespace();
    await api().create(`/api/v1/namespaces/${ns}/events`, coreEvent(ns, 'build-1'));
    for (const [reader, apiGroups] of Object.entries(READERS)) {
      if (apiGroups.length === 0) continue;
      const metadata = { name: `${reader}-reader`, namespace: ns };
      const path = `/apis/rbac.authorization.k8s.io/v1/namespaces/${ns}`;
      await api().create(`${path}/roles`, { metadata, rules: [{ apiGroups, resources: ['events'], verbs: ['list'] }] });
      await api().create(`${path}/rolebindings`, {
        metadata,
        roleRef: { apiGroup: 'rbac.authorization.k8s.io', kind: 'Role', name: metadata.name },
        subjects: [{ apiGroup: 'rbac.authorization.k8s.io', kind: 'User', name: metadata.name }],
      });
    }
  });

  const read = async (reader: keyof typeof READERS) =>
    listEvents({ kubeconfig: cluster().kubeconfig, namespace: await namespace(), as: `${reader}-reader` });

  test.each([
    ['both', 'v1'],
    ['core', 'v1'],
    ['new', 'events.k8s.io/v1'],
  ] as const)('for %s: the events come through %s', async (reader, used) => {
    const { events, source } = await read(reader);
    expect(source.api).toBe(used);
    expect(events.map(({ reason, metadata }) => [reason, metadata.name])).toEqual([['ReconcileStarted', 'build-1']]);
  });

  test('for nobody: an error that names both refusals, and the role that is wanting', async () => {
    const failure = await read('nobody').catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: 'forbidden' });
    const { message, remedy } = failure as { message: string; remedy: string };
    expect(message).toContain('events or events.events.k8s.io');
    expect(remedy).toMatch(/kubectl create role .*--resource=events/);
  });
});
