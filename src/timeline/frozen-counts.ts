import type { KubeEvent } from '../event/kube-event.ts';
import { oncePer } from '../text/once.ts';

/**
 * client-go's spam filter lets a source say 25 things of one type about one object, then one every five minutes
 * (tools/record/events_cache.go, v0.36: defaultSpamBurst, defaultSpamQPS). What it holds back is never written.
 */
const BURST = 25;
const REFILL_MICROS = 300 * 1_000_000;

/** Events of one source, type and object whose counts stand still or jump, because the recorder fell silent. */
export interface FrozenCounts {
  readonly events: readonly KubeEvent[];
  /** What the counts add up to. */
  readonly total: number;
}

/** Finds the groups of events whose counts are lower bounds, in the order of their first events. */
export const frozenCounts = oncePer((events: readonly KubeEvent[]): FrozenCounts[] => {
  const frozen: FrozenCounts[] = [];
  for (const group of talkedAbout(events)) {
    const total = totalOf(group);
    if (total >= BURST && total >= BURST + refills(group)) frozen.push({ events: group, total });
  }
  return frozen;
});

/** The groups of one key that may have come to a burst; most objects are not spoken of so much, and need no key. */
function talkedAbout(events: readonly KubeEvent[]): KubeEvent[][] {
  const byName = groupsOf(events, ({ regarding }) => regarding.name ?? '');
  const often = new Set<KubeEvent>();
  for (const group of byName) if (totalOf(group) >= BURST) for (const event of group) often.add(event);
  if (often.size === 0) return [];
  return groupsOf(events, (event) => (often.has(event) ? spamKey(event) : undefined));
}

function groupsOf(events: readonly KubeEvent[], keyOf: (event: KubeEvent) => string | undefined): KubeEvent[][] {
  const groups = new Map<string, KubeEvent[]>();
  for (const event of events) {
    const key = keyOf(event);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(event);
    else groups.set(key, [event]);
  }
  return [...groups.values()];
}

function totalOf(events: readonly KubeEvent[]): number {
  return events.reduce((sum, event) => sum + event.occurrences.count, 0);
}

/** The recorder's own key; undefined for events that did not come through that recorder. */
function spamKey({ eventTime, series, reportingController, host, regarding, type }: KubeEvent): string | undefined {
  if (eventTime !== null || series !== null || reportingController === '') return undefined;
  const { kind, namespace, name, uid, apiVersion } = regarding;
  const parts = [reportingController, host, kind, namespace, name, uid, apiVersion, type];
  // The lengths tell the parts apart, whatever stands in them.
  return `${parts.map((part = '') => part.length).join(' ')} ${parts.join('')}`;
}

/** How many more the filter would have let pass in the time the events cover: more than that was not said in a burst. */
function refills(events: readonly KubeEvent[]): number {
  let from = Infinity;
  let to = -Infinity;
  for (const { firstSeen, lastSeen } of events) {
    from = Math.min(from, firstSeen?.micros ?? Infinity);
    to = Math.max(to, lastSeen?.micros ?? -Infinity);
  }
  return to > from ? Math.floor((to - from) / REFILL_MICROS) : 0;
}
