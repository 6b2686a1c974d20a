import { OpTimelineError } from '../error.ts';
import { microsOf } from '../event/moment.ts';

/** The clock of a table, in microseconds since 1970. Throws `bad-option` where there is none. */
export function clockOfTable(options: { readonly now: Date | string }): number {
  if (options?.now !== undefined) return microsOf(options.now);
  throw new OpTimelineError('bad-option', 'a table needs { now }, the moment its ages are counted from');
}
