import { compareUtf8 } from '../text/utf8-order.ts';
import { withoutCombinedPrefix } from '../timeline/combined.ts';
import type { Statement } from './statement.ts';

/** Beyond this a note is no more telling for being longer. */
const LONG = 400;

/**
 * The note that says most of several: the longest, of equals the first by bytes, without the recorder's prefix. The newest
 * would often be the one that only sums up (`Error: ImagePullBackOff`) what another explains.
 */
export function tellingNote(statements: readonly Statement[]): string {
  const notes = new Set(statements.map(({ note }) => withoutCombinedPrefix(note)));
  let best = '';
  for (const note of notes) {
    const longer = Math.min(note.length, LONG) - Math.min(best.length, LONG);
    if (longer > 0 || (longer === 0 && compareUtf8(note, best) < 0)) best = note;
  }
  return best;
}
