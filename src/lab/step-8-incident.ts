import { SCHEDULER_REASONS } from '../reasons/index.ts';
import type { Answer } from './answer.ts';
import { check, fail, judged, pass, required, type Verdict } from './check.ts';
import { foreignNumber } from './incident-numbers.ts';
import { foreignReason } from './incident-reasons.ts';
import { incidentOf, weightOf, wordsOf } from './incident-text.ts';

/** The least that says what happened, by the measure of weightOf; a heading above a table has less. */
const ONE_SENTENCE = 5;

export const STEP_8_INCIDENT = [
  check('step-8.incident', 'incident.txt: sentences, not only the table again', (answer) =>
    required(incidentOf(answer), ({ prose }) => {
      const text = prose.join(' ');
      const found = text === '' ? 'nothing but rows' : text;
      return weightOf(text) >= ONE_SENTENCE ? pass(found) : fail(found);
    }),
  ),
  check('step-8.incident-scheduler', 'incident.txt names what the scheduler said: FailedScheduling', (answer) =>
    judgeNamed(answer, (reason) => SCHEDULER_REASONS.includes(reason)),
  ),
  check(
    'step-8.incident-operator',
    'incident.txt names what the operator said: ReconcileStarted or ReconcileSucceeded',
    (answer) => {
      const own = judgeNamed(answer, (reason) => /^Reconcile(?:Started|Succeeded)$/.test(reason));
      return own.result === 'fail' ? judgeOperator(answer, own) : own;
    },
  ),
  check('step-8.incident-odd-type', 'incident.txt names the type outside Normal and Warning: Critical', (answer) =>
    judged(incidentOf(answer), ({ prose }) => {
      const line = prose.find((text) => /\bC(?:ritical|RITICAL)\b/.test(wordsIn(text).join(' ')) || BY_TYPE.test(text));
      return line === undefined ? fail('no sentence has it') : pass(line);
    }),
  ),
  check(
    'step-8.incident-table-alone',
    'incident.txt: written from the table alone, with no reason, time, age, count or uid that it does not hold',
    (answer) =>
      judged(incidentOf(answer), (incident) => {
        const reason = foreignReason(incident);
        if (reason !== undefined) return fail(`${reason}, which timeline.txt does not have`);
        const number = foreignNumber(incident.whole);
        return number === undefined ? pass('nothing else') : fail(number);
      }),
  ),
] as const;

/** Whether a sentence names a reason of the table that is one of those. */
function judgeNamed(answer: Answer, isOne: (reason: string) => boolean): Verdict {
  return judged(incidentOf(answer), ({ prose, rows }) => {
    const reasons = new Set(rows.map(({ reason }) => reason).filter(isOne));
    const line = prose.find((text) => wordsIn(text).some((word) => reasons.has(word)));
    return line === undefined ? fail('no sentence has it') : pass(line);
  });
}

/** The operator and its like, in the languages of those who take the lab. */
const OPERATOR =
  /operator|controller|opérateur|operador|contrôleur|controlador|оператор|контрол|オペレータ|コントローラ|오퍼레이터|컨트롤러|操作器|控制器|操作员|運算子/i;

/** Whether the operator is told of by its reason for the odd type alone. */
function judgeOperator(answer: Answer, otherwise: Verdict): Verdict {
  const unknown = judgeNamed(answer, (reason) => reason === 'StageUnknown');
  if (unknown.result !== 'pass') return otherwise;
  return judged(incidentOf(answer), ({ prose }) => {
    const line = prose.find((text) => OPERATOR.test(text));
    return line === undefined ? otherwise : pass(line);
  });
}

/** Words without the marks that may join two: `Critical/StageUnknown`, `FailedScheduling-Event`. */
/** In another case it is the type where it stands by a word for types; else it may be any word. */
const BY_TYPE =
  /(?:\btyped?(?:\s+(?:of|is|was|as|called))?|тип[ауом]{0,2}|tipo|\btyp)\s+["'`«]?critical\b|\bcritical["'`»]?\s*(?:type|typed|タイプ|型|という|유형|타입|类型)/i;

function wordsIn(text: string): string[] {
  return wordsOf(text).flatMap((word) => [word, ...word.split(/[^A-Za-z0-9]+/)]);
}
