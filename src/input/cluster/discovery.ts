import { OpTimelineError } from '../../error.ts';
import type { ServedResource } from '../../timeline/served-resources.ts';
import { answerError, notTheApi } from './answer-error.ts';
import { type GroupVersion, readGroupVersions, readResourceList } from './discovery-documents.ts';
import type { Get } from './patient-get.ts';
import { parsed, received } from './status.ts';

/** All groups with their resources in one document, from servers that can (1.27 on), as kubectl asks for it. */
const AGGREGATED = ['v2', 'v2beta1']
  .map((version) => `application/json;g=apidiscovery.k8s.io;v=${version};as=APIGroupDiscoveryList`)
  .concat('application/json')
  .join(',');

/** So many versions are asked about at a time, where each takes a request of its own. */
const AT_ONCE = 8;

/** No cluster comes near it; a server that names more is not asked about the rest. */
const MOST_ASKED = 2_000;

/** What a cluster serves. */
export interface Discovery {
  /** In the server's order of preference. */
  readonly served: readonly ServedResource[];
  /** Of which versions it could not be found out what they hold, such as `metrics.k8s.io/v1beta1`. */
  readonly failed: readonly string[];
}

/**
 * Asks a cluster which resources it serves, in two requests or, where the server or the transport knows only the older
 * documents, one more for each version. Undefined where the server forbids it. Throws `server-error`, and what `get`
 * throws; a single version that gives no answer is none of it, for its program may be down for long.
 */
export async function discover(request: { get: Get; server: string }): Promise<Discovery | undefined> {
  const versions: GroupVersion[] = [];
  for (const path of ['/api', '/apis']) {
    const answer = await request.get(path, { accept: AGGREGATED });
    if (answer.status === 403) return undefined;
    if (answer.status === 404 && path === '/api') continue;
    if (answer.status !== 200) throw answerError(answer, request.server);
    const read = readGroupVersions(parsed(answer.text));
    if (!read) throw notTheApi(received(answer.text), request.server, 'the list of its APIs');
    for (const version of read) versions.push(version);
  }
  const served: ServedResource[] = [];
  const failed: string[] = [];
  for (let next = 0; next < versions.length; next += AT_ONCE) {
    const some = versions.slice(next, next + AT_ONCE);
    const resources = await Promise.all(
      some.map((version) => (version.resources || next < MOST_ASKED ? resourcesOf(version, request.get) : undefined)),
    );
    resources.forEach((found, index) => {
      if (found) for (const resource of found) served.push(resource);
      else failed.push(nameOf(some[index] as GroupVersion));
    });
  }
  return { served, failed };
}

async function resourcesOf(
  { group, version, resources, stale }: GroupVersion,
  get: Get,
): Promise<readonly ServedResource[] | undefined> {
  if (stale || resources) return stale ? undefined : resources;
  const path = group === '' ? '/api' : `/apis/${encodeURIComponent(group)}`;
  try {
    const answer = await get(`${path}/${encodeURIComponent(version)}`, { takeFailure: true });
    return answer.status === 200 ? readResourceList(parsed(answer.text), group, version) : undefined;
  } catch (failure) {
    if (failure instanceof OpTimelineError && failure.code !== 'aborted') return undefined;
    throw failure;
  }
}

function nameOf({ group, version }: GroupVersion): string {
  return group === '' ? version : `${group}/${version}`;
}
