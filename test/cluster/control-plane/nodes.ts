import type { ApiClient } from './api-client.ts';
import { until } from './until.ts';

/** What a node of the API says of itself, as far as it matters here. */
interface NodeObject {
  readonly spec: { readonly taints?: readonly { readonly key: string; readonly effect: string }[] };
  readonly status: { readonly conditions?: readonly { readonly type: string; readonly status: string }[] };
}

export interface NodeOptions {
  /** What it has, where that is other than 4 cores, 8 GiB and 110 pods. */
  readonly capacity?: Readonly<Record<string, string>>;
  readonly labels?: Readonly<Record<string, string>>;
  readonly taints?: readonly object[];
}

/** Adds a node whose kubelet is kwok, and waits until it is ready. */
export async function addNode(api: ApiClient, name: string, options: NodeOptions = {}): Promise<void> {
  const capacity = { cpu: '4', memory: '8Gi', pods: '110', ...options.capacity };
  const labels = { 'kubernetes.io/hostname': name, kubelet: 'kwok', ...options.labels };
  const spec = { taints: options.taints ?? [] };
  const status = { capacity, allocatable: capacity };
  await api.create('/api/v1/nodes', { apiVersion: 'v1', kind: 'Node', metadata: { name, labels }, spec, status });
  await until(`${name} to be ready`, async () => isReady((await api.get(`/api/v1/nodes/${name}`)).json()));
}

/** Whether the node's kubelet, or who plays it, says that it is ready. */
export function isReady({ status }: NodeObject): boolean {
  return status.conditions?.some(({ type, status: value }) => type === 'Ready' && value === 'True') ?? false;
}

/** Whether the controllers have taken from a node the taints that it begins with: till then it gets no pods. */
export async function takesPods(api: ApiClient, name: string): Promise<boolean> {
  const { spec } = (await api.get(`/api/v1/nodes/${name}`)).json() as NodeObject;
  return !spec.taints?.some(({ key }) => key.startsWith('node.kubernetes.io/'));
}
