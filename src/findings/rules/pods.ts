import { SANDBOX_FAILURES } from '../pods.ts';
import { NOT_TAKEN_IN } from './not-taken-in.ts';
import type { Rule } from './rule.ts';

const STANDS = 'open: no event of the pod itself shows it to be over';

/** The rules of what goes wrong with pods: scheduling, starting, running. */
export const POD_RULES = {
  unschedulable: {
    means: 'A pod that no node can take. The newest note of the scheduler tells the causes and their counts.',
    severity: 'warning',
    state: 'recovered by Scheduled on the pod',
    reasons: ['FailedScheduling', 'NotTriggerScaleUp'],
    sources: ['kubernetes pkg/scheduler/schedule_one.go, v1.36'],
  },
  preempted: {
    means: 'A pod that had to go for one of a higher priority.',
    severity: 'warning',
    state: STANDS,
    reasons: ['Preempted', 'Preempting'],
    sources: ['kubernetes pkg/scheduler/framework/preemption/executor.go and pkg/kubelet/events/event.go, v1.36'],
  },
  'volume-unbound': {
    means: 'A claim that finds no volume.',
    severity: 'warning',
    state:
      'recovered by ProvisioningSucceeded, or where each pod that waited for a volume was scheduled after ' +
      'it; unknown where another claim may have been meant',
    reasons: ['FailedBinding', 'ClaimLost', 'ClaimMisbound', 'VolumeMismatch'],
    sources: ['kubernetes pkg/controller/volume/persistentvolume/pv_controller.go, v1.36'],
  },
  'image-pull-failed': {
    means:
      'An image that a node cannot get, with what the registry answered. BackOff and Failed are told apart ' +
      'by their notes.',
    severity: 'warning; notice where only a pull secret is missing',
    state: 'recovered by Pulled, Created or Started of the container',
    reasons: [
      'Failed',
      'BackOff',
      'InspectFailed',
      'ErrImageNeverPull',
      'FailedToRetrieveImagePullSecret',
      'InvalidImageName',
    ],
    sources: ['kubernetes pkg/kubelet/images/image_manager.go and types.go, v1.36'],
  },
  'container-config-error': {
    means: 'A container that cannot be put together, mostly for want of a Secret, a ConfigMap or a key of one.',
    severity: 'warning',
    state: 'recovered by Created or Started of the container',
    reasons: ['Failed', 'FailedCreatePodContainer'],
    sources: ['kubernetes pkg/kubelet/kuberuntime/kuberuntime_container.go, v1.36'],
  },
  'container-start-failed': {
    means: 'A container that was put together and that the runtime could not make or start.',
    severity: 'warning',
    state: 'recovered by Started of the container',
    reasons: ['Failed', 'FailedCreatePodContainer'],
    sources: ['kubernetes pkg/kubelet/events/event.go, v1.36'],
  },
  'sandbox-failed': {
    means:
      'A pod without a sandbox, which mostly means without a network. After the first failure only ' +
      'SandboxChanged tells of it.',
    severity: 'warning',
    state: 'recovered by Pulling, Pulled, Created or Started of any container of the pod',
    reasons: [...SANDBOX_FAILURES, 'SandboxChanged'],
    sources: ['kubernetes pkg/kubelet/kuberuntime/kuberuntime_manager.go, v1.36'],
  },
  'volume-mount-failed': {
    means: 'A volume that does not come to its pod.',
    severity: 'warning',
    state:
      'recovered by Pulling, Pulled, Created or Started of any container, or, where only attaching failed, ' +
      'by SuccessfulAttachVolume of each volume',
    reasons: ['FailedMount', 'FailedAttachVolume', 'FailedMapVolume', 'FailedUnMount', 'FailedUnmapDevice'],
    sources: ['kubernetes pkg/kubelet/kubelet.go SyncPod, v1.36'],
  },
  'container-crashing': {
    means: 'A container that ends again and again. Why it ended no event tells: only that its restart is put off.',
    severity: 'warning',
    state:
      'recovered by Started or Completed of the container where something is said of the pod more than ' +
      'five minutes after it and the count is exact, or, behind an init container, by the first start of ' +
      'the next; unknown after a start without that',
    reasons: ['BackOff'],
    sources: ['kubernetes pkg/kubelet/kubelet.go (longest back-off), v1.36'],
  },
  'probe-failing': {
    means: 'A probe that fails. No event tells that it succeeds again.',
    severity:
      'warning for a liveness probe, or with restarts; else notice for a startup probe, for fewer than ' +
      'three failures, or where all were within 30 seconds of a start; else warning',
    state: STANDS,
    reasons: ['Unhealthy', 'ProbeError', 'Killing'],
    sources: ['kubernetes pkg/kubelet/prober/prober.go, v1.36'],
  },
  'out-of-memory': {
    means: "A process killed since its node ran out of memory. Kills at a container's own limit leave no event.",
    severity: 'warning',
    state: 'open: no event of the object shows it to be over',
    reasons: ['SystemOOM', 'OOMKilling'],
    sources: ['kubernetes pkg/kubelet/oom/oom_watcher_linux.go, v1.36'],
  },
  'hook-failed': {
    means: 'A postStart or preStop hook that fails.',
    severity: 'warning',
    state: 'open; unknown after a later Started of the container, which comes before the hook runs',
    reasons: ['FailedPostStartHook', 'FailedPreStopHook', 'Killing'],
    sources: ['kubernetes pkg/kubelet/events/event.go, v1.36'],
  },
  evicted: {
    means: 'A pod that its node, or a taint, made to go, or that a kubelet would not have.',
    severity: 'warning',
    state: 'recovered where the deletion was cancelled',
    reasons: [
      'Evicted',
      'TaintManagerEviction',
      'DeviceTaintManagerEviction',
      'NodeControllerEviction',
      ...NOT_TAKEN_IN,
    ],
    sources: [
      'kubernetes pkg/kubelet/eviction, v1.36',
      'kubernetes pkg/controller/tainteviction/taint_eviction.go, v1.36',
      'kubernetes pkg/kubelet/lifecycle, v1.36',
    ],
  },
  'deadline-exceeded': {
    means: 'A pod that ran longer than its activeDeadlineSeconds: told by a Normal event, though the pod has failed.',
    severity: 'warning',
    state: STANDS,
    reasons: ['DeadlineExceeded'],
    sources: ['kubernetes pkg/kubelet/active_deadline.go, v1.36'],
  },
} as const satisfies Readonly<Record<string, Rule>>;
