import { expect, test } from 'vitest';
import { LIVE_CHECK_IDS } from '../src/lab/check-ids.ts';
import { hintsIn } from '../src/lab/hints/index.ts';
import { FILE_CHECKS } from '../src/lab/steps.ts';

const IDS = [...FILE_CHECKS.map(({ id }) => id), ...LIVE_CHECK_IDS];

test('ids are unique, and name their step', () => {
  expect(new Set(IDS).size).toBe(IDS.length);
  expect(IDS.filter((id) => !/^step-[1-8]\.[a-z]+(?:-[a-z0-9]+)*$/.test(id))).toEqual([]);
  expect(IDS).toContain('step-3.first-line');
});

test.each(['en', 'ja', 'ko'])('every check has a hint in %s, and no two have the same', (lang) => {
  const hints = hintsIn(lang);
  expect(Object.keys(hints).sort()).toEqual([...IDS].sort());
  expect(Object.values(hints).filter((hint) => hint.trim().length < 20)).toEqual([]);
  expect(new Set(Object.values(hints)).size).toBe(IDS.length);
});

test.each([
  ['ja', /[\u3040-\u30ff]/],
  ['ko', /[\uac00-\ud7af]/],
])('hints in %s are written in it', (lang, script) => {
  const english = hintsIn('en');
  for (const [id, hint] of Object.entries(hintsIn(lang))) {
    expect(hint, id).toMatch(script);
    expect(hint).not.toBe(english[id as keyof typeof english]);
    // What is typed and what the API calls things is the same in every language.
    expect(hint, id).not.toMatch(/\b(?:the|and|is|of)\b(?![^`]*=)/i);
  }
});

test('a language that is not there is refused', () => {
  expect(() => hintsIn('de')).toThrow(/no hints in the language de/);
});
