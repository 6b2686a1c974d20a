/** What stands in the place of a masked value. */
const MASK = '***';

/**
 * Patterns of values that give access to something. Each keeps what names the value (group 1) and, where a delimiter
 * must stay, what follows it (group 2). All are linear: no quantifier can match what its neighbour matches.
 */
const SECRETS: readonly RegExp[] = [
  // scheme://user:password@host
  /(\b[a-z][a-z0-9+.-]{0,30}:\/\/[^\s/:@'"]{0,256}:)[^\s/@'"]{1,512}(@)/gi,
  // Authorization: Bearer abc, Authorization: Basic abc
  /(\bauthorization["']?\s{0,4}[:=]\s{0,4}["']?(?:bearer|basic|token|digest|negotiate)?\s{0,4})[^\s"',;]{1,4096}()/gi,
  // Bearer abc
  /(\bbearer\s{1,4})[A-Za-z0-9._~+/=-]{8,4096}()/gi,
  // password=abc, "api_key": "abc", AWS_SECRET_ACCESS_KEY=abc, --token abc
  /((?<![A-Za-z0-9])[\w.-]{0,64}(?:password|passwd|passphrase|pwd|secret|token|api[_-]?key|apikey|access[_-]?key(?:[_-]?id)?|private[_-]?key|credential|client[_-]?secret|[_-]key|[_-]pass)(?:[_-]?(?:key|value|data))?["']?\s{0,4}[:=]\s{0,4}["']?)(?!\*\*\*)[^\s"',;&]{1,4096}()/gi,
  /((?<!\S)--?(?:password|passwd|token|secret|api-key|access-key|secret-key)\s{1,4})[^\s"',;]{1,4096}()/gi,
  // JSON Web Tokens, keys of well-known services, PEM blocks
  /(\b)eyJ[A-Za-z0-9_-]{8,4096}\.[A-Za-z0-9_-]{2,8192}\.[A-Za-z0-9_-]{0,4096}()/g,
  /(\b)(?:AKIA|ASIA)[A-Z0-9]{16}\b()/g,
  /(\b)(?:gh[pousr]_[A-Za-z0-9]{20,255}|xox[abprs]-[A-Za-z0-9-]{10,255}|sk-[A-Za-z0-9_-]{20,255})()/g,
  /(-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----)[^-]{1,16384}()/g,
];

/** A piece of every secret the patterns know: most notes have none, and this asks them quicker. */
const HINT =
  /pass|pwd|secret|token|key|credential|authorization|bearer|:\/\/|eyJ|AKIA|ASIA|gh[pousr]_|xox|sk-|-----BEGIN/i;

/**
 * The text with the values of passwords, tokens and keys replaced by `***`. It errs on the side of masking: a draft of
 * an incident is passed on to people who may not read the namespace it came from.
 */
export function maskSecrets(text: string): string {
  if (!HINT.test(text)) return text;
  let masked = text;
  for (const pattern of SECRETS) masked = masked.replace(pattern, `$1${MASK}$2`);
  return masked;
}

/** Whether a text seems to hold the value of a password, token or key. */
export function hasSecret(text: string): boolean {
  return HINT.test(text) && maskSecrets(text) !== text;
}
