import { parseArgs } from 'node:util';
import { OpTimelineError } from '../error.ts';
import { excerpt } from '../text/hidden.ts';
import type { Flag, FlagName } from './flags.ts';
import { FLAGS } from './flags.ts';

/** What was typed: flags by name, and everything that is no flag. */
export interface Arguments<Name extends string = FlagName> {
  /** The last value of a flag; undefined where it was not given. */
  value(name: Name): string | undefined;
  /** All values of a repeatable flag. */
  values(name: Name): readonly string[];
  /** Whether a switch was given, and not turned off, or a flag at all. */
  has(name: Name): boolean;
  readonly operands: readonly string[];
}

/** Parses what was typed behind the program's name. Throws `bad-option` with what is wrong and what to do. */
export function parseArguments(argv: readonly string[]): Arguments {
  return parseFlags(argv, FLAGS, 'op-timeline --help');
}

/** The same by the flags of another table; `help` is the command that lists them. */
export function parseFlags<Name extends string>(
  argv: readonly string[],
  flags: readonly (Flag & { readonly name: Name })[],
  help: string,
): Arguments<Name> {
  const end = argv.indexOf('--');
  // Behind `--` all are operands, whatever they look like.
  const typed = argv.map((arg, index) => (end >= 0 && index > end ? { arg } : asNodeTakesIt(arg, flags)));
  const { tokens, positionals } = parseOrExplain(
    typed.map(({ arg }) => arg),
    flags,
    help,
  );
  const given = tokens.filter((token) => token.kind === 'option');
  const all = (name: string) => given.filter((token) => token.name === name);
  const values = (name: string) => all(name).map(({ value }) => value as string);
  for (const { name, repeatable, value } of flags) {
    if (value !== undefined && !repeatable && all(name).length > 1) {
      throw new OpTimelineError('bad-option', `--${name} was given ${all(name).length} times, it takes one value`);
    }
  }
  return {
    value: (name) => values(name).at(-1),
    values,
    has: (name) => {
      // As for kubectl, the last one wins.
      const last = all(name).at(-1);
      return last !== undefined && typed[last.index]?.off !== true;
    },
    operands: positionals,
  };
}

/** The namespace that was named. As for kubectl, an empty one is none. */
export function namespaceOf(args: Arguments): string | undefined {
  return args.value('namespace') || args.value('ns') || undefined;
}

/** An argument in the words of Node's parser; `off` where it turns a switch off, which Node has no words for. */
interface Typed {
  readonly arg: string;
  readonly off?: boolean;
}

/** What Go's strconv.ParseBool takes, by which kubectl reads its switches. */
const BOOLEANS: Readonly<Record<string, boolean>> = Object.fromEntries([
  ...['1', 't', 'T', 'TRUE', 'true', 'True'].map((text) => [text, true]),
  ...['0', 'f', 'F', 'FALSE', 'false', 'False'].map((text) => [text, false]),
]);

/** kubectl's flags may be typed as `-v=6`, `-n=shop` and `--all-namespaces=true`; Node's parser knows none of these. */
function asNodeTakesIt(arg: string, flags: readonly Flag[]): Typed {
  const alone = flags.find((flag) => flag.alone !== undefined && arg === `--${flag.name}`)?.alone;
  if (alone !== undefined) return { arg: `${arg}=${alone}` };
  const [, typed = '', value = ''] = /^(-[A-Za-z]|--[a-z-]+)=(.*)$/s.exec(arg) ?? [];
  const flag = flags.find(({ name, short }) => typed === `--${name}` || typed === `-${short}`);
  if (!flag) return { arg };
  // By its long name, for Node would take the next argument for the value of `-n` alone.
  if (flag.value !== undefined) return { arg: `--${flag.name}=${value}` };
  return { arg: `--${flag.name}`, off: !booleanOf(flag.name, value) };
}

function booleanOf(flag: string, value: string): boolean {
  const on = Object.hasOwn(BOOLEANS, value) ? BOOLEANS[value] : undefined;
  if (on !== undefined) return on;
  throw new OpTimelineError('bad-option', `--${flag} does not know ${excerpt(JSON.stringify(value), 60)}`, {
    remedy: 'it takes true or false',
  });
}

function optionsOf(flags: readonly Flag[]) {
  const options = flags.map(({ name, short, value }) => [
    name,
    { type: value === undefined ? 'boolean' : 'string', multiple: true, ...(short ? { short } : {}) },
  ]);
  return Object.fromEntries(options) as NonNullable<NonNullable<Parameters<typeof parseArgs>[0]>['options']>;
}

function parseOrExplain(args: readonly string[], flags: readonly Flag[], help: string) {
  try {
    return parseArgs({ args, options: optionsOf(flags), allowPositionals: true, strict: true, tokens: true });
  } catch (cause) {
    // Node's messages end in advice on `--` that fits a programmer.
    const [message = 'bad arguments'] = (cause as Error).message.split(/\. |\n/);
    throw new OpTimelineError('bad-option', excerpt(message.replace(/'/g, ''), 160), {
      remedy: `${help} lists what there is`,
      cause,
    });
  }
}
