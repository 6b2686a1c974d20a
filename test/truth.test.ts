import { describe, expect, test } from 'vitest';
import { buildTimeline, findings } from '../src/index.ts';
import { answerTo, eventsOf, replayOf, truthOf } from './support/answers.ts';
import { claimsIn } from './support/claims.ts';
import { recordings } from './support/fixtures.ts';
import { evidenceFailures } from './support/gates.ts';
import { firstBadFailures } from './support/mutation.ts';
import { truthFailures } from './support/truth.ts';

describe.each(recordings())('the answer to the recording %s', (recording) => {
  const truth = truthOf(recording);
  const events = eventsOf(recording, 'core.json');
  const answer = answerTo(events);

  test('tells what happened, and nothing else', () => {
    expect(truthFailures(truth, answer)).toEqual([]);
  });

  test('rests on the events that its incidents begin with', () => {
    expect(firstBadFailures(truth, events, answerTo)).toEqual([]);
  });

  test('has evidence that exists for all it says', () => {
    expect(evidenceFailures(answer)).toEqual([]);
  });

  test('is the same through either API', () => {
    const other = answerTo(eventsOf(recording, 'new.json'));
    expect(other.findings).toEqual(answer.findings);
    expect(other.incident).toEqual(answer.incident);
  });

  const replayed = replayOf(recording);
  test.skipIf(replayed === null)('has the same findings where its watch is replayed', () => {
    expect(findings(buildTimeline(replayed ?? []))).toEqual(findings(buildTimeline(events)));
  });
});

test('most watches replay whole', () => {
  expect(recordings().filter((recording) => replayOf(recording) !== null).length).toBeGreaterThan(20);
});

// The judge judged: what is denied or left open is no claim, what is merely near a denial is one.
describe('a claim', () => {
  const REPAIRED = '\\b(?:recovered|repaired)\\b';
  test.each([
    'Pod/web has recovered.',
    'It is not known when, but web recovered.',
    'The image was not found; web recovered.',
    'The pod no longer fails, it recovered.',
    'It had not recovered until 15:24.',
    'Nothing failed. All recovered.',
    'No volume was bound and it recovered.',
  ])('is made by: %s', (text) => {
    expect(claimsIn(text, REPAIRED)).toHaveLength(1);
  });

  test.each([
    'Pod/web has not recovered.',
    'No later event shows that it recovered.',
    'Events do not show when, or by whom, it was repaired.',
    'Whether it recovered is not shown.',
    'Who repaired it, no event tells.',
    'web hasn’t recovered',
  ])('is not made by: %s', (text) => {
    expect(claimsIn(text, REPAIRED)).toEqual([]);
  });
});
