/** Where one sentence ends and another begins: behind a full stop, blank and capital, or behind an ideographic one. */
const BOUNDARY = /[.!?…]["'”’)\]]*\s+(?=["'“‘([]?[\p{Lu}\p{Lt}\p{Lo}])|[。！？][」』）)]*\s*(?=\p{L})/gu;

/** Behind these a full stop ends no sentence. */
const ABBREVIATION = /(?:^|[\s(])(?:e\.g|i\.e|cf|vs|etc|approx|no|nr|resp|incl|dr|mr|mrs|ms|st|z\.B|d\.h)\.\s*$/i;

/** What is wrong with a text as one sentence, in words; undefined where it is one, in any language. */
export function sentenceFault(text: string): string | undefined {
  const trimmed = text.trim();
  if (!/\p{L}/u.test(trimmed)) return 'no words';
  if (/[\r\n\u2028\u2029]/.test(trimmed)) return 'more than one line';
  if (isBareWord(trimmed)) return 'a single word';
  for (const match of trimmed.matchAll(BOUNDARY)) {
    if (!ABBREVIATION.test(trimmed.slice(Math.max(0, match.index - 10), match.index + 1)))
      return 'more than one sentence';
  }
  return undefined;
}

/** One word without the mark that ends a sentence, such as a reason; scripts without blanks are not judged so. */
function isBareWord(text: string): boolean {
  return /^[\p{Script=Latin}\p{N}_./-]+$/u.test(text) && !/[.!?…]$/.test(text);
}
