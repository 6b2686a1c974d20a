import type { StateWord } from '../no-reasons.ts';

const WAITS = 'what a container waits for';
const ENDED = 'how a container ended';
const ASK = "The pod's containerStatuses hold it.";

/** Words of containerStatuses, which kubectl shows in its STATUS column. */
export const CONTAINER_STATES: readonly StateWord[] = [
  {
    word: 'OOMKilled',
    what: ENDED,
    told: `No event tells of a container that broke its own memory limit; only its restarts show. SystemOOM, on the node, tells of kills for want of memory on the node as a whole, and OOMKilling comes from node-problem-detector where that runs. ${ASK}`,
    events: ['BackOff', 'Started', 'SystemOOM'],
  },
  {
    word: 'CrashLoopBackOff',
    what: WAITS,
    told: `The kubelet says BackOff, a Warning, with "Back-off restarting failed container", and Started at each try. Exit codes are in no event. ${ASK}`,
    events: ['BackOff', 'Started', 'Killing', 'Unhealthy'],
  },
  {
    word: 'ImagePullBackOff',
    what: WAITS,
    told: 'The kubelet says BackOff, here a Normal, with "Back-off pulling image", and Failed with what the registry answered.',
    events: ['BackOff', 'Failed', 'Pulling'],
  },
  {
    word: 'ErrImagePull',
    what: WAITS,
    told: 'The word stands in the note of Failed ("Error: ErrImagePull"); another Failed ("Failed to pull image") holds what the registry answered.',
    events: ['Failed', 'BackOff', 'Pulling'],
  },
  {
    word: 'InvalidImageName',
    what: WAITS,
    told: 'The kubelet says InspectFailed, and Failed with the note "Error: InvalidImageName".',
    events: ['InspectFailed', 'Failed'],
  },
  {
    word: 'ImageInspectError',
    what: WAITS,
    told: 'The kubelet says InspectFailed, and Failed with the note "Error: ImageInspectError".',
    events: ['InspectFailed', 'Failed'],
  },
  {
    word: 'CreateContainerConfigError',
    what: WAITS,
    told: 'The kubelet says Failed, and its note names the Secret, ConfigMap or key that is missing.',
    events: ['Failed'],
  },
  {
    word: 'CreateContainerError',
    what: WAITS,
    told: "The kubelet says Failed, with the runtime's words in the note.",
    events: ['Failed'],
  },
  {
    word: 'RunContainerError',
    what: WAITS,
    told: "The kubelet says Failed after Created, with the runtime's words in the note; then BackOff.",
    events: ['Failed', 'BackOff'],
  },
  {
    word: 'PostStartHookError',
    what: WAITS,
    told: 'The kubelet says FailedPostStartHook, and Killing.',
    events: ['FailedPostStartHook', 'Killing'],
  },
  {
    word: 'ContainerCreating',
    what: WAITS,
    told: 'Events tell the steps, and what holds them up: volumes, the sandbox with its network, the image.',
    events: ['Scheduled', 'FailedMount', 'FailedAttachVolume', 'FailedCreatePodSandBox', 'Pulling'],
  },
  {
    word: 'PodInitializing',
    what: WAITS,
    told: 'Init containers still run, or fail. Their events are those of any container; the field path names it (spec.initContainers{…}).',
    events: ['Started', 'BackOff', 'Failed', 'Pulling'],
  },
  {
    word: 'Error',
    what: ENDED,
    told: `A container that ends with an exit code leaves no event; only what the kubelet does about it shows. ${ASK}`,
    events: ['BackOff', 'Started', 'BackoffLimitExceeded'],
  },
  {
    word: 'Completed',
    what: ENDED,
    told: 'A pod that succeeded leaves no event. The Job it belongs to says Completed, its CronJob SawCompletedJob.',
    events: ['Completed', 'SawCompletedJob'],
  },
  {
    word: 'ContainerCannotRun',
    what: ENDED,
    told: "The kubelet says Failed, with the runtime's words in the note.",
    events: ['Failed', 'BackOff'],
  },
  {
    word: 'StartError',
    what: ENDED,
    told: "The kubelet says Failed, with the runtime's words in the note.",
    events: ['Failed', 'BackOff'],
  },
  {
    word: 'ContainerStatusUnknown',
    what: ENDED,
    told: 'The kubelet lost sight of the container, mostly as its pod was evicted or its node restarted. What did that may have an event.',
    events: ['Evicted', 'Rebooted', 'NodeNotReady', 'TaintManagerEviction'],
  },
];
