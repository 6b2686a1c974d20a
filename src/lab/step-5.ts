import type { Answer } from './answer.ts';
import { check, fail, isProblem, judged, type Maybe, passIf, required, type Verdict } from './check.ts';
import { ageSeconds, type TableRow, tableRows, toldRow, toldRows } from './kubectl-table.ts';
import { NAMESPACE, OBJECT } from './lab-files.ts';

export const STEP_5 = [
  check(
    'step-5.count',
    'count-report.txt: the table of kubectl events, with (x5 over …) for Normal ReconcileStarted Pipeline/build-1',
    (answer) =>
      required(started(answer), (rows) => {
        const five = rows.find(({ count }) => count === 5);
        return five ? passIf(five.rest !== '', toldRow(five)) : fail(toldRows(rows));
      }),
  ),
  check('step-5.last-seen', 'last seen after it was first seen, since lastTimestamp is now', (answer) =>
    judged(started(answer), judgeLastSeen),
  ),
] as const;

/** The rows about the event that was patched. */
function started(answer: Answer): Maybe<readonly TableRow[]> {
  const lines = answer.lines('count-report.txt');
  if (isProblem(lines)) return lines;
  const rows = tableRows(lines.value);
  const found = rows.filter(
    ({ namespace = NAMESPACE, type, reason, object }) =>
      namespace === NAMESPACE &&
      type === 'Normal' &&
      reason === 'ReconcileStarted' &&
      object === `${OBJECT.kind}/${OBJECT.name}`,
  );
  return found.length > 0 ? { value: found } : { problem: `count-report.txt: ${toldRows(rows)}` };
}

/** Patched and printed by a script, both may fall into the seconds in which the event was made. */
const AT_ONCE = 10;

function judgeLastSeen(rows: readonly TableRow[]): Verdict {
  const repeated = rows.filter(({ count }) => count !== undefined);
  const moved = repeated.find(({ lastSeen, over }) => {
    const [last, first] = [ageSeconds(lastSeen), ageSeconds(over)];
    return last !== undefined && first !== undefined && (last < first || (last === first && last < AT_ONCE));
  });
  return moved ? passIf(true, toldRow(moved)) : fail(toldRows(rows));
}
