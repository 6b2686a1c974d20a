import type { OpenCluster } from '../input/cluster/open-cluster.ts';
import { excerpt } from '../text/hidden.ts';
import { KubectlRefusal } from './kubectl-refusal.ts';
import type { EventTest, ObjectFilter } from './kubectl-table.ts';
import type { Writer } from './terminal.ts';

/** So many versions that gave no answer are named. */
const MOST_NAMED = 5;

/**
 * What `--for` selects, by what the cluster says it serves. Undefined, with a warning, where it may not be asked: kubectl
 * fails there, but the events can tell. Throws KubectlRefusal, and what the requests throw.
 */
export async function testByCluster(
  object: ObjectFilter,
  cluster: OpenCluster,
  writer: Writer,
): Promise<EventTest | undefined> {
  const { discover } = await import('../input/cluster/discovery.ts');
  const discovery = await discover(cluster);
  if (!discovery) {
    writer.note(
      "warning: the server forbids to ask what it serves (403): --for knows Kubernetes' own resources and those in the events",
    );
    return undefined;
  }
  try {
    return object.byServed(discovery.served);
  } catch (error) {
    const { failed } = discovery;
    if (error instanceof KubectlRefusal && failed.length > 0) writer.note(unknownOf(failed));
    throw error;
  }
}

/** What was asked for may be in a version that gave no answer. */
function unknownOf(failed: readonly string[]): string {
  const named = failed.slice(0, MOST_NAMED).map((name) => excerpt(name, 80));
  const more = failed.length - named.length;
  return `warning: the server could not tell what it serves in ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
