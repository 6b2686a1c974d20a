/** The autoscalers of pods, and of nodes by group. */
export const AUTOSCALING = `
[horizontal-pod-autoscaler] kubernetes/kubernetes pkg/controller/podautoscaler/horizontal.go @v1.36.2
SuccessfulRescale | HorizontalPodAutoscaler | Normal progress autoscaling
FailedRescale | HorizontalPodAutoscaler | Warning failure autoscaling
FailedGetScale | HorizontalPodAutoscaler | Warning failure autoscaling
FailedComputeMetricsReplicas | HorizontalPodAutoscaler | Warning failure autoscaling
FailedGetResourceMetric | HorizontalPodAutoscaler | Warning failure autoscaling
FailedGetContainerResourceMetric | HorizontalPodAutoscaler | Warning failure autoscaling
FailedGetPodsMetric | HorizontalPodAutoscaler | Warning failure autoscaling
FailedGetObjectMetric | HorizontalPodAutoscaler | Warning failure autoscaling
FailedGetExternalMetric | HorizontalPodAutoscaler | Warning failure autoscaling
InvalidMetricSourceType | HorizontalPodAutoscaler | Warning failure autoscaling
SelectorRequired | HorizontalPodAutoscaler | Warning failure autoscaling
InvalidSelector | HorizontalPodAutoscaler | Warning failure autoscaling
AmbiguousSelector | HorizontalPodAutoscaler | Warning failure autoscaling
FailedUpdateStatus | HorizontalPodAutoscaler | Warning failure autoscaling

[cluster-autoscaler] kubernetes-sigs/cluster-autoscaler pkg/processors/status/eventing_scale_up_processor.go @33c3f97bf
TriggeredScaleUp | Pod | Normal progress autoscaling
NotTriggerScaleUp | Pod | Normal failure autoscaling | Normal, yet the pod stays pending

[cluster-autoscaler] kubernetes-sigs/cluster-autoscaler pkg/core/scaleup/orchestrator/executor.go @33c3f97bf
ScaledUpGroup | ConfigMap | Normal progress autoscaling
FailedToScaleUpGroup | ConfigMap | Warning failure autoscaling

[cluster-autoscaler] kubernetes-sigs/cluster-autoscaler pkg/clusterstate/clusterstate.go @33c3f97bf
ScaleUpTimedOut | ConfigMap | Warning failure autoscaling
ScaleUpFailed | ConfigMap | Warning failure autoscaling
FailedToRevertScaleUp | ConfigMap | Warning failure autoscaling

[cluster-autoscaler] kubernetes-sigs/cluster-autoscaler pkg/core/static_autoscaler.go @33c3f97bf
MaxNodesTotalReached | ConfigMap | Warning failure autoscaling
ClusterUnhealthy | ConfigMap | Warning failure autoscaling
DeleteUnregistered | ConfigMap | Normal progress autoscaling
DeleteUnregisteredFailed | ConfigMap | Warning failure autoscaling

[cluster-autoscaler] kubernetes-sigs/cluster-autoscaler pkg/core/scaledown/actuation/actuator.go @33c3f97bf
ScaleDown | Node Pod ConfigMap | Normal progress autoscaling
ScaleDownEmpty | ConfigMap | Normal progress autoscaling
ScaleDownFailed | Node Pod | Warning failure autoscaling

[cluster-autoscaler] kubernetes-sigs/cluster-autoscaler pkg/utils/taints/taints.go @33c3f97bf
ClusterAutoscalerCleanup | Node | Normal info autoscaling

[cluster-autoscaler] kubernetes-sigs/cluster-autoscaler pkg/core/podlistprocessor/filter_out_schedulable.go @33c3f97bf
GracefulDegradationStarted | ConfigMap | Warning failure autoscaling
GracefulDegradationStopped | ConfigMap | Normal recovery autoscaling

[cluster-autoscaler] kubernetes-sigs/cluster-autoscaler pkg/expander/priority/priority.go @33c3f97bf
PriorityConfigMapInvalid | ConfigMap | Warning failure config
PriorityConfigMapNotMatchedGroup | ConfigMap | Warning info config
PriorityConfigMapNoGroupMatched | ConfigMap | Warning info config

[cluster-autoscaler] kubernetes-sigs/cluster-autoscaler pkg/processors/provreq/pods_filter.go @33c3f97bf
<none> | Pod | Normal info autoscaling | no reason is given: the pod consumes a ProvisioningRequest

[vpa-updater] kubernetes/autoscaler vertical-pod-autoscaler/pkg/updater/restriction/pods_eviction_restriction.go @55c37cd5eb
EvictedByVPA | Pod | Normal progress autoscaling
EvictedPod | VerticalPodAutoscaler | Normal progress autoscaling

[vpa-updater] kubernetes/autoscaler vertical-pod-autoscaler/pkg/updater/restriction/pods_inplace_restriction.go @55c37cd5eb
InPlaceResizedByVPA | Pod | Normal progress autoscaling

[vpa-updater] kubernetes/autoscaler vertical-pod-autoscaler/pkg/updater/logic/updater.go @55c37cd5eb
InPlaceResizeSkipped | Pod | Normal info autoscaling
`;
