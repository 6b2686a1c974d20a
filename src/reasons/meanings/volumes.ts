import type { ReasonMeaning } from '../reason-meaning.ts';

const CONTROLLER = ['persistentvolume-controller'];

/** Claims and volumes before a pod gets them. */
export const VOLUME_MEANINGS: readonly ReasonMeaning[] = [
  {
    reasons: ['FailedBinding'],
    components: CONTROLLER,
    type: 'Normal',
    means: 'No volume fits the claim, and no storage class could make one.',
    whenBad: 'It goes on: the claim stays Pending and so do the pods that use it (FailedScheduling).',
    recovery: 'ProvisioningSucceeded on the claim, or Scheduled on its pod: a claim that is bound says nothing itself.',
  },
  {
    reasons: ['FailedBinding'],
    components: CONTROLLER,
    type: 'Warning',
    means: 'The claim asks for a volume that is bound to another claim.',
    whenBad: 'Always: the claim waits until that volume is free or the claim is changed.',
    recovery: 'Scheduled on a pod that uses the claim.',
  },
  {
    reasons: ['VolumeMismatch'],
    components: CONTROLLER,
    means: 'The volume that the claim names does not fit it: its size, its access modes or its class.',
    recovery: 'Scheduled on a pod that uses the claim.',
  },
  {
    reasons: ['WaitForFirstConsumer'],
    components: CONTROLLER,
    means: 'The storage class makes the volume only once a pod that uses the claim is to be placed. It is meant so.',
    whenBad: 'A pod uses the claim and yet it goes on: look at that pod for FailedScheduling.',
    recovery: 'ProvisioningSucceeded on the same claim.',
  },
  {
    reasons: ['WaitForPodScheduled'],
    components: CONTROLLER,
    means: 'The claim waits until the pod that uses it has found its node.',
    whenBad: 'FailedScheduling on that pod.',
    recovery: 'ProvisioningSucceeded on the claim, or Scheduled on the pod.',
  },
  {
    reasons: ['ExternalProvisioning'],
    components: CONTROLLER,
    means: 'The claim waits for a driver outside of Kubernetes to make its volume. Ordinary for some seconds.',
    whenBad: 'It goes on without Provisioning: the driver named in the note is not there or does not answer.',
    recovery: 'ProvisioningSucceeded on the same claim.',
  },
  {
    reasons: ['Provisioning'],
    components: ['external-provisioner'],
    means: 'The driver begins to make a volume for the claim.',
    whenBad: 'ProvisioningFailed follows, or nothing.',
    recovery: 'ProvisioningSucceeded on the same claim.',
  },
  {
    reasons: ['ProvisioningFailed'],
    components: ['persistentvolume-controller', 'external-provisioner'],
    means:
      'No volume could be made for the claim. The note says why: a class that does not exist, or what the driver answered.',
    whenBad: 'It repeats: the claim stays Pending and so do the pods that use it.',
    recovery: 'ProvisioningSucceeded on the same claim.',
  },
  {
    reasons: ['ProvisioningSucceeded'],
    components: ['persistentvolume-controller', 'external-provisioner'],
    means: 'A volume was made for the claim.',
  },
  {
    reasons: ['ClaimLost'],
    components: CONTROLLER,
    means: 'The volume that the claim was bound to is gone, and its data with it as far as Kubernetes knows.',
    whenBad: 'Always: the claim takes no other volume.',
  },
  {
    reasons: ['ClaimMisbound'],
    components: CONTROLLER,
    means: 'The claim and the volume it names do not agree on being bound to each other.',
    whenBad: 'Always: no pod can use the claim.',
  },
  {
    reasons: ['VolumeFailedDelete'],
    components: ['persistentvolume-controller', 'external-provisioner'],
    means: 'A volume that nobody claims any more could not be deleted. It is tried again.',
    whenBad: 'It repeats: the storage is still there, and paid for.',
  },
  {
    reasons: ['Resizing'],
    components: ['external-resizer'],
    means: 'The driver begins to enlarge the volume of the claim.',
    recovery: 'VolumeResizeSuccessful, or FileSystemResizeRequired and then FileSystemResizeSuccessful.',
  },
  {
    reasons: ['VolumeResizeFailed'],
    components: ['external-resizer', 'kubelet'],
    means: 'The volume could not be enlarged. It keeps its old size.',
    recovery: 'VolumeResizeSuccessful or FileSystemResizeSuccessful.',
  },
  {
    reasons: ['FileSystemResizeRequired'],
    components: ['external-resizer'],
    means: 'The volume is larger; its file system will be once the node of its pod has enlarged that.',
    whenBad: 'No pod uses the claim, so nobody does it.',
    recovery: 'FileSystemResizeSuccessful.',
  },
];
