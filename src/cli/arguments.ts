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

/** kubectl's flags may be typed as `-v=6`, `-n=shop` and `--all-namespaces=true`; Node's parser knows none of these. */
function asNodeTakesIt(arg: string, options: Options): string[] {
  const short = /^(-[A-Za-z])=(.*)$/s.exec(arg);
  if (short) return asSwitch(short[1] as string, short[2] as string, options) ?? [`${short[1]}${short[2]}`];
  const long = /^(--[a-z-]+)=(true|false)$/.exec(arg);
  return (long && asSwitch(long[1] as string, long[2] as string, options)) ?? [arg];
}

/** A switch that is given a value: itself, or nothing; undefined where the flag takes values. */
function asSwitch(flag: string, value: string, options: Options): string[] | undefined {
  const isSwitch = Object.entries(options).some(
    ([name, { type, short }]) => type === 'boolean' && (flag === `--${name}` || flag === `-${short}`),
  );
  if (!isSwitch || (value !== 'true' && value !== 'false')) return undefined;
  return value === 'true' ? [flag] : [];
}

type Options = NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;

function parseOrExplain(argv: readonly string[], options: Options) {
  try {
    return parseArgs({
      args: argv.flatMap((arg) => asNodeTakesIt(arg, options)),
      options,
      allowPositionals: true,
      strict: true,
    });
  } catch (cause) {
    // Node's messages end in advice on `--` that fits a programmer.
    const [message = 'bad arguments'] = (cause as Error).message.split(/\. |\n/);
    throw new OpTimelineError('bad-option', excerpt(message.replace(/'/g, ''), 160), {
      remedy: 'op-timeline --help lists what there is',
      cause,
    });
  }
}
