import type { KubeEvent, Occurrences } from '../event/kube-event.ts';
import type { Reporter } from '../event/reporter.ts';
import { reporterOf } from '../event/reporter.ts';
import type { Phase, ReasonCatalogue, ReasonEntry, ReasonQuery } from '../reasons/index.ts';
import { isBuiltInKind, shapeOf } from '../reasons/index.ts';
import { arrayGiven, withRowsGiven } from '../text/given.ts';
import { isObject } from '../text/plain-json.ts';
import { identityOf } from '../timeline/merge.ts';
import { rowOf } from '../timeline/order.ts';
import type { Subject } from '../timeline/subject.ts';
import { isOfOwnKind, objectKey, subjectOf } from '../timeline/subject.ts';
import type { Timeline, TimelineRow } from '../timeline/timeline.ts';
import type { OutcomeBasis } from './trouble-args.ts';

/** What came of it: a failure, something well again, a good end, a beginning, or a step on the way. */
export type Outcome = 'failure' | 'recovery' | 'success' | 'start' | 'progress' | 'info';

/** One thing said of one object, with what it means. Detectors judge these, whether events or only rows are left. */
export interface Statement {
  readonly row: string;
  /** The event's identity; `''` where only the row is left. */
  readonly id: string;
  readonly event: KubeEvent | null;
  readonly type: string;
  readonly reason: string;
  readonly note: string;
  readonly subject: Subject;
  /** One key an object, whatever its generations. */
  readonly object: string;
  readonly uid: string;
  /** Whether the object is of another's kind that is called like one of Kubernetes' own. */
  readonly namesake: boolean;
  readonly reporter: Reporter;
  readonly entry: ReasonEntry | undefined;
  readonly outcome: Outcome;
  readonly basis: OutcomeBasis;
  readonly occurrences: Occurrences;
  /** Microseconds since 1970; null where no time is known. */
  readonly from: number | null;
  readonly to: number | null;
}

/** The statements of a timeline, in its order. */
export function statementsOf(timeline: Timeline, catalogue: ReasonCatalogue): Statement[] {
  const { events } = withRowsGiven(timeline);
  arrayGiven(events, 'a timeline with its events', isObject);
  const meaning = meaningIn(catalogue);
  if (events.length > 0) return events.map((event) => ofEvent(event, meaning));
  return timeline.rows.map((row) => ofRow(row, meaning));
}

/** The statements of the events beside a timeline, in their order. */
export function contextStatementsOf({ events, context }: Timeline, catalogue: ReasonCatalogue): Statement[] {
  // Rows alone name no Node that these could be about; a timeline may have been stored before it had any.
  if (events.length === 0 || context === undefined) return [];
  arrayGiven(context, 'a timeline with its context', isObject);
  const meaning = meaningIn(catalogue);
  return context.map((event) => ofEvent(event, meaning));
}

function ofEvent(event: KubeEvent, meaning: MeaningOf): Statement {
  const { type, reason, note, regarding } = event;
  const reporter = reporterOf(event);
  const kind = regarding.kind ?? '';
  const subject = subjectOf(regarding);
  // A scheduler of any name says what the default one says.
  const component = reporter.class === 'scheduler' ? 'default-scheduler' : reporter.name;
  return {
    row: rowOf(event),
    id: identityOf(event),
    event,
    type,
    reason,
    note,
    subject,
    object: objectKey(subject),
    uid: regarding.uid ?? '',
    namesake: isBuiltInKind(kind) && !isOfOwnKind(subject),
    reporter,
    ...meaning(reason, component, kind, type),
    occurrences: event.occurrences,
    from: event.firstSeen?.micros ?? null,
    to: event.lastSeen?.micros ?? null,
  };
}

function ofRow(row: TimelineRow, meaning: MeaningOf): Statement {
  const { type, reason, kind, name, namespaces } = row;
  const [namespace] = namespaces;
  const subject: Subject = { kind, name, ...(namespace && namespaces.length === 1 ? { namespace } : {}) };
  return {
    row: row.row,
    id: '',
    event: null,
    type,
    reason,
    note: '',
    subject,
    object: objectKey(subject),
    uid: '',
    namesake: false,
    reporter: row.reporters[0] ?? { class: 'unknown', name: '', basis: 'none' },
    ...meaning(reason, '', kind, type),
    occurrences: row.occurrences,
    from: null,
    to: null,
  };
}

type Meaning = Pick<Statement, 'entry' | 'outcome' | 'basis'>;
type MeaningOf = (reason: string, component: string, kind: string, type: string) => Meaning;

/** What reasons mean, each asked once: of 100,000 events most say the same. */
function meaningIn(catalogue: ReasonCatalogue): MeaningOf {
  const known = new Map<string, Meaning>();
  return (reason, component, kind, type) => {
    // The lengths tell the parts apart, whatever stands in them.
    const key = `${reason.length} ${component.length} ${kind.length} ${reason}${component}${kind}${type}`;
    let meaning = known.get(key);
    if (!meaning) {
      const entry = entryOf(catalogue, { reason, component, kind, type });
      meaning = { entry, ...judge(type, reason, entry) };
      known.set(key, meaning);
    }
    return meaning;
  };
}

/** What the catalogue says, unless its entries disagree on what the reason means. */
function entryOf(catalogue: ReasonCatalogue, query: ReasonQuery): ReasonEntry | undefined {
  const match = catalogue.lookup(query);
  return match?.ambiguous ? undefined : match?.entry;
}

/** Types that say of themselves that something is wrong; Warning is the only one with a convention behind it. */
const ALARMING = /^\s*(?:warn|err|crit|fatal|fail|alert|emerg|panic|severe)/i;

const OUTCOME_OF_PHASE: Readonly<Record<Phase, Outcome>> = {
  failure: 'failure',
  recovery: 'recovery',
  progress: 'progress',
  info: 'info',
};

/** By the catalogue, which knows harmless Warnings and Normal failures; else by the type and the reason's own words. */
function judge(
  type: string,
  reason: string,
  entry: ReasonEntry | undefined,
): { outcome: Outcome; basis: OutcomeBasis } {
  if (entry) return { outcome: OUTCOME_OF_PHASE[entry.phase], basis: 'catalogue' };
  const shape = shapeOf(reason);
  if (ALARMING.test(type)) return { outcome: 'failure', basis: 'type' };
  return { outcome: shape ?? 'info', basis: 'words' };
}
