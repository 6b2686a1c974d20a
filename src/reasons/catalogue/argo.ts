/** Argo CD and Argo Rollouts. */
export const ARGO = `
[argocd-server] argoproj/argo-cd util/argo/audit_logger.go @37ee0097cf
ResourceCreated | Application AppProject ApplicationSet | Normal info rollout
ResourceDeleted | Application AppProject | Normal info rollout
ResourceActionRan | Application | Normal info rollout

[argocd-application-controller] argoproj/argo-cd util/argo/audit_logger.go @37ee0097cf
ResourceUpdated | Application | Normal info rollout
OperationStarted | Application | Normal progress rollout
OperationCompleted | Application | Normal progress rollout | Warning where the operation failed
StatusRefreshed | Application | Normal info rollout

[applicationset-controller] argoproj/argo-cd applicationset/controllers/applicationset_controller.go @37ee0097cf
created | ApplicationSet | Normal progress rollout | controller-runtime's operation result, in lower case
updated | ApplicationSet | Normal progress rollout
Deleted | ApplicationSet | Normal progress rollout

[rollouts-controller] argoproj/argo-rollouts utils/conditions/conditions.go @9f8d111d8
RolloutUpdated | Rollout | Normal progress rollout
RolloutNotCompleted | Rollout | Normal progress rollout
RolloutCompleted | Rollout | Normal progress rollout
RolloutPaused | Rollout | Normal progress rollout
RolloutResumed | Rollout | Normal progress rollout
RolloutAborted | Rollout | Warning failure rollout
RolloutStepCompleted | Rollout | Normal progress rollout
RolloutDeleted | Rollout | Normal info rollout
RolloutAddedToInformer | Rollout | Normal info rollout
NewReplicaSetCreated | Rollout Experiment | Normal progress rollout
ReplicaSetCreateError | Rollout | Warning failure rollout
ScalingReplicaSet | Rollout Experiment | Normal progress rollout
TrafficWeightUpdated | Rollout | Normal progress rollout
WeightVerifyError | Rollout | Warning failure rollout
TargetGroupVerified | Rollout | Normal progress rollout
TargetGroupUnverified | Rollout | Warning progress rollout
TargetGroupVerifyError | Rollout | Warning failure rollout
LoadBalancerNotFound | Rollout | Warning failure rollout
ReconciliationError | Rollout | Warning failure rollout

[rollouts-controller] argoproj/argo-rollouts rollout/service.go @9f8d111d8
SwitchService | Rollout | Normal progress rollout

[rollouts-controller] argoproj/argo-rollouts rollout/canary.go @9f8d111d8
SkipSteps | Rollout | Normal recovery rollout

[rollouts-controller] argoproj/argo-rollouts rollout/trafficrouting.go @9f8d111d8
TrafficRoutingError | Rollout | Warning failure rollout

[rollouts-controller] argoproj/argo-rollouts rollout/experiment.go @9f8d111d8
ExperimentCreated | Rollout | Normal progress rollout

[rollouts-controller] argoproj/argo-rollouts rollout/analysis.go @9f8d111d8
AnalysisRunSuccessful | Rollout AnalysisRun Experiment | Normal progress rollout | AnalysisRun plus the phase
AnalysisRunFailed | Rollout AnalysisRun Experiment | Warning failure rollout
AnalysisRunError | Rollout AnalysisRun Experiment | Warning failure rollout
AnalysisRunInconclusive | Rollout AnalysisRun Experiment | Normal info rollout
AnalysisRunRunning | Rollout Experiment | Normal progress rollout

[rollouts-controller] argoproj/argo-rollouts analysis/analysis.go @9f8d111d8
MetricSuccessful | AnalysisRun | Normal progress rollout
MetricFailed | AnalysisRun | Warning failure rollout

[rollouts-controller] argoproj/argo-rollouts rollout/trafficrouting/istio/istio.go @9f8d111d8
Updated VirtualService | Rollout | Normal progress rollout | holds a blank
UpdatedDestinationRule | Rollout | Normal progress rollout
VirtualServiceNotFound | Rollout | Warning failure rollout
DestinationRuleNotFound | Rollout | Warning failure rollout

[rollouts-controller] argoproj/argo-rollouts rollout/trafficrouting/nginx/nginx.go @9f8d111d8
PatchingCanaryIngress | Rollout | Normal progress rollout

[rollouts-controller] argoproj/argo-rollouts rollout/trafficrouting/smi/smi.go @9f8d111d8
TrafficSplitNotCreated | Rollout | Normal failure rollout | Normal, yet nothing was created
`;
