/** Flux. */
export const FLUX = `
[source-controller] fluxcd/source-controller internal/controller/gitrepository_controller.go @39b711b1
NewArtifact | GitRepository OCIRepository Bucket HelmRepository | Normal progress rollout
ArtifactVerificationFailed | GitRepository OCIRepository Bucket HelmRepository HelmChart | Warning failure rollout
GarbageCollectionSucceeded | GitRepository OCIRepository Bucket HelmRepository HelmChart | Normal info gc
GarbageCollectionFailed | GitRepository OCIRepository Bucket HelmRepository HelmChart | Warning failure gc

[source-controller] fluxcd/source-controller api/v1/gitrepository_types.go @39b711b1
GitOperationFailed | GitRepository | Warning failure rollout
GitOperationSucceeded | GitRepository | Normal progress rollout

[source-controller] fluxcd/source-controller api/v1/condition_types.go @39b711b1
AuthenticationFailed | GitRepository OCIRepository Bucket HelmRepository | Warning failure rollout | Normal from call sites that use Trace
ArtifactUpToDate | GitRepository OCIRepository Bucket HelmRepository HelmChart | Normal info rollout

[source-controller] fluxcd/source-controller api/v1/bucket_types.go @39b711b1
BucketOperationFailed | Bucket | Warning failure rollout

[source-controller] fluxcd/source-controller api/v1/ocirepository_types.go @39b711b1
OCIArtifactPullFailed | OCIRepository | Warning failure rollout

[source-controller] fluxcd/source-controller api/v1/helmrepository_types.go @39b711b1
IndexationFailed | HelmRepository | Warning failure rollout

[source-controller] fluxcd/source-controller api/v1/helmchart_types.go @39b711b1
ChartPullSucceeded | HelmChart | Normal progress rollout
ChartPackageSucceeded | HelmChart | Normal progress rollout

[source-controller] fluxcd/source-controller internal/controller/helmchart_controller.go @39b711b1
NoSourceArtifact | HelmChart | Normal failure rollout
ResolvedDependencies | HelmChart | Normal progress rollout

[kustomize-controller] fluxcd/pkg apis/meta/conditions.go @e2cfd1a2
Progressing | Kustomization | Normal progress rollout | the reason is copied from the Ready condition
ReconciliationSucceeded | Kustomization | Normal progress rollout
ReconciliationFailed | Kustomization | Warning failure rollout
BuildFailed | Kustomization | Warning failure rollout
HealthCheckFailed | Kustomization | Warning failure rollout
PruneFailed | Kustomization | Warning failure rollout
ArtifactFailed | Kustomization | Warning failure rollout
DependencyNotReady | Kustomization | Normal progress rollout

[kustomize-controller] fluxcd/pkg apis/event/v1beta1/event.go @e2cfd1a2
error | Kustomization | Warning failure rollout | the severity stands in for a reason while there is no Ready condition
info | Kustomization | Normal info rollout

[helm-controller] fluxcd/helm-controller api/v2/condition_types.go @0f61a86
InstallSucceeded | HelmRelease | Normal progress rollout
InstallFailed | HelmRelease | Warning failure rollout
UpgradeSucceeded | HelmRelease | Normal progress rollout
UpgradeFailed | HelmRelease | Warning failure rollout
RollbackSucceeded | HelmRelease | Normal recovery rollout
RollbackFailed | HelmRelease | Warning failure rollout
UninstallSucceeded | HelmRelease | Normal progress rollout
UninstallFailed | HelmRelease | Warning failure rollout
TestSucceeded | HelmRelease | Normal progress rollout
TestFailed | HelmRelease | Warning failure rollout
DriftDetected | HelmRelease | Warning failure rollout
ArtifactFailed | HelmRelease | Warning failure rollout
DependencyNotReady | HelmRelease | Normal progress rollout

[helm-controller] fluxcd/helm-controller internal/reconcile/correct_cluster_drift.go @0f61a86
DriftCorrected | HelmRelease | Normal recovery rollout
DriftCorrectionFailed | HelmRelease | Warning failure rollout

[helm-controller] fluxcd/helm-controller internal/controller/helmrelease_controller.go @0f61a86
ValuesError | HelmRelease | Warning failure config

[helm-controller] fluxcd/helm-controller internal/reconcile/unlock.go @0f61a86
PendingRelease | HelmRelease | Normal recovery rollout | Warning as well

[helm-controller] fluxcd/helm-controller internal/reconcile/helmchart_template.go @0f61a86
HelmChartSyncErr | HelmRelease | Normal failure rollout | from Trace, hence Normal
HelmChartDeleted | HelmRelease | Normal info rollout

[helm-controller] fluxcd/helm-controller api/v2/inventory_types.go @0f61a86
InventoryBuildFailed | HelmRelease | Warning failure rollout

[helm-controller] fluxcd/pkg apis/acl/conditions.go @e2cfd1a2
AccessDenied | HelmRelease | Warning failure config
`;
