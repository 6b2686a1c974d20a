import { isReady } from '../control-plane/nodes.ts';
import { until } from '../control-plane/until.ts';
import { podSpec, workload } from './objects.ts';
import { addSilentNode } from './silent-node.ts';
import { CLUSTER, type Situation } from './situation.ts';

export const lostNode: Situation = {
  name: 'lost-node',
  about: 'a node falls silent; the pod of a Deployment is replaced on a second node, that of a StatefulSet is not',
  needs: [...CLUSTER, 'own'],
  async play(stage) {
    const node = await addSilentNode(stage, 'lost');
    await stage.create(workload('Deployment', 'web', 1, podSpec({}, stage.placement)));
    await stage.create(workload('StatefulSet', 'db', 1, podSpec({}, stage.placement)));
    const pods = async () => [...(await stage.pods('web')), ...(await stage.pods('db'))];
    await node.whileAlive('two pods to run on it', async () => {
      const placed = (await pods()).filter(({ spec }) => spec.nodeName === node.name);
      for (const { metadata } of placed) await node.run(metadata.name);
      return placed.length === 2;
    });
    await stage.addNode('spare');
    await stage.sees('v1', 'Node', node.name, (object) => !isReady(object));
    await until('its pods to be given up', async () => {
      const all = await pods();
      const ending = all.filter(({ metadata }) => metadata.deletionTimestamp !== undefined);
      const moved = all.filter(({ spec }) => spec.nodeName === `spare-${stage.id}`);
      return ending.length === 2 && moved.length === 1;
    });
  },
  rows: [
    {
      row: 'Normal ScalingReplicaSet Deployment/web',
      by: 'deployment-controller',
      says: ['Scaled up replica set web-<hash> from 0 to 1'],
    },
    {
      row: 'Normal SuccessfulCreate ReplicaSet/web-<hash>',
      by: 'replicaset-controller',
      says: ['Created pod: web-<hash>-<lost>', 'Created pod: web-<hash>-<next>'],
    },
    {
      row: 'Normal SuccessfulCreate StatefulSet/db',
      by: 'statefulset-controller',
      says: ['Create Pod db-0 in StatefulSet db successful'],
    },
    ...['web-<hash>-<lost>', 'db-0'].flatMap((name) => [
      {
        row: `Normal Scheduled Pod/${name}`,
        by: 'default-scheduler',
        says: [`Successfully assigned <namespace>/${name} to lost-<id>`],
      },
      { row: `Warning NodeNotReady Pod/${name}`, by: 'node-controller', says: ['Node is not ready'] },
      {
        row: `Normal TaintManagerEviction Pod/${name}`,
        by: 'taint-eviction-controller',
        says: [`Marking for deletion Pod <namespace>/${name}`],
      },
    ]),
    {
      row: 'Normal Scheduled Pod/web-<hash>-<next>',
      by: 'default-scheduler',
      says: ['Successfully assigned <namespace>/web-<hash>-<next> to spare-<id>'],
    },
  ],
  node: {
    name: 'lost-<id>',
    rows: [
      {
        row: 'Normal RegisteredNode Node/lost-<id>',
        by: 'node-controller',
        says: ['Node lost-<id> event: Registered Node lost-<id> in Controller'],
      },
      {
        row: 'Normal NodeNotReady Node/lost-<id>',
        by: 'node-controller',
        says: ['Node lost-<id> status is now: NodeNotReady'],
      },
    ],
  },
};
