import type { Finding } from '../findings/finding.ts';
import type { Analysis } from '../incident/analysis.ts';
import { once } from '../text/once.ts';
import type { Timeline } from '../timeline/timeline.ts';
import type { Arguments } from './arguments.ts';
import { showsSummary } from './asks-for-findings.ts';
import { checkClusterFlags } from './cluster-flags.ts';
import { EXIT } from './exit.ts';
import { failTest, keepTest } from './judge.ts';
import { KubectlRefusal } from './kubectl-refusal.ts';
import { kubectlTable } from './kubectl-table.ts';
import { readTimeline } from './read-timeline.ts';
import { readReasons } from './reasons-files.ts';
import { hidesNames } from './redaction.ts';
import { render } from './render.ts';
import type { Settings } from './settings.ts';
import { isKubectl, settingsOf } from './settings.ts';
import { summaryOf } from './summary.ts';
import type { Terminal, Writer } from './terminal.ts';
import { paintFor } from './terminal.ts';

/** So many of the findings that made the command fail are told. */
const MOST_FAILED = 3;

/** The main command: reads events, prints what is asked for, and judges. Gives the exit code; throws what fails. */
export async function runTimeline(args: Arguments, terminal: Terminal, writer: Writer): Promise<number> {
  if (!args.has('redact')) return printOrRefuse(args, terminal, writer);
  const names = hidesNames(args);
  const { redactedFailure, redactingWriter } = await import('./redact-notes.ts');
  try {
    return await printOrRefuse(args, terminal, redactingWriter(writer, names));
  } catch (error) {
    throw redactedFailure(error, names);
  }
}

async function printOrRefuse(args: Arguments, terminal: Terminal, writer: Writer): Promise<number> {
  try {
    return await readAndPrint(args, terminal, writer);
  } catch (error) {
    if (!(error instanceof KubectlRefusal)) throw error;
    writer.note(error.message);
    return EXIT.found;
  }
}

async function readAndPrint(args: Arguments, terminal: Terminal, writer: Writer): Promise<number> {
  const files = [...args.values('file'), ...args.operands];
  const settings = settingsOf(args, files, terminal.now());
  await checkClusterFlags(args);
  if (settings.timezone !== undefined) (await import('../incident/words.ts')).clockOf(settings.timezone);
  const judge = judgeOf(args);
  const reasons = await readReasons(args.values('reasons'));
  const kubectl = await kubectlTable(args, settings, writer);
  const read = await readTimeline(args, settings, kubectl.object, files, reasons, terminal, writer);
  // What was typed are the names as they are.
  const keep = keepTest(args.values('ignore'), read.nameOf);
  const document = once(async () => {
    if ('saved' in read) return { ...read.saved, findings: read.saved.findings.filter(keep) };
    const { documentOf } = await import('../incident/analysis.ts');
    const { now, lang, timezone } = settings;
    return documentOf(read.timeline, {
      now,
      keep,
      readFrom: read.readFrom,
      ...(lang === undefined ? {} : { lang }),
      ...(timezone === undefined ? {} : { timezone }),
      ...(reasons === undefined ? {} : { reasons }),
    });
  });
  const shown = 'saved' in read ? read.saved : read.timeline;
  const paint = paintFor(terminal.stdout, settings.colour, terminal.env);
  const output = isKubectl(settings)
    ? await kubectl.render(read)
    : await render({ rows: shown.rows, document }, settings, paint);
  return finish(output, shown, document, args, settings, judge, terminal, writer);
}

interface Judge {
  readonly fails: (finding: Finding) => boolean;
  readonly asked: boolean;
}

function judgeOf(args: Arguments): Judge {
  // A slip in either is told before anything is read.
  keepTest(args.values('ignore'));
  return { fails: failTest(args.values('fail-on')), asked: args.has('fail-on') };
}

async function finish(
  output: string,
  { rejected }: Pick<Timeline, 'rejected'>,
  document: () => Promise<Analysis>,
  args: Arguments,
  settings: Settings,
  judge: Judge,
  terminal: Terminal,
  writer: Writer,
): Promise<number> {
  const { env, stderr } = terminal;
  const file = args.value('incident');
  if (file !== undefined) {
    const { refuseData, writeWhole } = await import('./write-whole.ts');
    await refuseData(file);
    await writeWhole(file, (await document()).incident.text);
  }
  if (showsSummary(args, settings, terminal)) {
    const { findings, coverage } = await document();
    const paint = paintFor(stderr, settings.colour, env);
    for (const line of summaryOf(findings, coverage.events, coverage.rows, paint)) writer.note(line);
  }
  writer.output(output);
  const failed = judge.asked ? (await document()).findings.filter(judge.fails) : [];
  for (const { code, text } of failed.slice(0, MOST_FAILED)) writer.note(`--fail-on: ${code}: ${text}`);
  if (failed.length > MOST_FAILED) writer.note(`--fail-on: ${failed.length - MOST_FAILED} more findings`);
  if (failed.length > 0) return EXIT.found;
  return args.has('strict') && rejected.length > 0 ? EXIT.rejected : EXIT.done;
}
