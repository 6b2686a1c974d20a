import type { TestProject } from 'vitest/node';
import { setup as build } from '../../support/build.ts';
import { startControlPlane } from '../control-plane/control-plane.ts';
import { findPrograms, type Programs } from '../control-plane/programs.ts';

/** The cluster that the tests of this folder run on; plain values, since tests run in other processes. */
export interface ProvidedCluster {
  readonly kubeconfig: string;
  readonly programs: Programs;
  /** Whether it is ours alone, started for these tests. */
  readonly own: boolean;
  /** The URL of etcd, where the control plane is ours. */
  readonly etcd?: string;
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
    project.provide('cluster', { kubeconfig: process.env.TEST_KUBECONFIG, programs, own: false });
    return undefined;
  }
  if (!programs.etcd || !programs['kube-apiserver']) {
    if (process.env.REQUIRE_CLUSTER) throw new Error('there is no control plane to test on: run npm run cluster:build');
    project.provide('cluster', undefined);
    return undefined;
  }
  const { kubeconfig, etcd, stop } = await startControlPlane(programs);
  project.provide('cluster', { kubeconfig, programs, own: true, etcd });
  return stop;
}
