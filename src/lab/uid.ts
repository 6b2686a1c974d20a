import type { Answer } from './answer.ts';
import { isProblem, type Maybe } from './check.ts';

/** A uid as the API server makes them: a UUID in lower case. */
const UID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The UUID that stands for none. */
const NO_UID = '00000000-0000-0000-0000-000000000000';

/** The uid in pipeline-uid.txt, its only line. */
export function readUid(answer: Answer): Maybe<string> {
  const lines = answer.lines('pipeline-uid.txt');
  if (isProblem(lines)) return lines;
  const [uid = ''] = lines.value;
  if (lines.value.length > 1) return { problem: `pipeline-uid.txt has ${lines.value.length} lines, not one` };
  if (!UID.test(uid) || uid === NO_UID) return { problem: `pipeline-uid.txt holds no uid: ${uid}` };
  return { value: uid };
}
