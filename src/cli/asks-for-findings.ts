import type { Arguments } from './arguments.ts';
import type { Format } from './flags.ts';
import type { Settings } from './settings.ts';
import { isKubectl } from './settings.ts';
import type { Terminal } from './terminal.ts';

/** Formats that hold findings or the draft. */
const TOLD: readonly Format[] = ['json', 'yaml', 'incident', 'markdown'];

/** Whether anything of what is asked for tells of findings, or goes by them. */
export function asksForFindings(args: Arguments, settings: Settings, terminal: Terminal): boolean {
  const told = TOLD.includes(settings.format) || args.has('incident') || args.has('fail-on');
  return told || showsSummary(args, settings, terminal);
}

/** Whether a person at a terminal gets the summary. */
export function showsSummary(args: Arguments, settings: Settings, { stderr }: Terminal): boolean {
  return stderr.isTTY && !args.has('quiet') && !isKubectl(settings);
}
