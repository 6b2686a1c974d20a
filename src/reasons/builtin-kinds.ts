/** Every kind of Kubernetes' own API groups at v1.36, alpha ones included (kubernetes/api and its siblings, v0.36). */
const KINDS_BY_GROUP: readonly string[] = [
  // core
  'Binding ComponentStatus ConfigMap Endpoints Event LimitRange Namespace Node PersistentVolume PersistentVolumeClaim',
  'Pod PodTemplate ReplicationController ResourceQuota Secret Service ServiceAccount',
  // admissionregistration.k8s.io
  'MutatingAdmissionPolicy MutatingAdmissionPolicyBinding MutatingWebhookConfiguration ValidatingAdmissionPolicy',
  'ValidatingAdmissionPolicyBinding ValidatingWebhookConfiguration',
  // apiextensions.k8s.io, apiregistration.k8s.io
  'CustomResourceDefinition APIService',
  // apps
  'ControllerRevision DaemonSet Deployment ReplicaSet StatefulSet',
  // authentication.k8s.io, authorization.k8s.io
  'SelfSubjectReview TokenRequest TokenReview',
  'LocalSubjectAccessReview SelfSubjectAccessReview SelfSubjectRulesReview SubjectAccessReview',
  // autoscaling, batch
  'HorizontalPodAutoscaler Scale CronJob Job',
  // certificates.k8s.io, coordination.k8s.io, discovery.k8s.io
  'CertificateSigningRequest ClusterTrustBundle PodCertificateRequest Lease LeaseCandidate EndpointSlice',
  // flowcontrol.apiserver.k8s.io, imagepolicy.k8s.io, internal.apiserver.k8s.io
  'FlowSchema PriorityLevelConfiguration ImageReview StorageVersion',
  // networking.k8s.io, node.k8s.io, policy
  'IPAddress Ingress IngressClass NetworkPolicy ServiceCIDR RuntimeClass Eviction PodDisruptionBudget',
  // rbac.authorization.k8s.io
  'ClusterRole ClusterRoleBinding Role RoleBinding',
  // resource.k8s.io
  'DeviceClass DeviceTaintRule ResourceClaim ResourceClaimTemplate ResourcePoolStatusRequest ResourceSlice',
  // scheduling.k8s.io
  'PodGroup PriorityClass Workload',
  // storage.k8s.io, storagemigration.k8s.io
  'CSIDriver CSINode CSIStorageCapacity StorageClass VolumeAttachment VolumeAttributesClass StorageVersionMigration',
];

let kinds: ReadonlySet<string> | undefined;

/**
 * Whether a kind is one of Kubernetes' own. A doubt, not a proof: operators have a Service (Knative), a Job (Volcano)
 * and a PodGroup too, and only the API group tells them apart.
 */
export function isBuiltInKind(kind: string): boolean {
  kinds ??= new Set(KINDS_BY_GROUP.flatMap((line) => line.split(' ')));
  return kinds.has(kind);
}
