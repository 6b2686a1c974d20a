import { fstatSync } from 'node:fs';
import { OpTimelineError } from '../error.ts';
import type { Finding } from '../findings/finding.ts';
import type { Analysis } from '../incident/analysis.ts';
import { buildTimeline } from '../timeline/build.ts';
import { filterEvents } from '../timeline/filter.ts';
import type { Timeline } from '../timeline/timeline.ts';
import type { Arguments } from './arguments.ts';
import { failTest, keepTest } from './judge.ts';
import type { Inputs } from './read-inputs.ts';
import { readFiles, STANDARD_INPUT } from './read-inputs.ts';
import { readReasons } from './reasons-files.ts';
import { render } from './render.ts';
import type { Settings } from './settings.ts';
import { settingsOf } from './settings.ts';
import { summaryOf } from './summary.ts';
import type { Terminal, Writer } from './terminal.ts';
import { paintFor } from './terminal.ts';
import { warningsOf } from './warnings.ts';

export const EXIT = { done: 0, found: 1, failed: 2, rejected: 3, interrupted: 130 } as const;

/** The main command: reads events, prints what is asked for, and judges. Gives the exit code; throws what fails. */
export async function runTimeline(args: Arguments, terminal: Terminal, writer: Writer): Promise<number> {
  const files = [...args.values('file'), ...args.operands];
  const settings = settingsOf(args, files, terminal.now());
  const judge = judgeOf(args);
  const read =
    files.length > 0
      ? await readFiles(files, args.has('partial'), terminal)
      : await live(args, settings, terminal, writer);
  if ('saved' in read) {
    refuseForSaved(settings, args);
    return finish(read.saved, async () => keepOnly(read.saved, judge.keep), args, settings, judge, terminal, writer);
  }

  const reasons = await readReasons(args.values('reasons'));
  const { rejected, inputs } = read;
  const timeline = buildTimeline(filterEvents(read.events, settings.filter), { rejected, inputs, now: settings.now });
  warn(read, timeline, settings, writer);
  const document = once(async () => {
    const { documentOf } = await import('../incident/analysis.ts');
    const { now, lang, timezone } = settings;
    return documentOf(timeline, {
      now,
      keep: judge.keep,
      readFrom: read.readFrom,
      ...(lang === undefined ? {} : { lang }),
      ...(timezone === undefined ? {} : { timezone }),
      ...(reasons === undefined ? {} : { reasons }),
    });
  });
  return finish(timeline, document, args, settings, judge, terminal, writer);
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
      ? `no events match, of ${read.events.length} that were read`
      : 'no events; the API server deletes them after a time, one hour by default, so that says little',
  );
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
  if (judge.asked && (await document()).findings.some(judge.fails)) return EXIT.found;
  return args.has('strict') && shown.rejected.length > 0 ? EXIT.rejected : EXIT.done;
}

/** A saved document has no events left to filter, and its draft is written already. */
function refuseForSaved({ filtered }: Settings, args: Arguments): void {
  const flag = (['timezone', 'lang', 'reasons'] as const).find((name) => args.has(name));
  if (!filtered && flag === undefined) return;
  const what = flag === undefined ? 'filters need events' : `--${flag} needs events`;
  throw new OpTimelineError('bad-option', `${what}, and a saved document holds only what was made of them`, {
    remedy: 'run it on the events themselves',
  });
}

function keepOnly(saved: Analysis, keep: (finding: Finding) => boolean): Analysis {
  return { ...saved, findings: saved.findings.filter(keep) };
}

function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
