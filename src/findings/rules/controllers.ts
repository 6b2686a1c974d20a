import type { Rule } from './rule.ts';
import { rule } from './rule.ts';

const MADE = 'recovered by SuccessfulCreate on the same object';
const MAKERS = [
  'kubernetes pkg/controller/controller_utils.go, v1.36',
  'kubernetes pkg/controller/statefulset/stateful_pod_control.go, v1.36',
];
const REFUSED = ['FailedCreate', 'ReplicaSetCreateError', 'FailedUpdate'];

/** The rules of controllers: what could not be made, run, scaled or provided. */
export const CONTROLLER_RULES = {
  'quota-exceeded': rule(
    'What a ResourceQuota let not be made; the refusal is all there is, for quotas write no events.',
    MADE,
    REFUSED,
    { sources: MAKERS },
  ),
  'admission-denied': rule(
    'What admission let not be made: Pod Security, a webhook, a policy, limits, a missing account or class.',
    MADE,
    REFUSED,
    {
      severity: 'warning; notice where all of it is refused since the namespace is being deleted',
      sources: ['kubernetes plugin/pkg/admission and apiserver pkg/admission/plugin, v1.36'],
    },
  ),
  'create-failed': rule('Something that could not be made for a reason that no other detector knows.', MADE, REFUSED, {
    sources: MAKERS,
  }),
  'job-failed': rule(
    'A Job that failed for good, told by itself or by its CronJob.',
    'open: a Job does not come back',
    [
      'BackoffLimitExceeded',
      'DeadlineExceeded',
      'PodFailurePolicy',
      'FailedIndexes',
      'MaxFailedIndexesExceeded',
      'SawCompletedJob',
    ],
    {
      sources: ['kubernetes pkg/controller/job/job_controller.go, v1.36'],
    },
  ),
  'schedule-missed': rule(
    'A CronJob that did not start a run it should have.',
    MADE,
    [
      'MissSchedule',
      'TooManyMissedTimes',
      'FailedNeedsStart',
      'UnParseableCronJobSchedule',
      'UnparseableSchedule',
      'InvalidSchedule',
      'UnknownTimeZone',
    ],
    {
      sources: ['kubernetes pkg/controller/cronjob, v1.36'],
    },
  ),
  'autoscaler-blind': rule(
    'An autoscaler that cannot see what it scales by.',
    'recovered by SuccessfulRescale, KEDAScalersStarted or ScaledObjectReady',
    [
      'FailedGetResourceMetric',
      'FailedGetContainerResourceMetric',
      'FailedGetPodsMetric',
      'FailedGetObjectMetric',
      'FailedGetExternalMetric',
      'FailedComputeMetricsReplicas',
      'FailedGetScale',
      'InvalidMetricSourceType',
      'InvalidSelector',
      'SelectorRequired',
      'AmbiguousSelector',
      'KEDAScalerFailed',
      'ScaledObjectCheckFailed',
      'KEDAMetricSourceFailed',
    ],
    {
      severity: 'warning; notice for at most 10 refusals that pods just starting have no metrics yet',
      sources: [
        'kubernetes pkg/controller/podautoscaler/horizontal.go, v1.36',
        'kedacore/keda pkg/eventreason/eventreason.go',
      ],
    },
  ),
  'load-balancer-failed': rule(
    'A load balancer that could not be made or changed.',
    'recovered by EnsuredLoadBalancer, UpdatedLoadBalancer, DeletedLoadBalancer or SuccessfullyReconciled',
    [
      'SyncLoadBalancerFailed',
      'UpdateLoadBalancerFailed',
      'DeleteLoadBalancerFailed',
      'CreatingLoadBalancerFailed',
      'UnAvailableLoadBalancer',
      'FailedDeployModel',
      'FailedBuildModel',
    ],
    {
      sources: [
        'kubernetes/cloud-provider controllers/service/controller.go',
        'kubernetes-sigs/aws-load-balancer-controller pkg/k8s/events.go',
      ],
    },
  ),
  'provisioning-failed': rule(
    'A volume that could not be made, resized or changed for a claim.',
    'recovered by ProvisioningSucceeded, or, of a resize or change, by VolumeResizeSuccessful, ' +
      'FileSystemResizeSuccessful or VolumeModifySuccessful; also where each pod that waited for a volume ' +
      'was scheduled after it, unknown where another claim may have been meant',
    ['ProvisioningFailed', 'VolumeResizeFailed', 'FileSystemResizeFailed', 'VolumeModifyFailed'],
    {
      sources: [
        'kubernetes pkg/controller/volume/events/event.go, v1.36',
        'kubernetes-csi/external-resizer pkg/util/events.go',
      ],
    },
  ),
  'scaled-to-zero': rule(
    'A workload with no pods left. Whether that was meant no event tells.',
    'recovered by KEDAScaleTargetActivated; a Deployment that was scaled up again is not told at all',
    ['ScalingReplicaSet', 'KEDAScaleTargetDeactivated'],
    { severity: 'notice', sources: ['kubernetes pkg/controller/deployment/sync.go, v1.36'] },
  ),
  'pod-failed': rule(
    'Failed pods that their controller takes away to make new ones.',
    MADE,
    ['FailedDaemonPod', 'RecreatingFailedPod'],
    {
      sources: ['kubernetes pkg/controller/daemon and pkg/controller/statefulset, v1.36'],
    },
  ),
} as const satisfies Readonly<Record<string, Rule>>;
