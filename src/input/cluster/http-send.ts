import http from 'node:http';
import https, { type RequestOptions } from 'node:https';
import { OpTimelineError } from '../../error.ts';
import { aborted, throwIfAborted } from './clock.ts';
import { readBody } from './http-body.ts';
import { codeOf, lostCause } from './lost-cause.ts';
import type { Reply } from './transport.ts';

export interface SendLimits {
  /** Milliseconds one request may take; 0 for no limit. */
  readonly requestTimeout: number;
  /** Milliseconds without a byte; 0 for no limit. */
  readonly idleTimeout: number;
  readonly maxBytes: number;
}

/** Sends one GET and reads its answer. Throws `aborted`, `too-large`, and `kubeconfig` where nothing can be sent. */
export function sendGet(
  url: URL,
  options: RequestOptions,
  limits: SendLimits,
  signal: AbortSignal | undefined,
): Promise<Reply> {
  throwIfAborted(signal);
  return new Promise((resolve, reject) => {
    let lost: Reply | undefined;
    let request: http.ClientRequest | undefined;
    const end = (limit: number, what: string) => {
      lost = { lost: 'timeout', detail: `${what} within ${limit / 1_000} s` };
      request?.destroy(new Error('timed out'));
    };
    const abort = () => request?.destroy(new Error('aborted'));
    const total = timer(limits.requestTimeout, (limit) => end(limit, 'the answer was not complete'));
    const idle = timer(limits.idleTimeout, (limit) => end(limit, 'nothing arrived'));
    const settle = () => {
      clearTimeout(total);
      clearTimeout(idle);
      signal?.removeEventListener('abort', abort);
    };
    const fail = (failure: unknown) => {
      settle();
      if (signal?.aborted) reject(aborted(signal));
      else if (lost) resolve(lost);
      else if (failure instanceof OpTimelineError) reject(failure);
      else if (isUnsendable(failure)) reject(unsendable(failure));
      else resolve(lostCause(failure));
    };
    try {
      request = (url.protocol === 'https:' ? https : http).request(url, options);
    } catch (failure) {
      fail(failure);
      return;
    }
    signal?.addEventListener('abort', abort);
    request.on('error', fail);
    request.once('response', (response) => {
      idle?.refresh();
      readBody(response, limits.maxBytes, () => idle?.refresh()).then((text) => {
        settle();
        const { 'retry-after': retryAfter = '', location = '' } = response.headers;
        resolve({ status: response.statusCode ?? 0, text, retryAfter, location });
      }, fail);
    });
    request.end();
  });
}

function timer(limit: number, run: (limit: number) => void): NodeJS.Timeout | undefined {
  return limit > 0 ? setTimeout(run, limit, limit) : undefined;
}

/** A header that HTTP cannot carry, or a certificate or key that OpenSSL cannot read. */
function isUnsendable(failure: unknown): boolean {
  return /^ERR_INVALID_|^ERR_OSSL_|^ERR_UNESCAPED_/.test(codeOf(failure)) || isCryptoFailure(failure);
}

function isCryptoFailure(failure: unknown): boolean {
  return failure instanceof Error && /^error:[0-9A-F]{8}:/.test(failure.message);
}

function unsendable(failure: unknown): OpTimelineError {
  const code = codeOf(failure);
  const message = code.startsWith('ERR_INVALID_')
    ? 'a token or a name to impersonate holds characters that no HTTP header can carry'
    : `the client certificate or key of the kubeconfig cannot be used${code && ` (${code})`}`;
  return new OpTimelineError('kubeconfig', message, { remedy: 'check the user in the kubeconfig, or log in again' });
}
