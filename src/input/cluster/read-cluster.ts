import { listEventPages } from './list-pages.ts';
import { type OpenCluster, withCluster } from './open-cluster.ts';
import type { LiveSource, ReadClusterOptions } from './options.ts';

/** Events in one page: kubectl's chunk size. */
export const PAGE_SIZE = 500;

/** The events of a cluster as the texts of EventLists, and where they came from. */
export interface LiveRead {
  /** Whole lists, though each may carry a continue token: the next page follows it. The same event may be in two. */
  readonly pages: readonly string[];
  readonly source: LiveSource;
}

/** Lists the events of a namespace, or of all namespaces, of a live cluster. All of them, or an error. */
export async function readCluster(options: ReadClusterOptions = {}): Promise<LiveRead> {
  return withCluster(options, (cluster) => readOpenCluster(cluster, options.limit));
}

/** The same of a cluster that is open already, and stays so. */
export async function readOpenCluster(
  { target, around, ...cluster }: OpenCluster,
  limit: number = PAGE_SIZE,
): Promise<LiveRead> {
  const { get, server, namespace } = cluster;
  const listed = await listEventPages({ get, server, namespace, limit, clock: around.clock });
  const { pages, api, namespaceChecked } = listed;
  const readAt = new Date(listed.readAt).toISOString();
  const { context, userName: user } = target;
  return { pages, source: { context, server, user, namespace, api, readAt, namespaceChecked } };
}
