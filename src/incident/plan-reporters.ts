import { evidenceOf, groupBy, joinedEvidence, reasonsOf } from '../findings/evidence.ts';
import type { Finding, FindingOf } from '../findings/finding.ts';
import { ofCode } from '../findings/of-code.ts';
import type { Statement } from '../findings/statement.ts';
import type { ReporterClass } from '../reasons/index.ts';
import { distinct } from '../timeline/rows.ts';
import { atMost } from './at-most.ts';
import type { Claim } from './claim.ts';
import type { Involved } from './involved.ts';

const CLASSES: readonly ReporterClass[] = [
  'scheduler',
  'operator',
  'controller',
  'kubelet',
  'autoscaler',
  'cloud',
  'person',
  'unknown',
];

/** Who said what: one claim a reporter and outcome, the scheduler first, then operators; then what a person's tool wrote. */
export function planReporters(
  statements: readonly Statement[],
  found: readonly Finding[],
  involved: Involved,
): Claim[] {
  const parted = statements.some(involved) && !statements.every(involved);
  const groups = groupBy(statements, (statement) => {
    const { reporter, outcome } = statement;
    const guessed = reporter.basis === 'reason-and-kind';
    return JSON.stringify([reporter.class, reporter.name, outcome === 'failure', guessed, involved(statement)]);
  });
  // Those of incidents first, so that no number of others pushes them out.
  const byClass = (a: readonly Statement[], b: readonly Statement[]) => classOf(a) - classOf(b);
  groups.sort(byClass);
  const sorted = [
    ...groups.filter(([first]) => first && involved(first)),
    ...groups.filter(([first]) => first && !involved(first)),
  ];
  const claim = (group: readonly Statement[]) => claimSaid(group, parted && !involved(group[0] as Statement));
  const byHand = groupBy(ofCode(found, 'hand-written'), ({ args }) => JSON.stringify([args.manager, args.reporter]));
  return [
    ...atMost(sorted, MOST_REPORTERS, claim, (rest) => ({
      code: 'more-said',
      args: { reporters: rest.length },
      evidence: evidenceOf(rest.flat()),
    })),
    ...byHand.map(claimWrittenByHand),
  ];
}

function classOf([first]: readonly Statement[]): number {
  return CLASSES.indexOf(first?.reporter.class ?? 'unknown');
}

const MOST_REPORTERS = 30;

function claimSaid(group: readonly Statement[], elsewhere: boolean): Claim {
  const [{ reporter, outcome }] = group as [Statement];
  return {
    code: 'said',
    args: {
      class: reporter.class,
      reporter: reporter.name,
      reasons: reasonsOf(group),
      kinds: distinct(group.map(({ subject }) => subject.kind)),
      failures: outcome === 'failure',
      guessed: reporter.basis === 'reason-and-kind',
      elsewhere,
    },
    evidence: evidenceOf(group),
  };
}

function claimWrittenByHand(group: readonly FindingOf<'hand-written'>[]): Claim {
  const [{ args }] = group as [FindingOf<'hand-written'>];
  const reasons = [...new Set(group.flatMap((finding) => finding.args.reasons))];
  return { code: 'written-by-hand', args: { ...args, reasons }, evidence: joinedEvidence(group) };
}
