import { OpTimelineError } from '../../error.ts';
import { excerpt } from '../../text/hidden.ts';
import { throwIfAborted } from './clock.ts';
import { parseRequestTimeout } from './duration.ts';
import { findTarget } from './find-target.ts';
import type { SendLimits } from './http-send.ts';
import { httpTransport } from './http-transport.ts';
import { kubectlTarget } from './kubectl-target.ts';
import { kubectlTransport } from './kubectl-transport.ts';
import type { ReadClusterOptions } from './options.ts';
import { type Get, patientGet } from './patient-get.ts';
import { type Surroundings, surroundings } from './surroundings.ts';
import type { Target } from './target.ts';

const IDLE_TIMEOUT = 30_000;
const RETRY_FOR = 30_000;
const MAX_BYTES = 256 * 1_024 * 1_024;

/** A way to one cluster, found and logged in as kubectl does. */
export interface OpenCluster {
  readonly target: Target;
  /** The API server's URL for people, without credentials. */
  readonly server: string;
  /** `''` for all namespaces. */
  readonly namespace: string;
  readonly around: Surroundings;
  /** Sends one GET, patient with a server that is busy or gone. */
  readonly get: Get;
  /** Frees the connections; what is still asked for ends as `aborted`. */
  close(): void;
}

/**
 * Opens the cluster that the options name. Nothing is sent before the first `get`. Throws `kubeconfig`, `bad-option`,
 * `aborted`, and `unreachable` where kubectl is wanted and not there.
 */
export async function openCluster(options: ReadClusterOptions): Promise<OpenCluster> {
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
  const { onWait, retryFor = RETRY_FOR } = options;
  // A request that is under way when all is over must not be taken for lost, and sent again.
  const closed = new AbortController();
  const signal = options.signal ? AbortSignal.any([options.signal, closed.signal]) : closed.signal;
  const get = patientGet(transport, { clock: around.clock, retryFor, signal, onWait });
  const close = () => {
    closed.abort();
    transport.close();
  };
  return { target, server: transport.server, namespace, around, get, close };
}

/** Opens a cluster for some work, and closes it again however that ends. */
export async function withCluster<Result>(
  options: ReadClusterOptions,
  work: (cluster: OpenCluster) => Promise<Result>,
): Promise<Result> {
  const cluster = await openCluster(options);
  try {
    return await work(cluster);
  } finally {
    cluster.close();
  }
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
