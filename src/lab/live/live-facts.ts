import type { KubeEvent } from '../../event/kube-event.ts';
import { answerError } from '../../input/cluster/answer-error.ts';
import { eventsOfPages } from '../../input/cluster/events-of-pages.ts';
import { forbiddenError } from '../../input/cluster/forbidden.ts';
import { isAnswer, listThrough } from '../../input/cluster/list-pages.ts';
import type { OpenCluster } from '../../input/cluster/open-cluster.ts';
import type { LiveApi } from '../../input/cluster/options.ts';
import { PAGE_SIZE } from '../../input/cluster/read-cluster.ts';
import { parsed } from '../../input/cluster/status.ts';
import type { Answer } from '../../input/cluster/transport.ts';
import { isObject } from '../../text/plain-json.ts';
import type { Fields } from '../answer.ts';
import type { Maybe } from '../check.ts';
import { at } from '../fields.ts';
import { GROUP, NAMESPACE, OBJECT } from '../lab-files.ts';

/** An object of the cluster: there, not there, or not to be read by this user. */
export type LiveObject = { readonly object: Fields } | 'absent' | 'forbidden';

/** What a cluster holds of the lab, at one moment. */
export interface LiveFacts {
  readonly crd: LiveObject;
  readonly pipeline: LiveObject;
  /** The events of op-events as each API gives them, by name; a problem where this user may not list them. */
  readonly core: Maybe<ReadonlyMap<string, Fields>>;
  readonly new: Maybe<ReadonlyMap<string, Fields>>;
  /** The same events in the model of this package, through whichever API gave them. */
  readonly events: readonly KubeEvent[];
  /** When they were read, in microseconds since 1970. */
  readonly readAt: number;
}

/** Reads what a cluster holds of the lab, by GET requests alone. Throws what listEvents throws. */
export async function readLiveFacts({ get, server, around }: OpenCluster): Promise<LiveFacts> {
  const one = async (path: string): Promise<LiveObject> => objectOf(await get(path), server);
  const request = { get, server, namespace: NAMESPACE, limit: PAGE_SIZE, clock: around.clock };
  const crd = await one(`/apis/apiextensions.k8s.io/v1/customresourcedefinitions/pipelines.${GROUP}`);
  const pipeline = await one(`/apis/${OBJECT.apiVersion}/namespaces/${NAMESPACE}/pipelines/${OBJECT.name}`);
  const core = await listThrough('v1', request);
  const throughNew = await listThrough('events.k8s.io/v1', request);
  if (isAnswer(core) && isAnswer(throughNew)) throw forbiddenError([core, throughNew], request);
  const pages = isAnswer(core) ? (isAnswer(throughNew) ? [] : throughNew.pages) : core.pages;
  return {
    crd,
    pipeline,
    core: byName(core, 'v1'),
    new: byName(throughNew, 'events.k8s.io/v1'),
    events: eventsOfPages(pages).events,
    readAt: around.clock.now() * 1_000,
  };
}

function objectOf(answer: Answer, server: string): LiveObject {
  if (answer.status === 404) return 'absent';
  if (answer.status === 403) return 'forbidden';
  const object = answer.status === 200 ? parsed(answer.text) : undefined;
  if (isObject(object)) return { object };
  throw answerError(answer, server);
}

function byName(
  listed: { readonly pages: readonly string[] } | Answer,
  api: LiveApi,
): Maybe<ReadonlyMap<string, Fields>> {
  if (isAnswer(listed as Answer)) return { problem: `this user may not list the events of ${api}` };
  const items = (listed as { readonly pages: readonly string[] }).pages.flatMap((page) => {
    const list = at(parsed(page), 'items');
    return Array.isArray(list) ? list.filter(isObject) : [];
  });
  return { value: new Map(items.map((item) => [String(at(item, 'metadata', 'name')), item])) };
}
