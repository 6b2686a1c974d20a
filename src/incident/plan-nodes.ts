import { isNear } from '../findings/bearing.ts';
import { evidenceOf, groupBy } from '../findings/evidence.ts';
import type { Scene } from '../findings/scene.ts';
import type { Statement } from '../findings/statement.ts';
import type { Claim } from './claim.ts';
import type { Incident } from './incidents.ts';
import { isAlarm } from './involved.ts';
import type { Step } from './plan-steps.ts';
import { claimOrdinary, claimStep, incidentSteps, inOrder, isOrdinary, reporterKey, stepKey } from './plan-steps.ts';

/** Nodes are what surrounds the story: so many sentences, with the one that counts the rest. */
const MOST_STEPS = 5;

/** No Node is told by its generations. */
const ONE_GENERATION: ReadonlyMap<string, number> = new Map();

/**
 * What happened on the Nodes, whose events lie beside the record: what went wrong and how it ended first, then the rest of
 * that time, ordinary steps in one sentence a reporter.
 */
export function planNodes(scene: Scene, incidents: readonly Incident[]): Claim[] {
  const { context, timeline } = scene;
  if (context.length === 0) return [];
  const failing = incidentSteps({ ...scene, statements: context }, incidents.filter(isAlarm));
  const told = new Set(failing.flat());
  const rest = context.filter((one) => !told.has(one) && isNear(timeline.coverage, one.from, one.to));
  const step = (said: readonly Statement[]): Step => ({ said, claim: () => claimStep(said, ONE_GENERATION) });
  const notable = rest.filter((one) => !isFolded(one));
  const steps = [
    ...withoutTwice(failing).map(step),
    ...groupBy(notable, (one) => stepKey(one, ONE_GENERATION)).map(step),
    ...groupBy(rest.filter(isFolded), reporterKey).map((said): Step => ({ said, claim: () => claimOrdinary(said) })),
  ];
  if (steps.length <= MOST_STEPS) return inOrder(steps).map(({ claim }) => claim());
  const left = steps.slice(MOST_STEPS - 1);
  return [
    ...inOrder(steps.slice(0, MOST_STEPS - 1)).map(({ claim }) => claim()),
    { code: 'more-steps', args: { steps: left.length }, evidence: evidenceOf(left.flatMap(({ said }) => said)) },
  ];
}

/**
 * What is known to tell nothing that went wrong: also Warnings, as of a version that will be given up, and recoveries, for
 * a kubelet that starts tells those of what never failed.
 */
function isFolded(statement: Statement): boolean {
  return isOrdinary(statement) || (statement.entry !== undefined && statement.outcome !== 'failure');
}

/** Two incidents may end by the same statement, which is told once. */
function withoutTwice(groups: readonly (readonly Statement[])[]): Statement[][] {
  const told = new Set<Statement>();
  return groups
    .map((group) =>
      group.filter((one) => {
        const isFresh = !told.has(one);
        told.add(one);
        return isFresh;
      }),
    )
    .filter((group) => group.length > 0);
}
