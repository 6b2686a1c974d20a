/**
 * The kinds that a v1.36 server serves by default, each with its short names: by group and version, in the order the
 * server itself tells them, which is that of preference (its discovery; `kubectl api-resources` shows most of it).
 */
const SERVED: Readonly<Record<string, string>> = {
  v1: `Binding ComponentStatus=cs ConfigMap=cm Endpoints=ep Event=ev LimitRange=limits Namespace=ns Node=no
    PersistentVolume=pv PersistentVolumeClaim=pvc Pod=po PodTemplate ReplicationController=rc ResourceQuota=quota
    Secret Service=svc ServiceAccount=sa`,
  'apiregistration.k8s.io/v1': 'APIService',
  'apps/v1': 'ControllerRevision DaemonSet=ds Deployment=deploy ReplicaSet=rs StatefulSet=sts',
  'events.k8s.io/v1': 'Event=ev',
  'authentication.k8s.io/v1': 'SelfSubjectReview TokenReview',
  'authorization.k8s.io/v1': `LocalSubjectAccessReview SelfSubjectAccessReview SelfSubjectRulesReview
    SubjectAccessReview`,
  'autoscaling/v2': 'HorizontalPodAutoscaler=hpa',
  'autoscaling/v1': 'HorizontalPodAutoscaler=hpa',
  'batch/v1': 'CronJob=cj Job',
  'certificates.k8s.io/v1': 'CertificateSigningRequest=csr',
  'networking.k8s.io/v1': 'IPAddress=ip Ingress=ing IngressClass NetworkPolicy=netpol ServiceCIDR',
  'policy/v1': 'PodDisruptionBudget=pdb',
  'rbac.authorization.k8s.io/v1': 'ClusterRole ClusterRoleBinding Role RoleBinding',
  'storage.k8s.io/v1': `CSIDriver CSINode CSIStorageCapacity StorageClass=sc VolumeAttachment
    VolumeAttributesClass=vac`,
  'admissionregistration.k8s.io/v1': `MutatingAdmissionPolicy MutatingAdmissionPolicyBinding
    MutatingWebhookConfiguration ValidatingAdmissionPolicy ValidatingAdmissionPolicyBinding
    ValidatingWebhookConfiguration`,
  'apiextensions.k8s.io/v1': 'CustomResourceDefinition=crd,crds',
  'scheduling.k8s.io/v1': 'PriorityClass=pc',
  'coordination.k8s.io/v1': 'Lease',
  'node.k8s.io/v1': 'RuntimeClass',
  'discovery.k8s.io/v1': 'EndpointSlice',
  'resource.k8s.io/v1': 'DeviceClass ResourceClaim ResourceClaimTemplate ResourceSlice',
  'flowcontrol.apiserver.k8s.io/v1': 'FlowSchema PriorityLevelConfiguration',
};

/** Kubernetes' other kinds at v1.36: alpha and beta ones, and those of subresources (kubernetes/api and its siblings, v0.36). */
const OTHERS = `ClusterTrustBundle DeviceTaintRule Eviction ImageReview LeaseCandidate PodCertificateRequest PodGroup
  ResourcePoolStatusRequest Scale StorageVersion StorageVersionMigration TokenRequest Workload`;

export interface BuiltInKind {
  readonly kind: string;
  /** `v1`, `apps/v1`. */
  readonly apiVersion: string;
  readonly shortNames: readonly string[];
}

let served: readonly BuiltInKind[] | undefined;

/** What a v1.36 server serves by default, the preferred version of a kind before its others, core v1 before all. */
export function builtInKinds(): readonly BuiltInKind[] {
  served ??= Object.entries(SERVED).flatMap(([apiVersion, kinds]) =>
    kinds.split(/\s+/).map((entry) => {
      const [kind = '', names] = entry.split('=');
      return { kind, apiVersion, shortNames: names?.split(',') ?? [] };
    }),
  );
  return served;
}

let names: ReadonlySet<string> | undefined;

/**
 * Whether a kind is one of Kubernetes' own. A doubt, not a proof: operators have a Service (Knative), a Job (Volcano)
 * and a PodGroup too, and only the API group tells them apart.
 */
export function isBuiltInKind(kind: string): boolean {
  names ??= new Set([...builtInKinds().map((served) => served.kind), ...OTHERS.split(/\s+/)]);
  return names.has(kind);
}

let shortNames: ReadonlyMap<string, string> | undefined;

/** The kind of a short name that kubectl takes for a built-in resource, in lower case; undefined for another word. */
export function kindOfShortName(word: string): string | undefined {
  shortNames ??= new Map(builtInKinds().flatMap(({ kind, shortNames }) => shortNames.map((name) => [name, kind])));
  return shortNames.get(word);
}
