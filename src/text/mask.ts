/** What stands in the place of a masked value. */
const MASK = '***';

/** Words that name a value which gives access to something, as whole words or as parts of one (`DB_PASSWORD`). */
const KEY =
  '[\\w.-]{0,64}?(?:passw(?:or)?d|passphrase|passcode|pass|pwd|secrets?|tokens?|credentials?|api[_-]?key|' +
  '(?:access|account|private|secret|shared|signing|encryption|master|storage|client)[_-]?key|[_-]key|signature|[?&]sig|' +
  'set-cookie|cookie|session[_-]?id)(?:[_-]?(?:key|value|data|id))?';

/**
 * Between a key and its value: a sign; or quotes of JSON, escaped or not, and a sign, where the value is in quotes too or
 * the sign stands at once (`volume "token" : secret "x" not found` holds no secret).
 */
const SIGN =
  '(?:\\s{0,4}(?:=>|[:=])\\s{0,4}' +
  '|\\\\{0,4}["\'](?:\\s{0,4}(?:=>|[:=])\\s{0,4}(?=\\\\{0,4}["\'])|(?:=>|[:=])\\s?(?=\\S)))';

/** A value: in quotes (escaped or not) up to where they close, else up to a blank or quote. */
const VALUE = '(?:\\\\{1,4}"[^"]{0,4096}|"(?:[^"\\\\]|\\\\.){0,4096}|\'[^\']{0,4096}|[^\\s"\']{1,4096})';

/**
 * Patterns of values that give access to something; each keeps what names the value (group 1) and what stands behind it
 * (group 2). No quantifier is without a bound, so none takes more than linear time.
 */
const SECRETS: readonly RegExp[] = [
  // scheme://user:password@host, up to the last @ before the path
  /(\b[a-z][a-z0-9+.-]{0,30}:\/\/)[^\s/"'<>]{1,1024}(@)/gi,
  // Authorization: Bearer abc, Authorization:[Basic abc]
  /(\b(?:proxy-)?authorization\\{0,4}["']?\s{0,4}[:=]\s{0,4}[["'\\]{0,5}(?:(?:bearer|basic|token|digest|negotiate|apikey)\s{1,4})?)[^\s"',;\]\\]{1,4096}()/gi,
  /(\b(?:bearer|basic)\s{1,4})[A-Za-z0-9._~+/=-]{8,4096}()/gi,
  // Cookies hold several values
  /(\bcookie["']?\s{0,4}[:=]\s{0,4})[^\n"']{1,4096}()/gi,
  // name: DB_PASSWORD, value: abc
  new RegExp(`(\\bname\\W{1,8}${KEY}\\W{1,8}value${SIGN})${VALUE}()`, 'gi'),
  // password=abc, "api_key": "a b", {\\"token\\":\\"abc\\"}
  new RegExp(`((?<![A-Za-z0-9])${KEY}${SIGN})${VALUE}()`, 'gi'),
  // --token abc, -u user:password
  /((?<!\S)--?(?:password|passwd|pass|token|secret|api-key|access-key|secret-key)\s{1,4})[^\s"',;]{1,4096}()/gi,
  /((?<!\S)(?:-u|--user)\s{1,4})[^\s"':]{1,256}:[^\s"']{1,1024}()/gi,
  // JSON Web Tokens, keys of well-known services, private keys
  /(\b)eyJ[A-Za-z0-9_-]{8,4096}\.[A-Za-z0-9_-]{2,8192}\.[A-Za-z0-9_-]{0,4096}()/g,
  /(\b)(?:AKIA|ASIA)[A-Z0-9]{16}\b()/g,
  /(\b)(?:gh[pousr]_[A-Za-z0-9]{20,255}|github_pat_\w{20,255}|glpat-[\w-]{16,255}|xox[abprs]-[A-Za-z0-9-]{10,255}|sk-[\w-]{20,255}|AIza[\w-]{30,50}|npm_[A-Za-z0-9]{30,50}|hv[sb]\.[\w-]{20,255})()/g,
  /(-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----)[^-]{1,16384}()/g,
];

/** A piece of every secret the patterns know: most notes have none, and this asks them quicker. */
const HINT =
  /pass|pwd|secret|token|key|credential|authorization|bearer|basic |cookie|signature|sig=|session|:\/\/|eyJ|AKIA|ASIA|gh[pousr]_|github_|glpat|xox|sk-|AIza|npm_|hv[sb]\.|-----BEGIN|-u |--user/i;

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
