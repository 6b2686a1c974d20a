import { compareUtf8 } from '../text/utf8-order.ts';

type Compare = (a: string, b: string) => number;

/** Languages whose alphabets order Latin letters in the ways there are. */
const LANGUAGES = ['en', 'ja', 'ko', 'zh', 'de', 'sv', 'da', 'cs', 'et', 'lt', 'tr', 'es'];

/** The orders that `sort` and its like have in common locales, glibc's and PowerShell's without punctuation among them. */
function* localeOrders(): Generator<Compare> {
  // What `sort -f` does in the C locale.
  yield (a, b) => compareUtf8(a.toUpperCase(), b.toUpperCase());
  for (const language of LANGUAGES) {
    for (const ignorePunctuation of [false, true]) {
      for (const caseFirst of ['lower', 'upper'] as const) {
        yield new Intl.Collator(language, { ignorePunctuation, caseFirst }).compare;
      }
    }
  }
}

/** How lines are sorted: by bytes, by the order of some locale, or not at all. */
export function orderOf(lines: readonly string[]): 'bytes' | 'locale' | 'none' {
  if (isSorted(lines, compareUtf8)) return 'bytes';
  for (const compare of localeOrders()) if (isSorted(lines, compare)) return 'locale';
  return 'none';
}

function isSorted(lines: readonly string[], compare: Compare): boolean {
  return lines.every((line, index) => index === 0 || compare(lines[index - 1] as string, line) <= 0);
}
