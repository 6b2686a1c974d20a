import type { EventApi } from './raw-event.ts';

/** The object an event is about (or also about). Only fields that were given a non-empty value are present. */
export interface ObjectReference {
  readonly kind?: string;
  readonly namespace?: string;
  readonly name?: string;
  readonly uid?: string;
  readonly apiVersion?: string;
  readonly resourceVersion?: string;
  /** A part of the object, such as `spec.containers{app}`. */
  readonly fieldPath?: string;
}

/** The field a time came from, under the name it has in core v1 whichever API was read. */
export type TimeSource =
  | 'series.lastObservedTime'
  | 'lastTimestamp'
  | 'eventTime'
  | 'firstTimestamp'
  | 'metadata.creationTimestamp'
  /** The hex nanoseconds at the end of the event's own name, where they refine a time of whole seconds. */
  | 'metadata.name';

/** A moment with its provenance. Never a JavaScript `Date`, which would lose the microseconds. */
export interface Time {
  /** As it stood in the input; an RFC 3339 text in UTC where it was not text, or was refined from the name. */
  readonly text: string;
  /** Whole microseconds since 1970-01-01T00:00:00Z; exact from 1684 to 2255. */
  readonly micros: number;
  /** How fine the text is. Kubernetes' `Time` has seconds, `MicroTime` has microseconds. */
  readonly precision: 'second' | 'milli' | 'micro';
  readonly from: TimeSource;
}

/** How far a count can be trusted, weakest last. */
export type Certainty = 'exact' | 'at-least' | 'unknown';

/** How often something was said. `count` is 1 or more. */
export interface Occurrences {
  readonly count: number;
  readonly certainty: Certainty;
}

/** The series of an event written through events.k8s.io, as given; what is absent, or 0, is null. */
export interface Series {
  readonly count: number | null;
  readonly lastObservedTime: Time | null;
}

/** The program that wrote the event into the API server, by `metadata.managedFields`. */
export interface Writer {
  /** Such as `kubelet`, `kube-scheduler` or `kubectl-client-side-apply`. */
  readonly manager: string;
  /** The API version the writer used, whichever the event was read through. */
  readonly apiVersion: string;
}

export interface EventMetadata {
  readonly name: string;
  readonly namespace: string;
  readonly uid: string;
  readonly resourceVersion: string;
  readonly creationTimestamp: Time | null;
  readonly labels: Readonly<Record<string, string>>;
  /** Without kubectl's last-applied configuration, which holds a second copy of the whole event. */
  readonly annotations: Readonly<Record<string, string>>;
}

/** Something odd in an event that was taken all the same. */
export interface EventProblem {
  readonly code: ProblemCode;
  /** The field, under the name it has in core v1's vocabulary of times and events.k8s.io's of everything else. */
  readonly field: string;
  /** One line for a person, control characters made visible. */
  readonly detail: string;
}

export type ProblemCode =
  | 'not-text'
  | 'not-an-object'
  | 'time-missing'
  | 'time-unparsable'
  | 'time-epoch'
  | 'time-year-one'
  | 'time-last-before-first'
  | 'time-future'
  | 'count-unparsable'
  | 'type-missing'
  | 'type-not-conventional'
  | 'reason-missing'
  | 'reason-not-camel-case'
  | 'reason-too-long'
  | 'reason-control-characters'
  | 'object-missing'
  | 'object-kind-missing'
  | 'object-name-missing'
  | 'object-name-invalid'
  | 'object-uid-missing'
  | 'object-namespace-mismatch'
  | 'reporter-missing'
  | 'note-missing'
  | 'note-control-characters'
  | 'note-possible-secret';

/**
 * One stored event, in the vocabulary of events.k8s.io/v1 whichever API it came through. Plain JSON. Texts are verbatim:
 * never trimmed, never defaulted; absent, null and `""` are all `""`.
 */
export interface KubeEvent {
  readonly api: EventApi;
  readonly type: string;
  readonly reason: string;
  readonly note: string;
  readonly action: string;
  /** The object the event is about (core v1: involvedObject); `{}` where there is none. */
  readonly regarding: ObjectReference;
  /** A second object that took part; `{}` where there is none. */
  readonly related: ObjectReference;
  /** Who says it: the legacy source's component where it is not empty, else the reporting controller. */
  readonly reportingController: string;
  readonly reportingInstance: string;
  /** The legacy source's host: for the kubelet, its node. */
  readonly host: string;
  readonly metadata: EventMetadata;
  /** Absent from `kubectl get -o json`, which leaves managedFields out: then null. */
  readonly writer: Writer | null;
  /** eventTime, else firstTimestamp, else the creation; refined by the name. Null where no time is known. */
  readonly firstSeen: Time | null;
  /** series.lastObservedTime, else lastTimestamp, eventTime, firstTimestamp, the creation. May lie before firstSeen. */
  readonly lastSeen: Time | null;
  readonly occurrences: Occurrences;
  readonly eventTime: Time | null;
  readonly firstTimestamp: Time | null;
  readonly lastTimestamp: Time | null;
  readonly series: Series | null;
  /** As given, also where it is negative; null where it is absent, 0 or no whole number. */
  readonly count: number | null;
  readonly problems: readonly EventProblem[];
}

/** Something in an input that cannot be an event. */
export interface Rejection {
  readonly code: RejectionCode;
  /** The input's name, as given to the reader; `''` where there is none. */
  readonly input: string;
  /** Where in the input: such as `line 3`, `document 2`, `items[4]`, or several of these. */
  readonly at: string;
  /** One line for a person, control characters made visible. */
  readonly detail: string;
}

export type RejectionCode =
  | 'not-an-event'
  | 'bad-json'
  | 'bad-yaml'
  | 'too-deep'
  | 'status'
  | 'table'
  | 'metadata-only'
  | 'audit-log'
  | 'saved-analysis';
