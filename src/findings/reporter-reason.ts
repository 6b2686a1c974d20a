import type { ReporterClass } from '../reasons/index.ts';
import { evidenceOf, groupBy } from './evidence.ts';
import type { FindingArgs, FindingOf } from './finding.ts';
import type { Scene } from './scene.ts';

/** One for each reason and reporter of a class: what the scheduler decided, what operators reported. */
export function reporterReasons<Code extends 'scheduler-reason' | 'operator-reason'>(
  code: Code,
  asked: ReporterClass,
  { statements }: Scene,
): FindingOf<Code>[] {
  const said = statements.filter(({ reporter }) => reporter.class === asked);
  const groups = groupBy(said, ({ reporter, reason, type }) => JSON.stringify([reporter.name, reason, type]));
  return groups.map((group) => {
    const [{ subject, reporter, reason, type }] = group as [(typeof group)[0]];
    const args: FindingArgs[Code] = {
      reporter: reporter.name,
      reason,
      type,
      objects: new Set(group.map((statement) => statement.object)).size,
      basis: reporter.basis === 'reason-and-kind' ? 'guess' : 'certain',
    };
    return { code, severity: 'info', subject, state: 'unknown', root: true, args, evidence: evidenceOf(group) };
  });
}
