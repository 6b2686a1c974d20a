import { OpTimelineError } from '../error.ts';
import type { Comparable } from '../findings/diff.ts';
import { textSource } from '../formats/text-source.ts';
import type { ReasonCatalogue } from '../reasons/index.ts';
import { buildTimeline } from '../timeline/build.ts';
import { filterEvents } from '../timeline/filter.ts';
import { timelineFromRows } from '../timeline/from-rows.ts';
import { parseRow } from '../timeline/row-text.ts';
import type { Arguments } from './arguments.ts';
import type { DiffFlagName } from './diff-flags.ts';
import type { Inputs } from './read-inputs.ts';
import { nameOfInput, readBytes, readInput, STANDARD_INPUT } from './read-inputs.ts';
import { rowsIn } from './read-rows.ts';
import { hidesNames } from './redaction.ts';
import type { Settings } from './settings.ts';
import type { Terminal, Writer } from './terminal.ts';
import { warningsOf } from './warnings.ts';

/** What was read of one side: its events, or what can be compared as it is. */
type Side = { readonly name: string; readonly events: Inputs } | { readonly name: string; readonly kept: Comparable };

export interface Sides {
  readonly sides: readonly [Comparable, Comparable];
  /** What an object is called in them. */
  readonly nameOf: (name: string) => string;
}

/** Reads the two inputs of a comparison, filtered and redacted alike. Throws what cannot be compared. */
export async function readSides(
  files: readonly [string, string],
  args: Arguments<DiffFlagName>,
  settings: Settings,
  reasons: ReasonCatalogue | undefined,
  terminal: Terminal,
  writer: Writer,
): Promise<Sides> {
  if (files.every((file) => file === STANDARD_INPUT)) {
    throw new OpTimelineError('bad-option', 'standard input can be one of the two only', {
      remedy: 'save one of them to a file',
    });
  }
  const [before, after] = [
    await readSide(files[0], settings, reasons, terminal),
    await readSide(files[1], settings, reasons, terminal),
  ];
  for (const side of [before, after]) refuseKept(side, args, settings);
  const eventsOf = (side: Side) => ('events' in side ? side.events.events : []);
  // Both by the same marks, else what is equal would look different.
  const both: Inputs = {
    events: [...eventsOf(before), ...eventsOf(after)],
    rejected: [],
    inputs: [],
    readFrom: [],
    warnings: [],
  };
  const redactor = args.has('redact') ? await redacted(both, args) : undefined;
  const nameOf = redactor?.name ?? ((name: string) => name);
  const shown = await Promise.all(
    [before, after].map(async (side): Promise<Comparable> => {
      if ('kept' in side) return side.kept;
      const kept = filterEvents(side.events.events, settings.filter);
      const { rejected, inputs } = redactor ? await redactor.inputs(side.events) : side.events;
      const timeline = buildTimeline(redactor ? kept.map(redactor.event) : kept, {
        rejected,
        inputs,
        now: settings.now,
      });
      const called = redactor ? redactor.input(side.name, side === before ? 1 : 2) : side.name;
      for (const warning of warningsOf(inputs, rejected))
        writer.note(warning.replace(/^warning: /, `warning: ${called}: `));
      if (kept.length === 0) {
        const read = side.events.events.length;
        writer.note(`${called}: ${read === 0 ? 'no events' : `no events match, of ${read} that were read`}`);
      }
      return timeline;
    }),
  );
  return { sides: shown as [Comparable, Comparable], nameOf };
}

async function redacted(both: Inputs, args: Arguments<DiffFlagName>) {
  const names = hidesNames(args as Arguments);
  const { redactorFor } = await import('../redact/redact-events.ts');
  const { redactInputs } = await import('./redact-inputs.ts');
  const redactor = redactorFor(both.events, { names });
  return {
    ...redactor,
    inputs: (read: Inputs) => redactInputs(read, redactor.text, names),
    input: (name: string, number: number) => (names ? `input ${number}` : redactor.text(name)),
  };
}

async function readSide(
  file: string,
  { allNamespaces }: Settings,
  reasons: ReasonCatalogue | undefined,
  terminal: Terminal,
): Promise<Side> {
  const name = nameOfInput(file);
  const bytes = await readInput(file, terminal);
  try {
    const read = await readBytes(bytes, name, false, true);
    if ('saved' in read) return { name, kept: read.saved };
    return { name, events: { ...read, readFrom: [], warnings: [] } };
  } catch (error) {
    const { text } = textSource(bytes);
    if (!(error instanceof OpTimelineError) || !beginsWithRow(text)) throw error;
    return { name, kept: timelineFromRows(rowsIn(text, name, allNamespaces), reasons) };
  }
}

/** Whether the first line that is not blank is a row. No comment, table heading or log that precedes events reads as one. */
function beginsWithRow(text: string): boolean {
  const [first = ''] = /^[^\r\n]{1,4096}/.exec(text.trimStart()) ?? [];
  try {
    return /^[^\s#{[-]\S* [^ ]/.test(first) && parseRow(first).kind !== '';
  } catch {
    return false;
  }
}

/** Without events there is nothing to filter or redact. */
function refuseKept(side: Side, args: Arguments<DiffFlagName>, { filtered, namespace }: Settings): void {
  if ('events' in side) return;
  const asked = [
    ...(filtered || namespace !== undefined ? ['filters'] : []),
    ...(['redact'] as const).filter(args.has).map((flag) => `--${flag}`),
  ];
  if (asked.length === 0) return;
  throw new OpTimelineError('bad-option', `${side.name} holds no events, so it takes no ${asked.join(', ')}`, {
    remedy: 'compare the events themselves',
  });
}
