import type { Answer } from '../answer.ts';
import { fail, isProblem, notApplicable, type Verdict } from '../check.ts';
import { eventOf, type LabEvent } from '../event.ts';
import { at } from '../fields.ts';
import { microsIn } from '../moments.ts';
import { readUid } from '../uid.ts';
import { liveUid } from './live-event.ts';
import type { LiveFacts } from './live-facts.ts';

/** How long the API server keeps an event after it was last written: `--event-ttl`, one hour by default. */
const EVENT_LIFE = 3_600_000_000;

/**
 * Whether the events of an answer are older than an event lives: then the cluster cannot show them any more. Only where
 * the answer is about the object that the cluster still has.
 */
export function mayHaveExpired(answer: Answer, facts: LiveFacts, event: LabEvent): boolean {
  const uid = readUid(answer);
  // Where the object may not be read, the times alone decide.
  if (facts.pipeline !== 'forbidden' && (isProblem(uid) || uid.value !== liveUid(facts))) return false;
  const fields = eventOf(answer, event);
  if (isProblem(fields)) return false;
  const written = microsIn(at(fields.value, 'firstTimestamp')) ?? microsIn(at(fields.value, 'eventTime'));
  return written !== undefined && facts.readAt - written > EVENT_LIFE;
}

/** The verdict on an event that the cluster does not have. */
export function absentEvent(answer: Answer, facts: LiveFacts, event: LabEvent): Verdict {
  return mayHaveExpired(answer, facts, event)
    ? notApplicable('not there any more: by the times of the answer its hour is over')
    : fail('the cluster has no such event');
}
