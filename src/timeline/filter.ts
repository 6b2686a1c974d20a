import { OpTimelineError } from '../error.ts';
import type { KubeEvent } from '../event/kube-event.ts';
import { microsOf } from '../event/moment.ts';
import { groupOf } from '../event/reference.ts';
import { reporterOf } from '../event/reporter.ts';
import { readTime } from '../event/time.ts';
import { arrayGiven, optionsGiven } from '../text/given.ts';
import { once } from '../text/once.ts';
import { isObject } from '../text/plain-json.ts';
import { namesKind } from './kind-names.ts';
import type { Owners } from './owners.ts';
import { ownersIn } from './owners.ts';
import type { Subject } from './subject.ts';
import { subjectOf } from './subject.ts';

/**
 * Which events to keep. Within one filter an event must match any of the plain values and none of the negated ones (those
 * that begin with `!`); across filters it must match all. `<none>` or `''` stands for an absent value.
 */
export interface EventFilter {
  /**
   * `kind[.group]/name`, in any letter case and with kubectl's short names and plurals: the events of that object and of all
   * that belongs to it, as far as events tell or names suggest (a Deployment's ReplicaSets and pods, a StatefulSet's claims).
   * Or the object's uid: its own events alone.
   */
  readonly for?: readonly string[];
  readonly type?: readonly string[];
  readonly reason?: readonly string[];
  /** A reporter's name, or a class such as `scheduler` or `operator`. */
  readonly reporter?: readonly string[];
  /** The namespace an event is stored in, which for cluster-scoped objects is mostly `default`. */
  readonly namespace?: string;
  /**
   * A Date, RFC 3339 text or microseconds since 1970; compared with last seen, inclusive. An event without any time
   * matches neither.
   */
  readonly since?: Moment;
  readonly until?: Moment;
}

export type Moment = Date | string | number;

/** The events that match. Throws `bad-option` for a value of `for` that names no object. */
export function filterEvents(events: readonly KubeEvent[], filter: EventFilter): KubeEvent[] {
  arrayGiven(events, 'an array of events', isObject);
  const owners = once(() => ownersIn(events));
  const tests = testsOf(optionsGiven(filter), owners);
  return tests.length === 0 ? [...events] : events.filter((event) => tests.every((test) => test(event)));
}

type Test = (event: KubeEvent) => boolean;

function testsOf(
  { for: objects, type, reason, reporter, namespace, since, until }: EventFilter,
  owners: () => Owners,
): Test[] {
  const tests: Test[] = [];
  const add = (values: readonly string[] | undefined, matcher: (value: string) => Test) => {
    if (values !== undefined && !(Array.isArray(values) && values.every((value) => typeof value === 'string'))) {
      throw new OpTimelineError('bad-option', 'the values of a filter must be an array of texts');
    }
    if (values && values.length > 0) tests.push(anyOf(values, matcher));
  };
  add(objects, (value) => aboutObject(value, owners));
  add(type, (value) => (event) => event.type === absentAsEmpty(value));
  add(reason, (value) => (event) => event.reason === absentAsEmpty(value));
  add(reporter, (value) => (event) => {
    const said = reporterOf(event);
    return said.name === absentAsEmpty(value) || said.class === value;
  });
  if (namespace !== undefined) tests.push((event) => event.metadata.namespace === namespace);
  const from = since === undefined ? undefined : microsOfMoment(since);
  const to = until === undefined ? undefined : microsOfMoment(until);
  if (from !== undefined) tests.push(({ lastSeen }) => lastSeen !== null && lastSeen.micros >= from);
  if (to !== undefined) tests.push(({ lastSeen }) => lastSeen !== null && lastSeen.micros <= to);
  return tests;
}

function microsOfMoment(moment: Moment): number {
  return typeof moment === 'number' ? moment : microsOf(moment);
}

function absentAsEmpty(value: string): string {
  return value === '<none>' ? '' : value;
}

function anyOf(values: readonly string[], matcher: (value: string) => Test): Test {
  const plain = values.filter((value) => !value.startsWith('!')).map(matcher);
  const negated = values.filter((value) => value.startsWith('!')).map((value) => matcher(value.slice(1)));
  return (event) => (plain.length === 0 || plain.some((test) => test(event))) && !negated.some((test) => test(event));
}

function aboutObject(value: string, owners: () => Owners): Test {
  const slash = value.indexOf('/');
  if (slash < 0) {
    if (value === '') throw badObject(value);
    return (event) => event.regarding.uid === value;
  }
  const [kind = '', ...group] = value.slice(0, slash).split('.');
  const name = value.slice(slash + 1);
  if (kind === '' || name === '' || name.includes('/')) throw badObject(value);
  // kubectl also takes a version before the group, as in deployments.v1.apps.
  const groups =
    group.length === 0 ? [] : [group.join('.'), ...(/^v\d/.test(group[0] ?? '') ? [group.slice(1).join('.')] : [])];
  const isIt = (object: Pick<Subject, 'kind' | 'name' | 'apiVersion'>) =>
    object.name === name &&
    namesKind(kind, object.kind) &&
    (groups.length === 0 || groups.includes(groupOf(object.apiVersion)));
  return ({ regarding }) => {
    const subject = subjectOf(regarding);
    return isIt(subject) || owners().ownersOf(subject).some(isIt);
  };
}

function badObject(value: string): OpTimelineError {
  return new OpTimelineError('bad-option', `an object expected as kind/name or uid, not ${JSON.stringify(value)}`, {
    remedy: 'such as --for pod/web-0, --for deployment.apps/web or --for a uid',
  });
}

const UNITS: Readonly<Record<string, number>> = { d: 86_400, h: 3_600, m: 60, s: 1 };

/**
 * A moment as people type it: RFC 3339, or how long before `now` (`90s`, `10m`, `2h30m`, `7d`), in microseconds since
 * 1970. Throws `bad-option` for anything else.
 */
export function parseMoment(text: string, now: number): number {
  const { time } = readTime(text, 'eventTime');
  if (time) return time.micros;
  if (!/^(?:\d{1,9}[dhms])+$/.test(text)) {
    throw new OpTimelineError('bad-option', `a time expected, not ${JSON.stringify(text)}`, {
      remedy: 'such as 2026-01-31T09:30:00Z, or 90s, 10m, 2h30m, 7d before now',
    });
  }
  let seconds = 0;
  for (const [, count, unit] of text.matchAll(/(\d+)([dhms])/g))
    seconds += Number(count) * (UNITS[unit as string] ?? 0);
  return now - seconds * 1_000_000;
}
