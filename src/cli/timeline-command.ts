import { fstatSync } from 'node:fs';
import { OpTimelineError } from '../error.ts';
import type { KubeEvent } from '../event/kube-event.ts';
import type { Finding } from '../findings/finding.ts';
import type { Analysis } from '../incident/analysis.ts';
import type { ReasonCatalogue } from '../reasons/index.ts';
import { buildTimeline } from '../timeline/build.ts';
import { filterEvents } from '../timeline/filter.ts';
import { latest } from '../timeline/rows.ts';
import type { Timeline } from '../timeline/timeline.ts';
import type { Arguments } from './arguments.ts';
import { failTest, keepTest } from './judge.ts';
import type { Inputs } from './read-inputs.ts';
import { nameOfInput, readFiles, STANDARD_INPUT } from './read-inputs.ts';
import { readReasons } from './reasons-files.ts';
import { render } from './render.ts';
import type { Settings } from './settings.ts';
import { settingsOf } from './settings.ts';
import { summaryOf } from './summary.ts';
import type { Terminal, Writer } from './terminal.ts';
import { paintFor } from './terminal.ts';
import { warningsOf } from './warnings.ts';

export const EXIT = { done: 0, found: 1, failed: 2, rejected: 3, interrupted: 130 } as const;

/** So many of the findings that made the command fail are told. */
const MOST_FAILED = 3;

/** The main command: reads events, prints what is asked for, and judges. Gives the exit code; throws what fails. */
export async function runTimeline(args: Arguments, terminal: Terminal, writer: Writer): Promise<number> {
  const files = [...args.values('file'), ...args.operands];
  const settings = settingsOf(args, files, terminal.now());
  if (settings.timezone !== undefined) (await import('../incident/words.ts')).clockOf(settings.timezone);
  const judge = judgeOf(args);
  const reasons = await readReasons(args.values('reasons'));
  const read = await readTimeline(args, settings, files, reasons, terminal, writer);
  const document = once(async () => {
    if ('saved' in read) return { ...read.saved, findings: read.saved.findings.filter(judge.keep) };
    const { documentOf } = await import('../incident/analysis.ts');
    const { now, lang, timezone } = settings;
    return documentOf(read.timeline, {
      now,
      keep: judge.keep,
      readFrom: read.readFrom,
      ...(lang === undefined ? {} : { lang }),
      ...(timezone === undefined ? {} : { timezone }),
      ...(reasons === undefined ? {} : { reasons }),
    });
  });
  return finish('saved' in read ? read.saved : read.timeline, document, args, settings, judge, terminal, writer);
}

type ReadTimeline =
  | { readonly saved: Analysis }
  | { readonly timeline: Timeline; readonly readFrom: readonly string[] };

/** From rows, from files, or from a live cluster. */
async function readTimeline(
  args: Arguments,
  settings: Settings,
  files: readonly string[],
  reasons: ReasonCatalogue | undefined,
  terminal: Terminal,
  writer: Writer,
): Promise<ReadTimeline> {
  const rows = args.value('rows');
  if (rows !== undefined) {
    refuseWithout('the rows of a timeline have', settings, files.length > 0 ? ['other inputs'] : []);
    const { readRows } = await import('./read-rows.ts');
    return { timeline: await readRows(rows, settings.allNamespaces, reasons, terminal), readFrom: [nameOfInput(rows)] };
  }
  const read =
    files.length > 0
      ? await readFiles(files, args.has('partial'), terminal)
      : await live(args, settings, terminal, writer);
  if ('saved' in read) {
    refuseWithout('a saved document has', settings, (['timezone', 'lang', 'reasons'] as const).filter(args.has));
    return read;
  }
  const { rejected, inputs, readFrom } = read;
  const timeline = buildTimeline(filterEvents(read.events, settings.filter), { rejected, inputs, now: settings.now });
  warn(read, timeline, settings, writer);
  return { timeline, readFrom };
}

async function live(args: Arguments, settings: Settings, terminal: Terminal, writer: Writer): Promise<Inputs> {
  if (isPiped()) writer.note(`note: standard input is not read; name it ${STANDARD_INPUT} to read events from it`);
  const { readLive } = await import('./live.ts');
  return readLive(args, settings, terminal, writer);
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

function warn(read: Inputs, timeline: Timeline, { filtered }: Settings, writer: Writer): void {
  for (const warning of read.warnings) writer.note(`warning: ${warning}`);
  for (const warning of warningsOf(read.inputs, read.rejected)) writer.note(warning);
  if (timeline.events.length > 0) return;
  writer.note(
    filtered && read.events.length > 0
      ? `no events match, of ${read.events.length} that were read${newestOf(read.events)}`
      : 'no events; the API server deletes them after a time, one hour by default, so that says little',
  );
}

/** When the newest was last seen: a saved file is soon older than `--since 30m`. */
function newestOf(events: readonly KubeEvent[]): string {
  const newest = latest(events);
  return newest === null ? '' : `; the newest was last seen at ${newest.text} (--now sets the clock)`;
}

interface Judge {
  readonly fails: (finding: Finding) => boolean;
  readonly keep: (finding: Finding) => boolean;
  readonly asked: boolean;
}

function judgeOf(args: Arguments): Judge {
  return { fails: failTest(args.values('fail-on')), keep: keepTest(args.values('ignore')), asked: args.has('fail-on') };
}

async function finish(
  shown: Pick<Timeline, 'rows' | 'rejected'>,
  document: () => Promise<Analysis>,
  args: Arguments,
  settings: Settings,
  judge: Judge,
  terminal: Terminal,
  writer: Writer,
): Promise<number> {
  const { env, stdout, stderr } = terminal;
  const output = await render({ rows: shown.rows, document }, settings, paintFor(stdout, settings.colour, env));
  const file = args.value('incident');
  if (file !== undefined) {
    const { writeWhole } = await import('./write-whole.ts');
    await writeWhole(file, (await document()).incident.text);
  }
  if (stderr.isTTY && !args.has('quiet')) {
    const { findings, coverage } = await document();
    const paint = paintFor(stderr, settings.colour, env);
    for (const line of summaryOf(findings, coverage.events, coverage.rows, paint)) writer.note(line);
  }
  writer.output(output);
  const failed = judge.asked ? (await document()).findings.filter(judge.fails) : [];
  for (const { code, text } of failed.slice(0, MOST_FAILED)) writer.note(`--fail-on: ${code}: ${text}`);
  if (failed.length > MOST_FAILED) writer.note(`--fail-on: ${failed.length - MOST_FAILED} more findings`);
  if (failed.length > 0) return EXIT.found;
  return args.has('strict') && shown.rejected.length > 0 ? EXIT.rejected : EXIT.done;
}

/** Without events there is nothing to filter, and words that were made already stay as they are. */
function refuseWithout(what: string, { filtered }: Settings, asked: readonly string[]): void {
  if (!filtered && asked.length === 0) return;
  const named = asked.map((flag) => (flag.includes(' ') ? flag : `--${flag}`));
  const refused = [...(filtered ? ['filters'] : []), ...named].join(', ');
  throw new OpTimelineError('bad-option', `${what} no events, so it takes no ${refused}`, {
    remedy: 'run it on the events themselves',
  });
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
