import { endsStart, startStem } from '../reasons/index.ts';
import type { Detector } from './detector.ts';
import { evidenceOf, groupBy } from './evidence.ts';
import type { Statement } from './statement.ts';

/**
 * What an operator said it began and never said it ended. Kubernetes' own components say Started of what then goes on,
 * so only operators are held to their word.
 */
export const unfinished: Detector<'unfinished'> = ({ statements }) => {
  const said = statements.filter(({ reporter }) => reporter.class === 'operator');
  return groupBy(said, ({ object, uid }) => JSON.stringify([object, uid])).flatMap((ofObject) => {
    const starts = ofObject.filter(({ reason }) => startStem(reason) !== undefined);
    return groupBy(starts, ({ reason, reporter }) => JSON.stringify([reason, reporter.name])).flatMap((group) => {
      const last = group.at(-1) as Statement;
      if (ofObject.some((other) => ends(last, other))) return [];
      return [
        {
          code: 'unfinished',
          severity: 'notice',
          subject: last.subject,
          state: last.to === null ? 'unknown' : 'open',
          root: true,
          args: { reason: last.reason, reporter: last.reporter.name, since: last.from },
          evidence: evidenceOf(group),
        },
      ];
    });
  });
};

/** Whether something said by the same reporter, no earlier as far as times are known, is the end of a start. */
function ends(start: Statement, other: Statement): boolean {
  if (other === start || other.reporter.name !== start.reporter.name) return false;
  if (start.from !== null && other.to !== null && other.to < start.from) return false;
  return endsStart(start.reason, other.reason);
}
