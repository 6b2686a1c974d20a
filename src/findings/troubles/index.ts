import type { TroubleCode } from '../finding.ts';
import type { Trouble } from '../trouble.ts';
import { admissionDenied } from './admission-denied.ts';
import { autoscalerBlind } from './autoscaler-blind.ts';
import { containerConfigError } from './container-config-error.ts';
import { containerCrashing } from './container-crashing.ts';
import { containerStartFailed } from './container-start-failed.ts';
import { createFailed } from './create-failed.ts';
import { deadlineExceeded } from './deadline-exceeded.ts';
import { evicted } from './evicted.ts';
import { failure } from './failure.ts';
import { hookFailed } from './hook-failed.ts';
import { imagePullFailed } from './image-pull-failed.ts';
import { jobFailed } from './job-failed.ts';
import { loadBalancerFailed } from './load-balancer-failed.ts';
import { nodeNotReady } from './node-not-ready.ts';
import { nodePressure } from './node-pressure.ts';
import { nodeRestarted } from './node-restarted.ts';
import { operatorFailed } from './operator-failed.ts';
import { outOfMemory } from './out-of-memory.ts';
import { podFailed } from './pod-failed.ts';
import { preempted } from './preempted.ts';
import { probeFailing } from './probe-failing.ts';
import { provisioningFailed } from './provisioning-failed.ts';
import { quotaExceeded } from './quota-exceeded.ts';
import { sandboxFailed } from './sandbox-failed.ts';
import { scaledToZero } from './scaled-to-zero.ts';
import { scheduleMissed } from './schedule-missed.ts';
import { unschedulable } from './unschedulable.ts';
import { volumeMountFailed } from './volume-mount-failed.ts';
import { volumeUnbound } from './volume-unbound.ts';

/** Every detector of trouble under its code, in the order in which they are asked; the plain one comes last. */
export const TROUBLES: { readonly [Code in TroubleCode]: Trouble<Code> } = {
  unschedulable,
  preempted,
  'volume-unbound': volumeUnbound,
  'image-pull-failed': imagePullFailed,
  'container-config-error': containerConfigError,
  'container-start-failed': containerStartFailed,
  'sandbox-failed': sandboxFailed,
  'volume-mount-failed': volumeMountFailed,
  'container-crashing': containerCrashing,
  'probe-failing': probeFailing,
  'out-of-memory': outOfMemory,
  'hook-failed': hookFailed,
  evicted,
  'deadline-exceeded': deadlineExceeded,
  'quota-exceeded': quotaExceeded,
  'admission-denied': admissionDenied,
  'create-failed': createFailed,
  'job-failed': jobFailed,
  'schedule-missed': scheduleMissed,
  'autoscaler-blind': autoscalerBlind,
  'load-balancer-failed': loadBalancerFailed,
  'provisioning-failed': provisioningFailed,
  'scaled-to-zero': scaledToZero,
  'pod-failed': podFailed,
  'node-not-ready': nodeNotReady,
  'node-pressure': nodePressure,
  'node-restarted': nodeRestarted,
  'operator-failed': operatorFailed,
  failure,
};
