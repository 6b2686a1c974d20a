import { OpTimelineError } from '../error.ts';
import type { LabLanguage } from '../lab/hints/index.ts';
import type { LabReport } from '../lab/report.ts';
import { excerpt } from '../text/hidden.ts';
import { parseFlags } from './arguments.ts';
import { checkClusterFlags } from './cluster-flags.ts';
import { clusterOptions } from './cluster-options.ts';
import { EXIT } from './exit.ts';
import { LAB_FLAGS, type LabFlagName } from './lab-flags.ts';
import { labHelp } from './lab-help.ts';
import { choiceIn } from './settings.ts';
import { type Paint, paintFor, type Terminal, type Writer } from './terminal.ts';

/** `lab grade DIR`: prints the verdict on an answer folder. Gives the exit code; throws what keeps it from a verdict. */
export async function runLab(
  argv: readonly string[],
  terminal: Terminal,
  writer: Writer,
  program: string,
): Promise<number> {
  const args = parseFlags<LabFlagName>(argv, LAB_FLAGS, `${program} lab --help`);
  const [command, ...folders] = args.operands;
  if (command === undefined || command === 'help' || args.has('help')) {
    writer.output(labHelp(program));
    return EXIT.done;
  }
  const folder = folderOf(command, folders, program);
  const steps = args.values('step').map(stepGiven);
  const format = choiceIn(LAB_FLAGS, args, 'output') ?? 'text';
  const lang = choiceIn(LAB_FLAGS, args, 'lang') as LabLanguage | undefined;
  const colour = choiceIn(LAB_FLAGS, args, 'color') ?? 'auto';
  await checkClusterFlags(args);
  const runScript = args.has('run-script');
  if (runScript && !args.has('live')) {
    throw new OpTimelineError('bad-option', '--run-script needs --live: the script asks a cluster', {
      remedy: 'add --live, or leave --run-script out to judge timeline.sh by its text',
    });
  }
  if (runScript && steps.length > 0 && !steps.includes(8)) {
    throw new OpTimelineError('bad-option', '--run-script runs timeline.sh, which is of step 8', {
      remedy: 'add --step 8, or leave --run-script out',
    });
  }
  const { gradeLab } = await import('../lab/grade.ts');
  const report = await gradeLab(folder, {
    steps,
    lang,
    runScript,
    signal: terminal.signal,
    cluster: args.has('live') ? clusterOptions(args, terminal, writer) : undefined,
  });
  writer.output(await rendered(report, format, paintFor(terminal.stdout, colour, terminal.env)));
  return report.passed ? EXIT.done : EXIT.found;
}

function folderOf(command: string, folders: readonly string[], program: string): string {
  if (command !== 'grade') {
    throw new OpTimelineError('bad-option', `lab does not know ${excerpt(JSON.stringify(command), 60)}`, {
      remedy: `${program} lab grade DIR judges an answer`,
    });
  }
  const [folder] = folders;
  if (folder !== undefined && folder !== '' && folders.length === 1) return folder;
  throw new OpTimelineError('bad-option', `lab grade takes one folder, not ${folders.length}`, {
    remedy: `${program} lab grade DIR, with the folder that holds the files of the eight steps`,
  });
}

function stepGiven(text: string): number {
  if (/^[1-8]$/.test(text)) return Number(text);
  throw new OpTimelineError('bad-option', `--step does not know ${excerpt(JSON.stringify(text), 60)}`, {
    remedy: 'it takes a number from 1 to 8; give it again for more steps',
  });
}

/** Each format loads only what it needs. */
async function rendered(report: LabReport, format: string, paint: Paint): Promise<string> {
  if (format === 'json') return (await import('../lab/render-json.ts')).renderLabJson(report);
  if (format === 'junit') return (await import('../lab/render-junit.ts')).renderLabJunit(report);
  if (format === 'tap') return (await import('../lab/render-tap.ts')).renderLabTap(report);
  return (await import('../lab/render-text.ts')).renderLabText(report, paint);
}
