import type { ReasonMeaning } from '../reason-meaning.ts';

const PODS = ['horizontal-pod-autoscaler'];
const NODES = ['cluster-autoscaler'];
const SILENT = 'No event tells that metrics are back, but SuccessfulRescale shows it.';

/** Autoscalers of pods and of nodes. */
export const AUTOSCALING_MEANINGS: readonly ReasonMeaning[] = [
  {
    reasons: ['SuccessfulRescale'],
    components: PODS,
    means: 'The autoscaler set a new size. The note says which and what for.',
    whenBad: 'Up and down within minutes; or up to the maximum, where it can do no more.',
  },
  {
    reasons: ['FailedRescale'],
    components: PODS,
    means: 'The autoscaler has a new size, but could not set it on its target.',
    recovery: 'SuccessfulRescale on the same autoscaler.',
  },
  {
    reasons: ['FailedGetScale'],
    components: PODS,
    means:
      'The autoscaler cannot read the size of its target: it does not exist, cannot be scaled, or may not be read.',
    whenBad: 'It repeats: the autoscaler does nothing.',
    recovery: 'SuccessfulRescale on the same autoscaler.',
  },
  {
    reasons: ['FailedComputeMetricsReplicas'],
    components: PODS,
    means: 'None of the metrics gave a size, so the target keeps the one it has. The note repeats the first error.',
    whenBad:
      'It goes on: the autoscaler is blind. In the first minutes of a pod, or of the metrics server, it is ordinary.',
    recovery: SILENT,
  },
  {
    reasons: [
      'FailedGetResourceMetric',
      'FailedGetContainerResourceMetric',
      'FailedGetPodsMetric',
      'FailedGetObjectMetric',
      'FailedGetExternalMetric',
    ],
    components: PODS,
    means:
      'The autoscaler got no value for a metric: no metrics API answers, no pod has one yet, or a pod has no request.',
    whenBad: 'It goes on, with FailedComputeMetricsReplicas beside it. In the first minutes of a pod it is ordinary.',
    recovery: SILENT,
  },
  {
    reasons: ['InvalidMetricSourceType', 'SelectorRequired', 'InvalidSelector', 'AmbiguousSelector'],
    components: PODS,
    means: 'The autoscaler, or the selector of its target, is set up in a way that it cannot work with.',
    whenBad: 'Always, until it is mended: it does nothing. AmbiguousSelector names the autoscalers that share pods.',
    recovery: 'SuccessfulRescale on the same autoscaler.',
  },
  {
    reasons: ['FailedUpdateStatus'],
    components: PODS,
    means: 'What the autoscaler found could not be written to its status. It tries again.',
    whenBad: 'It repeats. Once, it is a conflict with another write.',
  },
  {
    reasons: ['TriggeredScaleUp'],
    components: NODES,
    means: 'Nodes are added so that this pod finds one. The note names the group and its size.',
    whenBad: 'No Scheduled follows within minutes: the nodes do not come, or do not fit.',
    recovery: 'Scheduled on the same pod.',
  },
  {
    reasons: ['NotTriggerScaleUp'],
    components: NODES,
    means: 'No group of nodes could be enlarged in a way that helps this pod. The note counts the causes.',
    whenBad: 'It repeats: the pod stays Pending until something changes.',
    recovery: 'Scheduled on the same pod.',
  },
  {
    reasons: ['ScaledUpGroup'],
    components: NODES,
    means: 'A group of nodes is being enlarged.',
    whenBad: 'ScaleUpTimedOut follows.',
  },
  {
    reasons: ['FailedToScaleUpGroup', 'ScaleUpTimedOut', 'ScaleUpFailed'],
    components: NODES,
    means:
      'New nodes were asked for, and were refused or did not come in time: no capacity, a quota, a fault of the cloud.',
    whenBad: 'Pods stay Pending, with FailedScheduling.',
    recovery: 'RegisteredNode of new nodes, and Scheduled on the pods.',
  },
  {
    reasons: ['MaxNodesTotalReached'],
    components: NODES,
    means: 'The cluster has as many nodes as the autoscaler may make.',
    whenBad: 'Pods stay Pending.',
  },
  {
    reasons: ['ClusterUnhealthy'],
    components: NODES,
    means: 'So many nodes are not ready that the autoscaler does nothing any more.',
    recovery: 'NodeReady on the nodes.',
  },
  {
    reasons: ['ScaleDown', 'ScaleDownEmpty'],
    components: NODES,
    means:
      'A node is not needed and is removed; what still runs there is evicted and placed elsewhere. It is meant so.',
    whenBad: 'The replacements find no node.',
  },
  {
    reasons: ['ScaleDownFailed'],
    components: NODES,
    means: 'A node that is not needed could not be emptied or removed.',
    whenBad: 'It repeats: the node stays, and is paid for.',
  },
];
