import { namesOf } from './component-names.ts';
import type { ReasonEntry } from './reason-entry.ts';

/** What kind of program (or person) wrote an event. */
export type ReporterClass =
  | 'scheduler'
  | 'kubelet'
  | 'controller'
  | 'cloud'
  | 'autoscaler'
  | 'operator'
  | 'person'
  | 'unknown';

type ComponentClass = Exclude<ReporterClass, 'person' | 'unknown'>;

/** The actions kube-scheduler names, whatever its profile is called (kubernetes pkg/scheduler, v1.36). */
export const SCHEDULER_ACTIONS: readonly string[] = ['Scheduling', 'Binding', 'Preempting'];

/** What kube-scheduler says of a Pod. Others use the words too (Karpenter says FailedScheduling), so they prove nothing. */
export const SCHEDULER_REASONS: readonly string[] = [
  'FailedScheduling',
  'Scheduled',
  'Preempted',
  'BindingConditionsPending',
];

const COMPONENTS: Readonly<Record<ComponentClass, string>> = {
  scheduler: 'default-scheduler kube-scheduler',
  kubelet: 'kubelet',
  // Parts of kube-controller-manager and kube-apiserver, kube-proxy, and the CSI sidecars.
  controller: `
    deployment-controller replicaset-controller replication-controller statefulset-controller daemonset-controller
    job-controller cronjob-controller horizontal-pod-autoscaler controllermanager garbage-collector-controller
    node-controller taint-eviction-controller device-taint-eviction-controller cidrAllocator endpoint-controller
    endpoint-slice-controller endpoint-slice-mirroring-controller service-cidr-controller resource_claim
    persistentvolume-controller attachdetach-controller volume_expand ephemeral_volume selinux_warning
    kube-controller-manager apiserver kube-apiserver ipallocator-repair-controller portallocator-repair-controller
    kubernetes-service-cidr-controller kube-proxy
    external-provisioner external-resizer external-attacher csi-snapshotter snapshot-controller`,
  // cloud-controller-manager and the AWS load balancer controller.
  cloud: `
    cloud-controller-manager cloud-node-controller cloud-node-lifecycle-controller route_controller service-controller
    ingress service targetGroupBinding globalAccelerator`,
  autoscaler: 'cluster-autoscaler karpenter keda-operator scale-handler vpa-updater',
  operator: `
    argocd-server argocd-application-controller applicationset-controller rollouts-controller
    source-controller kustomize-controller helm-controller notification-controller
    image-reflector-controller image-automation-controller
    configuration-controller revision-controller route-controller
    nginx-ingress-controller cni-repair strimzi.io/cluster-operator
    elasticsearch-controller license-controller kb-es-association-controller prometheus-controller kopf
    kernel-monitor docker-monitor systemd-monitor`,
};

/** Knative Serving names a controller as the cloud provider does, and only the object's API group tells them apart. */
const KNATIVE_GROUP = 'serving.knative.dev';

let classes: ReadonlyMap<string, ComponentClass> | undefined;

/**
 * The class of a component by its name, decorated as the look-up allows; `undefined` for one that is not known. `group`
 * is the API group of the object, where it is known: `service-controller` is the cloud's unless it speaks of Knative's.
 */
export function classOfComponent(component: string, group = ''): ReporterClass | undefined {
  classes ??= new Map(
    Object.entries(COMPONENTS).flatMap(([name, words]) =>
      words
        .trim()
        .split(/\s+/)
        .map((word) => [word, name as ComponentClass] as const),
    ),
  );
  if (group === KNATIVE_GROUP && component === 'service-controller') return 'operator';
  for (const name of namesOf(component)) {
    const found = classes.get(name) ?? (/^cert-manager-[a-z]/.test(name) ? 'operator' : undefined);
    if (found) return found;
  }
  return undefined;
}

/** The class of the component an entry is about. Here the source tells the two service controllers apart. */
export function classOfEntry(entry: ReasonEntry): ReporterClass | undefined {
  return classOfComponent(entry.component, entry.source.startsWith('knative/') ? KNATIVE_GROUP : '');
}
