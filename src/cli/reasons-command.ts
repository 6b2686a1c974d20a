import { OpTimelineError } from '../error.ts';
import { builtInCatalogue } from '../reasons/index.ts';
import { showHiddenInJson } from '../text/hidden.ts';
import type { Arguments } from './arguments.ts';
import { parseFlags } from './arguments.ts';
import { EXIT } from './exit.ts';
import { readReasons } from './reasons-files.ts';
import type { ReasonsFlagName } from './reasons-flags.ts';
import { REASONS_FLAGS } from './reasons-flags.ts';
import { reasonsHelp } from './reasons-help.ts';
import { listEntries, namesIn } from './reasons-list.ts';
import { descriptionText, listText } from './reasons-text.ts';
import { choiceIn } from './settings.ts';
import type { Writer } from './terminal.ts';

const FILTERS = ['component', 'kind', 'phase', 'category'] as const;

/** `reasons [REASON]`: prints the glossary, or its page on one reason. Gives the exit code; throws what was asked wrongly. */
export async function runReasons(argv: readonly string[], writer: Writer, program: string): Promise<number> {
  const args = parseFlags<ReasonsFlagName>(argv, REASONS_FLAGS, `${program} reasons --help`);
  if (args.has('help')) {
    writer.output(reasonsHelp(program));
    return EXIT.done;
  }
  const reason = reasonOf(args, program);
  const format = choiceIn(REASONS_FLAGS, args, 'output') ?? 'text';
  for (const name of ['phase', 'category'] as const) choiceIn(REASONS_FLAGS, args, name);
  const catalogue = (await readReasons(args.values('reasons'))) ?? builtInCatalogue();
  if (reason !== undefined) {
    const { describeIn } = await import('../reasons/describe-reason.ts');
    const description = describeIn(catalogue, reason);
    writer.output(await written(description, format, () => descriptionText(description, program)));
    return EXIT.done;
  }
  const entries = listEntries(catalogue, Object.fromEntries(FILTERS.map((name) => [name, args.value(name)])));
  if (entries.length === 0) writer.note(`no reason matches, of ${namesIn(catalogue.entries()).length} that are known`);
  const names = () => namesIn(entries).map((name) => `${name}\n`);
  writer.output(format === 'names' ? names().join('') : await written(entries, format, () => listText(entries)));
  return EXIT.done;
}

function reasonOf(args: Arguments<ReasonsFlagName>, program: string): string | undefined {
  const [reason, ...more] = args.operands;
  if (more.length > 0) {
    throw new OpTimelineError('bad-option', `reasons takes one reason, not ${args.operands.length}`, {
      remedy: 'put one that has blanks in quotes',
    });
  }
  const filters = reason === undefined ? [] : FILTERS.filter(args.has);
  if (filters.length > 0) {
    const named = filters.map((name) => `--${name}`).join(', ');
    throw new OpTimelineError('bad-option', `one reason is described whole, so it takes no ${named}`, {
      remedy: `${program} reasons ${named.split(',')[0]} … lists what matches`,
    });
  }
  if (reason !== undefined && args.value('output') === 'names') {
    throw new OpTimelineError('bad-option', 'names are those of a list', { remedy: `${program} reasons -o names` });
  }
  return reason;
}

/** Data as JSON or YAML, or what was made of it as text. Nothing that hides is left as it is. */
async function written(data: unknown, format: string, text: () => string): Promise<string> {
  if (format === 'json') return `${showHiddenInJson(JSON.stringify(data, null, 2))}\n`;
  if (format !== 'yaml') return text();
  const { stringify } = await import('yaml');
  return showHiddenInJson(stringify(data, { lineWidth: 0, aliasDuplicateObjects: false, blockQuote: false }));
}
