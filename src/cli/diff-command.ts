import { OpTimelineError } from '../error.ts';
import { diffTimelines } from '../findings/diff.ts';
import { diffDocument } from '../incident/diff.ts';
import { clockOf } from '../incident/words.ts';
import type { Arguments } from './arguments.ts';
import { parseFlags } from './arguments.ts';
import type { DiffFlagName } from './diff-flags.ts';
import { DIFF_FLAGS } from './diff-flags.ts';
import { diffHelp } from './diff-help.ts';
import { readSides } from './diff-sides.ts';
import { EXIT } from './exit.ts';
import { keepTest } from './judge.ts';
import { readReasons } from './reasons-files.ts';
import { hidesNames } from './redaction.ts';
import type { Settings } from './settings.ts';
import { choiceIn, settingsOf } from './settings.ts';
import type { Paint, Terminal, Writer } from './terminal.ts';
import { paintFor } from './terminal.ts';

/** `diff A B`: prints what is different in B. Gives the exit code; throws what keeps it from comparing. */
export async function runDiff(
  argv: readonly string[],
  terminal: Terminal,
  writer: Writer,
  program: string,
): Promise<number> {
  const args = parseFlags<DiffFlagName>(argv, DIFF_FLAGS, `${program} diff --help`);
  if (args.has('help') || (args.operands.length === 0 && argv.length === 0)) {
    writer.output(diffHelp(program));
    return EXIT.done;
  }
  if (!args.has('redact')) return compare(args, terminal, writer, program);
  const names = hidesNames(args as Arguments);
  const { redactedFailure, redactingWriter } = await import('./redact-notes.ts');
  try {
    return await compare(args, terminal, redactingWriter(writer, names), program);
  } catch (error) {
    throw redactedFailure(error, names);
  }
}

async function compare(
  args: Arguments<DiffFlagName>,
  terminal: Terminal,
  writer: Writer,
  program: string,
): Promise<number> {
  const files = filesOf(args.operands, program);
  const format = choiceIn(DIFF_FLAGS, args, 'output') ?? 'text';
  const settings = settingsFor(args, files, terminal.now());
  const { timezone, lang } = settings;
  if (timezone !== undefined) clockOf(timezone);
  // A slip is told before anything is read.
  keepTest(args.values('ignore'));
  const reasons = await readReasons(args.values('reasons'));
  const { sides, nameOf } = await readSides(files, args, settings, reasons, terminal, writer);
  const diff = diffTimelines(...sides, {
    namespaced: settings.allNamespaces,
    keep: keepTest(args.values('ignore'), nameOf),
    ...(reasons === undefined ? {} : { reasons }),
  });
  if (diff.basis === 'rows' && !args.has('quiet')) {
    writer.note('note: compared by rows alone, for one of the two has nothing else');
  }
  const document = diffDocument(diff, {
    ...(lang === undefined ? {} : { lang }),
    ...(timezone === undefined ? {} : { timezone }),
  });
  writer.output(await rendered(document, format, paintFor(terminal.stdout, settings.colour, terminal.env)));
  return diff.newFailures > 0 ? EXIT.found : EXIT.done;
}

/** The output is one of this command's own; all else is as the main command takes it. */
function settingsFor(args: Arguments<DiffFlagName>, files: readonly string[], clock: number): Settings {
  const value = (name: string) => (name === 'output' ? undefined : args.value(name as DiffFlagName));
  return settingsOf({ ...args, value } as Arguments, files, clock);
}

function filesOf(operands: readonly string[], program: string): readonly [string, string] {
  const [before, after] = operands;
  if (before !== undefined && after !== undefined && operands.length === 2) return [before, after];
  throw new OpTimelineError('bad-option', `diff takes two inputs, not ${operands.length}`, {
    remedy: `${program} diff A B tells what is different in B`,
  });
}

/** Each format loads only what it needs. */
async function rendered(document: ReturnType<typeof diffDocument>, format: string, paint: Paint): Promise<string> {
  if (format === 'json') return (await import('../render/diff-json.ts')).renderDiffJson(document);
  return (await import('../render/diff-text.ts')).renderDiffText(document, paint);
}
