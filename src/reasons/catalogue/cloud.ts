/** Cloud providers: nodes, routes and load balancers. */
export const CLOUD = `
[cloud-node-controller] kubernetes/cloud-provider controllers/node/node_controller.go @4666611
Synced | Node | Normal progress node

[cloud-node-lifecycle-controller] kubernetes/cloud-provider controllers/nodelifecycle/node_lifecycle_controller.go @4666611
DeletingNode | Node | Normal progress node
DeletingNodeFailed | Node | Warning failure node

[route_controller] kubernetes/cloud-provider controllers/route/route_controller.go @4666611
FailedToCreateRoute | Node | Warning failure network

[service-controller] kubernetes/cloud-provider controllers/service/controller.go @4666611
EnsuringLoadBalancer | Service | Normal progress network
EnsuredLoadBalancer | Service | Normal progress network
DeletingLoadBalancer | Service | Normal progress network
DeletedLoadBalancer | Service | Normal progress network
UpdatedLoadBalancer | Service | Normal progress network
SyncLoadBalancerFailed | Service | Warning failure network
UpdateLoadBalancerFailed | Service | Warning failure network
DeleteLoadBalancerFailed | Service | Warning failure network
UnAvailableLoadBalancer | Service | Warning failure network

[ingress] kubernetes-sigs/aws-load-balancer-controller pkg/k8s/events.go @225f44568
SuccessfullyReconciled | Ingress | Normal progress network | also from service, targetGroupBinding and globalAccelerator
FailedBuildModel | Ingress | Warning failure network
FailedDeployModel | Ingress | Warning failure network
FailedAddFinalizer | Ingress | Warning failure network
FailedRemoveFinalizer | Ingress | Warning failure network
ConflictingIngressClass | Ingress | Warning failure config
FailedLoadGroupID | Ingress | Warning failure config

[service] kubernetes-sigs/aws-load-balancer-controller pkg/k8s/events.go @225f44568
SuccessfullyReconciled | Service | Normal progress network
FailedBuildModel | Service | Warning failure network
FailedCleanupStatus | Service | Warning failure network

[targetGroupBinding] kubernetes-sigs/aws-load-balancer-controller pkg/k8s/events.go @225f44568
BackendNotFound | TargetGroupBinding | Warning failure network
FailedNetworkReconcile | TargetGroupBinding | Warning failure network
FailedReconcile | TargetGroupBinding | Warning failure network
`;
