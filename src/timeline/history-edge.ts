import type { KubeEvent, Time } from '../event/kube-event.ts';
import { oncePer } from '../text/once.ts';

/** kube-apiserver's default `--event-ttl`; clusters that keep events for a shorter time are not known. */
const DEFAULT_TTL_MICROS = 3_600 * 1_000_000;

/** Up to where the record still shows everything that was written. */
export interface HistoryEdge {
  /** When the oldest surviving event was last written: what was written before it and not again is gone. */
  readonly edge: Time;
  /** Events that began before the edge, and live on because they were repeated. */
  readonly older: readonly KubeEvent[];
}

/**
 * Finds the edge behind which the record is not whole. Every write renews an event's hour, so one that repeats lives on
 * while its neighbours vanish; it then seems to have begun in a quiet time that is none. Undefined where no event began
 * before the oldest last write of another, or where all lies within an hour.
 */
export const historyEdge = oncePer((events: readonly KubeEvent[]): HistoryEdge | undefined => {
  let edge: Time | undefined;
  let newest = Number.MIN_SAFE_INTEGER;
  let timed = 0;
  for (const { lastSeen } of events) {
    if (!lastSeen) continue;
    timed++;
    if (!edge || lastSeen.micros < edge.micros) edge = lastSeen;
    newest = Math.max(newest, lastSeen.micros);
  }
  // One event alone has no neighbours that could be missed.
  if (!edge || timed < 2) return undefined;
  const { micros } = edge;
  const older = events.filter(
    // Two seconds aside, by which a refined first time may pass a stored last one.
    ({ firstSeen }) =>
      firstSeen && firstSeen.micros < micros - 2_000_000 && newest - firstSeen.micros > DEFAULT_TTL_MICROS,
  );
  return older.length > 0 ? { edge, older } : undefined;
});
