import { describe, expect, test } from 'vitest';
import { TROUBLE_CODES } from '../src/findings/finding.ts';
import { findingsIn } from '../src/findings/index.ts';
import { ofCode } from '../src/findings/of-code.ts';
import { catalogueOf } from '../src/findings/reasons-option.ts';
import { sceneOf } from '../src/findings/scene.ts';
import type { Claim } from '../src/incident/claim.ts';
import { draftScene, sayFinding, sayLimit } from '../src/incident/draft.ts';
import { LANGUAGES, wordingOf } from '../src/incident/languages.ts';
import { planIncident } from '../src/incident/plan.ts';
import { japaneseTools } from '../src/incident/wording/japanese/tools.ts';
import type { Wording } from '../src/incident/wording/wording.ts';
import { wordsFor } from '../src/incident/words.ts';
import { buildTimeline } from '../src/index.ts';
import { eventsOf } from './support/answers.ts';
import { CLAIMS_TOLD, COUNTS, FINDINGS_TOLD } from './support/claims-told.ts';
import { legacy } from './support/events.ts';
import { recordings } from './support/fixtures.ts';
import { LIMITS_TOLD } from './support/limits-told.ts';
import type { Say } from './support/shown-facts.ts';
import { factsShown, watched } from './support/shown-facts.ts';
import { MOMENT } from './support/troubles-told.ts';

const ENGLISH = wordingOf('en');
const OTHERS = LANGUAGES.filter((lang) => lang !== 'en');

/** Letters that a sentence of the language has. */
const SCRIPTS: Readonly<Record<string, RegExp>> = {
  ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
  ko: /\p{Script=Hangul}/u,
  uk: /\p{Script=Cyrillic}/u,
};

const words = wordsFor('UTC', MOMENT);

function sayClaim({ code, args }: Claim): Say {
  return (wording, words) => (wording.claims[code] as (args: Claim['args'], words: unknown) => string)(args, words);
}

/** Whatever the tables of words can say, from arguments made by hand: claims, findings and limits of every code. */
const SAYINGS: readonly Say[] = [
  ...Object.entries(CLAIMS_TOLD).flatMap(([code, all]) =>
    all.map((args) => sayClaim({ code, args } as unknown as Claim)),
  ),
  ...FINDINGS_TOLD.map(
    (finding): Say =>
      (wording, words) =>
        sayFinding(finding, wording, words),
  ),
  ...LIMITS_TOLD.map(
    (limit): Say =>
      (wording, words) =>
        sayLimit(limit, wording, words).text,
  ),
  ...COUNTS.flatMap((count): Say[] => [
    (wording, words) => wording.occurrences(count, 'at-least', MOMENT, MOMENT + 90_000_000, words),
    (wording, words) => wording.occurrences(count, 'unknown', null, MOMENT, words),
    (wording) => wording.moreRows(count),
  ]),
  (wording) => wording.readFrom('events.json (core-v1)'),
];

describe.each(recordings())('of the recording %s', (recording) => {
  const timeline = buildTimeline(eventsOf(recording, 'core.json'));
  const scene = sceneOf(timeline, catalogueOf(undefined));
  const found = findingsIn(scene);
  const { summary, order, nodes, said, types } = planIncident(scene, found);
  const sayings = [
    ...[...summary, ...order, ...nodes, ...said, ...types].map(sayClaim),
    ...found.map(
      (finding): Say =>
        (wording, words) =>
          sayFinding(finding, wording, words),
    ),
    ...timeline.coverage.limits.map(
      (limit): Say =>
        (wording, words) =>
          sayLimit(limit, wording, words).text,
    ),
  ];
  const english = draftScene(scene, found, {});

  test.each(OTHERS)('each sentence in %s rests on what the English one rests on', (lang) => {
    const { sentences, text } = draftScene(scene, found, { lang });
    expect(sentences.map(({ evidence }) => evidence)).toEqual(english.sentences.map(({ evidence }) => evidence));
    for (const sentence of sentences) expect(text).toContain(sentence.text);
  });

  test.each(OTHERS)('each sentence in %s shows the facts of the English one', (lang) => {
    const other = wordingOf(lang);
    for (const say of sayings) expect(factsShown(say, other, words)).toEqual(factsShown(say, ENGLISH, words));
  });
});

describe.each(OTHERS)('%s', (lang) => {
  const wording = wordingOf(lang);

  test('shows the facts of English, whatever can be said', () => {
    for (const say of SAYINGS) expect(factsShown(say, wording, words)).toEqual(factsShown(say, ENGLISH, words));
  });

  test('tells apart what English tells apart, and no more', () => {
    const [there, back] = [new Map<string, string>(), new Map<string, string>()];
    for (const say of SAYINGS) {
      const [english, other] = [say(ENGLISH, words), say(wording, words)];
      expect(there.get(english) ?? other).toBe(other);
      expect(back.get(other) ?? english).toBe(english);
      there.set(english, other);
      back.set(other, english);
    }
  });

  test('has no sentence or heading left in English', () => {
    const said = SAYINGS.map((say) => say(wording, words));
    // A line of the evidence may be a time alone.
    for (const text of said.filter((text) => /\p{L}/u.test(text))) expect(text).toMatch(SCRIPTS[lang] as RegExp);
    for (const heading of [...Object.values(wording.sections), wording.withoutOrder, wording.withoutTime]) {
      expect(heading).toMatch(SCRIPTS[lang] as RegExp);
    }
  });
});

test('Japanese says in its own words what tools do with an odd type', () => {
  const types = ['Odd', 'warning', 'Error'].map((type, seconds) => legacy('Odd', seconds, { type }));
  const found = findingsIn(sceneOf(buildTimeline(types), catalogueOf(undefined)));
  const tools = ofCode(found, 'odd-type').flatMap(({ args }) => args.tools);
  expect(tools.length).toBeGreaterThan(6);
  for (const tool of tools) {
    expect(japaneseTools([tool])).toMatch(/^[^:]+: [^:]*[\p{Script=Hiragana}\p{Script=Han}]$/u);
  }
});

test.each(LANGUAGES)('every sentence there is in %s is said by these tests', (lang) => {
  const { wording, unsaid } = watched(wordingOf(lang) as Wording);
  const codes = new Set(CLAIMS_TOLD.trouble.map(({ finding }) => finding.code));
  expect(TROUBLE_CODES.filter((code) => !codes.has(code))).toEqual([]);
  for (const say of SAYINGS) {
    const text = say(wording, words);
    expect(text).not.toMatch(/undefined|null|NaN|\[object/);
    expect(text).not.toMatch(/^\s|\s$| {2}/);
  }
  expect(unsaid()).toEqual([]);
});
