import type { KubeEvent, Rejection } from './event/kube-event.ts';
import type { InputSummary } from './formats/read-events.ts';
import { eventsOfPages } from './input/cluster/events-of-pages.ts';
import { type Beside, readNodeEvents } from './input/cluster/node-events.ts';
import { withCluster } from './input/cluster/open-cluster.ts';
import type { ClusterOptions, LiveSource, ReadClusterOptions } from './input/cluster/options.ts';
import { readOpenCluster } from './input/cluster/read-cluster.ts';

export { OpTimelineError, type OpTimelineErrorCode } from './error.ts';
export { parseRequestTimeout } from './input/cluster/duration.ts';
export type { ClusterOptions, LiveApi, LiveSource, Wait } from './input/cluster/options.ts';

export interface ListOptions extends ClusterOptions {
  /**
   * Also lists the events of the Nodes that those of one namespace name, which are stored in `default`: `context` then, or
   * `contextForbidden`, as `buildTimeline` takes them. Default false.
   */
  readonly nodes?: boolean | undefined;
}

/** What `readEvents` gives, and where the events came from. */
export interface LiveEvents extends Beside {
  /** In the server's order. An event may be there twice, in two states; a timeline keeps the later one. */
  readonly events: KubeEvent[];
  readonly rejected: Rejection[];
  /** One summary, named `live`. */
  readonly inputs: InputSummary[];
  readonly source: LiveSource;
}

/**
 * Lists the events of a namespace, or of all namespaces, of a live cluster, by the rules of kubectl for finding the
 * cluster and logging in. All events or an error, never a part of them. Waits up to 30 seconds for a server that is
 * busy or gone.
 *
 * Throws an OpTimelineError: `kubeconfig`, `unreachable`, `unauthorized`, `forbidden`, `not-found` (the namespace),
 * `timeout`, `server-error`, `too-large`, `bad-option` or `aborted`.
 */
export async function listEvents(options: ListOptions = {}): Promise<LiveEvents> {
  const { limit }: ReadClusterOptions = options;
  return withCluster(options, async (cluster) => {
    const { pages, source } = await readOpenCluster(cluster, limit);
    const read = eventsOfPages(pages);
    const beside = options.nodes ? await readNodeEvents(cluster, source, read.events, limit) : {};
    return { ...read, ...beside, source };
  });
}
