import { ApiException } from '@kubernetes/client-node';
import { OpTimelineError } from 'op-timeline';
import type { Header } from './lab.ts';

/** Longer than any answer of a healthy server takes, in milliseconds. */
const ANSWER_LIMIT = 30_000;

/** The longest wait for something to come about, in milliseconds. */
const WAIT_LIMIT = 60_000;

/** A Status, of what the lab looks at. */
interface Status {
  readonly code?: number;
  readonly reason?: string;
  readonly message?: string;
  readonly details?: { readonly causes?: readonly { readonly reason?: string }[] };
}

/** The Status with which the server refused a request; undefined for any other failure. */
export function statusOf(error: unknown): Status | undefined {
  const cause = error instanceof OpTimelineError ? error.cause : error;
  if (!(cause instanceof ApiException)) return undefined;
  try {
    return JSON.parse(String(cause.body));
  } catch {
    return { code: cause.code, message: String(cause.body) };
  }
}

/** The answer of the server, within a limit. Throws an OpTimelineError that names the object and says what to do. */
export async function answered<Answer>({ kind, metadata }: Header, request: Promise<Answer>): Promise<Answer> {
  const what = `${kind} ${metadata.name}`;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const failure = new OpTimelineError('timeout', `${what}: the server did not answer`, {
      remedy: 'check that the cluster is well, and run the step again',
    });
    timer = setTimeout(() => reject(failure), ANSWER_LIMIT);
  });
  try {
    return await Promise.race([request, late]);
  } catch (error) {
    throw failureOf(what, error);
  } finally {
    clearTimeout(timer);
  }
}

function failureOf(what: string, cause: unknown): unknown {
  const status = statusOf(cause);
  if (status === undefined) {
    // What the client's connections fail with. Its message holds the URL, which may hold a password.
    if (!(cause instanceof Error && cause.name === 'FetchError')) return cause;
    const code = 'code' in cause ? ` (${cause.code})` : '';
    return new OpTimelineError('unreachable', `${what}: cannot reach the server${code}`, {
      remedy: 'check that the cluster is up, and that the kubeconfig is the one you mean',
      cause,
    });
  }
  const message = `${what}: ${status.message || `the server answered ${status.code}`}`;
  const failure = (code: OpTimelineError['code'], remedy = '') => new OpTimelineError(code, message, { remedy, cause });
  if (status.details?.causes?.some(({ reason }) => reason === 'NamespaceTerminating')) {
    return failure('forbidden', 'wait until the old one is gone: kubectl wait --for=delete namespace/op-events');
  }
  if (status.code === 401) return failure('unauthorized', 'log in again as you do for kubectl');
  if (status.code === 403) return failure('forbidden', 'the lab needs the rights of an administrator of the cluster');
  if (status.code === 404) return failure('not-found', 'run the steps before this one first');
  return failure('server-error');
}

/**
 * Looks again and again, ever more slowly, until there is something to see. Throws `timeout` after a minute, with the
 * remedy given.
 */
export async function until<Seen>(
  what: string,
  look: () => Promise<Seen | undefined>,
  remedy = 'check that the control plane is well, and run the step again',
): Promise<Seen> {
  const end = Date.now() + WAIT_LIMIT;
  for (let pause = 100; ; pause = Math.min(pause * 1.5, 2_000)) {
    const seen = await look();
    if (seen !== undefined) return seen;
    if (Date.now() + pause > end) {
      throw new OpTimelineError('timeout', `waited ${WAIT_LIMIT / 1_000} seconds for ${what}`, { remedy });
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}

/** Nothing yet, where the request failed in this one way: for `until`. */
export function notYet(expected: (failure: OpTimelineError) => boolean): (error: unknown) => undefined {
  return (error) => {
    if (error instanceof OpTimelineError && expected(error)) return undefined;
    throw error;
  };
}
