import { Answer } from './answer.ts';
import type { Verdict } from './check.ts';
import type { LabFiles } from './lab-files.ts';
import type { Judged } from './report.ts';
import { FILE_CHECKS, stepOf } from './steps.ts';

const NOT_SHOWN = 'not shown: the file is a link that leads out of the folder';

/** Judges the files of an answer by the checks of these steps. Pure, and never throws: a file holds what it will. */
export function judgeFiles(files: LabFiles, steps: readonly number[]): Judged[] {
  const answer = new Answer(files, steps);
  const chosen = FILE_CHECKS.filter(({ id }) => steps.includes(stepOf(id)));
  return chosen.map(({ id, expected, judge }) => ({ id, expected, verdict: guarded(answer, () => judge(answer)) }));
}

/** A verdict that shows nothing of a file outside of the folder. */
export function guarded(answer: Answer, judge: () => Verdict): Verdict {
  const verdict = judge();
  return answer.mayShow() ? verdict : { ...verdict, found: NOT_SHOWN };
}
