/** Karpenter and its AWS provider. */
export const KARPENTER = `
[karpenter] kubernetes-sigs/karpenter pkg/events/reason.go @226646810
Nominated | Pod | Normal progress scheduling
FailedScheduling | Pod | Warning failure scheduling | the scheduler's own word; only the reporter tells them apart
NoCompatibleInstanceTypes | NodePool | Warning failure autoscaling
DisruptionBlocked | Node NodeClaim NodePool | Normal info node
DisruptionLaunching | NodeClaim | Normal progress node
DisruptionWaitingReadiness | NodeClaim | Normal progress node
DisruptionTerminating | Node NodeClaim | Normal progress node
Unconsolidatable | Node NodeClaim | Normal info autoscaling
ConsolidationCandidate | Node NodeClaim | Normal info autoscaling
ConsolidationRejected | Node NodeClaim | Normal info autoscaling
ConsolidationApproved | Node NodeClaim NodePool | Normal progress autoscaling
NodeRepairBlocked | Node NodeClaim NodePool | Warning failure node
Disrupted | Pod | Normal progress eviction
Evicted | Pod | Normal progress eviction | the kubelet's is a Warning
FailedDraining | Node | Warning failure node
TerminationGracePeriodExpiring | Node NodeClaim | Warning failure node
FailedConsistencyCheck | NodeClaim | Warning failure node
InsufficientCapacityError | NodeClaim | Warning failure autoscaling
UnregisteredTaintMissing | NodeClaim | Warning failure node
NodeClassNotReady | NodeClaim | Warning failure autoscaling

[karpenter] kubernetes-sigs/karpenter pkg/controllers/node/termination/terminator/events/events.go @226646810
AwaitingVolumeDetachment | Node | Normal progress node

[karpenter] kubernetes-sigs/karpenter pkg/utils/pod/events.go @226646810
InvalidDoNotDisruptAnnotation | Pod | Warning failure config

[karpenter] aws/karpenter-provider-aws pkg/controllers/interruption/events/events.go @1d927085d
SpotInterrupted | Node NodeClaim | Warning failure node
SpotRebalanceRecommendation | Node NodeClaim | Normal info node
InstanceStopping | Node NodeClaim | Warning failure node
InstanceTerminating | Node NodeClaim | Warning failure node
InstanceUnhealthy | Node NodeClaim | Warning failure node
TerminatingOnInterruption | Node NodeClaim | Warning progress node

[karpenter] aws/karpenter-provider-aws pkg/cloudprovider/events/events.go @1d927085d
ZonalShiftActive | NodePool | Warning failure node
ZonalShiftCleared | NodePool | Normal recovery node
<none> | NodePool NodeClaim | Warning failure autoscaling | no reason is given
`;
