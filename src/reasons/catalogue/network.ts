/** Services, endpoints and addresses inside the cluster. */
export const NETWORK = `
[cidrAllocator] kubernetes/kubernetes pkg/controller/nodeipam/ipam/range_allocator.go @v1.36.2
CIDRNotAvailable | Node | Normal failure network
CIDRAssignmentFailed | Node | Normal failure network

[endpoint-controller] kubernetes/kubernetes pkg/controller/endpoint/endpoints_controller.go @v1.36.2
FailedToCreateEndpoint | Endpoints | Warning failure network
FailedToUpdateEndpoint | Endpoints | Warning failure network

[endpoint-slice-controller] kubernetes/kubernetes pkg/controller/endpointslice/endpointslice_controller.go @v1.36.2
FailedToListPods | Service | Warning failure network
FailedToListEndpointSlices | Service | Warning failure network
FailedToUpdateEndpointSlices | Service | Warning failure network

[endpoint-slice-controller] kubernetes/endpointslice topologycache/topologycache.go @v0.36.2
TopologyAwareHintsEnabled | Service | Normal info network
TopologyAwareHintsDisabled | Service | Warning info network

[endpoint-slice-mirroring-controller] kubernetes/kubernetes pkg/controller/endpointslicemirroring/events.go @v1.36.2
InvalidIPAddress | Endpoints | Warning failure network
TooManyAddressesToMirror | Endpoints | Warning failure network

[service-cidr-controller] kubernetes/kubernetes pkg/controller/servicecidrs/servicecidrs_controller.go @v1.36.2
KubernetesServiceCIDRError | ServiceCIDR | Warning failure network

[ipallocator-repair-controller] kubernetes/kubernetes pkg/registry/core/service/ipallocator/controller/repairip.go @v1.36.2
ClusterIPNotValid | Service | Warning failure network
ClusterIPOutOfRange | Service | Warning failure network
ClusterIPNotAllocated | Service | Warning recovery network
ClusterIPAlreadyAllocated | Service | Warning failure network
IPAddressNotAllocated | IPAddress | Warning recovery network
IPAddressWrongReference | IPAddress | Warning recovery network
UnknownError | Service IPAddress | Warning failure network

[ipallocator-repair-controller] kubernetes/kubernetes pkg/registry/core/service/ipallocator/controller/repair.go @v1.36.2
ServiceCIDRFull | Service | Warning failure network

[portallocator-repair-controller] kubernetes/kubernetes pkg/registry/core/service/portallocator/controller/repair.go @v1.36.2
PortNotAllocated | Service | Warning recovery network
PortAlreadyAllocated | Service | Warning failure network
PortOutOfRange | Service | Warning failure network
PortRangeFull | Service | Warning failure network

[kubernetes-service-cidr-controller] kubernetes/kubernetes pkg/controlplane/controller/defaultservicecidr/default_servicecidr_controller.go @v1.36.2
KubernetesDefaultServiceCIDRError | ServiceCIDR | Warning failure network
KubernetesDefaultServiceCIDRInconsistent | ServiceCIDR | Warning failure network

[kube-proxy] kubernetes/kubernetes cmd/kube-proxy/app/server.go (read through the stored text index)
Starting | Node | Normal progress node | action StartKubeProxy, empty note; regarding.uid is the node name, apiVersion empty

[kube-proxy] kubernetes/kubernetes cmd/kube-proxy/app/server_linux.go (read through the stored text index)
IPVSDeprecation | Node | Warning info config | action StartKubeProxy

[kube-proxy] kubernetes/kubernetes pkg/proxy/healthcheck/proxier_health.go (older releases) (read through the stored text index)
FailedToStartProxierHealthcheck | Node | Warning failure node | no longer in current sources

[kube-proxy] kubernetes/kubernetes cmd/kube-proxy/app/server.go (older releases) (read through the stored text index)
FailedToStartMetricServer | Node | Warning failure node | no longer in current sources

[kube-proxy] unverified
readOnlySysFSError | Node | Warning failure node | an error's text serves as the reason
`;
