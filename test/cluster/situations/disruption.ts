import { until } from '../control-plane/until.ts';
import { budget, createReady, evict, pod, workload } from './objects.ts';
import { CLUSTER, type Situation } from './situation.ts';
import type { Stage } from './stage.ts';

export const disruption: Situation = {
  name: 'disruption',
  about: 'PodDisruptionBudgets: one refuses an eviction, which no event tells; others fit no pods, or fit them badly',
  needs: CLUSTER,
  async play(stage) {
    await createReady(stage, workload('Deployment', 'web', 2), 2);
    await stage.create(budget('web', 'web', 2));
    const counted = ({ status }: { status: { currentHealthy?: number } }) => status.currentHealthy === 2;
    await stage.sees('policy/v1', 'PodDisruptionBudget', 'web', counted);
    const [name] = (await stage.pods('web')).map(({ metadata }) => metadata.name);
    const answer = await evict(stage, name);
    if (answer !== 429) throw new Error(`the eviction was answered ${answer}`);

    await stage.create(pod('alone'));
    await stage.sees('v1', 'Pod', 'alone', ({ status }) => status.phase === 'Running');
    await stage.create(budget('half', 'alone', '50%'));

    for (const twin of ['first', 'second']) {
      await stage.create(budget(twin, 'shared', 1));
      await until(`the budget ${twin} to be known`, () => isTold(stage, twin));
    }
    await stage.create(pod('shared'));
  },
  rows: [
    {
      row: 'Normal ScalingReplicaSet Deployment/web',
      by: 'deployment-controller',
      says: ['Scaled up replica set web-<hash> from 0 to 2'],
    },
    {
      row: 'Normal SuccessfulCreate ReplicaSet/web-<hash>',
      by: 'replicaset-controller',
      says: ['Created pod: web-<hash>-<a>', 'Created pod: web-<hash>-<b>'],
    },
    ...['web-<hash>-<a>', 'web-<hash>-<b>', 'alone', 'shared'].map((name) => ({
      row: `Normal Scheduled Pod/${name}`,
      by: 'default-scheduler',
      says: [`Successfully assigned <namespace>/${name} to *`],
    })),
    {
      row: 'Warning UnmanagedPods PodDisruptionBudget/half',
      by: 'controllermanager',
      says: ['Pods selected by this PodDisruptionBudget (*) were found to be unmanaged. *'],
    },
    ...['first', 'second'].map((name) => ({
      row: `Normal NoPods PodDisruptionBudget/${name}`,
      by: 'controllermanager',
      says: ['No matching pods found'],
    })),
    {
      row: 'Warning MultiplePodDisruptionBudgets Pod/shared',
      by: 'controllermanager',
      says: ['Pod "<namespace>"/"shared" matches multiple PodDisruptionBudgets. *'],
    },
  ],
};

/** Whether the controller has said that a budget has no pods. */
async function isTold({ api, namespace }: Stage, name: string): Promise<boolean> {
  const selector = encodeURIComponent(`involvedObject.name=${name},reason=NoPods`);
  const { items } = (await api.get(`/api/v1/namespaces/${namespace}/events?fieldSelector=${selector}`)).json();
  return items.length > 0;
}
