/**
 * The wire shapes of the two Event APIs, as far as they are read, with every value still unknown: what arrives may be a
 * stranger's JSON. Field tables: kubernetes/api core/v1/types.go and events/v1/types.go at v1.36.
 */
export type RawEvent = Readonly<Record<string, unknown>>;

/** Which schema an event came in. `v1` is core; both schemas show the same stored object. */
export type EventApi = 'v1' | 'events.k8s.io/v1' | 'events.k8s.io/v1beta1';

/** For each concept the key under which each API keeps it, in the vocabulary of events.k8s.io. */
export const FIELDS = {
  regarding: { core: 'involvedObject', events: 'regarding' },
  note: { core: 'message', events: 'note' },
  // The Go field is ReportingController in both; only the JSON name differs.
  reportingController: { core: 'reportingComponent', events: 'reportingController' },
  source: { core: 'source', events: 'deprecatedSource' },
  firstTimestamp: { core: 'firstTimestamp', events: 'deprecatedFirstTimestamp' },
  lastTimestamp: { core: 'lastTimestamp', events: 'deprecatedLastTimestamp' },
  count: { core: 'count', events: 'deprecatedCount' },
} as const;
