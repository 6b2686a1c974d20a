import type { Answer } from './answer.ts';
import { check, fail, judged, pass, passIf, required, type Verdict } from './check.ts';
import { eventOf, judgeEventFile, judgeObject, judgeValues } from './event.ts';
import { STARTED } from './events.ts';
import { at, shown } from './fields.ts';
import { ageSeconds, tableRows, toldRow, toldRows } from './kubectl-table.ts';
import { NAMESPACE, OBJECT, REPORTER } from './lab-files.ts';
import { sentenceFault } from './sentence.ts';
import { judgeTimes } from './times.ts';
import { judgeUid } from './uid.ts';

export const STEP_2 = [
  check('step-2.event-started', 'event-started.yaml: one core v1 Event build-1-started that the API takes', (answer) =>
    judgeEventFile(answer, STARTED),
  ),
  check(
    'step-2.object',
    'involvedObject: apiVersion ev.labhub.io/v1, kind Pipeline, name build-1, namespace op-events',
    (answer) => judgeObject(answer, STARTED),
  ),
  check('step-2.uid', 'involvedObject.uid: the uid in pipeline-uid.txt', (answer) => judgeUid(answer, STARTED)),
  check('step-2.reason-and-type', 'reason ReconcileStarted, type Normal', (answer) =>
    judgeValues(answer, STARTED, { reason: 'ReconcileStarted', type: 'Normal' }),
  ),
  check('step-2.message', 'message: one sentence', judgeMessage),
  check('step-2.times', 'firstTimestamp and lastTimestamp: now, both (RFC 3339)', (answer) =>
    judgeTimes(answer, STARTED),
  ),
  check('step-2.count', 'count 1', (answer) => judgeValues(answer, STARTED, { count: 1 })),
  check('step-2.source', `source.component ${REPORTER}`, (answer) =>
    judgeValues(answer, STARTED, { 'source.component': REPORTER }),
  ),
  check(
    'step-2.events-list',
    'events-list.txt: the table of kubectl events, with Normal ReconcileStarted Pipeline/build-1, not repeated yet',
    judgeList,
  ),
] as const;

function judgeMessage(answer: Answer): Verdict {
  return judged(eventOf(answer, STARTED), (fields) => {
    const message = at(fields, 'message');
    if (typeof message !== 'string') return fail(`message ${shown(message)}`);
    const fault = sentenceFault(message);
    return fault === undefined ? pass(message.trim()) : fail(`${fault}: ${shown(message)}`);
  });
}

function judgeList(answer: Answer): Verdict {
  return required(answer.lines('events-list.txt'), (lines) => {
    const rows = tableRows(lines);
    const started = rows.filter(
      ({ namespace = NAMESPACE, type, reason, object }) =>
        namespace === NAMESPACE &&
        type === 'Normal' &&
        reason === 'ReconcileStarted' &&
        object === `${OBJECT.kind}/${OBJECT.name}`,
    );
    const single = started.find(
      ({ count, lastSeen, rest }) => count === undefined && ageSeconds(lastSeen) !== undefined && rest !== '',
    );
    if (single) return passIf(true, toldRow(single));
    return fail(toldRows(started.length > 0 ? started : rows));
  });
}
