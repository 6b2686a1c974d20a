import { OpTimelineError } from '../error.ts';
import { excerpt } from '../text/hidden.ts';
import { ENGLISH } from './wording/english/index.ts';
import { JAPANESE } from './wording/japanese/index.ts';
import { KOREAN } from './wording/korean/index.ts';
import { UKRAINIAN } from './wording/ukrainian/index.ts';
import type { Wording } from './wording/wording.ts';

/** The languages the draft can be written in. */
export type Language = 'en' | 'ja' | 'ko' | 'uk';

const WORDINGS: Readonly<Record<Language, Wording>> = {
  en: ENGLISH,
  ja: JAPANESE,
  ko: KOREAN,
  uk: UKRAINIAN,
};

export const LANGUAGES = Object.keys(WORDINGS) as readonly Language[];

/** The words of a language, English by default. Throws `bad-option` for one that is not there. */
export function wordingOf(lang: string = 'en'): Wording {
  if (typeof lang === 'string' && Object.hasOwn(WORDINGS, lang)) return WORDINGS[lang as Language];
  throw new OpTimelineError(
    'bad-option',
    `no wording in the language ${typeof lang === 'string' ? excerpt(lang, 20) : `of the type ${typeof lang}`}`,
    {
      remedy: `there is ${LANGUAGES.join(', ')}`,
    },
  );
}
