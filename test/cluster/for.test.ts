import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { discover } from '../../src/input/cluster/discovery.ts';
import { withCluster } from '../../src/input/cluster/open-cluster.ts';
import { builtInResources } from '../../src/timeline/served-resources.ts';
import { run } from '../support/command.ts';
import { api, cluster, coreEvent, describeOnCluster, temporaryNamespace } from './support/cluster.ts';

describeOnCluster('what a server serves', ['own'], () => {
  test('is what files are read by, and whatever definitions add', async () => {
    const served = await withCluster({ kubeconfig: cluster().kubeconfig }, discover);
    const found = new Set(served?.served.map((resource) => JSON.stringify(Object.entries(resource).sort())));
    const missing = builtInResources().filter((one) => !found.has(JSON.stringify(Object.entries(one).sort())));
    expect(missing).toEqual([]);
  });
});

describeOnCluster('--for beside kubectl', ['kubectl'], () => {
  const namespace = temporaryNamespace('for');
  beforeAll(async () => {
    const ns = await namespace();
    const path = `/api/v1/namespaces/${ns}/events`;
    const about = (kind: string, apiVersion: string) => ({
      involvedObject: { kind, apiVersion, name: 'x', namespace: ns, uid: `uid-of-${kind}` },
    });
    await api().create(path, coreEvent(ns, 'pod', about('Pod', 'v1')));
    await api().create(path, coreEvent(ns, 'deployment', about('Deployment', 'apps/v1')));
  });

  test.each([
    'pod/x',
    'po/x',
    'Deployment/x',
    'deployments.v1.apps/x',
    'deploy/other',
    'ev/x',
    'pod/',
    'pod',
    'pod/a/b',
    'pipelinerun/x',
  ])('%s selects and refuses alike', async (object) => {
    const args = ['--kubeconfig', cluster().kubeconfig, '-n', await namespace(), '--for', object];
    const kubectl = await promisify(execFile)(cluster().programs.kubectl as string, ['events', ...args]).then(
      ({ stdout, stderr }) => ({ stdout, stderr, exit: 0 }),
      ({ stdout, stderr, code }) => ({ stdout, stderr, exit: code }),
    );
    const ours = await run([...args, '-o', 'kubectl']);
    const withoutAges = (ran: typeof ours) => ({ ...ran, stdout: ran.stdout.replace(/^\d+s +/gm, '') });
    expect(withoutAges(ours)).toEqual(withoutAges(kubectl));
  });
});
