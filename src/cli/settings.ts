import { OpTimelineError } from '../error.ts';
import { microsOf } from '../event/moment.ts';
import type { Language } from '../incident/languages.ts';
import { excerpt } from '../text/hidden.ts';
import type { EventFilter } from '../timeline/filter.ts';
import { parseMoment } from '../timeline/filter.ts';
import type { Arguments } from './arguments.ts';
import { namespaceOf } from './arguments.ts';
import type { ChoiceName, ChoiceOf, Flag, Format } from './flags.ts';
import { FLAGS } from './flags.ts';

/** What the flags ask for, checked. */
export interface Settings {
  /** Files to read, `-` for standard input; none for a live cluster. */
  readonly files: readonly string[];
  readonly namespace: string | undefined;
  readonly allNamespaces: boolean;
  readonly format: Format;
  /** RFC 3339: the moment ages are counted from. */
  readonly now: string;
  readonly filter: EventFilter;
  /** Whether any flag leaves events out. */
  readonly filtered: boolean;
  readonly timezone: string | undefined;
  readonly lang: Language | undefined;
  readonly colour: string;
}

/** Whether one of kubectl's own tables is asked for. */
export function isKubectl({ format }: Pick<Settings, 'format'>): boolean {
  return format === 'kubectl' || format === 'kubectl-wide';
}

/** Turns what was typed into settings. `clock` is milliseconds since 1970. Throws `bad-option`. */
export function settingsOf(args: Arguments, files: readonly string[], clock: number): Settings {
  const now = args.value('now') ?? new Date(clock).toISOString();
  const micros = flagged('now', () => microsOf(now));
  const namespace = namespaceOf(args);
  const allNamespaces = args.has('all-namespaces');
  const moment = (name: 'since' | 'until') => {
    const value = args.value(name);
    return value === undefined ? {} : { [name]: flagged(name, () => parseMoment(value, micros)) };
  };
  const format = choiceOf(args, 'output') ?? 'rows';
  const objects = {
    // kubectl's own `--for`, with other rules: kubectl-table.ts judges it.
    for: format === 'kubectl' ? [] : args.values('for'),
    type: args.values('type'),
    reason: args.values('reason'),
    reporter: args.values('reporter'),
  };
  const keepsNamespace = files.length > 0 && namespace !== undefined && !allNamespaces;
  const filter: EventFilter = {
    ...objects,
    ...(keepsNamespace ? { namespace } : {}),
    ...moment('since'),
    ...moment('until'),
  };
  return {
    files,
    namespace,
    allNamespaces,
    format,
    now,
    filter,
    filtered: Object.values(filter).some((value) => (Array.isArray(value) ? value.length > 0 : value !== undefined)),
    timezone: args.value('timezone'),
    lang: choiceOf(args, 'lang'),
    colour: choiceOf(args, 'color') ?? 'auto',
  };
}

/** The value of a flag that takes one of a few, as the table of flags has them. Throws `bad-option` that names the flag. */
export function choiceOf<Name extends ChoiceName>(
  args: Arguments<NoInfer<Name>>,
  name: Name,
): ChoiceOf<Name> | undefined {
  return choiceIn(FLAGS, args, name) as ChoiceOf<Name> | undefined;
}

/** The same by another table of flags. */
export function choiceIn<Name extends string>(
  flags: readonly Flag[],
  args: Arguments<Name>,
  name: Name,
): string | undefined {
  const given = args.value(name);
  const allowed = flags.flatMap((flag) => (flag.name === name ? (flag.values ?? []) : []));
  if (given === undefined || allowed.includes(given)) return given;
  throw new OpTimelineError('bad-option', `--${name} does not know ${excerpt(JSON.stringify(given), 60)}`, {
    remedy: `it takes ${allowed.join(', ')}`,
  });
}

/** Puts the flag's name before what is wrong with its value. */
export function flagged<Value>(flag: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof OpTimelineError)) throw error;
    throw new OpTimelineError(error.code, `--${flag}: ${error.message}`, { remedy: error.remedy, cause: error });
  }
}
