import { admission } from './admission.ts';
import { disruption } from './disruption.ts';
import { drainedNode } from './drained-node.ts';
import { jobs } from './jobs.ts';
import { lostNode } from './lost-node.ts';
import { preemption } from './preemption.ts';
import { quota } from './quota.ts';
import { rollout } from './rollout.ts';
import type { Situation } from './situation.ts';

export const SITUATIONS: readonly Situation[] = [
  quota,
  admission,
  rollout,
  preemption,
  jobs,
  disruption,
  drainedNode,
  lostNode,
];
