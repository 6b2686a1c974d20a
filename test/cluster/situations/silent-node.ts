import { takesPods } from '../control-plane/nodes.ts';
import { until } from '../control-plane/until.ts';
import type { Stage } from './stage.ts';

const LEASES = '/apis/coordination.k8s.io/v1/namespaces/kube-node-lease/leases';

/** A node that no kubelet speaks for, and no kwok: it is ready as long as somebody beats for it. */
export interface SilentNode {
  readonly name: string;
  /** Tries again until `test` gives true, and keeps the node alive meanwhile. */
  whileAlive(what: string, test: () => Promise<boolean>): Promise<void>;
  /** Says that a pod runs on it, as its kubelet would. */
  run(pod: string): Promise<void>;
}

export async function addSilentNode(stage: Stage, role: string): Promise<SilentNode> {
  const name = `${role}-${stage.id}`;
  const now = () => new Date().toISOString();
  const { labels, taints } = stage.reservation;
  const capacity = { cpu: '4', memory: '8Gi', pods: '110' };
  const ready = { type: 'Ready', status: 'True', reason: 'KubeletReady', lastHeartbeatTime: now() };
  await stage.create({
    apiVersion: 'v1',
    kind: 'Node',
    metadata: { name, labels: { 'kubernetes.io/hostname': name, ...labels } },
    spec: { taints },
    status: { capacity, allocatable: capacity, conditions: [ready] },
  });
  const { uid } = (await stage.api.get(stage.path('v1', 'Node', name))).json().metadata;
  const beat = { holderIdentity: name, leaseDurationSeconds: 8, renewTime: micro(now()) };
  // The lease goes when the node does.
  const ownerReferences = [{ apiVersion: 'v1', kind: 'Node', name, uid }];
  await stage.api.create(LEASES, { metadata: { name, ownerReferences }, spec: beat });
  const whileAlive = async (what: string, test: () => Promise<boolean>) => {
    await until(what, async () => {
      await stage.api.patch(`${LEASES}/${name}`, { spec: { renewTime: micro(now()) } });
      return test();
    });
  };
  await whileAlive(`${name} to take pods`, () => takesPods(stage.api, name));
  return {
    name,
    whileAlive,
    run: async (pod) => {
      const conditions = [{ type: 'Ready', status: 'True', lastTransitionTime: now() }];
      await stage.api.patch(`${stage.path('v1', 'Pod', pod)}/status`, { status: { phase: 'Running', conditions } });
    },
  };
}

/** The server takes a MicroTime with six digits of fraction alone. */
function micro(time: string): string {
  return time.replace('Z', '000Z');
}
