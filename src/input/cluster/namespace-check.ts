import { OpTimelineError } from '../../error.ts';
import type { Get } from './patient-get.ts';

/**
 * Asks whether a namespace exists, since the server lists the events of one that does not as an empty list. True where
 * it does, false where that cannot be told (reading namespaces is a right of its own); throws `not-found`.
 */
export async function namespaceExists(request: { get: Get; server: string; namespace: string }): Promise<boolean> {
  const { namespace, server } = request;
  const answer = await request.get(`/api/v1/namespaces/${encodeURIComponent(namespace)}`).catch((failure: unknown) => {
    if (failure instanceof OpTimelineError && failure.code === 'aborted') throw failure;
    return undefined;
  });
  if (answer?.status === 404) {
    throw new OpTimelineError('not-found', `namespace "${namespace}" does not exist on ${server}`, {
      remedy: 'check its name and the context: the server itself answers with an empty list, not an error',
    });
  }
  return answer?.status === 200;
}
