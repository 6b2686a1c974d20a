import { withoutCombinedPrefix } from './combined.ts';

/** Characters of generated names, as in owner-names.ts. */
const SAFE = '[bcdfghjklmnpqrstvwxz2456789]';

/** Notes are compared this far: a stranger may write a megabyte. */
const WINDOW = 2048;

const FOLDS: readonly (readonly [RegExp, string])[] = [
  // uids
  [/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi, '*'],
  // web-767bd6bcdb-lt5ng, nightly-29412345-x7k2p, web-767bd6bcdb
  [new RegExp(`(?:-(?:${SAFE}{6,10}|\\d{8}))?-${SAFE}{5}(?![a-z0-9-])|-${SAFE}{6,10}(?![a-z0-9-])`, 'g'), '-*'],
  // digests
  [/\b(?=[a-f]{0,63}\d)[0-9a-f]{7,64}\b/gi, '*'],
  // IPv6 addresses, hardware addresses, times of day
  [/(?<![0-9a-z:])(?:[0-9a-f]{0,4}:){2,7}[0-9a-f]{0,4}(?![0-9a-z:])/gi, '*'],
  // numbers, versions, durations
  [/\d+(?:\.\d+)*/g, '#'],
  [/#(?:ns|us|µs|ms|[smhd])(?![a-z])/gi, '#'],
  [/#{2,}/g, '#'],
];

/**
 * A note without what differs from one run to the next: numbers, addresses, ids, the ends of generated names, and the name of
 * the namespace where that is given. Only to compare notes by, never to be shown.
 */
export function foldNote(note: string, namespace?: string): string {
  let text = withoutCombinedPrefix(note.slice(0, WINDOW));
  if (namespace) text = text.replace(/[A-Za-z0-9][-A-Za-z0-9]*/g, (word) => (word === namespace ? '*' : word));
  for (const [pattern, fold] of FOLDS) text = text.replace(pattern, fold);
  return text;
}
