import { historyEdge as findEdge } from '../timeline/history-edge.ts';
import { identityOf } from '../timeline/merge.ts';
import type { Detector } from './detector.ts';
import { evidenceOf, groupBy, reasonsOf } from './evidence.ts';
import type { Statement } from './statement.ts';

/** Objects whose repeated events began before the oldest that still stands: what happened around them then is gone. */
export const historyEdge: Detector<'history-edge'> = ({ timeline, statements }) => {
  const found = findEdge(timeline.events);
  if (!found) return [];
  const older = new Set(found.older.map(identityOf));
  const said = statements.filter(({ id }) => older.has(id));
  return groupBy(said, ({ object }) => object).map((group) => {
    const [{ subject }] = group as [Statement];
    return {
      code: 'history-edge',
      severity: 'info',
      subject,
      state: 'unknown',
      root: true,
      args: { edge: found.edge.micros, reasons: reasonsOf(group) },
      evidence: evidenceOf(group, ['history-edge']),
    };
  });
};
