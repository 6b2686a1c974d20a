import { OpTimelineError } from '../../error.ts';
import { excerpt } from '../../text/hidden.ts';

/** Milliseconds in the units of Go's time.ParseDuration. */
const UNITS: Readonly<Record<string, number>> = {
  ns: 1e-6,
  us: 1e-3,
  µs: 1e-3,
  μs: 1e-3,
  ms: 1,
  s: 1_000,
  m: 60_000,
  h: 3_600_000,
};

/** The longest wait a Node timer can hold, about 24 days. */
const LONGEST = 2 ** 31 - 1;

/**
 * Reads kubectl's `--request-timeout`: whole seconds, or Go's durations such as `30s`, `500ms`, `1m30s` (client-go
 * tools/clientcmd ParseTimeout). Gives milliseconds, at least 1 for anything above zero; 0 means no timeout. Throws
 * `bad-option`.
 */
export function parseRequestTimeout(text: string | number): number {
  const given = String(text).trim();
  const milliseconds = /^\d+$/.test(given) ? Number(given) * 1_000 : readGoDuration(given);
  if (milliseconds === undefined) {
    throw new OpTimelineError(
      'bad-option',
      `the request timeout is "${excerpt(given, 40)}", expected seconds or a duration such as 30s or 1m30s`,
    );
  }
  return milliseconds === 0 ? 0 : Math.min(Math.max(1, Math.round(milliseconds)), LONGEST);
}

function readGoDuration(text: string): number | undefined {
  if (!/^(?:(?:\d+\.?\d*|\.\d+)(?:ns|us|µs|μs|ms|s|m|h))+$/.test(text)) return undefined;
  let sum = 0;
  for (const [, number, unit] of text.matchAll(/([\d.]+)([a-zµμ]+)/g)) sum += Number(number) * (UNITS[unit ?? ''] ?? 0);
  return sum;
}
