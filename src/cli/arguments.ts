import { parseArgs } from 'node:util';
import { OpTimelineError } from '../error.ts';
import { excerpt } from '../text/hidden.ts';
import type { Flag, FlagName } from './flags.ts';
import { FLAGS } from './flags.ts';

/** What was typed: flags by name, and everything that is no flag. */
export interface Arguments {
  /** The last value of a flag; undefined where it was not given. */
  value(name: FlagName): string | undefined;
  /** All values of a repeatable flag. */
  values(name: FlagName): readonly string[];
  /** Whether a switch was given. */
  has(name: FlagName): boolean;
  readonly operands: readonly string[];
}

/** Parses what was typed behind the program's name. Throws `bad-option` with what is wrong and what to do. */
export function parseArguments(argv: readonly string[]): Arguments {
  const flags: readonly Flag[] = FLAGS;
  const options = Object.fromEntries(
    flags.map(({ name, short, value }) => [
      name,
      {
        type: value === undefined ? ('boolean' as const) : ('string' as const),
        multiple: true,
        ...(short ? { short } : {}),
      },
    ]),
  );
  const { values, positionals } = parseOrExplain(argv, options);
  const all = (name: string) => (values[name] ?? []) as (string | boolean)[];
  for (const { name, repeatable, value } of flags) {
    if (value !== undefined && !repeatable && all(name).length > 1) {
      throw new OpTimelineError('bad-option', `--${name} was given ${all(name).length} times, it takes one value`);
    }
  }
  return {
    value: (name) => all(name).at(-1) as string | undefined,
    values: (name) => all(name) as string[],
    has: (name) => all(name).length > 0,
    operands: positionals,
  };
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

function parseOrExplain(argv: readonly string[], options: Options) {
  try {
    return parseArgs({ args: [...argv], options, allowPositionals: true, strict: true });
  } catch (cause) {
    // Node's messages end in advice on `--` that fits a programmer.
    const [message = 'bad arguments'] = (cause as Error).message.split(/\. |\n/);
    throw new OpTimelineError('bad-option', excerpt(message.replace(/'/g, ''), 160), {
      remedy: 'op-timeline --help lists what there is',
      cause,
    });
  }
}
