import { createReady, pod, podSpec, workload } from './objects.ts';
import { CLUSTER, type Situation } from './situation.ts';

const WHOLE_NODE = { resources: { requests: { cpu: '2' } } };

export const preemption: Situation = {
  name: 'preemption',
  about: 'a pod of a higher priority pushes out the pod of a Deployment that fills the only node for both',
  needs: [...CLUSTER, 'own'],
  async play(stage) {
    await stage.addNode('full', { cpu: '2' });
    const priorityClassName = `urgent-${stage.id}`;
    const metadata = { name: priorityClassName };
    await stage.create({ apiVersion: 'scheduling.k8s.io/v1', kind: 'PriorityClass', metadata, value: 1_000 });
    await createReady(stage, workload('Deployment', 'render', 1, podSpec(WHOLE_NODE, stage.placement)), 1);
    await stage.create(pod('urgent', podSpec(WHOLE_NODE, { priorityClassName, ...stage.placement })));
    await stage.sees('v1', 'Pod', 'urgent', ({ status }) => status.phase === 'Running');
    await stage.sees('apps/v1', 'Deployment', 'render', ({ status }) => status.unavailableReplicas === 1);
  },
  rows: [
    {
      row: 'Normal ScalingReplicaSet Deployment/render',
      by: 'deployment-controller',
      says: ['Scaled up replica set render-<hash> from 0 to 1'],
    },
    {
      row: 'Normal SuccessfulCreate ReplicaSet/render-<hash>',
      by: 'replicaset-controller',
      says: ['Created pod: render-<hash>-<victim>', 'Created pod: render-<hash>-<next>'],
    },
    {
      row: 'Normal Scheduled Pod/render-<hash>-<victim>',
      by: 'default-scheduler',
      says: ['Successfully assigned <namespace>/render-<hash>-<victim> to full-<id>'],
    },
    {
      row: 'Warning FailedScheduling Pod/urgent',
      by: 'default-scheduler',
      says: ['0/* nodes are available: *Insufficient cpu*'],
    },
    {
      row: 'Normal Preempted Pod/render-<hash>-<victim>',
      by: 'default-scheduler',
      says: ['Preempted by pod * on node full-<id>'],
    },
    {
      row: 'Normal Scheduled Pod/urgent',
      by: 'default-scheduler',
      says: ['Successfully assigned <namespace>/urgent to full-<id>'],
    },
    {
      // The lasting harm: the pod that takes the victim's place finds none.
      row: 'Warning FailedScheduling Pod/render-<hash>-<next>',
      by: 'default-scheduler',
      says: ['0/* nodes are available: *Insufficient cpu*'],
    },
  ],
};
