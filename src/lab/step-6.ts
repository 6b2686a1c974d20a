import { utf8Length } from '../text/utf8-order.ts';
import type { Answer } from './answer.ts';
import { check, fail, isProblem, judged, notApplicable, pass, required, type Verdict } from './check.ts';
import { eventOf, judgeEventFile, judgeObject, judgeValues } from './event.ts';
import { DONE, ORPHAN, STARTED, WEIRD } from './events.ts';
import { at, shown } from './fields.ts';
import { REPORTER } from './lab-files.ts';
import { judgeEventTime } from './times.ts';
import { judgeUid } from './uid.ts';

export const STEP_6 = [
  check('step-6.event-done', 'event-done.yaml: one events.k8s.io/v1 Event build-1-done that the API takes', (answer) =>
    judgeEventFile(answer, DONE),
  ),
  check(
    'step-6.object',
    'regarding: apiVersion ev.labhub.io/v1, kind Pipeline, name build-1, namespace op-events',
    (answer) => judgeObject(answer, DONE),
  ),
  check('step-6.uid', 'regarding.uid: the uid in pipeline-uid.txt', (answer) => judgeUid(answer, DONE)),
  check('step-6.reason-and-type', 'reason ReconcileSucceeded, type Normal', (answer) =>
    judgeValues(answer, DONE, { reason: 'ReconcileSucceeded', type: 'Normal' }),
  ),
  check('step-6.note', 'note: a text of at most 1024 bytes', judgeNote),
  check('step-6.event-time', 'eventTime: RFC 3339 with exactly six decimals', judgeEventTime),
  check('step-6.reporter', `reportingController ${REPORTER}, reportingInstance ${REPORTER}-0`, (answer) =>
    judgeValues(answer, DONE, { reportingController: REPORTER, reportingInstance: `${REPORTER}-0` }),
  ),
  check('step-6.action', 'action Reconcile', (answer) => judgeValues(answer, DONE, { action: 'Reconcile' })),
  check(
    'step-6.core-names',
    'both-apis.txt: a line core: with build-1-started, build-1-weird and build-1-done',
    (answer) => required(answer.lines('both-apis.txt'), (lines) => judgeNames(lines, 'core')),
  ),
  check(
    'step-6.new-names',
    'both-apis.txt: a line new: with build-1-started, build-1-weird and build-1-done',
    (answer) => {
      const lines = answer.lines('both-apis.txt');
      return isProblem(lines) ? notApplicable(lines.problem) : judgeNames(lines.value, 'new');
    },
  ),
] as const;

const MOST_NOTE_BYTES = 1024;

function judgeNote(answer: Answer): Verdict {
  return judged(eventOf(answer, DONE), (fields) => {
    const note = at(fields, 'note');
    if (typeof note !== 'string' || !/\p{L}/u.test(note)) return fail(`note ${shown(note)}`);
    const bytes = utf8Length(note);
    return bytes <= MOST_NOTE_BYTES ? pass(note.trim()) : fail(`a note of ${bytes} bytes`);
  });
}

/** A name of an event, or a separator at its end. */
const NAME = /^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/;

function judgeNames(lines: readonly string[], api: 'core' | 'new'): Verdict {
  const found = lines.flatMap((line) => new RegExp(`^\\s*${api}\\s*:(.*)$`).exec(line)?.[1] ?? []);
  if (found.length !== 1) return fail(`${found.length} lines ${api}:`);
  const names = namesIn(found[0] as string);
  const told = `${api}: ${names.join(' ')}`;
  const odd = names.find((name) => !NAME.test(name));
  if (odd !== undefined) return fail(`${told}: ${odd} is no name`);
  // The server refused it, so no list can have it.
  if (names.includes(ORPHAN.name)) return fail(told);
  const missing = [STARTED, WEIRD, DONE].map(({ name }) => name).filter((name) => !names.includes(name));
  return missing.length === 0 ? pass(told) : fail(`${told}: without ${missing.join(', ')}`);
}

/** The names of a line, whatever parts them, without `event/` and the like before them. */
function namesIn(text: string): string[] {
  return text
    .split(/[\s,;|"'`[\](){}]+/)
    .map((word) => word.replace(/^.*\//, ''))
    .filter((word) => word !== '');
}
