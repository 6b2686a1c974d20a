import { isCombined } from '../timeline/combined.ts';
import type { Detector } from './detector.ts';
import { evidenceOf, groupBy } from './evidence.ts';

/** Events that stand for many different messages, of which only the newest is kept. */
export const combined: Detector<'combined'> = ({ statements }) => {
  const folded = statements.filter(isCombined);
  return groupBy(folded, ({ object, reason, type }) => JSON.stringify([object, reason, type])).map((group) => {
    const [{ subject, reason }] = group as [(typeof group)[0]];
    const count = group.reduce((sum, { occurrences }) => sum + occurrences.count, 0);
    return {
      code: 'combined',
      severity: 'info',
      subject,
      state: 'unknown',
      root: true,
      args: { reason, count },
      evidence: evidenceOf(group, ['messages-combined']),
    };
  });
};
