import type { Finding } from '../findings/finding.ts';
import type { Scene } from '../findings/scene.ts';
import type { Plan } from './claim.ts';
import { incidentsOf } from './incidents.ts';
import { involvedIn } from './involved.ts';
import { generationsOf } from './objects.ts';
import { planNodes } from './plan-nodes.ts';
import { planReporters } from './plan-reporters.ts';
import { planSteps } from './plan-steps.ts';
import { planSummary } from './plan-summary.ts';
import { planTypes } from './plan-types.ts';

/** Decides what the draft tells, in which order, and on what each claim rests. */
export function planIncident(scene: Scene, found: readonly Finding[]): Plan {
  const incidents = incidentsOf(found);
  const involved = involvedIn(scene, incidents);
  return {
    summary: planSummary(scene, found, incidents),
    order: planSteps(scene, incidents, involved, generationsOf(found)),
    nodes: planNodes(scene, incidents),
    said: planReporters(scene.statements, found, involved),
    types: planTypes(found),
  };
}
