import { expect, test } from 'vitest';
import { findingsIn } from '../src/findings/index.ts';
import { ofCode } from '../src/findings/of-code.ts';
import { catalogueOf } from '../src/findings/reasons-option.ts';
import { sceneOf } from '../src/findings/scene.ts';
import { wordingOf } from '../src/incident/languages.ts';
import { countOf, EVENT, OF_OBJECTS, times } from '../src/incident/wording/ukrainian/phrases.ts';
import { ukrainianTools } from '../src/incident/wording/ukrainian/tools.ts';
import { buildTimeline } from '../src/index.ts';
import { legacy } from './support/events.ts';

test.each([
  ['one', [1, 21, 101, 1001], 'подія'],
  ['few', [2, 4, 22, 34, 1053], 'події'],
  ['many', [0, 5, 11, 12, 14, 20, 25, 111, 112, 214], 'подій'],
] as const)('a noun behind a number stands in the form the language has for it: %s', (category, counts, noun) => {
  const rules = new Intl.PluralRules('uk');
  for (const count of counts) {
    expect(rules.select(count)).toBe(category);
    expect(countOf(count, EVENT)).toBe(`${count} ${noun}`);
  }
});

test('the genitive has one form for all but one', () => {
  expect([1, 2, 5, 11, 21].map((count) => countOf(count, OF_OBJECTS))).toEqual([
    '1 об’єкта',
    '2 об’єктів',
    '5 об’єктів',
    '11 об’єктів',
    '21 об’єкта',
  ]);
});

test('how often: once without a digit, a lower bound as such, and nothing where it is not known', () => {
  expect([times(1, 'exact'), times(3, 'at-least'), times(11, 'exact'), times(9, 'unknown')]).toEqual([
    'один раз',
    'щонайменше 3 рази',
    '11 разів',
    '',
  ]);
});

test('what tools do with an odd type is told in Ukrainian', () => {
  const types = ['Odd', 'warning', 'Error'].map((type, seconds) => legacy('Odd', seconds, { type }));
  const found = findingsIn(sceneOf(buildTimeline(types), catalogueOf(undefined)));
  const tools = ofCode(found, 'odd-type').flatMap(({ args }) => args.tools);
  expect(tools.length).toBeGreaterThan(6);
  for (const tool of tools) expect(ukrainianTools([tool])).toMatch(/^[^:]+: [^:]*\p{Script=Cyrillic}/u);
});

test('no letter of a word is a Latin look-alike', () => {
  const { sections, withoutOrder, withoutTime, limits } = wordingOf('uk');
  const texts = [...Object.values(sections), withoutOrder, withoutTime, limits['best-effort']({}, {} as never)];
  for (const text of texts) expect(text).not.toMatch(/\p{Script=Cyrillic}[a-z]|[a-z]\p{Script=Cyrillic}/iu);
});
