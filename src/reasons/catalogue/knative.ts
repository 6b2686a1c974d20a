/** Knative Serving. */
export const KNATIVE = `
[configuration-controller] knative/serving pkg/reconciler/configuration/configuration.go @98e5ef90aa
Created | Configuration | Normal progress rollout
CreationFailed | Configuration | Warning failure rollout
ConfigurationReady | Configuration | Normal progress rollout
LatestReadyUpdate | Configuration | Normal progress rollout
LatestReadyFailed | Configuration | Warning failure rollout
LatestCreatedFailed | Configuration | Warning failure rollout

[revision-controller] knative/serving pkg/reconciler/revision/revision.go @98e5ef90aa
RevisionReady | Revision | Normal progress rollout

[service-controller] knative/serving pkg/reconciler/service/service.go @98e5ef90aa
Created | Service | Normal progress rollout | shares its component name with the cloud service controller; apiVersion serving.knative.dev/v1 tells
CreationFailed | Service | Warning failure rollout

[service-controller] knative/serving pkg/client/injection/reconciler/serving/v1/service/reconciler.go @98e5ef90aa
UpdateFailed | Service Route Configuration Revision | Warning failure reconcile
InternalError | Service Route Configuration Revision | Warning failure reconcile
FinalizerUpdate | Service Route Configuration Revision | Normal info reconcile
FinalizerUpdateFailed | Service Route Configuration Revision | Warning failure reconcile

[route-controller] knative/serving pkg/reconciler/route/reconcile_resources.go @98e5ef90aa
Created | Route | Normal progress network
CreationFailed | Route | Warning failure network
`;
