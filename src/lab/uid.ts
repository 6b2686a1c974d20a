import type { Answer } from './answer.ts';
import { fail, isProblem, judged, type Maybe, notApplicable, passIf, type Verdict } from './check.ts';
import { eventOf, type LabEvent, oneOfKind, uidIn } from './event.ts';
import { DONE, STARTED, WEIRD } from './events.ts';
import { at, shown } from './fields.ts';
import { OBJECT } from './lab-files.ts';

/** A uid as the API server makes them: a UUID in lower case. */
const UID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The UUID that stands for none. */
const NO_UID = '00000000-0000-0000-0000-000000000000';

/** The uid in pipeline-uid.txt, its only line. */
export function readUid(answer: Answer): Maybe<string> {
  const lines = answer.lines('pipeline-uid.txt');
  if (isProblem(lines)) return lines;
  const uid = lines.value[0]?.trim() ?? '';
  if (lines.value.length > 1) return { problem: `pipeline-uid.txt has ${lines.value.length} lines, not one` };
  if (!UID.test(uid) || uid === NO_UID) return { problem: `pipeline-uid.txt holds no uid: ${uid}` };
  return { value: uid };
}

/** The uid in pipeline-build1.yaml: only a manifest that was saved from the server carries it. */
export function savedUid(answer: Answer): unknown {
  const pipeline = oneOfKind(answer, 'pipeline-build1.yaml', OBJECT.kind);
  return isProblem(pipeline) ? undefined : at(pipeline.value, 'metadata', 'uid');
}

/**
 * The uid that all events agree on, two at least, where pipeline-uid.txt has another: then it is that file which is odd,
 * unless the object as it was saved from the server bears it out.
 */
export function uidOfEvents(answer: Answer): string | undefined {
  const uids = [STARTED, WEIRD, DONE].flatMap((event) => uidIn(answer, event) ?? []);
  const [first] = uids;
  const file = readUid(answer);
  const agreed = uids.length > 1 && uids.every((uid) => uid === first);
  if (!agreed || isProblem(file) || file.value === first || savedUid(answer) === file.value) return undefined;
  return first;
}

/** Whether the uid of an Event's object is the one in pipeline-uid.txt. */
export function judgeUid(answer: Answer, event: LabEvent): Verdict {
  return judged(eventOf(answer, event), () => {
    const file = readUid(answer);
    const uid = uidIn(answer, event);
    const odd = isProblem(file) ? file.problem : `${shown(uid)}, and pipeline-uid.txt has ${shown(file.value)}`;
    // Step 1 says what is wrong with that file; where it is not graded, nobody else would.
    const ofStep1 = isProblem(file) || uidOfEvents(answer) !== undefined;
    if (uid !== undefined && ofStep1 && answer.steps.includes(1)) return notApplicable(odd);
    return isProblem(file) ? fail(odd) : passIf(uid === file.value, uid === file.value ? uid : odd);
  });
}
