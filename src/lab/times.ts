import type { Answer } from './answer.ts';
import { fail, isProblem, judged, pass, type Verdict } from './check.ts';
import { eventOf, type LabEvent } from './event.ts';
import { DONE, STARTED, WEIRD } from './events.ts';
import { at, shown } from './fields.ts';
import { MICRO_TIME, microsIn } from './moments.ts';

const SECOND = 1_000_000;

/** Both times of a step are now: what lies further apart was not. */
const NEAR = 60 * SECOND;

/** Events live an hour, so those of one lab are written within one day. */
const SAME_LAB = 24 * 3_600 * SECOND;

/** Whether firstTimestamp and lastTimestamp are there and the same moment, and that moment lies in this lab. */
export function judgeTimes(answer: Answer, event: LabEvent): Verdict {
  return judged(eventOf(answer, event), (fields) => {
    const found = (name: string) => `${name} ${shown(at(fields, name))}`;
    const first = wholeSecond(microsIn(at(fields, 'firstTimestamp')));
    const last = wholeSecond(microsIn(at(fields, 'lastTimestamp')));
    const both = `${found('firstTimestamp')}, ${found('lastTimestamp')}`;
    if (first === undefined || last === undefined) return fail(both);
    if (last < first || last - first > NEAR) return fail(`${both}: not the same moment`);
    const elsewhere = otherMoments(answer, event);
    if (isAway(first, elsewhere)) return fail(`${both}: more than a day from the other events of this lab`);
    return pass(both);
  });
}

/** Microseconds of the second that the API keeps of a time. */
function wholeSecond(micros: number | undefined): number | undefined {
  return micros === undefined ? undefined : Math.floor(micros / SECOND) * SECOND;
}

/** Whether eventTime is there with its six decimals, in this lab. */
export function judgeEventTime(answer: Answer): Verdict {
  return judged(eventOf(answer, DONE), (fields) => {
    const found = at(fields, 'eventTime');
    const micros = microsIn(found, MICRO_TIME);
    if (micros === undefined) return fail(`eventTime ${shown(found)}`);
    if (isAway(micros, otherMoments(answer, DONE))) {
      return fail(`eventTime ${shown(found)}: more than a day from the other events of this lab`);
    }
    return pass(`eventTime ${shown(found)}`);
  });
}

function isAway(moment: number, others: readonly number[]): boolean {
  return others.length > 0 && others.every((other) => Math.abs(other - moment) > SAME_LAB);
}

/** The moments that the other events of the lab begin at, as far as they have one. */
function otherMoments(answer: Answer, { name }: LabEvent): number[] {
  const others = [STARTED, WEIRD, DONE].filter((event) => event.name !== name);
  return others.flatMap((event) => {
    const fields = eventOf(answer, event);
    if (isProblem(fields)) return [];
    const micros = microsIn(at(fields.value, event.api === 'v1' ? 'firstTimestamp' : 'eventTime'));
    return micros === undefined ? [] : [micros];
  });
}
