import { OpTimelineError } from '../error.ts';
import { excerpt } from '../text/hidden.ts';
import type { Arguments } from './arguments.ts';
import type { ClusterFlagName } from './flags.ts';
import { choiceOf, flagged } from './settings.ts';

/**
 * Judges the values of flags that only a live read uses: a slip in one is told also where files are read. Throws
 * `bad-option`.
 */
export async function checkClusterFlags(args: Arguments<ClusterFlagName>): Promise<void> {
  choiceOf(args, 'via');
  checkLevel(args.value('v'));
  const timeout = args.value('request-timeout');
  if (timeout === undefined) return;
  const { parseRequestTimeout } = await import('../input/cluster/duration.ts');
  flagged('request-timeout', () => parseRequestTimeout(timeout));
}

/** A whole number, of either sign as for kubectl. */
function checkLevel(level = '0'): void {
  if (/^[+-]?\d+$/.test(level)) return;
  throw new OpTimelineError('bad-option', `--v does not know ${excerpt(JSON.stringify(level), 60)}`, {
    remedy: 'it takes a whole number',
  });
}
