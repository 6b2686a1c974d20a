import type { ReasonMeaning } from '../reason-meaning.ts';

const KUBELET = ['kubelet'];

/** Containers and the sandbox they live in: made, started, stopped, started again. */
export const CONTAINER_MEANINGS: readonly ReasonMeaning[] = [
  {
    reasons: ['Created'],
    components: KUBELET,
    means: 'A container was made from its image. It does not run yet.',
    whenBad: 'Failed follows instead of Started: the runtime could not start it.',
  },
  {
    reasons: ['Started'],
    components: KUBELET,
    means: "A container's process was started. Whether it is ready, no event says.",
    whenBad: 'Its count grows: each restart of the container says it again.',
  },
  {
    reasons: ['Failed'],
    components: KUBELET,
    means:
      'A step on the way to a running container failed, and the note tells which. "Failed to pull image" and "Error: ErrImagePull" are the image; "Error:" with other words is creating or starting the container, as where a Secret, a ConfigMap or a key is missing.',
    whenBad: 'It repeats, or BackOff follows on the same container.',
    recovery: 'Started of the same container; for an image Pulled before that.',
  },
  {
    reasons: ['BackOff'],
    components: KUBELET,
    category: 'container-lifecycle',
    means:
      'A container ended more than once, and the kubelet waits before it starts it again, longer each time, up to five minutes by default. kubectl shows the pod as CrashLoopBackOff.',
    whenBad: 'It goes on. Exit code and last words are in no event: ask the pod (lastState) and its previous log.',
    recovery: 'Started, and no BackOff for longer than the longest wait; a Started alone is only the next try.',
  },
  {
    reasons: ['BackOff'],
    components: KUBELET,
    category: 'image',
    means:
      'Pulling an image failed, and the kubelet waits before it tries again, up to five minutes. kubectl shows the pod as ImagePullBackOff.',
    whenBad: 'Always: the container cannot start. The Failed beside it holds what the registry said.',
    recovery: 'Pulled of the image, then Started.',
  },
  {
    reasons: ['Killing'],
    components: KUBELET,
    means:
      'The kubelet stops a container: its pod is deleted or evicted, or, where the note says so, a probe or a hook failed, or the definition changed.',
    whenBad:
      'The note names a failed liveness or startup probe, or nothing nearby (a scale-down, a rollout, a deletion) explains it.',
    recovery: 'Started of the same container, where it was to go on.',
  },
  {
    reasons: ['ExceededGracePeriod'],
    components: KUBELET,
    means: 'The container runtime did not stop the pod within its grace period.',
    whenBad: 'Other pods of the node say it, too: its runtime hangs.',
  },
  {
    reasons: ['FailedKillPod'],
    components: KUBELET,
    means: "The pod's containers or its sandbox could not be stopped. The kubelet tries again.",
    whenBad: 'It repeats: the pod stays Terminating.',
  },
  {
    reasons: ['FailedCreatePodContainer'],
    components: KUBELET,
    means: "The pod's own cgroup could not be made on the node, so none of its containers starts.",
    recovery: "Started of the pod's containers.",
  },
  {
    reasons: ['FailedCreatePodSandBox'],
    components: KUBELET,
    means:
      "The pod's sandbox, its network among it, could not be made. The note often ends in the network plugin's words.",
    whenBad: 'It repeats and the pod stays ContainerCreating. On all pods of a node it is the node, not the pod.',
    recovery: "Pulled, Created or Started of the pod's containers.",
  },
  {
    reasons: ['FailedPodSandBoxStatus'],
    components: KUBELET,
    means: "The runtime could not tell the state of the pod's sandbox.",
    whenBad: "It repeats: the node's container runtime does not answer.",
  },
  {
    reasons: ['SandboxChanged'],
    components: KUBELET,
    means:
      "The pod's sandbox is gone or no longer fits, so the kubelet makes a new one and starts all containers again.",
    whenBad: 'It repeats, or many pods of a node say it at once: the node or its runtime was restarted.',
    recovery: "Started of the pod's containers.",
  },
  {
    reasons: ['FailedSync'],
    components: KUBELET,
    means: 'The kubelet could not bring the pod to the state it should have. The note holds the error.',
    whenBad: 'It repeats.',
  },
  {
    reasons: ['FailedValidation'],
    components: KUBELET,
    means: 'The kubelet ignores a pod because another one of the same source has its name.',
  },
  {
    reasons: ['FailedPostStartHook'],
    components: KUBELET,
    means: "The container's postStart hook failed, so the container is killed and started again as its policy says.",
    whenBad: 'It repeats with Killing and BackOff: the container never gets past its hook.',
    recovery: 'Started of the same container, and no such failure for longer than the longest wait between restarts.',
  },
  {
    reasons: ['FailedPreStopHook'],
    components: KUBELET,
    means: "The container's preStop hook failed. The container is stopped all the same.",
    whenBad: 'At every stop: whatever the hook was to save or hand over is not.',
  },
  {
    reasons: ['FailedPrepareDynamicResources'],
    components: KUBELET,
    means: 'A device that the pod claims could not be made ready on its node, so the pod does not start.',
    recovery: "Started of the pod's containers.",
  },
  {
    reasons: ['ResizeDeferred'],
    components: KUBELET,
    means: 'The node has no room now for the resources the pod is to be resized to. The kubelet tries again later.',
    recovery: 'ResizeStarted, then ResizeCompleted.',
  },
  {
    reasons: ['ResizeInfeasible'],
    components: KUBELET,
    means: 'The pod cannot be resized to what was asked on this node. It keeps what it has.',
    recovery: 'ResizeCompleted, after another size was asked for.',
  },
];
