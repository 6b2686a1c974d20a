import { until } from '../control-plane/until.ts';
import { createReady, workload } from './objects.ts';
import { CLUSTER, type Situation } from './situation.ts';

export const rollout: Situation = {
  name: 'rollout',
  about: 'a Deployment of two pods is rolled to a new version',
  needs: CLUSTER,
  async play(stage) {
    await createReady(stage, workload('Deployment', 'web', 2), 2);
    const template = { metadata: { annotations: { version: 'v2' } } };
    await stage.api.patch(stage.path('apps/v1', 'Deployment', 'web'), { spec: { template } });
    await stage.sees('apps/v1', 'Deployment', 'web', ({ metadata, status }) => {
      const { observedGeneration, updatedReplicas, readyReplicas, replicas } = status;
      const isDone = updatedReplicas === 2 && readyReplicas === 2 && replicas === 2;
      return observedGeneration === metadata.generation && isDone;
    });
    await until('the old pods to be gone', async () => (await stage.pods('web')).length === 2);
  },
  rows: [
    {
      row: 'Normal ScalingReplicaSet Deployment/web',
      by: 'deployment-controller',
      says: [
        'Scaled up replica set web-<v1> from 0 to 2',
        // The default strategy: one pod more, and none less, than wanted.
        'Scaled up replica set web-<v2> from 0 to 1',
        'Scaled down replica set web-<v1> from 2 to 1',
        'Scaled up replica set web-<v2> from 1 to 2',
        'Scaled down replica set web-<v1> from 1 to 0',
      ],
    },
    {
      row: 'Normal SuccessfulCreate ReplicaSet/web-<v1>',
      by: 'replicaset-controller',
      says: ['Created pod: web-<v1>-<a>', 'Created pod: web-<v1>-<b>'],
    },
    {
      row: 'Normal SuccessfulCreate ReplicaSet/web-<v2>',
      by: 'replicaset-controller',
      says: ['Created pod: web-<v2>-<c>', 'Created pod: web-<v2>-<d>'],
    },
    {
      row: 'Normal SuccessfulDelete ReplicaSet/web-<v1>',
      by: 'replicaset-controller',
      says: ['Deleted pod: web-<v1>-<a>', 'Deleted pod: web-<v1>-<b>'],
    },
    ...['<v1>-<a>', '<v1>-<b>', '<v2>-<c>', '<v2>-<d>'].map((pod) => ({
      row: `Normal Scheduled Pod/web-${pod}`,
      by: 'default-scheduler',
      says: [`Successfully assigned <namespace>/web-${pod} to *`],
    })),
  ],
};
