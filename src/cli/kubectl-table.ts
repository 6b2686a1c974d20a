import { OpTimelineError } from '../error.ts';
import type { KubeEvent } from '../event/kube-event.ts';
import type { ServedResource } from '../timeline/served-resources.ts';
import type { Arguments } from './arguments.ts';
import { KubectlRefusal } from './kubectl-refusal.ts';
import type { ReadTimeline } from './read-timeline.ts';
import type { Settings } from './settings.ts';
import { isKubectl } from './settings.ts';
import type { Writer } from './terminal.ts';

/** One of kubectl's tables: what of the events it shows, and how. */
export interface KubectlTable {
  /** What `--for` asks for; absent where it asks for nothing. */
  readonly object?: ObjectFilter;
  /** The table, or nothing and kubectl's words for that on standard error. Throws `bad-option` without events. */
  render(read: ReadTimeline): Promise<string>;
}

/** kubectl's `--for`, whose meaning depends on what the cluster serves. */
export interface ObjectFilter {
  /** Whether an event is about the object. Throws KubectlRefusal. */
  byServed(served: readonly ServedResource[]): EventTest;
  /** The same for events of which no cluster can be asked. */
  byEvents(events: readonly KubeEvent[]): EventTest;
}

export type EventTest = (event: KubeEvent) => boolean;

/**
 * Judges the flags of `kubectl events` as kubectl does, and in its order. Throws `bad-option` where they are given without
 * its table, and KubectlRefusal for what kubectl refuses before it asks the server.
 */
export async function kubectlTable(args: Arguments, settings: Settings, writer: Writer): Promise<KubectlTable> {
  const types = args.value('types');
  if (types !== undefined && settings.format !== 'kubectl') {
    throw new OpTimelineError('bad-option', '--types belongs to -o kubectl', {
      remedy: '--type takes any type there is',
    });
  }
  if (args.has('no-headers') && !isKubectl(settings)) {
    throw new OpTimelineError('bad-option', '--no-headers belongs to -o kubectl and -o kubectl-wide');
  }
  const table = (read: ReadTimeline) => render(read, types, args, settings, writer);
  const refused = types && (await import('../render/kubectl-answer.ts')).refusedTypes(types);
  const checkTypes = () => {
    if (refused) throw new KubectlRefusal(refused);
  };
  const object = settings.format === 'kubectl' ? args.value('for') : undefined;
  if (!object) {
    checkTypes();
    return { render: table };
  }
  const { askedObject, aboutAskedObject, servedWith } = await import('./kubectl-for.ts');
  const asked = askedObject(object);
  const byServed = (served: readonly ServedResource[]) => {
    const test = aboutAskedObject(asked, served, writer);
    checkTypes();
    return test;
  };
  return { object: { byServed, byEvents: (events) => byServed(servedWith(events)) }, render: table };
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
