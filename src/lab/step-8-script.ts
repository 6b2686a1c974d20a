import type { Answer } from './answer.ts';
import { check, fail, judged, pass, required, type Verdict } from './check.ts';
import { plainFault, readingFault } from './script-faults.ts';
import { fixedText } from './script-fixed.ts';

export const STEP_8_SCRIPT = [
  check(
    'step-8.script',
    'timeline.sh: asks kubectl for the events of op-events and sorts the rows, each once',
    (answer) => required(answer.text('timeline.sh'), (text) => verdict(readingFault(text), 'kubectl and sort')),
  ),
  check('step-8.script-plain', 'timeline.sh: reads only, and works without this package', (answer) =>
    judgeScript(answer, plainFault, 'nothing but reading'),
  ),
  check('step-8.script-not-fixed', 'timeline.sh: prints no fixed text', (answer) =>
    judgeScript(answer, fixedText, 'no fixed text'),
  ),
] as const;

function judgeScript(answer: Answer, faultIn: (text: string) => string | undefined, right: string): Verdict {
  return judged(answer.text('timeline.sh'), (text) => verdict(faultIn(text), right));
}

function verdict(fault: string | undefined, right: string): Verdict {
  return fault === undefined ? pass(right) : fail(fault);
}
