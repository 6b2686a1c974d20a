import type { ReasonMeaning } from '../reason-meaning.ts';

const STARTS = "Pulled, Created or Started of the pod's containers.";

/** Volumes and network as a pod meets them on its node. */
export const POD_VOLUME_MEANINGS: readonly ReasonMeaning[] = [
  {
    reasons: ['FailedMount'],
    components: ['kubelet'],
    means:
      'A volume could not be set up or mounted for the pod. The note names the volume and the cause, such as a ConfigMap or Secret that is not found.',
    whenBad:
      'It repeats and the pod stays ContainerCreating. Once, right after Scheduled, it is often a race that ends well.',
    recovery: `${STARTS} A mount that goes well leaves no event.`,
  },
  {
    reasons: ['FailedAttachVolume'],
    components: ['attachdetach-controller', 'kubelet'],
    means:
      'A volume could not be attached to the node of the pod. "Multi-Attach error" says that another node still has it.',
    whenBad: 'It repeats for minutes: the other node is lost, or another pod uses the volume.',
    recovery: 'SuccessfulAttachVolume for the same volume.',
  },
  {
    reasons: ['SuccessfulAttachVolume'],
    components: ['attachdetach-controller'],
    means: 'A volume was attached to the node of the pod. It is not mounted yet.',
    whenBad: 'FailedMount follows for the same volume.',
  },
  {
    reasons: ['FailedMapVolume'],
    components: ['kubelet'],
    means: 'A volume that the pod takes as a block device could not be made available to it.',
    recovery: STARTS,
  },
  {
    reasons: ['SuccessfulMountVolume'],
    components: ['kubelet'],
    means: 'A volume is available to the pod. Ordinary mounts say nothing, so its absence tells nothing.',
  },
  {
    reasons: ['VolumePermissionChangeInProgress'],
    components: ['kubelet'],
    means: "The owner of the volume's files is being set to the pod's fsGroup, file by file; the pod waits.",
    whenBad: 'A volume with very many files takes minutes at every start.',
    recovery: STARTS,
  },
  {
    reasons: ['VolumeConditionAbnormal'],
    components: ['kubelet'],
    means: 'The driver says that a volume of the pod is in a bad state.',
  },
  {
    reasons: ['DNSConfigForming'],
    components: ['kubelet'],
    means: "The pod's resolv.conf would break a limit on name servers or search domains, so some were left out.",
    whenBad: 'What was left out is needed: names do not resolve in the pod.',
  },
  {
    reasons: ['MissingClusterDNS'],
    components: ['kubelet'],
    means: "The kubelet knows no address of the cluster's DNS, so pods get the node's own.",
    whenBad: 'Pods cannot resolve the names of Services.',
  },
  {
    reasons: ['NetworkNotReady'],
    components: ['kubelet'],
    means: "The node's network plugin is not ready, so pods with a network of their own cannot start.",
    whenBad: 'It lasts longer than the start of a node, or appears on a node that worked.',
    recovery: STARTS,
  },
];
