import { until } from '../control-plane/until.ts';
import { budget, createReady, evict, podSpec, workload } from './objects.ts';
import { CLUSTER, type Situation } from './situation.ts';

export const drainedNode: Situation = {
  name: 'drained-node',
  about: 'a node is cordoned and its pods are evicted, one after another as their budget allows, to a second node',
  needs: [...CLUSTER, 'own'],
  async play(stage) {
    const node = await stage.addNode('drained');
    await createReady(stage, workload('Deployment', 'web', 2, podSpec({}, stage.placement)), 2);
    await stage.create(budget('web', 'web', 1));
    await stage.addNode('spare');
    const cordoned = { spec: { unschedulable: true } };
    await stage.api.patch(stage.path('v1', 'Node', node), cordoned);
    for (const { metadata } of await stage.pods('web')) {
      await until(`${metadata.name} to be evicted`, async () => (await evict(stage, metadata.name)) === 201);
    }
    await until('the pods to be on the other node', async () => {
      const pods = await stage.pods('web');
      return (
        pods.length === 2 && pods.every(({ spec, status }) => spec.nodeName !== node && status.phase === 'Running')
      );
    });
  },
  // Neither the cordon nor an eviction leaves an event: pods only appear elsewhere.
  rows: [
    {
      row: 'Normal ScalingReplicaSet Deployment/web',
      by: 'deployment-controller',
      says: ['Scaled up replica set web-<hash> from 0 to 2'],
    },
    {
      row: 'Normal SuccessfulCreate ReplicaSet/web-<hash>',
      by: 'replicaset-controller',
      says: ['<a>', '<b>', '<c>', '<d>'].map((suffix) => `Created pod: web-<hash>-${suffix}`),
    },
    ...Object.entries({ '<a>': 'drained', '<b>': 'drained', '<c>': 'spare', '<d>': 'spare' }).map(([suffix, role]) => ({
      row: `Normal Scheduled Pod/web-<hash>-${suffix}`,
      by: 'default-scheduler',
      says: [`Successfully assigned <namespace>/web-<hash>-${suffix} to ${role}-<id>`],
    })),
  ],
  node: {
    name: 'drained-<id>',
    rows: [
      {
        row: 'Normal RegisteredNode Node/drained-<id>',
        by: 'node-controller',
        says: ['Node drained-<id> event: Registered Node drained-<id> in Controller'],
      },
    ],
  },
};
