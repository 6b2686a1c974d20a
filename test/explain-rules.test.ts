import { describe, expect, test } from 'vitest';
import { FINDING_CODES } from '../src/findings/finding.ts';
import { catalogueOf } from '../src/findings/reasons-option.ts';
import { RULES } from '../src/findings/rules/index.ts';
import { sceneOf } from '../src/findings/scene.ts';
import { sightingsIn } from '../src/findings/sighting.ts';
import type { KubeEvent } from '../src/index.ts';
import { buildTimeline } from '../src/index.ts';
import { builtInCatalogue } from '../src/reasons/index.ts';
import { eventsOf } from './support/answers.ts';
import { legacy } from './support/events.ts';
import { recordings } from './support/fixtures.ts';

/** Codes that are read from more than a list of reasons: their rule says so in a sentence. */
const OF_ANY = ['operator-failed', 'failure'];

/** Each reason that a detector took of some events, as `code reason`, unless the rule of the code names it. */
function untoldIn(events: readonly KubeEvent[]): string[] {
  const taken = sightingsIn(sceneOf(buildTimeline(events), catalogueOf()))
    .filter(({ code }) => !OF_ANY.includes(code))
    .flatMap(({ code, group }) => group.map(({ reason }) => ({ code, reason })));
  const untold = taken.filter(({ code, reason }) => !RULES[code].reasons.includes(reason));
  return [...new Set(untold.map(({ code, reason }) => `${code} ${reason}`))].sort();
}

describe('the rule of a code names every reason that its detector takes', () => {
  test.each(recordings())('from the recording %s', (recording) => {
    expect(untoldIn(eventsOf(recording, 'core.json'))).toEqual([]);
  });

  test('from the catalogue', () => {
    const events = builtInCatalogue()
      .entries()
      .flatMap(({ reason, component, kinds, type }, index) =>
        kinds.map((kind) =>
          legacy(reason, index, {
            type,
            message: '',
            metadata: { uid: `${index}-${kind}`, namespace: 'shop' },
            involvedObject: { kind, namespace: 'shop', name: `object-${index}` },
            source: { component },
          }),
        ),
      );
    expect(untoldIn(events)).toEqual([]);
  });
});

test('no rule names a reason twice', () => {
  const twice = FINDING_CODES.filter((code) => new Set(RULES[code].reasons).size < RULES[code].reasons.length);
  expect(twice).toEqual([]);
});
