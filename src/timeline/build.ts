import { OpTimelineError } from '../error.ts';
import type { KubeEvent, Rejection } from '../event/kube-event.ts';
import { microsOf } from '../event/moment.ts';
import type { InputSummary } from '../formats/read-events.ts';
import { arrayGiven, objectGiven, optionsGiven } from '../text/given.ts';
import { isObject } from '../text/plain-json.ts';
import { contextOf } from './context.ts';
import type { Frozen } from './coverage.ts';
import { coverageOf } from './coverage.ts';
import { frozenCounts } from './frozen-counts.ts';
import { identityOf, mergeEvents } from './merge.ts';
import { inOrder } from './order.ts';
import { buildRows, distinct } from './rows.ts';
import type { Timeline, TimelineProblem } from './timeline.ts';

export interface TimelineOptions {
  /** What readEvents rejected and summed up; counted in the coverage. None by default. */
  readonly rejected?: readonly Rejection[];
  readonly inputs?: readonly InputSummary[];
  /**
   * Events beside the timeline, such as those that live in `default`: of them those about the Nodes that its own events
   * name are looked at for findings and the draft, and make no rows. None by default, and the coverage says so.
   */
  readonly context?: Iterable<KubeEvent>;
  /** Whether such events were asked for and refused; the coverage says so then. False by default. */
  readonly contextForbidden?: boolean;
  /** A Date or RFC 3339 text, to tell events that lie in the future; not judged by default. */
  readonly now?: Date | string;
}

/**
 * Puts events together: copies dropped, rows in byte order, events in the order they happened, and what they cover. Any
 * order, repetition and split of the same events gives the same timeline.
 */
export function buildTimeline(events: Iterable<KubeEvent>, options: TimelineOptions = {}): Timeline {
  const { rejected = [], inputs = [], context, contextForbidden = false, now } = optionsGiven(options);
  arrayGiven(rejected, 'an array of rejections', isObject);
  arrayGiven(inputs, 'an array of what readEvents sums up', isObject);
  let given = 0;
  const counted = function* () {
    for (const event of eventsGiven(events)) {
      given++;
      yield unmarked(event);
    }
  };
  const merged = mergeEvents(counted());
  const { events: ordered, frozen } = withFrozenCounts(inOrder(merged.values()));
  const rows = buildRows(ordered);
  const clock = now === undefined ? undefined : microsOf(now);
  const duplicates = given - ordered.length;
  const beside = context === undefined ? [] : contextOf(unmarkedAll(context), merged);
  const nodes = context !== undefined ? 'read' : contextForbidden ? 'forbidden' : 'unread';
  return {
    rows,
    events: ordered,
    // Of its own events alone a timeline says what it covers; but counts that stand still are never exact.
    context: withFrozenCounts(beside).events,
    coverage: coverageOf({
      events: ordered,
      frozen,
      nodes,
      rows: rows.length,
      duplicates,
      inputs,
      rejected,
      now: clock,
    }),
    problems: ordered.flatMap((event) => problemsOf(event, clock)),
    inputs,
    rejected,
  };
}

function* unmarkedAll(events: Iterable<KubeEvent>): Generator<KubeEvent> {
  for (const event of eventsGiven(events)) yield unmarked(event);
}

function* eventsGiven(events: Iterable<KubeEvent>): Generator<KubeEvent> {
  const expected = 'events as normalizeEvent gives them';
  if (typeof events?.[Symbol.iterator] !== 'function') throw new OpTimelineError('bad-option', `expected ${expected}`);
  for (const event of events) {
    objectGiven(objectGiven(event, expected).metadata, expected);
    objectGiven(event.regarding, expected);
    objectGiven(event.occurrences, expected);
    arrayGiven(event.problems, expected);
    yield event;
  }
}

/** As it was read: whether its count stands still is for the events beside it to say, which may be others in this timeline. */
function unmarked(event: KubeEvent): KubeEvent {
  const { count, certainty } = event.occurrences;
  // Else only a series is a lower bound by itself.
  if (certainty !== 'at-least' || event.series !== null) return event;
  return { ...event, occurrences: { count, certainty: 'exact' } };
}

/** Marks counts that stand still as lower bounds, and says of what they are. */
function withFrozenCounts(events: KubeEvent[]): { events: KubeEvent[]; frozen: Frozen } {
  const groups = frozenCounts(events);
  if (groups.length === 0) return { events, frozen: { objects: 0, reasons: [] } };
  const frozen = new Set(groups.flatMap((group) => group.events));
  const marked = events.map((event): KubeEvent => {
    if (!frozen.has(event) || event.occurrences.certainty !== 'exact') return event;
    return { ...event, occurrences: { count: event.occurrences.count, certainty: 'at-least' } };
  });
  return {
    events: marked,
    frozen: { objects: groups.length, reasons: distinct([...frozen].map(({ reason }) => reason)) },
  };
}

function problemsOf(event: KubeEvent, now: number | undefined): TimelineProblem[] {
  const uid = identityOf(event);
  const problems: TimelineProblem[] = event.problems.map((problem) => ({ ...problem, uid }));
  const { lastSeen } = event;
  if (now !== undefined && lastSeen && lastSeen.micros > now) {
    problems.push({ code: 'time-future', uid, field: lastSeen.from, detail: `${lastSeen.text} is later than now` });
  }
  return problems;
}
