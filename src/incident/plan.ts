import type { Finding } from '../findings/finding.ts';
import type { Statement } from '../findings/statement.ts';
import type { Timeline } from '../timeline/timeline.ts';
import type { Plan } from './claim.ts';
import { generationsOf } from './objects.ts';
import { planReporters } from './plan-reporters.ts';
import { planSteps } from './plan-steps.ts';
import { planSummary } from './plan-summary.ts';
import { planTypes } from './plan-types.ts';

/** Decides what the draft tells, in which order, and on what each claim rests. */
export function planIncident(timeline: Timeline, statements: readonly Statement[], found: readonly Finding[]): Plan {
  return {
    summary: planSummary(timeline, statements, found),
    order: planSteps(statements, generationsOf(found)),
    said: planReporters(statements, found),
    types: planTypes(found),
  };
}
