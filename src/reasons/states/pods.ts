import type { StateWord } from '../no-reasons.ts';

const POD = 'a status of a pod';
const CONDITION = 'what a condition of a pod says';
const DEPLOYMENT = 'what a condition of a Deployment says';

/** Words of the statuses of pods and Deployments, and some that are of none. */
export const POD_STATES: readonly StateWord[] = [
  {
    word: 'Pending',
    what: 'a phase of a pod or of a claim',
    told: 'Events tell what is waited for: a node, a volume, an image.',
    events: ['FailedScheduling', 'NotTriggerScaleUp', 'FailedMount', 'FailedBinding', 'ProvisioningFailed', 'BackOff'],
  },
  {
    word: 'Running',
    what: 'a phase of a pod',
    told: 'A container that starts says Started. Whether the pod is ready, no event says.',
    events: ['Started'],
  },
  {
    word: 'Succeeded',
    what: 'a phase of a pod',
    told: 'A pod that succeeded leaves no event. The Job it belongs to says Completed.',
    events: ['Completed', 'SawCompletedJob'],
  },
  {
    word: 'Terminating',
    what: POD,
    told: 'Its containers are being stopped, which is told by Killing. Why it was deleted is told by whoever did that, or by nobody.',
    events: ['Killing', 'SuccessfulDelete', 'FailedKillPod', 'TaintManagerEviction', 'Preempted'],
  },
  {
    word: 'NodeLost',
    what: POD,
    told: 'Its node no longer answers. The node says NodeNotReady, and so does the pod.',
    events: ['NodeNotReady', 'TaintManagerEviction'],
  },
  {
    word: 'Unknown',
    what: 'a phase of a pod, or a status of a condition',
    told: 'The control plane has not heard of its node for a while.',
    events: ['NodeNotReady', 'TaintManagerEviction'],
  },
  {
    word: 'NotReady',
    what: 'a status of a node or of a pod',
    told: 'A node says NodeNotReady, and its pods do too. A pod whose readiness probe fails says Unhealthy.',
    events: ['NodeNotReady', 'Unhealthy'],
  },
  {
    word: 'ContainersNotReady',
    what: CONDITION,
    told: 'Events tell only of probes that fail and of containers that do not start.',
    events: ['Unhealthy', 'BackOff', 'Failed'],
  },
  {
    word: 'Unschedulable',
    what: CONDITION,
    told: 'The scheduler says FailedScheduling.',
    events: ['FailedScheduling', 'NotTriggerScaleUp'],
  },
  {
    word: 'SchedulingGated',
    what: CONDITION,
    told: 'The scheduler leaves such a pod alone and tells nothing of it.',
    events: [],
  },
  {
    word: 'PreemptionByScheduler',
    what: CONDITION,
    told: 'The scheduler says Preempted of the pod that had to go.',
    events: ['Preempted'],
  },
  {
    word: 'DeletionByTaintManager',
    what: CONDITION,
    told: 'The taint eviction controller says TaintManagerEviction.',
    events: ['TaintManagerEviction'],
  },
  {
    word: 'TerminationByKubelet',
    what: CONDITION,
    told: 'The kubelet says Evicted, Preempting or NodeShutdown, as the case may be.',
    events: ['Evicted', 'Preempting', 'NodeShutdown'],
  },
  {
    word: 'EvictionByEvictionAPI',
    what: CONDITION,
    told: 'A drain tells nothing of itself; the pod says Killing. A refused eviction leaves no event at all.',
    events: ['Killing', 'NodeNotSchedulable'],
  },
  {
    word: 'OutOfMemory',
    what: 'no word of events',
    told: 'SystemOOM, on the node, tells of kills for want of memory on the node as a whole; OutOfmemory of a pod its node refused. A container that breaks its own limit is told by no event.',
    events: ['SystemOOM', 'OutOfmemory', 'Evicted', 'BackOff'],
  },
  {
    word: 'QuotaExceeded',
    what: 'no word of events',
    told: 'Whoever wanted to make the pod says FailedCreate, with "exceeded quota" in the note.',
    events: ['FailedCreate'],
  },
  {
    word: 'ProgressDeadlineExceeded',
    what: DEPLOYMENT,
    told: 'No event tells that a rollout is late. What holds it up shows on the ReplicaSet and on the pods.',
    events: ['ScalingReplicaSet', 'FailedCreate', 'FailedScheduling', 'BackOff', 'Unhealthy'],
  },
  {
    word: 'MinimumReplicasUnavailable',
    what: DEPLOYMENT,
    told: 'No event tells that too few pods are there. What holds them up shows on the ReplicaSet and on the pods.',
    events: ['FailedCreate', 'FailedScheduling', 'BackOff', 'Unhealthy'],
  },
  {
    word: 'NewReplicaSetAvailable',
    what: DEPLOYMENT,
    told: 'No event tells that a rollout is done. The last ScalingReplicaSet shows what it set.',
    events: ['ScalingReplicaSet'],
  },
];
