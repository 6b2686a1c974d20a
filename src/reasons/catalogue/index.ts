import { ARGO } from './argo.ts';
import { AUTOSCALING } from './autoscaling.ts';
import { CERT_MANAGER } from './cert-manager.ts';
import { CLOUD } from './cloud.ts';
import { DATA_SERVICES } from './data-services.ts';
import { FLUX } from './flux.ts';
import { INGRESS_AND_MESH } from './ingress-and-mesh.ts';
import { JOBS } from './jobs.ts';
import { KARPENTER } from './karpenter.ts';
import { KEDA } from './keda.ts';
import { KNATIVE } from './knative.ts';
import { KUBELET } from './kubelet.ts';
import { NETWORK } from './network.ts';
import { NODES } from './nodes.ts';
import { SCHEDULER } from './scheduler.ts';
import { STORAGE_SIDECARS } from './storage-sidecars.ts';
import { VOLUMES } from './volumes.ts';
import { WORKLOADS } from './workloads.ts';

/**
 * The built-in catalogue's text, a file for each family of components. Where an event names no reporter the earlier
 * family is named first, so Kubernetes' own parts come before its add-ons.
 */
export const CATALOGUE_TEXTS: readonly string[] = [
  SCHEDULER,
  KUBELET,
  WORKLOADS,
  JOBS,
  NODES,
  NETWORK,
  VOLUMES,
  STORAGE_SIDECARS,
  CLOUD,
  AUTOSCALING,
  KARPENTER,
  KEDA,
  CERT_MANAGER,
  ARGO,
  FLUX,
  KNATIVE,
  INGRESS_AND_MESH,
  DATA_SERVICES,
];
