import { OpTimelineError } from '../../error.ts';

/** Time and chance, so that a test need not wait. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Resolves after so many milliseconds; throws `aborted` as soon as the signal says so. */
  sleep(milliseconds: number, signal?: AbortSignal): Promise<void>;
  /** From 0 up to, not including, 1. */
  random(): number;
}

export const realClock: Clock = {
  now: Date.now,
  random: Math.random,
  sleep: (milliseconds, signal) =>
    new Promise((resolve, reject) => {
      const finish = () => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', finish);
        if (signal?.aborted) reject(aborted(signal));
        else resolve();
      };
      const timer = setTimeout(finish, milliseconds);
      signal?.addEventListener('abort', finish);
      if (signal?.aborted) finish();
    }),
};

export function aborted(signal: AbortSignal): OpTimelineError {
  return new OpTimelineError('aborted', 'reading the cluster was aborted', { cause: signal.reason });
}

export function throwIfAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw aborted(signal);
}
