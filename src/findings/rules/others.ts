import type { Rule } from './rule.ts';

const MADE = 'recovered by SuccessfulCreate on the same object';
const REFUSED = ['FailedCreate', 'ReplicaSetCreateError', 'FailedUpdate'];

function rule(means: string, state: string, reasons: readonly string[], more: Partial<Rule> = {}): Rule {
  return { means, severity: 'warning', state, reasons, sources: [], ...more };
}

/** The rules of controllers, nodes and custom resources, and the plain one. */
export const OTHER_RULES = {
  'quota-exceeded': rule(
    'What a ResourceQuota let not be made; the refusal is all there is, for quotas write no events.',
    MADE,
    REFUSED,
  ),
  'admission-denied': rule(
    'What admission let not be made: Pod Security, a webhook, a policy, limits, a missing account or class.',
    MADE,
    REFUSED,
    {
      sources: ['kubernetes plugin/pkg/admission and apiserver pkg/admission/plugin, v1.36'],
    },
  ),
  'create-failed': rule(
    'Something that could not be made for a reason that no other detector knows.',
    MADE,
    REFUSED,
    {},
  ),
  'job-failed': rule(
    'A Job that failed for good, told by itself or by its CronJob.',
    'open: a Job does not come back; a later good run of its CronJob may do its work',
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
      'FailedComputeMetricsReplicas',
      'FailedGetScale',
      'KEDAScalerFailed',
      'and others of the autoscalers',
    ],
    {
      severity: 'warning; notice for at most 10 refusals that pods just starting have no metrics yet',
      sources: ['kubernetes pkg/controller/podautoscaler/horizontal.go, v1.36'],
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
      sources: ['kubernetes/cloud-provider controllers/service'],
    },
  ),
  'provisioning-failed': rule(
    'A volume that could not be made, resized or changed for a claim.',
    'recovered by ProvisioningSucceeded, or the success of the resize',
    ['ProvisioningFailed', 'VolumeResizeFailed', 'FileSystemResizeFailed', 'VolumeModifyFailed'],
  ),
  'scaled-to-zero': rule(
    'A workload with no pods left. Whether that was meant no event tells.',
    'recovered by KEDAScaleTargetActivated',
    ['ScalingReplicaSet', 'KEDAScaleTargetDeactivated'],
    { severity: 'notice' },
  ),
  'pod-failed': rule(
    'Failed pods that their controller takes away to make new ones.',
    MADE,
    ['FailedDaemonPod', 'RecreatingFailedPod'],
    {
      sources: ['kubernetes pkg/controller/daemon and pkg/controller/statefulset, v1.36'],
    },
  ),
  'node-not-ready': rule(
    'A node that no longer answers, told of itself and of each of its pods.',
    'recovered by NodeReady on the node; for a pod by a cancelled deletion or another pod that started',
    ['NodeNotReady'],
    {
      severity: 'critical for a node while open, else warning',
      sources: ['kubernetes pkg/controller/nodelifecycle, v1.36'],
    },
  ),
  'node-pressure': rule(
    'A node that runs out of memory, disk or process ids.',
    'recovered by the condition that says so: NodeHasSufficientMemory, NodeHasNoDiskPressure, NodeHasSufficientPID',
    [
      'NodeHasInsufficientMemory',
      'NodeHasDiskPressure',
      'NodeHasInsufficientPID',
      'FreeDiskSpaceFailed',
      'ImageGCFailed',
      'EvictionThresholdMet',
    ],
    {
      sources: ['kubernetes pkg/kubelet/nodestatus and pkg/kubelet/eviction, v1.36'],
    },
  ),
  'node-restarted': rule(
    'A node, or its kubelet, that was started again; the first start is none.',
    'recovered by NodeReady',
    ['Rebooted', 'Starting'],
    {
      severity: 'warning for a node, notice for a kubelet',
    },
  ),
  'operator-failed': rule(
    'A custom resource of which an operator reports a failure.',
    "recovered by a success in the operator's own words for the same deed, the object or its whole work",
    ['reasons of custom resources: by the catalogue, else by type or words'],
    {
      severity: 'warning; notice where words alone say so',
    },
  ),
  failure: rule(
    'What the catalogue calls a failure, or an event itself by its type or words, and no other detector explains.',
    'recovered by the next step that could not have been taken before',
    ['any that no other code is read from'],
    {
      severity: 'warning; notice where words alone say so',
    },
  ),
} as const satisfies Readonly<Record<string, Rule>>;
