import { OpTimelineError } from '../error.ts';
import { explain, explainCode, isFindingCode } from '../findings/explain.ts';
import { showHiddenInJson } from '../text/hidden.ts';
import { buildTimeline } from '../timeline/build.ts';
import { formatRow, parseRow } from '../timeline/row-text.ts';
import type { Arguments } from './arguments.ts';
import { parseArguments } from './arguments.ts';
import { checkClusterFlags } from './cluster-flags.ts';
import { EXIT } from './exit.ts';
import { readTimeline } from './read-timeline.ts';
import { readReasons } from './reasons-files.ts';
import { hidesNames } from './redaction.ts';
import { settingsOf } from './settings.ts';
import type { Terminal, Writer } from './terminal.ts';

/** What makes no sense of an explanation, or hides the row that was typed. */
const REFUSED = ['rows', 'fail-on', 'ignore', 'incident', 'types', 'no-headers', 'watch'] as const;

/** `explain ROW|CODE`: what stands behind a row, or the findings of a code. Gives the exit code; throws what fails. */
export async function runExplain(argv: readonly string[], terminal: Terminal, writer: Writer): Promise<number> {
  const typed = parseArguments(argv);
  if (!typed.has('redact')) return readAndExplain(typed, terminal, writer);
  const names = hidesNames(typed);
  const { redactedFailure, redactingWriter } = await import('./redact-notes.ts');
  try {
    return await readAndExplain(typed, terminal, redactingWriter(writer, names));
  } catch (error) {
    throw redactedFailure(error, names);
  }
}

async function readAndExplain(typed: Arguments, terminal: Terminal, writer: Writer): Promise<number> {
  for (const name of REFUSED) {
    if (typed.has(name))
      throw new OpTimelineError('bad-option', `explain takes no --${name}`, {
        remedy: 'it takes files, live flags, filters, --reasons, --redact and -o text or json',
      });
  }
  const format = typed.value('output') ?? 'text';
  if (format !== 'text' && format !== 'json') {
    throw new OpTimelineError('bad-option', 'explain prints text or json', { remedy: '-o text or -o json' });
  }
  const [target, ...operands] = typed.operands;
  if (!target) throw new OpTimelineError('bad-option', 'explain needs a row in quotes, or a code of a finding');
  const files = [...typed.values('file'), ...operands];
  const args: Arguments = { ...typed, value: (name) => (name === 'output' ? undefined : typed.value(name)) };
  const settings = settingsOf(args, files, terminal.now());
  await checkClusterFlags(args);
  const reasons = await readReasons(args.values('reasons'));
  const options = { namespaced: settings.allNamespaces, ...(reasons === undefined ? {} : { reasons }) };
  // A slip in the target is told before anything is read.
  explain(buildTimeline([]), target, options);
  const isLive = settings.namespace !== undefined || settings.allNamespaces || args.has('context');
  let explained: ReturnType<typeof explain>;
  if (isFindingCode(target) && files.length === 0 && !isLive) {
    writer.note('note: the rule alone; name files, or --ns NS, to see its findings');
    explained = explainCode(target);
  } else {
    const read = await readTimeline(args, settings, undefined, files, reasons, terminal, writer);
    if ('saved' in read) throw new OpTimelineError('bad-option', 'a saved document has no events to explain');
    explained = explain(read.timeline, calledThere(target, read.nameOf, options.namespaced), options);
  }
  if (explained.about === 'row' && explained.meanings.length === 0) writer.note('no event has this row');
  const { renderExplanation } = await import('../render/explanation.ts');
  const json = format === 'json';
  writer.output(json ? `${showHiddenInJson(JSON.stringify(explained, null, 2))}\n` : renderExplanation(explained));
  return EXIT.done;
}

/** A row that was typed with the names as they are, in the names it has where these are redacted. */
function calledThere(target: string, nameOf: ((name: string) => string) | undefined, namespaced: boolean): string {
  if (isFindingCode(target) || !nameOf) return target;
  const { name, namespace, ...rest } = parseRow(target, { namespaced });
  return formatRow({
    ...rest,
    name: nameOf(name),
    ...(namespace === undefined ? {} : { namespace: nameOf(namespace) }),
  });
}
