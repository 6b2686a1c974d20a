/** Parts of kube-controller-manager that make and remove pods, and what guards them. */
export const WORKLOADS = `
[deployment-controller] kubernetes/kubernetes pkg/controller/deployment/sync.go @v1.36.2
ScalingReplicaSet | Deployment | Normal progress rollout

[deployment-controller] kubernetes/kubernetes pkg/controller/deployment/util/deployment_util.go @v1.36.2
ReplicaSetCreateError | Deployment | Warning failure rollout
DeploymentRollback | Deployment | Normal recovery rollout
DeploymentRollbackRevisionNotFound | Deployment | Warning failure rollout
DeploymentRollbackTemplateUnchanged | Deployment | Warning failure rollout

[deployment-controller] kubernetes/kubernetes pkg/controller/deployment/deployment_controller.go @v1.36.2
SelectingAll | Deployment | Warning failure config

[replicaset-controller] kubernetes/kubernetes pkg/controller/controller_utils.go @v1.36.2
SuccessfulCreate | ReplicaSet | Normal progress scaling
FailedCreate | ReplicaSet | Warning failure scaling | quota and admission refusals end up here; 'exceeded quota' in the note tells the first
SuccessfulDelete | ReplicaSet | Normal progress scaling
FailedDelete | ReplicaSet | Warning failure scaling

[replication-controller] kubernetes/kubernetes pkg/controller/controller_utils.go @v1.36.2
SuccessfulCreate | ReplicationController | Normal progress scaling
FailedCreate | ReplicationController | Warning failure scaling
SuccessfulDelete | ReplicationController | Normal progress scaling
FailedDelete | ReplicationController | Warning failure scaling

[statefulset-controller] kubernetes/kubernetes pkg/controller/statefulset/stateful_pod_control.go @v1.36.2
SuccessfulCreate | StatefulSet | Normal progress scaling | Successful plus the verb; said of pods and of claims
SuccessfulUpdate | StatefulSet | Normal progress rollout
SuccessfulDelete | StatefulSet | Normal progress scaling
FailedCreate | StatefulSet | Warning failure scaling
FailedUpdate | StatefulSet | Warning failure rollout
FailedDelete | StatefulSet | Warning failure scaling
ConflictingController | StatefulSet | Warning failure config

[statefulset-controller] unverified
RecreatingFailedPod | StatefulSet | Warning failure scaling | older releases

[daemonset-controller] kubernetes/kubernetes pkg/controller/controller_utils.go @v1.36.2
SuccessfulCreate | DaemonSet | Normal progress scaling
FailedCreate | DaemonSet | Warning failure scaling
SuccessfulDelete | DaemonSet | Normal progress scaling
FailedDelete | DaemonSet | Warning failure scaling

[daemonset-controller] kubernetes/kubernetes pkg/controller/daemon/daemon_controller.go @v1.36.2
FailedDaemonPod | DaemonSet | Warning failure scaling
SucceededDaemonPod | DaemonSet | Normal info scaling
SelectingAll | DaemonSet | Warning failure config

[daemonset-controller] unverified
FailedPlacement | DaemonSet | Warning failure scheduling | 1.36 still has the constant, nothing emits it

[garbage-collector-controller] kubernetes/kubernetes pkg/controller/garbagecollector/graph_builder.go @v1.36.2
OwnerRefInvalidNamespace | * | Warning failure gc | on any kind that carries the bad owner reference

[controllermanager] kubernetes/kubernetes pkg/controller/disruption/disruption.go @v1.36.2
NoPods | PodDisruptionBudget | Normal info eviction
NoPods | PodDisruptionBudget | Warning failure eviction
CalculateExpectedPodCountFailed | PodDisruptionBudget | Warning failure eviction
UnmanagedPods | PodDisruptionBudget | Warning info eviction
MultiplePodDisruptionBudgets | Pod | Warning failure eviction
NotDeleted | Pod | Warning failure eviction

[resource_claim] kubernetes/kubernetes pkg/controller/resourceclaim/controller.go @v1.36.2
FailedResourceClaimCreation | Pod PodGroup | Warning failure scheduling
`;
