import { describe, expect, test } from 'vitest';
import { answerTo, eventsOf } from './support/answers.ts';
import { recordings } from './support/fixtures.ts';
import { mutationFailures, sentenceFailures } from './support/mutation.ts';
import { isAlarm } from './support/truth.ts';

/** Beyond so many events only the alarms are tried, one by one. */
const MANY_EVENTS = 200;

describe.each(recordings())('taking evidence away from the recording %s', (recording) => {
  const events = eventsOf(recording, 'core.json');
  const few = events.length <= MANY_EVENTS;

  test('takes away or weakens the finding that rests on it', () => {
    expect(mutationFailures(events, answerTo, few ? () => true : isAlarm)).toEqual([]);
  });

  test.runIf(few)('takes away or changes the sentence that rests on it', () => {
    expect(sentenceFailures(events, answerTo)).toEqual([]);
  });
});
