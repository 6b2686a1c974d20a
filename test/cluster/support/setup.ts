import type { TestProject } from 'vitest/node';
import { setup as build } from '../../support/build.ts';
import { apiClient } from '../control-plane/api-client.ts';
import { startControlPlane } from '../control-plane/control-plane.ts';
import { findPrograms, PROGRAM_NAMES, type Programs, remedyFor } from '../control-plane/programs.ts';

/** The cluster that the tests of this folder run on; plain values, since tests run in other processes. */
export interface ProvidedCluster {
  readonly kubeconfig: string;
  readonly programs: Programs;
  /** Whether it is ours alone, started for these tests. */
  readonly own: boolean;
  /** The URL of etcd, where the control plane is ours. */
  readonly etcd?: string;
  /** Whether it has neither the namespace nor the definition of the lab, so that the lab's are nobody's. */
  readonly freeForLab: boolean;
}

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: ProvidedCluster | undefined;
  }
}

/**
 * Provides the cluster that `TEST_KUBECONFIG` names, else a control plane of its own where its programs are at hand, else none:
 * the tests are then skipped, unless `REQUIRE_CLUSTER` is set. What a shell has in `KUBECONFIG` is never looked at.
 */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  build();
  const programs = findPrograms();
  if (process.env.TEST_KUBECONFIG) {
    const kubeconfig = process.env.TEST_KUBECONFIG;
    project.provide('cluster', { kubeconfig, programs, own: false, freeForLab: await isFreeForLab(kubeconfig) });
    return undefined;
  }
  const missing = PROGRAM_NAMES.filter((name) => programs[name] === undefined);
  const isEnough = programs.etcd !== undefined && programs['kube-apiserver'] !== undefined;
  // A folder that somebody names may lack some; ours must not.
  const isWhole = missing.length === 0 || (isEnough && Boolean(process.env.KUBEBUILDER_ASSETS));
  if (process.env.REQUIRE_CLUSTER ? !isWhole : !isEnough) {
    if (process.env.REQUIRE_CLUSTER) throw new Error(`there is no ${missing.join(', ')} to test on: ${remedyFor()}`);
    project.provide('cluster', undefined);
    return undefined;
  }
  const { kubeconfig, etcd, stop } = await startControlPlane(programs);
  project.provide('cluster', { kubeconfig, programs, own: true, etcd, freeForLab: true });
  return stop;
}

const OF_LAB = [
  '/api/v1/namespaces/op-events',
  '/apis/apiextensions.k8s.io/v1/customresourcedefinitions/pipelines.ev.labhub.io',
];

async function isFreeForLab(kubeconfig: string): Promise<boolean> {
  try {
    const answers = await Promise.all(OF_LAB.map((path) => apiClient(kubeconfig).get(path)));
    return answers.every(({ status }) => status === 404);
  } catch (cause) {
    throw new Error(`TEST_KUBECONFIG=${kubeconfig} leads to no cluster: ${String(cause)}`, { cause });
  }
}
