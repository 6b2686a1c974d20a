import type { Answer } from './answer.ts';
import { check, fail, isProblem, judged, pass, passIf, required, type Verdict } from './check.ts';
import { eventOf, judgeEventFile, judgeValues } from './event.ts';
import { ORPHAN } from './events.ts';
import { at, isUnset, shown } from './fields.ts';

export const STEP_3 = [
  check('step-3.event-bad', 'event-bad.yaml: one core v1 Event build-1-orphan', (answer) =>
    judgeEventFile(answer, ORPHAN),
  ),
  check('step-3.no-object', 'no involvedObject', (answer) =>
    judged(eventOf(answer, ORPHAN), (fields) => {
      const reference = at(fields, 'involvedObject');
      return passIf(isUnset(reference), `involvedObject ${shown(reference)}`);
    }),
  ),
  check('step-3.reason-and-type', 'reason NoTarget, type Normal', (answer) =>
    judgeValues(answer, ORPHAN, { reason: 'NoTarget', type: 'Normal' }),
  ),
  check('step-3.first-line', 'the first line of invalid-event.txt: apply-rc=1', judgeFirstLine),
  check(
    'step-3.server-words',
    'below it: The Event "build-1-orphan" is invalid: involvedObject.namespace: Invalid value: "": does not match event.namespace',
    judgeWords,
  ),
] as const;

/** kubectl exits with 1 whatever the server refused. */
function judgeFirstLine(answer: Answer): Verdict {
  return required(answer.lines('invalid-event.txt'), (lines) => {
    const [first = ''] = lines;
    const others = lines.slice(1).filter((line) => /^\s*apply-rc\s*=/.test(line) && line.trim() !== first);
    if (first !== 'apply-rc=1' || others.length === 0) return passIf(first === 'apply-rc=1', first);
    return fail(`${first}, and below it ${others.join(', ')}`);
  });
}

/**
 * The server's refusal as every kubectl since 1.25 prints it, at the beginning of a line, with one cause or as a list.
 * PowerShell puts the name of the program before it, and breaks its lines at blanks.
 */
const REFUSAL =
  /^[ \t]*(?:\S*kubectl(?:\.exe)?\s*:\s+)?(?:The\s+|Error from server \(Invalid\):\s+(?:error\s+when\s+\S+\s+"[^"\n]*":\s+)?)Event\s+"build-1-orphan"\s+is\s+invalid:\s+(?:\*\s+)?involvedObject\.namespace:\s+Invalid\s+value:\s+"":\s+does\s+not\s+match\s+event\.namespace(?![\w.])/m;

/** What kubectl prints of an object that was taken. */
const TAKEN = /\bevent(?:\.events\.k8s\.io)?\/\S{1,253} (?:created|configured|unchanged|serverside-applied)\b/;

function judgeWords(answer: Answer): Verdict {
  const lines = answer.lines('invalid-event.txt');
  if (isProblem(lines)) return judged(lines, () => fail(''));
  // A first line of another form may be the words themselves.
  const [first = '', ...below] = lines.value;
  const words = (/^\s*apply-rc/.test(first) ? below : lines.value).join('\n');
  const told = words.replace(/\s+/g, ' ').trim();
  if (told === '') return fail('nothing below the first line');
  return REFUSAL.test(words) && !TAKEN.test(words) ? pass(told) : fail(told);
}
