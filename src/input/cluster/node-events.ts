import { OpTimelineError } from '../../error.ts';
import type { KubeEvent } from '../../event/kube-event.ts';
import { isNode, nodesNamedIn } from '../../timeline/named-nodes.ts';
import { eventsOfPages } from './events-of-pages.ts';
import { isAnswer, listThrough } from './list-pages.ts';
import type { OpenCluster } from './open-cluster.ts';
import type { LiveSource } from './options.ts';
import { PAGE_SIZE } from './read-cluster.ts';

/** Where the events of cluster-scoped objects are stored (client-go tools/record/event.go, v0.36). */
const HOME = 'default';

/** The events beside those of one namespace, as `buildTimeline` takes them. */
export interface Beside {
  /** Those of the Nodes that are named; absent where they were not read. */
  readonly context?: readonly KubeEvent[];
  /** Whether the server forbade to read them. */
  readonly contextForbidden?: true;
}

/**
 * Lists the events of those Nodes that some events of one namespace name, through the API that gave these. Nothing where
 * there are none to look for, or they were read already; and whatever fails here, but for `aborted`, is no failure of the
 * read: few may read another namespace.
 */
export async function readNodeEvents(
  { get, server, around }: OpenCluster,
  { namespace, api }: LiveSource,
  events: readonly KubeEvent[],
  limit: number = PAGE_SIZE,
): Promise<Beside> {
  // Then they are among the events.
  if (namespace === '' || namespace === HOME) return { context: [] };
  const nodes = nodesNamedIn(events);
  if (nodes.size === 0) return {};
  const { clock } = around;
  // A server that is out of order is not waited for: this may be left out.
  const once = (path: string) => get(path, { takeFailure: true });
  try {
    const listed = await listThrough(api, { get: once, server, namespace: HOME, kind: 'Node', limit, clock });
    if (isAnswer(listed)) return { contextForbidden: true };
    const read = eventsOfPages(listed.pages).events;
    return { context: read.filter((event) => isNode(event) && nodes.has(event.regarding.name ?? '')) };
  } catch (failure) {
    if (failure instanceof OpTimelineError && failure.code !== 'aborted') return {};
    throw failure;
  }
}
