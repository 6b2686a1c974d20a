const UNIT = '(?:s|secs?|seconds?|m|mins?|minutes?|h|hrs?|hours?|d|days?|秒間?|分間?|時間|日間|초|분|시간)';

/** What a table of rows cannot hold, and what it is called. Ordinary numbers (step 8, three events) are none. */
const NOT_IN_TABLE: readonly (readonly [string, RegExp])[] = [
  ['a time', /\b\d{4}-\d\d-\d\d[T ]\d\d:\d\d|\b\d{1,2}:\d\d:\d\d\b|\b\d{1,2}:\d\d ?(?:Z\b|UTC\b|[AaPp]\.?[Mm]\b)/],
  ['a count', /[(（]?\b[x×]\s?\d+ over\b|(?<![A-Za-z0-9])[x×]\d{1,6}(?![A-Za-z0-9])|\b\d{1,6}\s?[x×](?![A-Za-z0-9])/],
  [
    'a count',
    /\b\d{1,6}\s*(?:times\b|번(?![째호])|회(?![가-힣]))|(?<!第)\d{1,6}回|\b(?:five|six|seven|eight|nine) times\b|[一二三四五六七八九十]回|다섯\s?(?:번|차례)/,
  ],
  [
    'a count',
    /(?<![\w.-])\d{1,6}\s?(?:Mal(?![\p{L}])|fois|veces|vezes|раз(?:и|ів|а)?(?![\p{L}])|occurrences)|\b(?:fünf|sechs)mal\b|(?:カウント|回数|횟수)[はがも는은이가]?\s?\d/u,
  ],
  [
    'a time',
    /(?<![\w./:-])(?:[01]\d|2[0-3]):[0-5]\d(?![\w:/]|\.\d)|(?<!\w)\d{1,2}\s?(?:h\s?\d\d(?!\w)|時\s?\d{1,2}\s?分|시\s?\d{1,2}\s?분)/,
  ],
  [
    'an age',
    /(?<![\w.-])\d{1,6}\s(?:Sekunden|Minuten|Stunden|secondes|heures|segundos|minutos|horas|секунд|хвилин|минут|годин|часов)(?![\p{L}])/u,
  ],
  ['an age', /\b(?:an?|one|two|three|five|ten|a few|several) (?:second|minute|hour|day)s? ago\b/i],
  ['a count', /\bcount(?:er)?(?: is| was| reached|:|=)*\s*\d/i],
  [
    'an age',
    new RegExp(
      `\\b\\d{1,6}\\s*${UNIT}(?:\\s*\\d{1,6}\\s*${UNIT})?\\s*(?:ago|before|later|earlier|前|後|전|후|뒤)`,
      'i',
    ),
  ],
  ['an age', /\b\d{1,6} ?(?:seconds|minutes|hours)\b|(?<![\w.-])\d{1,3}(?:m\d{1,2}s|s)(?![\w-])|\d{1,5}\s?(?:秒|초)/],
  ['a fact of the message', /\b\d+\/\d+ nodes\b|(?<![\w.-])\d{1,4}\s?(?:v?CPUs?(?![a-z])|cores?\b|コア|코어)/i],
  ['a fact of the message', /\bInsufficient (?:cpu|memory)\b/],
  ['the name of an event', /\b[a-z][a-z0-9-]*\.[0-9a-f]{14,17}\b/],
  ['an instance', /\bpipeline-operator-\d/],
  ['a uid', /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/i],
];

/** A sentence that says what the table does not tell, up to the number that it names. */
const DENIED = /\b(?:no|not|never|neither|nor|whether|cannot|without|unknown)\b[^.!?\n]*$/i;

/** The first time, age, count or uid in a text, which no table of rows has told; undefined where there is none. */
export function foreignNumber(text: string): string | undefined {
  // Digits in their full width are digits.
  const plain = text.normalize('NFKC');
  for (const [name, pattern] of NOT_IN_TABLE) {
    const match = pattern.exec(plain);
    if (match && !DENIED.test(plain.slice(Math.max(0, match.index - 60), match.index)))
      return `${name}, ${match[0].trim()}`;
  }
  return undefined;
}
