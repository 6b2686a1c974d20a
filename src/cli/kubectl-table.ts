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
export function kubectlTable(args: Arguments, settings: Settings): KubectlTable {
  const given = args.value('types');
  if (given !== undefined && settings.format !== 'kubectl') {
    throw new OpTimelineError('bad-option', '--types belongs to -o kubectl', {
      remedy: '--type takes any type there is',
    });
  }
  if (args.has('no-headers') && !isKubectl(settings)) {
    throw new OpTimelineError('bad-option', '--no-headers belongs to -o kubectl and -o kubectl-wide');
  }
  const types = typesOf(given);
  const refused = types === undefined ? 'error: valid --types are Normal or Warning' : undefined;
  return {
    ...(refused === undefined ? {} : { refused }),
    render: (read, writer) => render(read, types ?? [], args, settings, writer),
  };
}

/** Compared without case; none means no filter; undefined where one of them is another (kubectl events.go, v0.33). */
function typesOf(given = ''): readonly string[] | undefined {
  if (given === '') return [];
  const types = given.split(',').map((type) => type.toLowerCase());
  return types.every((type) => type === 'normal' || type === 'warning') ? types : undefined;
}

async function render(
  read: ReadTimeline,
  types: readonly string[],
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
  const wide = settings.format === 'kubectl-wide';
  const shown = read.listed.filter(({ type }) => types.length === 0 || types.includes(type.toLowerCase()));
  if (shown.length === 0) {
    const found = wide ? 'resources' : 'events';
    const namespace = settings.namespace ?? read.namespace ?? '';
    const place = settings.allNamespaces || namespace === '' ? '' : ` in ${namespace} namespace`;
    writer.note(`No ${found} found${place}${wide && place === '' ? '' : '.'}`);
    return '';
  }
  const { now, allNamespaces } = settings;
  const options = { now, allNamespaces, noHeaders: args.has('no-headers') };
  return wide
    ? (await import('../render/kubectl-wide.ts')).renderKubectlWide(shown, options)
    : (await import('../render/kubectl-events.ts')).renderKubectlTable(shown, options);
}
