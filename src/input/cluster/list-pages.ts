import { OpTimelineError } from '../../error.ts';
import { answerError } from './answer-error.ts';
import type { Clock } from './clock.ts';
import { forbiddenError } from './forbidden.ts';
import { readListPage } from './list-page.ts';
import { namespaceExists } from './namespace-check.ts';
import type { LiveApi } from './options.ts';
import type { Get } from './patient-get.ts';
import type { Answer } from './transport.ts';

/** How often a list that expired on the way is begun anew. A token lives five minutes or more, so one is rare. */
const MOST_RESTARTS = 3;

export interface ListRequest {
  readonly get: Get;
  /** For messages. */
  readonly server: string;
  /** `''` for all namespaces. */
  readonly namespace: string;
  /** Lists events about objects of this kind alone; all by default. */
  readonly kind?: string;
  /** Events in one page. */
  readonly limit: number;
  readonly clock: Clock;
}

/** A whole list of events, as the texts of its pages. */
export interface ListedPages {
  /** After a list that had to begin anew some events stand in two of them: they have the same uid. */
  readonly pages: readonly string[];
  readonly api: LiveApi;
  /** When the last page was read, milliseconds since 1970. */
  readonly readAt: number;
  /** False where there were no events and it could not be found out whether the namespace exists. */
  readonly namespaceChecked: boolean;
}

/**
 * Lists all events of a namespace, or of all: through core v1, and where that is forbidden through events.k8s.io/v1,
 * which serves the same store. There is no partial result. Throws `forbidden`, `not-found`, `server-error`, and what
 * `get` throws.
 */
export async function listEventPages(request: ListRequest): Promise<ListedPages> {
  let api: LiveApi = 'v1';
  let listed = await listThrough(api, request);
  if (isAnswer(listed)) {
    const refusedByCore = listed;
    api = 'events.k8s.io/v1';
    listed = await listThrough(api, request);
    if (isAnswer(listed)) throw forbiddenError([refusedByCore, listed], request);
  }
  const readAt = request.clock.now();
  const namespaceChecked = listed.items > 0 || request.namespace === '' || (await namespaceExists(request));
  return { pages: listed.pages, api, readAt, namespaceChecked };
}

/** All pages through one API, or the answer that forbids it. */
export async function listThrough(
  api: LiveApi,
  request: ListRequest,
): Promise<{ pages: string[]; items: number } | Answer> {
  const pages: string[] = [];
  const seen = new Set<string>();
  let items = 0;
  let restarts = 0;
  for (let next: string | undefined = ''; next !== undefined; ) {
    const answer = await request.get(pagePath(api, request, next));
    if (answer.status === 403) return answer;
    if (answer.status === 410 && next !== '') {
      if (restarts++ === MOST_RESTARTS) throw expired(request.server);
      seen.clear();
      next = '';
      continue;
    }
    if (answer.status !== 200) throw answerError(answer, request.server);
    const page = readListPage(answer.text, request.server);
    pages.push(answer.text);
    items += page.items;
    next = page.next || undefined;
    if (next !== undefined && seen.has(next)) throw endless(request.server);
    if (next !== undefined) seen.add(next);
  }
  return { pages, items };
}

/** What each API calls the kind of an event's object in a field selector; either refuses the other's name. */
const KIND_FIELD: Readonly<Record<LiveApi, string>> = {
  v1: 'involvedObject.kind',
  'events.k8s.io/v1': 'regarding.kind',
};

function pagePath(api: LiveApi, request: Pick<ListRequest, 'namespace' | 'kind' | 'limit'>, next: string): string {
  const root = api === 'v1' ? '/api/v1' : `/apis/${api}`;
  const scope = request.namespace && `/namespaces/${encodeURIComponent(request.namespace)}`;
  const only = request.kind && `&fieldSelector=${KIND_FIELD[api]}%3D${encodeURIComponent(request.kind)}`;
  const token = next && `&continue=${encodeURIComponent(next)}`;
  return `${root}${scope}/events?limit=${request.limit}${only ?? ''}${token}`;
}

export function isAnswer(listed: { pages: string[] } | Answer): listed is Answer {
  return 'status' in listed;
}

function expired(server: string): OpTimelineError {
  return new OpTimelineError(
    'server-error',
    `the list of events expired on ${server} before its last page, ${MOST_RESTARTS + 1} times in a row (410)`,
    { remedy: 'read one namespace with -n, or try again when the server is less busy' },
  );
}

function endless(server: string): OpTimelineError {
  return new OpTimelineError('server-error', `${server} sends the same page of events again and again`, {
    remedy: 'check for a proxy between here and the server that ignores the query of a request',
  });
}
