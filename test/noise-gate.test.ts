import { describe, expect, test } from 'vitest';
import { answerTo, eventsOf } from './support/answers.ts';
import { eventOf } from './support/events.ts';
import { recordings } from './support/fixtures.ts';
import { noiseFailures } from './support/gates.ts';
import { noiseFor } from './support/noise.ts';
import { isAlarm } from './support/truth.ts';

const AMOUNT = 500;

describe.each(recordings())('healthy events that come to the recording %s', (recording) => {
  const events = eventsOf(recording, 'core.json');

  test.each(['within', 'around'] as const)('change no alarm and no sentence about an incident: %s', (place) => {
    const noise = noiseFor(events, AMOUNT, place).map(eventOf);
    expect(noise).toHaveLength(AMOUNT);
    expect(noiseFailures(events, noise, answerTo)).toEqual([]);
  });
});

test.each(['within', 'around'] as const)('the noise by itself raises no alarm: %s', (place) => {
  const noise = noiseFor(eventsOf('quota', 'core.json'), AMOUNT, place).map(eventOf);
  expect(answerTo(noise).findings.filter(isAlarm)).toEqual([]);
});
