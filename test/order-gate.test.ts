import { expect, test } from 'vitest';
import { answerTo, eventsOf } from './support/answers.ts';
import { recordings } from './support/fixtures.ts';
import { orderFailures } from './support/gates.ts';

test.each(recordings())('the recording %s gives the same answer in any order', (recording) => {
  expect(orderFailures(eventsOf(recording, 'core.json'), answerTo, [1, 2, 3, 5, 8])).toEqual([]);
});
