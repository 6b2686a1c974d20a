import type { ReasonMeaning } from '../reason-meaning.ts';

const SETS = ['replicaset-controller', 'replication-controller', 'statefulset-controller', 'daemonset-controller'];

/** Deployments and what makes pods for them. */
export const WORKLOAD_MEANINGS: readonly ReasonMeaning[] = [
  {
    reasons: ['ScalingReplicaSet'],
    components: ['deployment-controller'],
    means: 'A Deployment sets the size of one of its ReplicaSets. The note says which, from how many to how many.',
    whenBad: 'Down to 0 and nobody meant it; or up, and the new pods do not start. Who asked for it, no event says.',
  },
  {
    reasons: ['ReplicaSetCreateError'],
    components: ['deployment-controller'],
    means: 'The Deployment could not make the ReplicaSet of its new version, so the rollout has not begun.',
    recovery: 'ScalingReplicaSet on the same Deployment.',
  },
  {
    reasons: ['SelectingAll'],
    components: ['deployment-controller', 'daemonset-controller'],
    means: 'The selector is empty and would select all pods, so the controller does nothing.',
    whenBad: 'Always: it makes no pod until the selector is mended.',
  },
  {
    reasons: ['SuccessfulCreate'],
    components: SETS,
    means: 'The controller made a pod, which the note names; a StatefulSet says it of the claims it makes, too.',
    whenBad: 'It repeats without a change of size: pods are lost and replaced.',
  },
  {
    reasons: ['FailedCreate'],
    components: SETS,
    means:
      'The API server refused a pod that the controller wanted to make: a quota, an admission rule, a missing account. The note holds its words. No pod exists, so nothing is told of one.',
    whenBad: 'It repeats, and there are fewer pods than wanted. The controller waits longer between tries.',
    recovery: 'SuccessfulCreate on the same object.',
  },
  {
    reasons: ['SuccessfulDelete'],
    components: SETS,
    means: 'The controller deleted a pod: a scale-down, a rollout, or a pod that had to be replaced.',
    whenBad: 'Nothing nearby explains it.',
  },
  {
    reasons: ['FailedDelete'],
    components: SETS,
    means: 'A pod that the controller wanted to be rid of could not be deleted. It tries again.',
    recovery: 'SuccessfulDelete on the same object.',
  },
  {
    reasons: ['SuccessfulUpdate'],
    components: ['statefulset-controller'],
    means: 'The StatefulSet changed one of its pods or claims in place.',
  },
  {
    reasons: ['FailedUpdate'],
    components: ['statefulset-controller'],
    means: 'The StatefulSet could not change one of its pods or claims.',
    recovery: 'SuccessfulUpdate on the same StatefulSet.',
  },
  {
    reasons: ['RecreatingFailedPod'],
    components: ['statefulset-controller'],
    means: 'A pod of the StatefulSet has failed and is deleted, so that one of the same name can be made.',
    whenBad: 'It repeats.',
    recovery: 'SuccessfulCreate on the StatefulSet, then Started on the pod.',
  },
  {
    reasons: ['FailedDaemonPod'],
    components: ['daemonset-controller'],
    means: 'A pod of the DaemonSet has failed; it is deleted so that another can take its place on the node.',
    whenBad: 'It repeats on one node: the pod fails there each time.',
    recovery: 'SuccessfulCreate on the DaemonSet, then Started on the pod.',
  },
  {
    reasons: ['DeploymentRollback'],
    components: ['deployment-controller'],
    means: 'The Deployment went back to the template of an earlier revision by the old rollback API.',
  },
  {
    reasons: ['UnmanagedPods'],
    components: ['controllermanager'],
    means: 'A disruption budget selects pods of no known controller, so it cannot count those that there should be.',
  },
  {
    reasons: ['CalculateExpectedPodCountFailed'],
    components: ['controllermanager'],
    means: 'A disruption budget cannot tell how many pods there should be, so it allows no eviction.',
    whenBad: 'A drain of a node waits for it. A refused eviction itself leaves no event.',
  },
];
