/** The life of nodes as the control plane sees it, and the control plane itself. */
export const NODES = `
[node-controller] kubernetes/kubernetes pkg/controller/nodelifecycle/node_lifecycle_controller.go @v1.36.2
RegisteredNode | Node | Normal progress node
RemovingNode | Node | Normal progress node
NodeNotReady | Node | Normal failure node | Normal, yet the node failed

[node-controller] kubernetes/kubernetes pkg/controller/util/node/controller_utils.go @v1.36.2
NodeNotReady | Pod | Warning failure node
DeletingAllPods | Node | Normal progress eviction
NodeControllerEviction | Pod | Normal failure eviction

[taint-eviction-controller] kubernetes/kubernetes pkg/controller/tainteviction/taint_eviction.go @v1.36.2
TaintManagerEviction | Pod | Normal failure eviction | the note decides: 'Marking for deletion Pod' or 'Cancelling deletion of Pod'

[device-taint-eviction-controller] kubernetes/kubernetes pkg/controller/devicetainteviction/device_taint_eviction.go @v1.36.2
DeviceTaintManagerEviction | Pod | Normal failure eviction | the component is whatever name the controller was configured with

[kube-controller-manager] kubernetes/client-go tools/leaderelection/resourcelock/leaselock.go @v0.36.2
LeaderElection | Lease | Normal info leader-election

[apiserver] kubernetes/apiserver (OpenShift fork) pkg/server/lifecycle_signals.go @v0.36.2
ShutdownInitiated | Namespace Pod | Normal progress node | OpenShift only
HTTPServerStoppedListening | Namespace Pod | Normal progress node | OpenShift only

[apiserver] kubernetes/apiserver (OpenShift fork) pkg/server/genericapiserver.go @v0.36.2
TerminationGracefulTerminationFinished | Namespace Pod | Normal progress node | OpenShift only

[apiserver] kubernetes/apiserver (OpenShift fork) pkg/server/dynamiccertificates/tlsconfig.go @v0.36.2
TLSConfigChanged | * | Warning info certificate | only where an event recorder was handed in; the object reference is a bare name
`;
