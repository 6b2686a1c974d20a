import { afterAll, describe, inject } from 'vitest';
import { type ApiClient, apiClient } from '../control-plane/api-client.ts';
import { makeNamespace } from '../control-plane/namespace.ts';
import type { ProgramName } from '../control-plane/programs.ts';
import type { ProvidedCluster } from './setup.ts';

/**
 * What a group of tests cannot do without: programs of the control plane, that it is `own`, to be broken and mended, or that
 * the names of the lab are free on it: what somebody has under them stays as it is.
 */
export type Need = ProgramName | 'own' | 'free op-events';

const provided = inject('cluster');

/** The cluster under test. Only to be used inside tests: there may be none, and then they are skipped. */
export function cluster(): ProvidedCluster {
  if (provided === undefined) throw new Error('there is no cluster to test on');
  return provided;
}

/** Requests to it as its administrator. */
export function api(): ApiClient {
  return apiClient(cluster().kubeconfig);
}

/** Tests on a real cluster. They are skipped, and the title says why, where there is none or something they need is missing. */
export function describeOnCluster(title: string, needs: readonly Need[], define: () => void): void {
  const why = missing(needs);
  if (why.length === 0) describe(title, define);
  else describe.skip(`${title} (skipped: no ${why.join(', ')})`, define);
}

/** What is not there of what tests need: without a cluster, that alone. */
export function missing(needs: readonly Need[]): readonly string[] {
  return provided === undefined ? ['control plane'] : needs.filter((need) => !has(need));
}

function has(need: Need): boolean {
  if (provided === undefined) return false;
  if (need === 'own') return provided.own;
  if (need === 'free op-events') return provided.freeForLab;
  // A foreign cluster has its scheduler, controllers and kubelets; kubectl is a tool of the tests.
  if (!provided.own && need !== 'kubectl') return true;
  return provided.programs[need] !== undefined;
}

/**
 * Makes a namespace of a name that nobody else has, once a test first asks for it, and deletes it when the tests of the file are over. With
 * controllers it is ready for pods.
 */
export function temporaryNamespace(purpose: string): () => Promise<string> {
  let made: Promise<string> | undefined;
  afterAll(async () => {
    if (made) await api().delete(`/api/v1/namespaces/${await made}`);
  });
  return () => {
    made ??= makeNamespace(api(), purpose, has('kube-controller-manager'));
    return made;
  };
}

/** An event of core v1 as an operator posts it, about a Pipeline of that name. */
export function coreEvent(namespace: string, name: string, more: object = {}): object {
  const now = new Date().toISOString().replace(/\.\d+/, '');
  return {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: { name, namespace },
    involvedObject: { apiVersion: 'ev.labhub.io/v1', kind: 'Pipeline', name, namespace, uid: `uid-of-${name}` },
    reason: 'ReconcileStarted',
    message: `Reconciliation of ${name} started.`,
    type: 'Normal',
    firstTimestamp: now,
    lastTimestamp: now,
    count: 1,
    source: { component: 'pipeline-operator' },
    ...more,
  };
}
