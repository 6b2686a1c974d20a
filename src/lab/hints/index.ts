import { OpTimelineError } from '../../error.ts';
import { excerpt } from '../../text/hidden.ts';
import { ENGLISH } from './english.ts';
import type { Hints } from './hints.ts';
import { JAPANESE } from './japanese.ts';
import { KOREAN } from './korean.ts';

/** The languages of hints. */
export type LabLanguage = 'en' | 'ja' | 'ko';

const HINTS: Readonly<Record<LabLanguage, Hints>> = { en: ENGLISH, ja: JAPANESE, ko: KOREAN };

/** The hints in a language, English by default. Throws `bad-option` for one that is not there. */
export function hintsIn(lang: string = 'en'): Hints {
  if (typeof lang === 'string' && Object.hasOwn(HINTS, lang)) return HINTS[lang as LabLanguage];
  throw new OpTimelineError('bad-option', `no hints in the language ${excerpt(String(lang), 20)}`, {
    remedy: `there is ${Object.keys(HINTS).join(', ')}`,
  });
}
