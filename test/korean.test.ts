import { expect, test } from 'vitest';
import { ofCode } from '../src/findings/of-code.ts';
import type { ClaimCode } from '../src/incident/claim.ts';
import { sayFinding, sayLimit } from '../src/incident/draft.ts';
import { KOREAN } from '../src/incident/wording/korean/index.ts';
import { koreanTools } from '../src/incident/wording/korean/tools.ts';
import type { Words } from '../src/incident/words.ts';
import { wordsFor } from '../src/incident/words.ts';
import { buildTimeline, findings } from '../src/index.ts';
import { CLAIMS_TOLD, FINDINGS_TOLD } from './support/claims-told.ts';
import { legacy } from './support/events.ts';
import { LIMITS_TOLD } from './support/limits-told.ts';

/** Words in which every text of a stranger is the same sign. */
const signs: Words = { ...wordsFor('UTC'), name: () => '§', moment: () => '§', at: () => '§', since: () => '§' };

test('no particle that depends on the sound before it stands behind a name', () => {
  const said = [
    ...(Object.keys(CLAIMS_TOLD) as ClaimCode[]).flatMap((code) => {
      const say = KOREAN.claims[code] as (args: unknown, words: Words) => string;
      return CLAIMS_TOLD[code].map((args) => say(args, signs));
    }),
    ...FINDINGS_TOLD.map((finding) => sayFinding(finding, KOREAN, signs)),
    ...LIMITS_TOLD.map((limit) => sayLimit(limit, KOREAN, signs).text),
  ];
  expect(said.filter((text) => text.includes('§')).length).toBeGreaterThan(500);
  for (const text of said) {
    // Behind brackets it goes with the word before them.
    expect(text).not.toMatch(/§”?(?:은|는|이|가|을|를|과|와|로|으로|이라|라|였|이었)(?![가-힣])/);
    expect(text).not.toMatch(/은\(는\)|이\(가\)|을\(를\)|와\(과\)|\(으\)로/);
  }
});

test('what tools do with an odd type is said in Korean', () => {
  const types = ['Odd', 'warning', 'Error'].map((type, seconds) => legacy('Odd', seconds, { type }));
  const tools = ofCode(findings(buildTimeline(types)), 'odd-type').flatMap(({ args }) => args.tools);
  expect(tools.length).toBeGreaterThan(6);
  for (const tool of tools) expect(koreanTools([tool])).toMatch(/^[^:]+: [^:]*[가-힣]$/);
});
