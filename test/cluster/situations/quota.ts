import { createReady, workload } from './objects.ts';
import { CLUSTER, type Situation } from './situation.ts';

const REFUSED =
  'Error creating: pods "web-<hash>-*" is forbidden: exceeded quota: team, requested: pods=1, used: pods=2, limited: pods=2';

export const quota: Situation = {
  name: 'quota',
  about: 'a Deployment wants four pods where a ResourceQuota allows two',
  needs: CLUSTER,
  async play(stage) {
    const hard = { pods: '2' };
    await stage.create({ apiVersion: 'v1', kind: 'ResourceQuota', metadata: { name: 'team' }, spec: { hard } });
    // Until it is counted, the server refuses for another reason.
    await stage.sees('v1', 'ResourceQuota', 'team', ({ status }) => status.used?.pods === '0');
    await createReady(stage, workload('Deployment', 'web', 4), 2);
  },
  rows: [
    {
      row: 'Normal ScalingReplicaSet Deployment/web',
      by: 'deployment-controller',
      says: ['Scaled up replica set web-<hash> from 0 to 4'],
    },
    {
      row: 'Normal SuccessfulCreate ReplicaSet/web-<hash>',
      by: 'replicaset-controller',
      says: ['Created pod: web-<hash>-<a>', 'Created pod: web-<hash>-<b>'],
    },
    {
      // Each refused pod has another name, so each is another event, until the recorder folds them.
      row: 'Warning FailedCreate ReplicaSet/web-<hash>',
      by: 'replicaset-controller',
      says: [REFUSED, `(combined from similar events): ${REFUSED}`],
    },
    ...['<a>', '<b>'].map((suffix) => ({
      row: `Normal Scheduled Pod/web-<hash>-${suffix}`,
      by: 'default-scheduler',
      says: [`Successfully assigned <namespace>/web-<hash>-${suffix} to *`],
    })),
  ],
};
