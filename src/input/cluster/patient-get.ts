import { answerError, statusName } from './answer-error.ts';
import { type Clock, throwIfAborted } from './clock.ts';
import { isWorthRetrying, lostError, lostReason } from './lost-error.ts';
import type { Wait } from './options.ts';
import { parseRetryAfter } from './retry-after.ts';
import { type Answer, isLost, type Reply, type Transport } from './transport.ts';

/** The first wait, and the least a server can ask for: none would turn a busy server's answer into a storm. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 30_000;

export interface Patience {
  readonly clock: Clock;
  /** Milliseconds that all waits together may take. */
  readonly retryFor: number;
  readonly signal: AbortSignal | undefined;
  readonly onWait: ((wait: Wait) => void) | undefined;
}

export interface GetOptions {
  /** What a server that can is asked for, instead of any JSON. */
  readonly accept?: string;
  /** Gives 5xx as it came: a single path may lead to a program of its own, which may be down for long. Default false. */
  readonly takeFailure?: boolean;
}

export type Get = (path: string, options?: GetOptions) => Promise<Answer>;

/**
 * A GET that sends a request again after 429, 5xx or a lost connection, waiting longer each time, and once with renewed
 * credentials after 401. Gives every other answer as it came. Throws once all waits have used up `retryFor`.
 */
export function patientGet(transport: Transport, patience: Patience): Get {
  const { clock, signal } = patience;
  let left = patience.retryFor;
  // Of requests sent side by side one renews for all.
  let renewals = 0;
  let renewing: Promise<void> | undefined;
  const renew = () => {
    renewing ??= transport.renew(signal).finally(() => {
      renewals++;
      renewing = undefined;
    });
    return renewing;
  };
  return async (path, { accept, takeFailure = false } = {}) => {
    let renewed = false;
    for (let attempt = 0; ; ) {
      throwIfAborted(signal);
      const sentAfter = renewals;
      const reply = await transport.get(path, signal, accept);
      if (!isLost(reply) && reply.status === 401 && !renewed) {
        renewed = true;
        if (sentAfter === renewals) await renew();
        continue;
      }
      const reason = reasonToRetry(reply, takeFailure);
      if (reason === undefined) {
        if (isLost(reply)) throw lostError(reply, transport.server);
        if (reply.status === 401) throw answerError(reply, transport.server);
        return reply;
      }
      const asked = isLost(reply) ? undefined : parseRetryAfter(reply.retryAfter, clock.now());
      // A wait of our own is cut to what is left; one that the server asks for is kept or not begun.
      const wait = asked === undefined ? Math.min(backOff(attempt++, clock), left) : Math.max(asked, FIRST_WAIT);
      if (left <= 0 || wait > left) {
        throw isLost(reply) ? lostError(reply, transport.server) : answerError(reply, transport.server);
      }
      left -= wait;
      patience.onWait?.({ milliseconds: wait, reason });
      await clock.sleep(wait, signal);
    }
  };
}

/** 1, 2, 4 seconds and so on, each up to a quarter longer by chance, so that many clients do not come back as one. */
function backOff(attempt: number, clock: Clock): number {
  return Math.min(FIRST_WAIT * 2 ** attempt * (1 + clock.random() / 4), LONGEST_WAIT);
}

function reasonToRetry(reply: Reply, takeFailure: boolean): string | undefined {
  if (isLost(reply)) return isWorthRetrying(reply) ? lostReason(reply) : undefined;
  return reply.status === 429 || (reply.status >= 500 && !takeFailure) ? statusName(reply.status) : undefined;
}
