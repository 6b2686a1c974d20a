import { OpTimelineError } from '../../error.ts';
import { excerpt } from '../../text/hidden.ts';
import { throwIfAborted } from './clock.ts';
import { parseRequestTimeout } from './duration.ts';
import { findTarget } from './find-target.ts';
import type { SendLimits } from './http-send.ts';
import { httpTransport } from './http-transport.ts';
import { kubectlTarget } from './kubectl-target.ts';
import { kubectlTransport } from './kubectl-transport.ts';
import { listEventPages } from './list-pages.ts';
import type { LiveSource, ReadClusterOptions } from './options.ts';
import { patientGet } from './patient-get.ts';
import { type Surroundings, surroundings } from './surroundings.ts';
import type { Target } from './target.ts';
import type { Transport } from './transport.ts';

const IDLE_TIMEOUT = 30_000;
const RETRY_FOR = 30_000;
const PAGE_SIZE = 500;
const MAX_BYTES = 256 * 1_024 * 1_024;

/** The events of a cluster as the texts of EventLists, and where they came from. */
export interface LiveRead {
  /** Whole lists, though each may carry a continue token: the next page follows it. The same event may be in two. */
  readonly pages: readonly string[];
  readonly source: LiveSource;
}

/** Lists the events of a namespace, or of all namespaces, of a live cluster. All of them, or an error. */
export async function readCluster(options: ReadClusterOptions = {}): Promise<LiveRead> {
  throwIfAborted(options.signal);
  const around = surroundings(options.surroundings);
  const limits = limitsOf(options);
  const byKubectl = readVia(options) === 'kubectl';
  const target = byKubectl ? await kubectlTarget(options, around, limits) : await findTarget(options, around);
  const namespace = namespaceOf(options, target);
  const transport = byKubectl
    ? kubectlTransport(target, options, around, limits)
    : await httpTransport(target, {
        around,
        limits,
        userAgent: options.userAgent ?? 'op-timeline',
        signal: options.signal,
      });
  try {
    return await readThrough(transport, target, namespace, options, around);
  } finally {
    transport.close();
  }
}

async function readThrough(
  transport: Transport,
  target: Target,
  namespace: string,
  options: ReadClusterOptions,
  { clock }: Surroundings,
): Promise<LiveRead> {
  const { signal, onWait, retryFor = RETRY_FOR, limit = PAGE_SIZE } = options;
  const { server } = transport;
  const get = patientGet(transport, { clock, retryFor, signal, onWait });
  const listed = await listEventPages({ get, server, namespace, limit, clock });
  const { pages, api, namespaceChecked } = listed;
  const readAt = new Date(listed.readAt).toISOString();
  const { context, userName: user } = target;
  return { pages, source: { context, server, user, namespace, api, readAt, namespaceChecked } };
}

function limitsOf(options: ReadClusterOptions): SendLimits {
  const requestTimeout = parseRequestTimeout(options.requestTimeout ?? 0);
  // A limit in total, once given, also ends a dead connection, and may be longer than the one for silence.
  const idleTimeout = requestTimeout > 0 ? 0 : (options.idleTimeout ?? IDLE_TIMEOUT);
  return { requestTimeout, idleTimeout, maxBytes: options.maxBytes ?? MAX_BYTES };
}

function readVia({ via = 'direct' }: ReadClusterOptions): 'direct' | 'kubectl' {
  if (via === 'direct' || via === 'kubectl') return via;
  throw new OpTimelineError('bad-option', `via is "${excerpt(String(via), 40)}", expected direct or kubectl`);
}

/** Checked here and not by the server, which gives an empty list for any name. */
const DNS_LABEL = /^[a-z0-9](?:[-a-z0-9]{0,61}[a-z0-9])?$/;

function namespaceOf(options: ReadClusterOptions, target: Target): string {
  if (options.allNamespaces) return '';
  const namespace = options.namespace || target.namespace || 'default';
  if (DNS_LABEL.test(namespace)) return namespace;
  throw new OpTimelineError('bad-option', `"${excerpt(namespace, 80)}" cannot be the name of a namespace`, {
    remedy: 'expected lower-case letters, digits and dashes, at most 63',
  });
}
