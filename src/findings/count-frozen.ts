import { frozenCounts } from '../timeline/frozen-counts.ts';
import { identityOf } from '../timeline/merge.ts';
import type { Detector } from './detector.ts';
import { evidenceOf, reasonsOf } from './evidence.ts';
import type { Statement } from './statement.ts';

/** Sources that said so much about one object that their recorder fell silent: their counts are lower bounds. */
export const countFrozen: Detector<'count-frozen'> = ({ timeline, statements }) => {
  const byId = new Map(statements.map((statement) => [statement.id, statement]));
  return frozenCounts(timeline.events).map(({ events, total }) => {
    const group = events.map((event) => byId.get(identityOf(event)) as Statement);
    const [{ subject, reporter }] = group as [Statement];
    return {
      code: 'count-frozen',
      severity: 'notice',
      subject,
      state: 'unknown',
      root: true,
      args: { reporter: reporter.name, reasons: reasonsOf(group), count: total },
      evidence: evidenceOf(group, ['counts-frozen']),
    };
  });
};
