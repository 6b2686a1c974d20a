import type { ApiClient } from '../control-plane/api-client.ts';
import { addNode, takesPods } from '../control-plane/nodes.ts';
import { until } from '../control-plane/until.ts';

export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: { readonly name: string; readonly labels?: object };
  readonly [field: string]: unknown;
}

// biome-ignore lint/suspicious/noExplicitAny: an object of any kind, as the server gives it.
type Served = any;

const CLUSTER_SCOPED = ['Node', 'PriorityClass', 'ValidatingAdmissionPolicy', 'ValidatingAdmissionPolicyBinding'];

/** Where a situation is played: a namespace of its own, and nodes of its own where it asks for them. */
export class Stage {
  readonly api: ApiClient;
  readonly namespace: string;
  /** What is not in the namespace has this in its name, so that nobody else's has it. */
  readonly id: string;
  /** What a pod must have to be put on the stage's own nodes; no other pod is. */
  readonly placement: object;
  readonly #clusterScoped: string[] = [];

  constructor(api: ApiClient, namespace: string) {
    this.api = api;
    this.namespace = namespace;
    this.id = namespace.slice(namespace.lastIndexOf('-') + 1);
    this.placement = {
      nodeSelector: { reserved: this.id },
      tolerations: [{ key: 'reserved', operator: 'Exists', effect: 'NoSchedule' }],
    };
  }

  async create(manifest: Manifest): Promise<void> {
    const { apiVersion, kind, metadata } = manifest;
    await this.api.create(this.path(apiVersion, kind), manifest);
    if (CLUSTER_SCOPED.includes(kind)) this.#clusterScoped.push(this.path(apiVersion, kind, metadata.name));
  }

  /** Adds a node for this stage's pods alone, whose kubelet is kwok; gives its name. */
  async addNode(role: string, capacity: Readonly<Record<string, string>> = {}): Promise<string> {
    const name = `${role}-${this.id}`;
    this.#clusterScoped.push(this.path('v1', 'Node', name));
    await addNode(this.api, name, { capacity, ...this.reservation });
    await until(`${name} to take pods`, () => takesPods(this.api, name));
    return name;
  }

  /** What keeps other pods off a node. */
  get reservation(): { labels: Record<string, string>; taints: object[] } {
    return {
      labels: { reserved: this.id },
      taints: [{ key: 'reserved', value: this.id, effect: 'NoSchedule' }],
    };
  }

  /** The pods that are labelled `app: APP`. */
  async pods(app: string): Promise<Served[]> {
    return (await this.api.get(`${this.path('v1', 'Pod')}?labelSelector=app%3D${app}`)).json().items;
  }

  /** Waits until an object is as it is wanted. */
  async sees(apiVersion: string, kind: string, name: string, test: (object: Served) => boolean): Promise<void> {
    const path = this.path(apiVersion, kind, name);
    await until(`${kind} ${name}: ${test}`, async () => test((await this.api.get(path)).json()));
  }

  /** The path of the objects of a kind, or of one of them. */
  path(apiVersion: string, kind: string, name?: string): string {
    const root = apiVersion.includes('/') ? `/apis/${apiVersion}` : `/api/${apiVersion}`;
    const scope = CLUSTER_SCOPED.includes(kind) ? '' : `/namespaces/${this.namespace}`;
    return `${root}${scope}/${pluralOf(kind.toLowerCase())}${name === undefined ? '' : `/${name}`}`;
  }

  /** Takes everything away again, the namespace too. */
  async clear(): Promise<void> {
    await this.api.delete(`/api/v1/namespaces/${this.namespace}`);
    if (this.#clusterScoped.length === 0) return;
    // Nobody would end the pods of a node that is gone.
    await until('the pods to be gone', async () => {
      await this.api.delete(`${this.path('v1', 'Pod')}?gracePeriodSeconds=0`);
      return (await this.api.get(this.path('v1', 'Pod'))).json().items.length === 0;
    });
    for (const path of this.#clusterScoped.splice(0).reverse()) await this.api.delete(path);
  }
}

function pluralOf(kind: string): string {
  if (kind.endsWith('s')) return `${kind}es`;
  return kind.endsWith('y') ? `${kind.slice(0, -1)}ies` : `${kind}s`;
}
