/** Reasons are a word or five; of what strangers put there no more than this many characters is looked at. */
const MAX_LENGTH = 256;

const WORD = /[A-Z]+(?![a-z])|[A-Z]?[a-z]+|\d+/g;

/** Two words that mean one thing, in lower case. `failover` and its like are procedures, no failures. */
const PAIRS: ReadonlyMap<string, string> = new Map([
  ['timed out', 'timedout'],
  ['time out', 'timeout'],
  ['back off', 'backoff'],
  ['backing off', 'backoff'],
  ['backed off', 'backoff'],
  ['up to', 'upto'],
  ['upto date', 'uptodate'],
  ['fail over', 'failover'],
  ['fails over', 'failover'],
  ['failing over', 'failingover'],
  ['failed over', 'failedover'],
  ['fail back', 'failback'],
  ['failing back', 'failingover'],
  ['failed back', 'failedover'],
  ['back up', 'backup'],
  ['backed up', 'backedup'],
  ['roll back', 'rollback'],
  ['rolled back', 'rolledback'],
  ['fail safe', 'failsafe'],
  ['fail fast', 'failfast'],
  ['out of', 'outof'],
  // Drift, which most who report it go on to mend.
  ['outof sync', 'outofsync'],
  ['outof date', 'outofdate'],
  ['no longer', 'not'],
  ['can not', 'cannot'],
  ['could not', 'cannot'],
  ['did not', 'not'],
  ['does not', 'not'],
  ['is not', 'not'],
  ['un available', 'unavailable'],
  ['un healthy', 'unhealthy'],
  ['un ready', 'unready'],
  ['un known', 'unknown'],
]);

/** One word of a reason: as written, and in lower case. A pair that means one thing is one word. */
export interface ReasonWord {
  readonly written: string;
  readonly word: string;
}

/** The words of a reason in CamelCase, snake_case, kebab-case, or with blanks. */
export function wordsOf(reason: string): readonly ReasonWord[] {
  const written = reason.slice(0, MAX_LENGTH).match(WORD) ?? [];
  const words: ReasonWord[] = [];
  for (const part of written) {
    const word = part.toLowerCase();
    const last = words.at(-1);
    const pair = last && PAIRS.get(`${last.word} ${word}`);
    if (last && pair) words[words.length - 1] = { written: last.written + part, word: pair };
    else words.push({ written: part, word });
  }
  return words;
}
