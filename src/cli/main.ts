import { OpTimelineError } from '../error.ts';
import type { Arguments } from './arguments.ts';
import { namespaceOf, parseArguments } from './arguments.ts';
import type { Terminal, Writer } from './terminal.ts';
import { writerTo } from './terminal.ts';

/** Runs the command with what was typed behind its name, and gives the exit code. Never throws. */
export async function main(argv: readonly string[], terminal: Terminal, program = 'op-timeline'): Promise<number> {
  const writer = writerTo(terminal);
  try {
    return await dispatch(argv, terminal, writer, program);
  } catch (error) {
    if (terminal.signal.aborted) return 130;
    explain(error, writer, program);
    return 2;
  }
}

async function dispatch(argv: readonly string[], terminal: Terminal, writer: Writer, program: string): Promise<number> {
  const [command, ...rest] = argv;
  if (command === 'completion') {
    const { completionFor } = await import('./completion.ts');
    writer.output(completionFor(rest[0]));
    return 0;
  }
  if (command === 'lab') {
    const { runLab } = await import('./lab-command.ts');
    return runLab(rest, terminal, writer, program);
  }
  if (command === 'reasons') {
    const { runReasons } = await import('./reasons-command.ts');
    return runReasons(rest, writer, program);
  }
  if (command === 'diff') {
    const { runDiff } = await import('./diff-command.ts');
    return runDiff(rest, terminal, writer, program);
  }
  if (command === 'explain' && !rest.some((arg) => arg === '--help' || arg === '-h')) {
    const { runExplain } = await import('./explain-command.ts');
    return runExplain(rest, terminal, writer);
  }
  const isIncident = command === 'incident';
  const args = parseArguments(isIncident ? rest : argv);
  if (args.has('help') || command === 'help') {
    const { helpText } = await import('./help.ts');
    writer.output(helpText(program));
    return 0;
  }
  if (args.has('version')) {
    const { VERSION } = await import('./version.ts');
    writer.output(`${VERSION}\n`);
    return 0;
  }
  if (args.has('watch')) throw noWatch(args);
  const { runTimeline } = await import('./timeline-command.ts');
  return runTimeline(isIncident || args.has('rows') ? asIncident(args) : args, terminal, writer);
}

/** The same arguments with `-o incident`, unless another output is asked for. */
function asIncident(args: Arguments): Arguments {
  return { ...args, value: (name) => args.value(name) ?? (name === 'output' ? 'incident' : undefined) };
}

function noWatch(args: Arguments): OpTimelineError {
  const namespace = namespaceOf(args);
  const where = args.has('all-namespaces') ? ' -A' : namespace === undefined ? '' : ` -n ${namespace}`;
  return new OpTimelineError('bad-option', 'following events as they come (-w) is not there yet', {
    remedy: `meanwhile: kubectl events -w${where}`,
  });
}

/** At most three lines: what failed, and what to do next. Never a stack trace. */
function explain(error: unknown, writer: Writer, program: string): void {
  if (error instanceof OpTimelineError) {
    writer.note(`${program}: ${oneLine(error.message)}`);
    if (error.remedy !== '') writer.note(`  ${oneLine(error.remedy)}`);
    return;
  }
  const message = error instanceof Error ? error.message : String(error);
  writer.note(`${program}: internal error: ${oneLine(message)}`);
  writer.note('  this should not happen; please report it with the input, if you may share it');
}

function oneLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ');
}
