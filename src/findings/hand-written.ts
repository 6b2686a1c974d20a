import { isHandWriter } from '../event/reporter.ts';
import type { Detector } from './detector.ts';
import { evidenceOf, groupBy, reasonsOf } from './evidence.ts';

/** Events that a person's tool wrote into the API server, whoever they name as their reporter. */
export const handWritten: Detector<'hand-written'> = ({ statements }) => {
  const written = statements.flatMap((statement) => {
    const writer = statement.event?.writer ?? null;
    return writer && isHandWriter(writer) ? [{ ...statement, manager: writer.manager }] : [];
  });
  const groups = groupBy(written, ({ object, manager, reporter }) => JSON.stringify([object, manager, reporter.name]));
  return groups.map((group) => {
    const [{ subject, manager, reporter }] = group as [(typeof group)[0]];
    const args = { manager, reporter: reporter.name, reasons: reasonsOf(group) };
    return {
      code: 'hand-written',
      severity: 'info',
      subject,
      state: 'unknown',
      root: true,
      args,
      evidence: evidenceOf(group),
    };
  });
};
