/** The kubelet: containers, images, probes, volumes and the node it runs on. */
export const KUBELET = `
[kubelet] kubernetes/kubernetes pkg/kubelet/events/event.go @v1.36.2
Created | Pod | Normal progress container-lifecycle | 1.36 says 'Container created'; before that the note names the container
Started | Pod | Normal progress container-lifecycle
Failed | Pod | Warning failure container-lifecycle | five uses, told apart by the note: creating or starting a container, pulling an image, pod data directories, a failed PodCertificateRequest
Killing | Pod | Normal progress container-lifecycle | the note says when a probe or a changed definition was the cause
Preempting | Pod | Warning failure eviction | admission of a critical pod by the kubelet; the scheduler has no part in it
BackOff | Pod | Warning failure container-lifecycle | note 'Back-off restarting failed container ...'
ExceededGracePeriod | Pod | Warning failure container-lifecycle
FailedKillPod | Pod | Warning failure container-lifecycle
FailedCreatePodContainer | Pod | Warning failure container-lifecycle
NetworkNotReady | Pod | Warning failure network
SandboxChanged | Pod | Normal progress container-lifecycle
FailedCreatePodSandBox | Pod | Warning failure container-lifecycle
FailedPodSandBoxStatus | Pod | Warning failure container-lifecycle
FailedSync | Pod | Warning failure container-lifecycle
FailedValidation | Pod | Warning failure config
FailedPostStartHook | Pod | Warning failure container-lifecycle
FailedPreStopHook | Pod | Warning failure container-lifecycle
FailedPrepareDynamicResources | Pod | Warning failure container-lifecycle
ResizeStarted | Pod | Normal progress scaling
ResizeCompleted | Pod | Normal progress scaling
ResizeDeferred | Pod | Warning progress scaling
ResizeInfeasible | Pod | Warning failure scaling
ResizeError | Pod | Warning failure scaling
FailedNodeDeclaredFeaturesCheck | Pod | Warning failure config
Pulling | Pod | Normal progress image
Pulled | Pod | Normal progress image
InspectFailed | Pod | Warning failure image
ErrImageNeverPull | Pod | Warning failure image
Unhealthy | Pod | Warning failure probe
ProbeWarning | Pod | Warning info probe
FailedMount | Pod | Warning failure volume
FailedAttachVolume | Pod | Warning failure volume
FailedMapVolume | Pod | Warning failure volume
SuccessfulMountVolume | Pod | Normal progress volume
VolumeResizeFailed | Pod | Warning failure volume
FileSystemResizeFailed | Pod PersistentVolumeClaim | Warning failure volume
FileSystemResizeSuccessful | Pod PersistentVolumeClaim | Normal progress volume
VolumePermissionChangeInProgress | Pod | Warning progress volume
AlreadyMountedVolume | Pod | Warning info volume
FailedMountOnFilesystemMismatch | PersistentVolume | Warning failure volume
PossibleMemoryBackedVolumesOnDisk | Node | Warning info volume
Starting | Node | Normal progress node
KubeletSetupFailed | Node | Warning failure node
NodeReady | Node | Normal recovery node
NodeNotReady | Node | Normal failure node | Normal, yet the node failed
NodeSchedulable | Node | Normal recovery node
NodeNotSchedulable | Node | Normal progress node
Rebooted | Node | Warning info node
Shutdown | Node | Normal progress node
ContainerGCFailed | Node | Warning failure gc
ImageGCFailed | Node | Warning failure gc
FreeDiskSpaceFailed | Node | Warning failure gc
InvalidDiskCapacity | Node | Warning failure node
InvalidImageID | Node | Warning failure image
NodeAllocatableEnforced | Node | Normal progress node
FailedNodeAllocatableEnforcement | Node | Warning failure node
CgroupV1 | Node | Warning info config

[kubelet] kubernetes/kubernetes pkg/kubelet/lifecycle/handlers.go @v1.36.2
LifecycleHTTPFallback | Pod | Warning info container-lifecycle
AppArmor | Pod | Warning failure eviction
PodLevelResourcesNotSupported | Pod | Warning failure eviction
PodFeatureUnsupported | Pod | Warning failure eviction

[kubelet] kubernetes/kubernetes pkg/kubelet/active_deadline.go @v1.36.2
DeadlineExceeded | Pod | Normal failure container-lifecycle | Normal, yet the pod has failed

[kubelet] kubernetes/kubernetes pkg/kubelet/podcertificate/podcertificatemanager.go @v1.36.2
Denied | Pod | Warning failure certificate | a PodCertificateRequest was denied
CertificateOverdueForRefresh | Pod | Warning failure certificate
CertificateExpired | Pod | Warning failure certificate

[kubelet] kubernetes/kubernetes pkg/kubelet/images/image_manager.go @v1.36.2
BackOff | Pod | Normal failure image | note 'Back-off pulling image ...'; Normal, yet the pull fails

[kubelet] kubernetes/kubernetes pkg/kubelet/kubelet_pods.go @v1.36.2
FailedToRetrieveImagePullSecret | Pod | Warning failure image
HostIPsIPFamilyMismatch | Pod | Warning info network

[kubelet] kubernetes/kubernetes pkg/kubelet/prober/patch_prober.go @v1.36.2
ProbeError | Pod | Warning failure probe | OpenShift only

[kubelet] kubernetes/kubernetes pkg/kubelet/server/stats/volume_stat_calculator.go @v1.36.2
VolumeConditionAbnormal | Pod | Warning failure volume

[kubelet] kubernetes/kubernetes pkg/kubelet/network/dns/dns.go @v1.36.2
DNSConfigForming | Pod | Warning failure network
MissingClusterDNS | Pod Node | Warning failure network
CheckLimitsForResolvConf | Node | Warning info network

[kubelet] kubernetes/kubernetes pkg/kubelet/eviction/helpers.go @v1.36.2
Evicted | Pod | Warning failure eviction

[kubelet] kubernetes/kubernetes pkg/kubelet/eviction/eviction_manager.go @v1.36.2
EvictionThresholdMet | Node | Warning failure eviction

[kubelet] kubernetes/kubernetes pkg/kubelet/lifecycle/predicate.go @v1.36.2
OutOfcpu | Pod | Warning failure eviction | the kubelet refuses the pod; OutOf plus the name of the resource in its own spelling
OutOfmemory | Pod | Warning failure eviction
OutOfephemeral-storage | Pod | Warning failure eviction
OutOfpods | Pod | Warning failure eviction
UnexpectedAdmissionError | Pod | Warning failure eviction
UnknownReason | Pod | Warning failure eviction
UnexpectedPredicateFailureType | Pod | Warning failure eviction
InvalidNodeInfo | Pod | Warning failure eviction
PodOSSelectorNodeLabelDoesNotMatch | Pod | Warning failure eviction
PodOSNotSupported | Pod | Warning failure eviction
SupplementalGroupsPolicyNotSupported | Pod | Warning failure eviction

[kubelet] kubernetes/kubernetes pkg/kubelet/sysctl/allowlist.go @v1.36.2
SysctlForbidden | Pod | Warning failure eviction

[kubelet] kubernetes/kubernetes pkg/kubelet/nodeshutdown/nodeshutdown_manager.go @v1.36.2
NodeShutdown | Pod | Warning failure eviction

[kubelet] kubernetes/kubernetes pkg/kubelet/cm/cpumanager/policy_static.go @v1.36.2
SMTAlignmentError | Pod | Warning failure eviction

[kubelet] kubernetes/kubernetes pkg/kubelet/cm/topologymanager/topology_manager.go @v1.36.2
TopologyAffinityError | Pod | Warning failure eviction

[kubelet] kubernetes/kubernetes pkg/kubelet/cm/admission/errors.go @v1.36.2
EmptyPodSharedPoolError | Pod | Warning failure eviction

[kubelet] kubernetes/kubernetes pkg/kubelet/nodestatus/setters.go @v1.36.2
NodeHasSufficientMemory | Node | Normal recovery node
NodeHasInsufficientMemory | Node | Normal failure node
NodeHasSufficientPID | Node | Normal recovery node
NodeHasInsufficientPID | Node | Normal failure node
NodeHasNoDiskPressure | Node | Normal recovery node
NodeHasDiskPressure | Node | Normal failure node

[kubelet] kubernetes/kubernetes pkg/kubelet/oom/oom_watcher_linux.go @v1.36.2
SystemOOM | Node | Warning failure node

[kubelet] unverified
NodeHasInsufficientDisk | Node | Normal failure node | older releases
HostPortConflict | Pod | Warning failure network | older releases
`;
