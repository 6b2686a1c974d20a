import { OpTimelineError } from '../error.ts';
import type { Arguments } from './arguments.ts';
import type { ReadTimeline } from './read-timeline.ts';
import type { Settings } from './settings.ts';
import { isKubectl } from './settings.ts';
import type { Writer } from './terminal.ts';

/** One of kubectl's tables: what kubectl refuses before it asks the server, and how it prints what it gets. */
export interface KubectlTable {
  /** kubectl's words on standard error, behind which it exits with 1. */
  readonly refused?: string;
  /** The table, or nothing and kubectl's words for that on standard error. Throws `bad-option` without events. */
  render(read: ReadTimeline, writer: Writer): Promise<string>;
}

/** Judges the flags of `kubectl events` as kubectl does. Throws `bad-option` where they are given without its table. */
export async function kubectlTable(args: Arguments, settings: Settings): Promise<KubectlTable> {
  const types = args.value('types');
  if (types !== undefined && settings.format !== 'kubectl') {
    throw new OpTimelineError('bad-option', '--types belongs to -o kubectl', {
      remedy: '--type takes any type there is',
    });
  }
  if (args.has('no-headers') && !isKubectl(settings)) {
    throw new OpTimelineError('bad-option', '--no-headers belongs to -o kubectl and -o kubectl-wide');
  }
  const refused = types && (await import('../render/kubectl-answer.ts')).refusedTypes(types);
  return {
    ...(refused ? { refused } : {}),
    render: (read, writer) => render(read, types, args, settings, writer),
  };
}

async function render(
  read: ReadTimeline,
  types: string | undefined,
  args: Arguments,
  settings: Settings,
  writer: Writer,
): Promise<string> {
  if ('saved' in read || read.listed === undefined) {
    const what = 'saved' in read ? 'a saved document holds' : 'rows hold';
    throw new OpTimelineError('bad-option', `${what} no events, and kubectl's tables are made of them`, {
      remedy: 'run it on the events themselves',
    });
  }
  const { kubectlEvents, kubectlGetEvents } = await import('../render/kubectl-answer.ts');
  const { now, allNamespaces } = settings;
  const namespace = settings.namespace ?? read.namespace ?? '';
  const options = { now, allNamespaces, namespace, noHeaders: args.has('no-headers') };
  const { stdout, stderr } =
    settings.format === 'kubectl-wide'
      ? kubectlGetEvents(read.listed, options)
      : kubectlEvents(read.listed, { ...options, types: types ?? '' });
  if (stderr !== '') writer.note(stderr.replace(/\n$/, ''));
  return stdout;
}
