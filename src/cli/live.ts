import type { readNodeEvents } from '../input/cluster/node-events.ts';
import type { LiveSource } from '../input/cluster/options.ts';
import type { Arguments } from './arguments.ts';
import { asksForFindings } from './asks-for-findings.ts';
import { clusterOptions } from './cluster-options.ts';
import type { ObjectFilter } from './kubectl-table.ts';
import { testByCluster } from './live-object.ts';
import type { Inputs } from './read-inputs.ts';
import { hidesNames } from './redaction.ts';
import type { Settings } from './settings.ts';
import { isKubectl } from './settings.ts';
import type { Terminal, Writer } from './terminal.ts';

/** Progress is told to a person who has waited so many milliseconds. */
const PATIENCE = 1000;

/** Reads a live cluster as the flags say. */
export async function readLive(
  args: Arguments,
  settings: Settings,
  object: ObjectFilter | undefined,
  terminal: Terminal,
  writer: Writer,
): Promise<Inputs> {
  const [{ withCluster }, { readOpenCluster }, { eventsOfPages }] = await Promise.all([
    import('../input/cluster/open-cluster.ts'),
    import('../input/cluster/read-cluster.ts'),
    import('../input/cluster/events-of-pages.ts'),
  ]);
  const level = Number(args.value('v') ?? 0);
  const done = progress(terminal);
  try {
    const { namespace, allNamespaces } = settings;
    const options = { ...clusterOptions(args, terminal, writer), namespace, allNamespaces };
    return await withCluster(options, async (cluster) => {
      const isAbout = object && (await testByCluster(object, cluster, writer));
      const { pages, source } = await readOpenCluster(cluster);
      const described = hidesNames(args) ? describeUnnamed(source) : describe(source);
      if (!args.has('quiet') && !isKubectl(settings)) writer.note(described);
      const user = source.user === '' ? '<none>' : hidesNames(args) ? '<hidden>' : source.user;
      if (level >= 6) writer.note(`${pages.length} pages, as user ${user}`);
      const read = eventsOfPages(pages);
      const beside =
        args.has('no-nodes') || !asksForFindings(args, settings, terminal)
          ? {}
          : await nodesOf(cluster, source, read.events);
      const unchecked = read.events.length === 0 && !source.namespaceChecked && source.namespace !== '';
      const namespace = hidesNames(args) ? 'the namespace' : `namespace ${source.namespace}`;
      const warnings = unchecked ? [`whether ${namespace} exists could not be checked`] : [];
      return {
        ...read,
        ...beside,
        readFrom: [described],
        namespace: source.namespace,
        warnings,
        ...(isAbout && { isAbout }),
      };
    });
  } finally {
    done();
  }
}

async function nodesOf(...asked: Parameters<typeof readNodeEvents>): ReturnType<typeof readNodeEvents> {
  return (await import('../input/cluster/node-events.ts')).readNodeEvents(...asked);
}

/** Where the events came from, for the first line and the head of the draft: the wrong context is easily read. */
function describe({ context, server, namespace, api, readAt }: LiveSource): string {
  const place = namespace === '' ? 'all namespaces' : `namespace ${namespace}`;
  return `context ${context === '' ? '<none>' : context}, server ${server}, ${place}, API ${api}, read at ${readAt}`;
}

/** The same where names are to be hidden. */
function describeUnnamed({ namespace, api, readAt }: LiveSource): string {
  return `${namespace === '' ? 'all namespaces' : 'one namespace'} of a cluster, API ${api}, read at ${readAt}`;
}

/** Says after a while that something is being read, where a person looks on; wipes it out again. */
function progress({ stderr }: Terminal): () => void {
  if (!stderr.isTTY) return () => {};
  let shown = false;
  const timer = setTimeout(() => {
    shown = true;
    stderr.write('reading events…\r');
  }, PATIENCE);
  return () => {
    clearTimeout(timer);
    if (shown) stderr.write('               \r');
  };
}
