const UNIT = '(?:s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|秒間?|分間?|時間|日間|초|분|시간)';

/** What a table of rows cannot hold, and what it is called. Ordinary numbers (64 CPUs, step 8, three events) are none. */
const NOT_IN_TABLE: readonly (readonly [string, RegExp])[] = [
  ['a time', /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\b\d{1,2}:\d\d:\d\d\b|\b\d{1,2}:\d\d ?(?:Z\b|UTC\b|[AaPp]\.?[Mm]\b)/],
  ['a count', /[(（]?\b[x×]\s?\d+ over\b|(?<![A-Za-z0-9])[x×]\d{1,6}(?![A-Za-z0-9])|\b\d{1,6}\s?[x×](?![A-Za-z0-9])/],
  [
    'a count',
    /\b\d{1,6}\s*(?:times\b|번(?![째호])|회(?![가-힣]))|(?<!第)\d{1,6}回|\b(?:five|six|seven|eight|nine) times\b|[一二三四五六七八九十]回|다섯\s?(?:번|차례)/,
  ],
  ['a count', /\bcount(?:er)?(?: is| was| reached|:|=)*\s*\d/i],
  [
    'an age',
    new RegExp(
      `\\b\\d{1,6}\\s*${UNIT}(?:\\s*\\d{1,6}\\s*${UNIT})?\\s*(?:ago|before|later|earlier|前|後|전|후|뒤)`,
      'i',
    ),
  ],
  ['an age', /\b\d{1,6} ?(?:seconds|minutes|hours)\b|(?<![\w.-])\d{1,3}(?:m\d{1,2}s|s)(?![\w-])|\d{1,5}\s?(?:秒|초)/],
  ['a uid', /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/i],
];

/** The first time, age, count or uid in a text, which no table of rows has told; undefined where there is none. */
export function foreignNumber(text: string): string | undefined {
  for (const [name, pattern] of NOT_IN_TABLE) {
    const match = pattern.exec(text);
    if (match) return `${name}, ${match[0].trim()}`;
  }
  return undefined;
}
