import { fstatSync } from 'node:fs';
import { OpTimelineError } from '../error.ts';
import type { KubeEvent } from '../event/kube-event.ts';
import type { Analysis } from '../incident/analysis.ts';
import type { ReasonCatalogue } from '../reasons/index.ts';
import { buildTimeline } from '../timeline/build.ts';
import { filterEvents } from '../timeline/filter.ts';
import { mergeEvents } from '../timeline/merge.ts';
import { latest } from '../timeline/rows.ts';
import type { Timeline } from '../timeline/timeline.ts';
import type { Arguments } from './arguments.ts';
import type { ObjectFilter } from './kubectl-table.ts';
import type { Inputs } from './read-inputs.ts';
import { nameOfInput, readFiles, STANDARD_INPUT } from './read-inputs.ts';
import { redactingOf } from './redaction.ts';
import type { Settings } from './settings.ts';
import { isKubectl } from './settings.ts';
import type { Terminal, Writer } from './terminal.ts';
import { warningsOf } from './warnings.ts';

/** A timeline and where it was read from, or a document that was saved before. */
export type ReadTimeline =
  | { readonly saved: Analysis; readonly nameOf?: (name: string) => string }
  | {
      readonly timeline: Timeline;
      readonly readFrom: readonly string[];
      /** The events in the order they were read, copies dropped, where kubectl's tables go by it. None from rows. */
      readonly listed?: readonly KubeEvent[];
      /** The namespace of a live read; `''` for all. */
      readonly namespace?: string;
      /** What an object is called in it, where names are redacted. */
      readonly nameOf?: (name: string) => string;
    };

/** Reads a timeline from rows, from files, or from a live cluster, and tells on the way what must be known of them. */
export async function readTimeline(
  args: Arguments,
  settings: Settings,
  object: ObjectFilter | undefined,
  files: readonly string[],
  reasons: ReasonCatalogue | undefined,
  terminal: Terminal,
  writer: Writer,
): Promise<ReadTimeline> {
  const rows = args.value('rows');
  const redacting = redactingOf(args);
  if (rows !== undefined) {
    refuseWithout(
      'the rows of a timeline have no events, so they take',
      withoutNamespace(settings),
      files.length > 0 ? ['other inputs'] : [],
    );
    const { readRows } = await import('./read-rows.ts');
    const timeline = await readRows(rows, settings.allNamespaces, reasons, redacting.rows, terminal);
    return { timeline, readFrom: [redacting.inputName(nameOfInput(rows))] };
  }
  const read =
    files.length > 0
      ? await readFiles(files, args.has('partial'), terminal)
      : await live(args, settings, object, terminal, writer);
  if ('saved' in read) {
    refuseWithout(
      'a saved document has no events, so it takes',
      settings,
      (['timezone', 'lang', 'reasons'] as const).filter(args.has),
    );
    return redacting.saved(read.saved);
  }
  const isAbout = read.isAbout ?? object?.byEvents(read.events);
  const filtered = filterEvents(read.events, settings.filter);
  const kept = isAbout ? filtered.filter(isAbout) : filtered;
  // Filters see events as they are, all that is told of them is redacted.
  const { shown, events, nameOf } = await redacting.read(read, kept);
  const { readFrom, rejected, inputs, context, contextForbidden = false } = shown;
  const beside = context === undefined ? { contextForbidden } : { context };
  const timeline = buildTimeline(events, { rejected, inputs, ...beside, now: settings.now });
  warn(shown, timeline, settings, writer);
  const { reason: asked = [] } = settings.filter;
  if (asked.length > 0) {
    const { reasonHints } = await import('./reason-hints.ts');
    for (const hint of reasonHints(asked, read.events)) writer.note(hint);
  }
  const listed = isKubectl(settings) ? { listed: [...mergeEvents(events).values()] } : {};
  const { namespace } = read;
  return { timeline, readFrom, nameOf, ...listed, ...(namespace === undefined ? {} : { namespace }) };
}

async function live(
  args: Arguments,
  settings: Settings,
  object: ObjectFilter | undefined,
  terminal: Terminal,
  writer: Writer,
): Promise<Inputs> {
  if (isPiped()) writer.note(`note: standard input is not read; name it ${STANDARD_INPUT} to read events from it`);
  const { readLive } = await import('./live.ts');
  return readLive(args, settings, object, terminal, writer);
}

/** Whether something was piped or redirected into the command. The null device, as under cron, is nothing. */
function isPiped(): boolean {
  try {
    const input = fstatSync(0);
    return input.isFIFO() || (input.isFile() && input.size > 0);
  } catch {
    return false;
  }
}

function warn(read: Inputs, timeline: Timeline, settings: Settings, writer: Writer): void {
  for (const warning of read.warnings) writer.note(`warning: ${warning}`);
  for (const warning of warningsOf(read.inputs, read.rejected)) writer.note(warning);
  // kubectl's tables have words of their own for this.
  if (timeline.events.length > 0 || isKubectl(settings)) return;
  writer.note(
    settings.filtered && read.events.length > 0
      ? `no events match, of ${read.events.length} that were read${newestOf(read.events)}`
      : 'no events; the API server deletes them after a time, one hour by default, so that says little',
  );
}

/** When the newest was last seen: a saved file is soon older than `--since 30m`. */
function newestOf(events: readonly KubeEvent[]): string {
  const newest = latest(events);
  return newest === null ? '' : `; the newest was last seen at ${newest.text} (--now sets the clock)`;
}

/** Rows are refused a namespace whether or not they have one: with -A it keeps nothing, and must not seem to. */
function withoutNamespace({ filtered, namespace }: Settings): Pick<Settings, 'filtered'> {
  return { filtered: filtered || namespace !== undefined };
}

/** Without events there is nothing to filter, and words that were made already stay as they are. */
function refuseWithout(what: string, { filtered }: Pick<Settings, 'filtered'>, asked: readonly string[]): void {
  if (!filtered && asked.length === 0) return;
  const named = asked.map((flag) => (flag.includes(' ') ? flag : `--${flag}`));
  const refused = [...(filtered ? ['filters'] : []), ...named].join(', ');
  throw new OpTimelineError('bad-option', `${what} no ${refused}`, {
    remedy: 'run it on the events themselves',
  });
}
