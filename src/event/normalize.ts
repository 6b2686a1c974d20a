import { showHidden } from '../text/hidden.ts';
import { isDeeperThan, MAX_DEPTH } from '../text/plain-json.ts';
import { checkConventions } from './conventions.ts';
import { recognize } from './detect.ts';
import { readCount, readIdentity, readObject, readText, readTextMap } from './fields.ts';
import type { EventMetadata, KubeEvent, Occurrences, Rejection, Series, Time, TimeSource } from './kube-event.ts';
import type { ProblemLog } from './problem-log.ts';
import { problemLog, shown } from './problem-log.ts';
import type { EventApi, RawEvent } from './raw-event.ts';
import { FIELDS } from './raw-event.ts';
import { readReference } from './reference.ts';
import { nanosInName, readTime, refineByName } from './time.ts';
import { readWriter } from './writer.ts';

/** kubectl's copy of the last applied manifest: a second event inside the event. */
const LAST_APPLIED = 'kubectl.kubernetes.io/last-applied-configuration';

export type Normalized = { readonly event: KubeEvent } | { readonly rejection: Rejection };

/**
 * Puts one event of core v1, events.k8s.io/v1 or v1beta1 into the model; the schema is told by the fields. The same stored
 * event seen through either API gives the same KubeEvent but for `api`. Never throws: what is odd in an event becomes a
 * problem on it, what cannot be an event a rejection (with `input` and `at` empty, for the caller to fill).
 */
export function normalizeEvent(raw: unknown): Normalized {
  return normalizeItem(raw, false, '');
}

/** The same for an item of a list of events, which needs no kind of its own; `hint` is the list's apiVersion. */
export function normalizeItem(raw: unknown, listed: boolean, hint: string): Normalized {
  try {
    if (isDeeperThan(raw, MAX_DEPTH)) return reject('too-deep', `nested deeper than ${MAX_DEPTH} levels`);
    const recognition = recognize(raw, listed, hint);
    if (recognition.is === 'event') return { event: normalize(raw as RawEvent, recognition.api) };
    return reject('not-an-event', `not an Event of core v1 or events.k8s.io: ${shown(raw)}`);
  } catch (error) {
    // Only an object that is no plain data gets here: a getter that throws, a proxy.
    return reject('not-an-event', `cannot be read: ${error instanceof Error ? error.message : 'unknown failure'}`);
  }
}

function reject(code: Rejection['code'], detail: string): Normalized {
  return { rejection: { code, input: '', at: '', detail: showHidden(detail) } };
}

function normalize(raw: RawEvent, api: EventApi): KubeEvent {
  const log = problemLog();
  const schema = api === 'v1' ? 'core' : 'events';
  const other = api === 'v1' ? 'events' : 'core';
  // A writer that mixes both schemas loses nothing: the other schema's key serves where this one's is absent.
  const take = (field: keyof typeof FIELDS) => {
    const own = raw[FIELDS[field][schema]];
    return own === undefined || own === null || own === '' ? raw[FIELDS[field][other]] : own;
  };

  const regarding = readReference(take('regarding'), 'regarding', log);
  const source = readObject(take('source'), 'source', log);
  const metadata = readMetadata(raw, log);
  const timeOf = (value: unknown, from: TimeSource) => timeField(value, from, log);
  const eventTime = timeOf(raw.eventTime, 'eventTime');
  const firstTimestamp = timeOf(take('firstTimestamp'), 'firstTimestamp');
  const lastTimestamp = timeOf(take('lastTimestamp'), 'lastTimestamp');
  const given = readObject(raw.series, 'series', log);
  const seriesCount = readCount(given?.count, 'series.count', log);
  const lastObservedTime = timeOf(given?.lastObservedTime, 'series.lastObservedTime');
  const series: Series | null = given && { count: seriesCount.given, lastObservedTime };
  const count = readCount(take('count'), 'count', log);
  const created = metadata.creationTimestamp;
  const storedFirst = eventTime ?? firstTimestamp ?? created;

  const event: Omit<KubeEvent, 'problems'> = {
    api,
    type: readText(raw.type, 'type', log),
    reason: readText(raw.reason, 'reason', log),
    note: readText(take('note'), 'note', log),
    action: readText(raw.action, 'action', log),
    regarding,
    related: readReference(raw.related, 'related', log),
    reportingController:
      readText(source?.component, 'source.component', log) ||
      readText(take('reportingController'), 'reportingController', log),
    reportingInstance: readText(raw.reportingInstance, 'reportingInstance', log),
    host: readText(source?.host, 'source.host', log),
    metadata,
    writer: readWriter(readManagedFields(raw)),
    firstSeen: storedFirst && refineByName(storedFirst, nanosInName(metadata.name, regarding.name)),
    lastSeen: lastObservedTime ?? lastTimestamp ?? eventTime ?? firstTimestamp ?? created,
    occurrences: readOccurrences(seriesCount.usable, count.usable),
    eventTime,
    firstTimestamp,
    lastTimestamp,
    series,
    count: count.given,
  };
  checkConventions(event, storedFirst, log);
  return { ...event, problems: log.problems };
}

function readMetadata(raw: RawEvent, log: ProblemLog): EventMetadata {
  const metadata = readObject(raw.metadata, 'metadata', log);
  return {
    name: readText(metadata?.name, 'metadata.name', log),
    // Support archives that keep a few fields only have the namespace beside them.
    namespace: readText(metadata ? metadata.namespace : raw.namespace, 'metadata.namespace', log),
    uid: readText(metadata?.uid, 'metadata.uid', log),
    resourceVersion: readIdentity(metadata?.resourceVersion, 'metadata.resourceVersion', log),
    creationTimestamp: timeField(metadata?.creationTimestamp, 'metadata.creationTimestamp', log),
    labels: readTextMap(metadata?.labels, 'metadata.labels', log),
    annotations: readTextMap(metadata?.annotations, 'metadata.annotations', log, LAST_APPLIED),
  };
}

function readManagedFields(raw: RawEvent): unknown {
  const metadata = raw.metadata as Readonly<Record<string, unknown>> | null | undefined;
  return metadata?.managedFields;
}

function timeField(value: unknown, from: TimeSource, log: ProblemLog): Time | null {
  const reading = readTime(value, from);
  if (reading.time) return reading.time;
  if (reading.odd === 'time-unparsable') log.add(reading.odd, from, `an RFC 3339 time expected, found ${shown(value)}`);
  if (reading.odd === 'time-year-one')
    log.add(reading.odd, from, `a time of the year 1, read as not set: ${shown(value)}`);
  if (reading.odd === 'time-epoch') log.add(reading.odd, from, 'exactly 1970-01-01T00:00:00Z, read as not set');
  return null;
}

/** series.count is a lower bound: recorders write it late (client-go tools/events/event_broadcaster.go, v0.36). */
function readOccurrences(seriesCount: number | null, count: number | null): Occurrences {
  if (seriesCount !== null) return { count: seriesCount, certainty: 'at-least' };
  return { count: count ?? 1, certainty: 'exact' };
}
