import type { ReasonMeaning } from '../reason-meaning.ts';

const KUBELET = ['kubelet'];

/** Images a container needs, and the probes it must pass. */
export const IMAGE_MEANINGS: readonly ReasonMeaning[] = [
  {
    reasons: ['Pulling'],
    components: KUBELET,
    means: 'The kubelet begins to pull an image.',
    whenBad: 'No Pulled follows: the pull is slow or hangs, or Failed tells why not.',
    recovery: 'Pulled.',
  },
  {
    reasons: ['Pulled'],
    components: KUBELET,
    means: 'An image is there: pulled now, or on the node already. The note tells which, and how long a pull took.',
    whenBad: 'A pull took minutes: every new node has to wait as long.',
  },
  {
    reasons: ['InspectFailed'],
    components: KUBELET,
    means: 'The image could not be looked up on the node, or its name is none: kubectl then shows InvalidImageName.',
    whenBad: 'The name cannot be parsed: it stays so until the pod is changed.',
    recovery: 'Pulled, then Started.',
  },
  {
    reasons: ['ErrImageNeverPull'],
    components: KUBELET,
    means: 'The image is not on the node, and imagePullPolicy Never forbids pulling it.',
    whenBad: 'Always: the container starts only where somebody has put the image on the node.',
    recovery: 'Pulled (already present), then Started.',
  },
  {
    reasons: ['FailedToRetrieveImagePullSecret'],
    components: KUBELET,
    means: 'A Secret named in imagePullSecrets could not be read. The pull is tried without it.',
    whenBad:
      'Failed stands beside it, and the registry says unauthorized. Where Pulled follows, nothing needed the Secret.',
    recovery: 'No more of it; Pulled shows only that the image is there.',
  },
  {
    reasons: ['Unhealthy'],
    components: KUBELET,
    means: 'A probe failed. The note tells whether it is the liveness, readiness or startup probe, and how it failed.',
    whenBad:
      'Liveness and startup: Killing and a restart follow. Readiness: the pod gets no traffic of its Services. A few at the start, or while the pod is being stopped, are ordinary.',
    recovery: "No event tells that a probe passes again: the pod's Ready condition does.",
  },
  {
    reasons: ['ProbeWarning'],
    components: KUBELET,
    means: 'A probe passed, but something about it was odd, such as a redirect to another host that was not followed.',
  },
  {
    reasons: ['ProbeError'],
    components: KUBELET,
    means: 'A probe failed; OpenShift says it beside Unhealthy.',
    whenBad: 'As with Unhealthy.',
    recovery: "No event tells that a probe passes again: the pod's Ready condition does.",
  },
];
