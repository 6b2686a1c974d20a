import type { ReasonMeaning } from '../reason-meaning.ts';

const KUBELET = ['kubelet'];
const TOLD_AT_START = 'A kubelet that starts says it, too, of what never failed.';

/** Nodes: ready or not, under pressure, started again. */
export const NODE_MEANINGS: readonly ReasonMeaning[] = [
  {
    reasons: ['NodeNotReady'],
    components: KUBELET,
    means: 'The kubelet reports that its node is not ready, as while its runtime or network is down.',
    whenBad: 'It lasts longer than the start of a node: its pods get no traffic and are evicted after a while.',
    recovery: 'NodeReady on the same node.',
  },
  {
    reasons: ['NodeNotReady'],
    components: ['node-controller'],
    kind: 'Node',
    means: 'The control plane no longer takes the node for ready: it says so itself, or it has fallen silent.',
    whenBad: 'Always: no pod is placed there, and those on it are evicted after a while (TaintManagerEviction).',
    recovery: 'NodeReady on the same node.',
  },
  {
    reasons: ['NodeNotReady'],
    components: ['node-controller'],
    kind: 'Pod',
    means: "The pod's node is not ready, so the pod is taken for not ready, too. It may run on.",
    whenBad: 'The node stays so: TaintManagerEviction follows.',
    recovery: 'NodeReady on the node; the pod itself says nothing.',
  },
  {
    reasons: ['NodeReady'],
    components: KUBELET,
    means: 'The node is ready for pods, for the first time or again.',
  },
  {
    reasons: ['NodeSchedulable'],
    components: KUBELET,
    means: 'Pods may be placed on the node again: somebody uncordoned it.',
  },
  {
    reasons: ['NodeNotSchedulable'],
    components: KUBELET,
    means: 'No new pods are placed on the node: somebody cordoned it, as before a drain.',
    whenBad: 'Nobody remembers it, and FailedScheduling counts the node as unschedulable.',
    recovery: 'NodeSchedulable on the same node.',
  },
  {
    reasons: ['NodeHasInsufficientMemory'],
    components: KUBELET,
    means: 'The node is under memory pressure.',
    whenBad: 'Evicted on its pods; pods without requests are no longer placed there.',
    recovery: 'NodeHasSufficientMemory on the same node.',
  },
  {
    reasons: ['NodeHasDiskPressure'],
    components: KUBELET,
    means: 'The node runs out of disk space or of inodes.',
    whenBad: 'Images are removed, pods are evicted, and none is placed there.',
    recovery: 'NodeHasNoDiskPressure on the same node.',
  },
  {
    reasons: ['NodeHasInsufficientPID'],
    components: KUBELET,
    means: 'The node runs out of process ids.',
    whenBad: 'Pods are evicted, and none is placed there.',
    recovery: 'NodeHasSufficientPID on the same node.',
  },
  {
    reasons: ['NodeHasSufficientMemory', 'NodeHasNoDiskPressure', 'NodeHasSufficientPID'],
    components: KUBELET,
    means: `The node is not, or no longer, under pressure. ${TOLD_AT_START}`,
  },
  {
    reasons: ['SystemOOM'],
    components: KUBELET,
    means:
      'The kernel killed a process because the node as a whole had no memory left. A container that breaks its own limit is not told by this, nor by any other event.',
    whenBad: 'The victim is a container, the kubelet or its runtime; or it repeats.',
    recovery: 'No event: only that none more comes.',
  },
  {
    reasons: ['Rebooted'],
    components: KUBELET,
    means: 'The node was booted since the kubelet last reported.',
    whenBad: 'Nobody meant it: look at what stands before it.',
    recovery: 'NodeReady on the same node.',
  },
  {
    reasons: ['Shutdown'],
    components: KUBELET,
    means: 'The node shuts down and ends its pods in order.',
    whenBad: 'Nobody meant it.',
    recovery: 'Starting and NodeReady, where it comes back.',
  },
  {
    reasons: ['Starting'],
    components: KUBELET,
    means: 'The kubelet of the node started.',
    whenBad: 'It repeats: the kubelet, or the whole node, is restarted again and again.',
  },
  {
    reasons: ['Starting'],
    components: ['kube-proxy'],
    means: 'kube-proxy started on the node.',
    whenBad: 'It repeats.',
  },
  {
    reasons: ['RegisteredNode'],
    components: ['node-controller'],
    means: 'The controller took the node into its books. After it was restarted it says so of every node.',
  },
  {
    reasons: ['RemovingNode'],
    components: ['node-controller'],
    means: 'The Node object is gone from the cluster, by hand or by an autoscaler.',
    whenBad: 'Nobody scaled down.',
  },
  {
    reasons: ['InvalidDiskCapacity'],
    components: KUBELET,
    means: 'The kubelet has no figure yet for the size of its image disk.',
    whenBad: 'It comes without a Starting nearby. Beside Starting it is ordinary.',
  },
  {
    reasons: ['ImageGCFailed', 'FreeDiskSpaceFailed'],
    components: KUBELET,
    means: 'The kubelet could not free enough disk space by removing unused images.',
    whenBad: 'NodeHasDiskPressure or Evicted follows.',
  },
  {
    reasons: ['ContainerGCFailed'],
    components: KUBELET,
    means: 'Dead containers could not be removed; where the note speaks of a connection, the runtime does not answer.',
    whenBad: 'NodeNotReady follows.',
  },
  {
    reasons: ['CgroupV1'],
    components: KUBELET,
    means: 'The node runs on cgroup v1, which Kubernetes gives up. Nothing has failed.',
  },
  {
    reasons: ['NodeAllocatableEnforced'],
    components: KUBELET,
    means: 'The limit for all pods of the node together was set. Said at each start of the kubelet.',
  },
];
