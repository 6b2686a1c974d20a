import type { ReasonMeaning } from '../reason-meaning.ts';
import { AUTOSCALING_MEANINGS } from './autoscaling.ts';
import { CONTAINER_MEANINGS } from './containers.ts';
import { IMAGE_MEANINGS } from './images-and-probes.ts';
import { JOB_MEANINGS } from './jobs.ts';
import { NETWORK_MEANINGS } from './network.ts';
import { NODE_MEANINGS } from './nodes.ts';
import { POD_VOLUME_MEANINGS } from './pod-volumes.ts';
import { REMOVAL_MEANINGS } from './removals.ts';
import { SCHEDULING_MEANINGS } from './scheduling.ts';
import { VOLUME_MEANINGS } from './volumes.ts';
import { WORKLOAD_MEANINGS } from './workloads.ts';

/** What the reasons mean that matter most, a file for each part of a cluster's life. At most one for any entry. */
export const REASON_MEANINGS: readonly ReasonMeaning[] = [
  ...SCHEDULING_MEANINGS,
  ...CONTAINER_MEANINGS,
  ...IMAGE_MEANINGS,
  ...POD_VOLUME_MEANINGS,
  ...REMOVAL_MEANINGS,
  ...NODE_MEANINGS,
  ...WORKLOAD_MEANINGS,
  ...JOB_MEANINGS,
  ...VOLUME_MEANINGS,
  ...AUTOSCALING_MEANINGS,
  ...NETWORK_MEANINGS,
];
