import { OpTimelineError } from '../error.ts';
import { textSource } from '../formats/text-source.ts';
import { draftIncident } from '../incident/draft.ts';
import { timelineFromRows } from '../timeline/from-rows.ts';
import { parseRows } from '../timeline/row-text.ts';
import type { Arguments } from './arguments.ts';
import { nameOfInput, readInput } from './read-inputs.ts';
import { readReasons } from './reasons-files.ts';
import { settingsOf } from './settings.ts';
import type { Terminal, Writer } from './terminal.ts';

/** `op-timeline incident --rows FILE`: a draft from the rows of a timeline alone. */
export async function runIncidentFromRows(
  file: string,
  args: Arguments,
  terminal: Terminal,
  writer: Writer,
): Promise<number> {
  if (args.operands.length > 0 || args.has('file')) {
    throw new OpTimelineError('bad-option', '--rows takes the place of events, so no other input can be given');
  }
  const settings = settingsOf(args, [file], terminal.now());
  const name = nameOfInput(file);
  const reasons = await readReasons(args.values('reasons'));
  const { text } = textSource(await readInput(file, terminal));
  const timeline = timelineFromRows(rowsOf(text), reasons);
  const draft = draftIncident(timeline, {
    readFrom: [name],
    ...(reasons === undefined ? {} : { reasons }),
    ...(settings.lang === undefined ? {} : { lang: settings.lang }),
  });
  const path = args.value('incident');
  if (path !== undefined) {
    const { writeWhole } = await import('./write-whole.ts');
    await writeWhole(path, draft.text);
  }
  writer.output(draft.text);
  return 0;

  function rowsOf(lines: string) {
    try {
      const rows = parseRows(lines, { namespaced: settings.allNamespaces });
      if (rows.length > 0) return rows;
    } catch (error) {
      if (!(error instanceof OpTimelineError)) throw error;
      throw new OpTimelineError(error.code, `${name}: ${error.message}`, { remedy: error.remedy, cause: error });
    }
    throw new OpTimelineError('empty', `${name} holds no rows`, {
      remedy: 'op-timeline FILE > timeline.txt makes some',
    });
  }
}
