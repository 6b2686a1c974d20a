/** What stands in the place of a masked value. */
const MASK = '***';

/**
 * Words for a password, which are not names of objects too. `pass` and `pw` count as whole words, as parts between dashes
 * and underscores, and behind the names of common services: `bypass` and `compass` are no passwords.
 */
const PASSWORD =
  '(?:passw(?:or)?ds?|passphrases?|passcodes?|pwd' +
  '|(?:(?<![a-z])|(?<=bind|root|user|admin|sudo|db|my|mysql|pg|redis|smtp|mail|ldap|ssh))(?:pass|pw))';

/** `pass` and `pw` at the end of a word in camel case; only this needs the case of letters. */
const CAMEL_PASSWORD = '(?<=[a-z0-9])(?:Pass|Pw)';

/** Words for other values that give access to something, which are parts of the names of objects and resources too. */
const ACCESS =
  '(?:secrets?|tokens?|credentials?|authorization|api[ _-]?key|' +
  '(?:access|account|private|secret|shared|signing|encryption|master|storage|client)[ _-]?key|[_-]key|' +
  '(?:tls|ca|cert|client|server|host|ssh)\\.key|\\.?docker(?:configjson|cfg)|signature|[?&]sig|set-cookie|cookie|' +
  'session[_-]?id|(?:(?<=_)|(?<=["\']))auth)';

/** What may stand behind such a word and still name its value: `secret_id`, `token-value`. */
const PART = '(?:[_-]?(?:key|value|data|id))?';

/** A quote, escaped or not. */
const QUOTE = '\\\\{0,4}["\']';

/**
 * A sign behind which a value stands for sure: `=`, a colon without a blank, quotes of JSON around both (`volume "token" :
 * secret "x" not found` holds no secret), their forms in a URL, and the field errors of the API. Runs of blanks are
 * without a bound, but each begins where a word ends, so that it is read once.
 */
const SIGN =
  '(?:\\s*(?:=>|={1,3}|:=)\\s*|\\s*:(?!\\s)' +
  `|${QUOTE}(?:\\s*(?:=>|={1,3}|:)\\s*(?=${QUOTE})|(?:=>|={1,3}|:)(?=\\S))` +
  '|(?:%(?:25){0,2}22)?%(?:25){0,2}3[AD](?:%(?:25){0,2}2[02])?' +
  '|:\\s+(?:Invalid|Unsupported|Duplicate) value:\\s*)';

/** A colon and a blank: behind it stands a value, or the words of an error (`failed to fetch token: not found`). */
const COLON = `(?:${QUOTE}|\\s*):\\s+(?=\\S)`;

/** Not within a taint as the scheduler writes it: `untolerated taint {secret-key: value}`. */
const NO_TAINT = '(?<!\\btaints?(?:\\(s\\))?:? \\{[^{}]{0,320})';

/** Not the name of a key that the kubelet misses: `references non-existent secret key: tls.crt`. */
const NO_KEY_NAME = '(?<!non-existent secret key: )';

/** Not the tag of an image or a part of the name of a role: `registry.example/team/token:v1`, `system:secrets:viewer`. */
const NO_PATH = `(?<![/:][\\w.-]{0,64}${ACCESS}${PART}:)`;

/** A value in quotes (escaped or not), up to where they close. */
const QUOTED = '(?:\\\\{1,4}"[^"]{0,4096}|"(?:[^"\\\\]|\\\\.){0,4096}|\'[^\']{0,4096})';

/** A value: in quotes, else up to a blank or quote. */
const VALUE = `(?:${QUOTED}|[^\\s"']{1,4096})`;

/** Words that stand alone behind a colon or flag and tell what went wrong, or go on with the sentence. */
const PLAIN =
  '(?:required|invalid|forbidden|unexpected|unsupported|unauthori[sz]ed|unauthenticated|unavailable|unknown|unable|' +
  'not|no|none|null|nil|true|false|is|are|was|were|must|may|can|cannot|should|has|and|or|for|in|of|to|the|' +
  'missing|empty|expired|revoked|rejected|denied|failed|failure|error|errors|timeout|eof|canceled|cancell?ed|closed|' +
  'refused|conflict|duplicate|malformed|mismatch|incorrect|wrong|valid|optional|immutable|deprecated|ok|' +
  'notfound|alreadyexists|toomanyrequests|deadlineexceeded|<nil>|<none>|<unset>|<redacted>)(?![^\\s.,;:!"\')}\\]])';

/** Where a clause ends behind a word: at the end of the line, a closing sign, or the next pair of name and value. */
const CLAUSE_END =
  '(?=[,;})\\]"\']|[^\\S\\n]*(?:$|\\n)|(?<=\\.)\\s' +
  '|\\s+(?:[\\w.-]{1,64}=|(?:user(?:name)?|login|e?mail|host|port|server|database|db|url|name)\\s?:))';

/** One word and the end of the clause; what closes a brace around it stays. */
const LONE_WORD = `(?=[^\\s"'][^\\s"',;})\\]]{0,4096}${CLAUSE_END})[^\\s"']{0,4096}[^\\s"',;})\\]]`;

/**
 * A word that looks like a secret although more words follow: letters mixed with digits or marks. Names of objects,
 * addresses and what Go puts before an error (`x509: …`, `oauth2: …`) look so too.
 */
const ODD_WORD =
  '(?![a-z]{1,63}[-.][a-z0-9.-]{0,253}\\s|[\\w./-]{1,253}:\\s|[a-z]{1,31}:\\/\\/|\\/)' +
  '(?=[^\\s"\']{0,4096}[\\d!@#$%^&*+=~])(?=[^\\s"\']{0,4096}[a-z])[^\\s"\']{6,4096}';

/** What a value behind a colon and a blank looks like; a quoted name in a sentence about an object is none. */
const VALUE_IN_PROSE =
  `(?!${PLAIN})(?:(?!${QUOTE}[^"']{0,253}${QUOTE} (?:not found|already exists|is forbidden|does not exist))${QUOTED}` +
  `|${LONE_WORD}|${ODD_WORD})`;

/** Patterns for a word that names a value, a sign, and the value. */
function namedBy(word: string, flags: string): RegExp[] {
  return [
    // name: DB_PASSWORD, value: abc
    new RegExp(`(\\bname\\W{1,8}[\\w.-]{0,64}?${word}${PART}\\W{1,8}value(?:${QUOTE})?\\s*[:=]\\s*)${VALUE}()`, flags),
    // password=abc, "api_key": "a b", {\\"token\\":\\"abc\\"}, password%3Dabc
    new RegExp(`(${word}${PART}${SIGN}(?=\\S)${NO_TAINT}${NO_PATH})${VALUE}()`, flags),
    // password: abc
    new RegExp(`(${word}${PART}${COLON}${NO_TAINT}${NO_KEY_NAME})${VALUE_IN_PROSE}()`, flags),
    // <password>abc</password>, or cut off behind the value
    new RegExp(
      `(${word}${PART}(?:\\s[^<>]{0,256})?>(?:<!\\[CDATA\\[)?)(?:[^<>]{1,4096}(?=<\\/|<\\\\\\/|>)|[^\\s<>]{1,4096}$)()`,
      flags,
    ),
  ];
}

/**
 * Patterns of values that give access to something; each keeps what names the value (group 1) and what stands behind it
 * (group 2). Quantifiers have a bound or read what no other start of the pattern reads, so none takes more than linear
 * time.
 */
const SECRETS: readonly RegExp[] = [
  // scheme://user:password@host, up to the last @ before the path
  /(:\/\/)[^\s/"'<>]{1,1024}(@)/g,
  // The same with a slash in the password; digits and a slash are a port and a path
  /(:\/\/[^\s/:@"'<>[\]]{0,128}:)(?!\d{1,5}(?:[/?#,;]|$))(?:[^\s"'<>:]|:(?!\/\/)){1,512}(@)/g,
  // user:password@tcp(host:port)/database, as drivers for Go take it
  /((?<![^\s"'`=(,[])[^\s:"'@/(]{0,64}:)\S{1,128}(@(?:\w{1,16}\(|\/))/g,
  // The address of a webhook gives access by its last part
  /(hooks\.slack(?:-gov)?\.com\/\w{1,16}\/[^\s"'<>/]{1,64}\/(?:[^\s"'<>/]{1,64}\/)?)[^\s"'<>/]{1,256}()/gi,
  // Authorization: Bearer abc, Authorization:[Basic abc]
  /(\b(?:proxy-)?authorization\\{0,4}["']?\s{0,4}[:=]\s{0,4}[["'\\]{0,5}(?:bearer|basic|token|digest|negotiate|apikey)\s{1,4})[^\s"',;\]\\]{1,4096}()/gi,
  // Bearer abc123; a word of small letters goes on with a sentence (`basic authentication failed`)
  /(\b(?:bearer|basic)\s{1,4})(?![a-z]{1,20}(?:[-/.][a-z]{1,20}){0,4}[^\w\s]{0,4}(?:\s|$))[A-Za-z0-9._~+/=-]{8,4096}()/gi,
  // Cookies hold several values
  /(\bcookie["']?\s{0,4}[:=]\s{0,4})[^\n"']{1,4096}()/gi,
  ...namedBy(`(?:${PASSWORD}|${ACCESS})`, 'gi'),
  ...namedBy(CAMEL_PASSWORD, 'g'),
  // password "abc"; of a secret or token, this is the name
  new RegExp(`(${PASSWORD}\\s+(?=${QUOTE}[^"']))${QUOTED}()`, 'gi'),
  // --token abc, --db-password "a b", ["--token", "abc"]
  new RegExp(
    `((?<![^\\s"'\`=(,[])--?(?:[\\w.-]{0,64}[_.-])?(?:${PASSWORD}|secrets?|tokens?|credentials?|(?:[a-z]{1,16}-)?key)` +
      `(?:\\s+|${QUOTE},?\\s*(?=${QUOTE})))(?!--|${PLAIN})${VALUE}()`,
    'gi',
  ),
  // -u user:password; two numbers are those of a user and a group
  /((?<![^\s"'`=(,[])(?:-u|--(?:proxy-)?user)(?:\s*=\s*|["'],?\s*|\s+)["']?)(?!\d{1,10}:\d{1,10}(?!\S))[^\s"':]{0,256}:[^\s"']{1,1024}()/gi,
  // JSON Web Tokens, keys of well-known services, private keys
  /(\b)eyJ[A-Za-z0-9_-]{8,4096}\.[A-Za-z0-9_-]{2,8192}\.[A-Za-z0-9_-]{0,4096}()/g,
  /(\b)(?:AKIA|ASIA)[A-Z0-9]{16}\b()/g,
  /(\b)(?:gh[pousr]_[A-Za-z0-9]{20,255}|github_pat_\w{20,255}|[sr]k_(?:live|test)_\w{8,255}|dckr_pat_[\w-]{8,255}|AIza[\w-]{30,50}|npm_[A-Za-z0-9]{30,50}|hv[sb]\.[\w-]{20,255})()/g,
  // These could be parts of the name of an object, so they begin a word, and hold more than words joined by dashes
  /((?<![\w-]))(?:glpat-[\w-]{16,255}|xox[abprs]-[A-Za-z0-9-]{10,255})()/g,
  /((?<![\w-]))sk-(?=[\w-]{0,255}\d)(?=[\w-]{0,255}(?:[A-Z]|[A-Za-z0-9]{20}))[\w-]{20,255}()/g,
  /(-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----)[^-]{1,16384}()/g,
];

/** A piece of every secret the patterns know: most notes have none, and this asks them quicker. */
const HINT =
  /pass|pw|secret|token|key|credential|auth|docker|bearer|basic |cookie|signature|sig=|session|:\/\/|hooks\.|@\w{0,16}[(/]|eyJ|AKIA|ASIA|gh[pousr]_|github_|glpat|xox|[sr]k_|sk-|dckr_|AIza|npm_|hv[sb]\.|-----BEGIN|-u|--user|-user/i;

/** Characters that can hide in the middle of a word. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u2060-\u206f\ufeff]/g;

/**
 * The text with the values of passwords, tokens and keys replaced by `***`. It errs on the side of masking: a draft of
 * an incident is passed on to people who may not read the namespace it came from.
 */
export function maskSecrets(text: string): string {
  const plain = text.replace(INVISIBLE, '');
  // Where something invisible stands in a word that names a secret, nothing of the text can be shown with care.
  if (plain !== text && mask(plain) !== plain && mask(text) === text) return MASK;
  return mask(text);
}

function mask(text: string): string {
  if (!HINT.test(text)) return text;
  let masked = text;
  for (const pattern of SECRETS) masked = masked.replace(pattern, `$1${MASK}$2`);
  return masked;
}

/** Whether a text seems to hold the value of a password, token or key. */
export function hasSecret(text: string): boolean {
  return maskSecrets(text) !== text;
}
