import type { Rule } from './rule.ts';

const OTHER_POD =
  'or a pod of the workload from another template that started and stayed well, once the old one is gone (unknown while it stands)';
const NEVER = 'open: no event shows it to be over on the same object';

/** The rules of what goes wrong with pods: scheduling, starting, running. */
export const POD_RULES = {
  unschedulable: {
    means: 'A pod that no node can take. The newest note of the scheduler tells the causes and their counts.',
    severity: 'warning; notice where it was over within 10 seconds',
    state: `recovered by Scheduled on the pod, ${OTHER_POD}`,
    reasons: ['FailedScheduling', 'NotTriggerScaleUp'],
    sources: ['kubernetes pkg/scheduler/schedule_one.go, v1.36'],
  },
  preempted: {
    means: 'A pod that had to go for one of a higher priority.',
    severity: 'warning',
    state: 'recovered by another pod of the workload that started, once the old one is gone',
    reasons: ['Preempted', 'Preempting'],
    sources: [],
  },
  'volume-unbound': {
    means: 'A claim that finds no volume.',
    severity: 'warning',
    state: 'recovered by ProvisioningSucceeded, or where each pod that waited for it was scheduled',
    reasons: ['FailedBinding', 'ClaimLost', 'ClaimMisbound', 'VolumeMismatch'],
    sources: ['kubernetes pkg/controller/volume/persistentvolume/pv_controller.go, v1.36'],
  },
  'image-pull-failed': {
    means:
      'An image that a node cannot get, with what the registry answered. BackOff and Failed are told apart by their notes.',
    severity: 'warning; notice where only a pull secret is missing',
    state: `recovered by Pulled, Created or Started of the container, ${OTHER_POD}`,
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
    state: `recovered by Created or Started of the container, ${OTHER_POD}`,
    reasons: ['Failed', 'FailedCreatePodContainer'],
    sources: ['kubernetes pkg/kubelet/kuberuntime/kuberuntime_container.go, v1.36'],
  },
  'container-start-failed': {
    means: 'A container that was put together and that the runtime could not make or start.',
    severity: 'warning',
    state: `recovered by Started of the container, ${OTHER_POD}`,
    reasons: ['Failed', 'FailedCreatePodContainer'],
    sources: [],
  },
  'sandbox-failed': {
    means:
      'A pod without a sandbox, which mostly means without a network. After the first failure only SandboxChanged tells of it.',
    severity: 'warning; notice where it was over within 10 seconds; info where the pod was being stopped',
    state: 'recovered by any step of a container of the pod, or another pod that started, once the old one is gone',
    reasons: ['FailedCreatePodSandBox', 'SandboxChanged'],
    sources: ['kubernetes pkg/kubelet/kuberuntime/kuberuntime_manager.go, v1.36'],
  },
  'volume-mount-failed': {
    means: 'A volume that does not come to its pod.',
    severity: 'warning; notice where it was over within 10 seconds; info where the pod was being stopped',
    state: `recovered by any step of a container, by SuccessfulAttachVolume of that volume, ${OTHER_POD}`,
    reasons: ['FailedMount', 'FailedAttachVolume', 'FailedMapVolume', 'FailedUnMount', 'FailedUnmapDevice'],
    sources: ['kubernetes pkg/kubelet/kubelet.go SyncPod, v1.36'],
  },
  'container-crashing': {
    means: 'A container that ends again and again. Why it ended no event tells: only that its restart is put off.',
    severity: 'warning',
    state: `recovered by Started only where the pod is spoken of more than five minutes after it; a later start without that leaves it unknown, ${OTHER_POD}`,
    reasons: ['BackOff'],
    sources: ['kubernetes pkg/kubelet/kubelet.go (longest back-off), v1.36'],
  },
  'probe-failing': {
    means: 'A probe that fails. No event tells that it succeeds again.',
    severity:
      'warning for a liveness probe, or with restarts; notice for a startup probe, fewer than three failures, or within 30 seconds of a start; info where the pod was being stopped',
    state: `never recovered on the same pod, only by ${OTHER_POD.slice(3)}`,
    reasons: ['Unhealthy', 'ProbeError', 'Killing'],
    sources: ['kubernetes pkg/kubelet/prober/prober.go, v1.36'],
  },
  'out-of-memory': {
    means: "A process killed since its node ran out of memory. Kills at a container's own limit leave no event.",
    severity: 'warning',
    state: NEVER,
    reasons: ['SystemOOM', 'OOMKilling'],
    sources: ['kubernetes pkg/kubelet/oom/oom_watcher_linux.go, v1.36'],
  },
  'hook-failed': {
    means: 'A postStart or preStop hook that fails.',
    severity: 'warning',
    state: `unknown after a later Started, which comes before the hook runs; recovered by ${OTHER_POD.slice(3)}`,
    reasons: ['FailedPostStartHook', 'FailedPreStopHook', 'Killing'],
    sources: [],
  },
  evicted: {
    means: 'A pod that its node, or a taint, made to go, or that a kubelet would not have.',
    severity: 'warning',
    state: 'recovered where the deletion was cancelled, or by another pod that started, once the old one is gone',
    reasons: ['Evicted', 'TaintManagerEviction', 'DeviceTaintManagerEviction', 'NodeControllerEviction'],
    sources: [
      'kubernetes pkg/kubelet/eviction, v1.36',
      'kubernetes pkg/controller/tainteviction/taint_eviction.go, v1.36',
    ],
  },
  'deadline-exceeded': {
    means: 'A pod that ran longer than its activeDeadlineSeconds: told by a Normal event, though the pod has failed.',
    severity: 'warning',
    state: `recovered by ${OTHER_POD.slice(3)}`,
    reasons: ['DeadlineExceeded'],
    sources: [],
  },
} as const satisfies Readonly<Record<string, Rule>>;
