import type { ReasonMeaning } from '../reason-meaning.ts';

const REFUSED =
  'The pod has failed for good and stays on the list; a controller makes another one, which may be refused in turn.';

/** Pods that a node refuses, or that are ended to protect it. */
export const REMOVAL_MEANINGS: readonly ReasonMeaning[] = [
  {
    reasons: ['Evicted'],
    components: ['kubelet'],
    means:
      'The kubelet ended the pod because its node ran low on something, or because the pod used more storage than its limit allows. The note tells which.',
    whenBad: 'Several pods of a node, or each replacement again: the pressure stays.',
    recovery:
      'Started on a replacement; NodeHasNoDiskPressure, NodeHasSufficientMemory or NodeHasSufficientPID on the node.',
  },
  {
    reasons: ['Evicted'],
    components: ['karpenter'],
    means: 'Karpenter evicts the pod to empty its node. It is meant so.',
    whenBad: 'The replacement finds no node.',
  },
  {
    reasons: ['EvictedByVPA'],
    components: ['vpa-updater'],
    means: 'The vertical autoscaler evicts the pod so that its replacement gets other requests.',
    whenBad: 'It repeats within minutes, or the replacement finds no node with what it now asks for.',
  },
  {
    reasons: ['EvictionThresholdMet'],
    components: ['kubelet'],
    means:
      'A node crossed an eviction threshold; the note names the resource. The kubelet frees what it can, then evicts.',
    whenBad: 'Evicted follows on pods of the node, or it repeats.',
    recovery: 'NodeHasNoDiskPressure, NodeHasSufficientMemory or NodeHasSufficientPID on the node.',
  },
  {
    reasons: ['Preempting'],
    components: ['kubelet'],
    means:
      'The kubelet ends this pod to admit a critical one on the same node. Not to be taken for Preempted of the scheduler.',
    recovery: 'Started on a replacement.',
  },
  {
    reasons: ['TaintManagerEviction'],
    components: ['taint-eviction-controller'],
    means:
      '"Marking for deletion": the node has a NoExecute taint that the pod does not tolerate, or no longer, and the pod is deleted. "Cancelling deletion": the taint went in time.',
    whenBad: 'Many pods at once: their node is lost (NodeNotReady), unless somebody tainted it on purpose.',
    recovery: 'The note "Cancelling deletion", or Started on a replacement.',
  },
  {
    reasons: ['NodeControllerEviction'],
    components: ['node-controller'],
    means: 'The pod is deleted because its node is gone or no longer answers.',
    recovery: 'Started on a replacement.',
  },
  {
    reasons: ['DeadlineExceeded'],
    components: ['kubelet'],
    means: 'The pod ran longer than its activeDeadlineSeconds, so it is ended and has failed.',
    whenBad: 'Where the pod was not meant to end: nothing starts it again but a controller.',
  },
  {
    reasons: ['OutOfcpu', 'OutOfmemory', 'OutOfephemeral-storage', 'OutOfpods'],
    components: ['kubelet'],
    means: 'The node refused the pod at the last moment: by then it had less room than the pod requests.',
    whenBad: REFUSED,
    recovery: 'Started on a replacement.',
  },
  {
    reasons: [
      'UnexpectedAdmissionError',
      'PodOSSelectorNodeLabelDoesNotMatch',
      'PodOSNotSupported',
      'SupplementalGroupsPolicyNotSupported',
      'AppArmor',
      'PodLevelResourcesNotSupported',
      'PodFeatureUnsupported',
      'SysctlForbidden',
      'SMTAlignmentError',
      'TopologyAffinityError',
      'EmptyPodSharedPoolError',
    ],
    components: ['kubelet'],
    means: 'The node refused the pod after it was placed there. The reason names the rule, the note the details.',
    whenBad: REFUSED,
    recovery: 'Started on a replacement.',
  },
  {
    reasons: ['NodeShutdown'],
    components: ['kubelet'],
    means: 'The node refused the pod because it is shutting down.',
    whenBad: REFUSED,
    recovery: 'Started on a replacement, on another node.',
  },
];
