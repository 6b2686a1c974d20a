import type { Manifest, Stage } from './stage.ts';

/** An image that does nothing for ever, should a real kubelet run it. */
const IDLE = 'registry.k8s.io/pause:3.10';

/** What a pod is made from. */
export function podSpec(container: object = {}, more: object = {}): object {
  return { containers: [{ name: 'app', image: IDLE, ...container }], ...more };
}

export function pod(name: string, spec: object = podSpec()): Manifest {
  return { apiVersion: 'v1', kind: 'Pod', metadata: { name, labels: { app: name } }, spec };
}

/** A Deployment or StatefulSet whose pods are labelled `app: NAME`. */
export function workload(
  kind: 'Deployment' | 'StatefulSet',
  name: string,
  replicas: number,
  spec = podSpec(),
): Manifest {
  const labels = { app: name };
  const template = { metadata: { labels }, spec };
  return {
    apiVersion: 'apps/v1',
    kind,
    metadata: { name },
    spec: { replicas, selector: { matchLabels: labels }, template },
  };
}

/** Makes a Deployment or StatefulSet, and waits until so many of its pods are ready. */
export async function createReady(stage: Stage, manifest: Manifest, ready: number): Promise<void> {
  await stage.create(manifest);
  const { apiVersion, kind, metadata } = manifest;
  await stage.sees(apiVersion, kind, metadata.name, ({ status }) => (status.readyReplicas ?? 0) === ready);
}

/** A budget for the pods that are labelled `app: APP`. */
export function budget(name: string, app: string, minAvailable: number | string): Manifest {
  const spec = { minAvailable, selector: { matchLabels: { app } } };
  return { apiVersion: 'policy/v1', kind: 'PodDisruptionBudget', metadata: { name }, spec };
}

/** Asks for the eviction of a pod, and gives the status that is answered. */
export async function evict(stage: Stage, name: string): Promise<number> {
  const eviction = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: { name, namespace: stage.namespace } };
  return (await stage.api.send('POST', `${stage.path('v1', 'Pod', name)}/eviction`, eviction)).status;
}
