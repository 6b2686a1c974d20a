import type { ReasonMeaning } from '../reason-meaning.ts';

/** Finding a node for a pod, and making room for it. */
export const SCHEDULING_MEANINGS: readonly ReasonMeaning[] = [
  {
    reasons: ['FailedScheduling'],
    components: ['default-scheduler'],
    means: 'No node would take the pod. The note counts the nodes and says for how many each cause holds.',
    whenBad:
      'No Scheduled follows, and the pod stays Pending. The note "skip schedule deleting pod" is harmless: that pod is being deleted.',
    recovery: 'Scheduled on the same pod.',
  },
  {
    reasons: ['Scheduled'],
    components: ['default-scheduler'],
    means: 'The pod was bound to a node, which the note names. Nothing has started yet.',
    whenBad: 'Nothing of the kubelet follows on the pod: the node may be lost, or its kubelet may not run.',
  },
  {
    reasons: ['Preempted'],
    components: ['default-scheduler'],
    means:
      'This pod is deleted so that another of higher priority gets its place. The note gives the uid of that one, related its name.',
    whenBad: 'The replacement that a controller makes finds no node itself: FailedScheduling.',
    recovery: 'Scheduled on the replacement, which is another pod.',
  },
  {
    reasons: ['BindingConditionsPending'],
    components: ['default-scheduler'],
    means: 'A node is chosen, but a device that the pod claims is not ready there, so the pod is not bound yet.',
    whenBad: 'It repeats, or FailedScheduling follows.',
    recovery: 'Scheduled on the same pod.',
  },
  {
    reasons: ['FailedScheduling'],
    components: ['karpenter'],
    means: 'Karpenter can make no node that would take the pod. The scheduler says the same word of nodes that exist.',
    whenBad: 'No Nominated and no Scheduled follows.',
    recovery: 'Scheduled on the same pod, by the scheduler.',
  },
  {
    reasons: ['Nominated'],
    components: ['karpenter'],
    means: 'Karpenter expects the pod to fit on a node that is there or on its way.',
    whenBad: 'It repeats without Scheduled: the node does not come up.',
  },
  {
    reasons: ['FailedResourceClaimCreation'],
    components: ['resource_claim'],
    means: 'The claim for devices that the pod asks for could not be made from its template.',
    whenBad: 'The pod waits for its claim, and FailedScheduling stands beside it.',
    recovery: 'Scheduled on the same pod.',
  },
];
