import type { Answer } from './answer.ts';
import { check, fail, judged, pass, required, type Verdict } from './check.ts';
import { judgeEventFile, judgeObject, judgeValues } from './event.ts';
import { WEIRD } from './events.ts';
import { tableRows, toldRows } from './kubectl-table.ts';
import { NAMESPACE } from './lab-files.ts';
import { judgeTimes } from './times.ts';
import { judgeUid } from './uid.ts';

export const STEP_4 = [
  check('step-4.event-weird', 'event-weird.yaml: one core v1 Event build-1-weird that the API takes', (answer) =>
    judgeEventFile(answer, WEIRD),
  ),
  check(
    'step-4.object',
    'involvedObject: apiVersion ev.labhub.io/v1, kind Pipeline, name build-1, namespace op-events',
    (answer) => judgeObject(answer, WEIRD),
  ),
  check('step-4.uid', 'involvedObject.uid: the uid in pipeline-uid.txt', (answer) => judgeUid(answer, WEIRD)),
  check('step-4.reason', 'reason StageUnknown', (answer) => judgeValues(answer, WEIRD, { reason: 'StageUnknown' })),
  check('step-4.type', 'type Critical', (answer) => judgeValues(answer, WEIRD, { type: 'Critical' })),
  check('step-4.times', 'firstTimestamp and lastTimestamp: now, both (RFC 3339)', (answer) =>
    judgeTimes(answer, WEIRD),
  ),
  check(
    'step-4.critical-rc',
    'type-report.txt: error: valid --types are Normal or Warning, with critical-rc=1',
    judgeCritical,
  ),
  check(
    'step-4.warning-rc',
    'type-report.txt: No events found in op-events namespace. (or a table of Warning events), with warning-rc=0',
    judgeWarning,
  ),
] as const;

/** The value of a line `name=value`, or what is wrong with it. */
function exitCode(lines: readonly string[], name: string): string {
  const found = lines.filter((line) => line.trim().startsWith(`${name}=`)).map((line) => line.trim());
  return found.length === 1 ? (found[0] as string) : `${found.length} lines ${name}=`;
}

/** kubectl's refusal of a type, which PowerShell may break over lines. */
const REFUSED_TYPE = /valid --types are Normal or Warning/;

function judgeCritical(answer: Answer): Verdict {
  return required(answer.lines('type-report.txt'), (lines) => {
    const code = exitCode(lines, 'critical-rc');
    const refused = REFUSED_TYPE.test(joined(lines));
    const found = `${code}, ${refused ? 'with' : 'without'} kubectl's refusal`;
    return code === 'critical-rc=1' && refused ? pass(found) : fail(found);
  });
}

const NOTHING_FOUND = `No events found in ${NAMESPACE} namespace.`;

function judgeWarning(answer: Answer): Verdict {
  return judged(answer.lines('type-report.txt'), (lines) => {
    const code = exitCode(lines, 'warning-rc');
    const nothing = joined(lines).includes(NOTHING_FOUND);
    const rows = tableRows(lines);
    const warnings = rows.filter(
      ({ namespace = NAMESPACE, type }) => type === 'Warning' && namespace === NAMESPACE,
    ).length;
    const told = nothing ? (rows.length > 0 ? `${NOTHING_FOUND} and rows` : NOTHING_FOUND) : toldRows(rows);
    const found = `${code}, ${told}`;
    // A filter for Warning gives rows of that type, or none at all.
    const right = nothing ? rows.length === 0 : warnings > 0 && warnings === rows.length;
    return code === 'warning-rc=0' && right ? pass(found) : fail(found);
  });
}

function joined(lines: readonly string[]): string {
  return lines.join(' ').replace(/\s+/g, ' ');
}
