/** Add-ons that carry traffic: ingress-nginx and Istio. */
export const INGRESS_AND_MESH = `
[nginx-ingress-controller] kubernetes/ingress-nginx internal/ingress/controller/store/store.go @dbb11b92d
Sync | Ingress | Normal progress network
CREATE | ConfigMap | Normal info config
UPDATE | ConfigMap | Normal info config
AnnotationParsingFailed | Ingress | Warning failure config

[nginx-ingress-controller] kubernetes/ingress-nginx internal/ingress/controller/controller.go @dbb11b92d
RELOAD | Pod | Normal progress network | all capitals; on the controller's own pod
RELOAD | Pod | Warning failure network

[cni-repair] istio/istio cni/pkg/repair/repaircontroller.go @86c9f01fd73
DeleteBrokenPod | Pod | Warning recovery network
LabelBrokenPod | Pod | Warning info network
`;
