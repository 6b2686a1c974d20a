import type { EventProblem, KubeEvent, Occurrences, Rejection, Time } from '../event/kube-event.ts';
import type { Reporter } from '../event/reporter.ts';
import type { InputSummary } from '../formats/read-events.ts';

/** One row with all that stands behind it. */
export interface TimelineRow {
  /** The text of the row, escaped, without a namespace. */
  readonly row: string;
  /** The namespaces its events are stored in, in byte order. */
  readonly namespaces: readonly string[];
  readonly type: string;
  readonly reason: string;
  readonly kind: string;
  readonly name: string;
  /** The apiVersions of the objects, in byte order: two kinds of the same name are two objects. */
  readonly apiVersions: readonly string[];
  readonly reporters: readonly Reporter[];
  /** The sum over its events, with the weakest certainty among them. */
  readonly occurrences: Occurrences;
  readonly firstSeen: Time | null;
  readonly lastSeen: Time | null;
  /** The identities of its events (their uids, where they have one), in the order of the timeline. */
  readonly events: readonly string[];
  /** Distinct notes, newest first, whole, at most 20. */
  readonly notes: readonly string[];
}

/** Something these events cannot show, or show only in part. The sentence for it is worded elsewhere. */
export interface Limit {
  readonly code: LimitCode;
  readonly args: Readonly<Record<string, string | number>>;
}

export type LimitCode =
  | 'no-events'
  | 'events-expire'
  | 'best-effort'
  | 'history-edge'
  | 'counts-at-least'
  | 'counts-frozen'
  | 'counts-unknown'
  | 'messages-combined'
  | 'times-missing'
  | 'times-future'
  | 'exits-untold'
  | 'readiness-untold'
  | 'authors-untold'
  | 'nodes-elsewhere'
  | 'nodes-forbidden'
  | 'silent-failures'
  | 'list-incomplete'
  | 'input-cut'
  | 'watch-ended'
  | 'collector-restarted'
  | 'bytes-replaced'
  | 'items-rejected'
  | 'fields-lost'
  | 'rows-only';

/** What the events cover, and what they leave out. */
export interface Coverage {
  readonly from: Time | null;
  readonly to: Time | null;
  readonly events: number;
  readonly rows: number;
  /** How many copies of events were dropped. */
  readonly duplicates: number;
  readonly limits: readonly Limit[];
}

/** A problem of one event, with the event's identity. */
export interface TimelineProblem extends EventProblem {
  readonly uid: string;
}

/** Many events as one: rows in byte order, events in the order they happened. */
export interface Timeline {
  readonly rows: readonly TimelineRow[];
  readonly events: readonly KubeEvent[];
  /**
   * Events about the Nodes that its own events name, stored in another namespace: findings and the draft look at them, and
   * nothing else does. In the order they happened.
   */
  readonly context: readonly KubeEvent[];
  readonly coverage: Coverage;
  readonly problems: readonly TimelineProblem[];
  readonly inputs: readonly InputSummary[];
  readonly rejected: readonly Rejection[];
}
