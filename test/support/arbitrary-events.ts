import fc from 'fast-check';

/** The facts of one event, from small alphabets so that copies, collisions and ties are common. */
interface Facts {
  readonly uid: string;
  readonly name: string;
  readonly namespace: string;
  readonly version: number;
  readonly type: string;
  readonly reason: string;
  readonly kind: string;
  readonly object: string;
  readonly note: string;
  readonly reporter: string;
  readonly legacy: boolean;
  readonly first: number;
  readonly length: number;
  readonly count: number;
}

const facts: fc.Arbitrary<Facts> = fc.record({
  uid: fc.constantFrom('', 'u1', 'u2', 'u3', 'u4', 'u5', 'u6'),
  name: fc.constantFrom('', 'web.18ecdbbcb91c4cb8', 'web.18ecdbbcb91c4cb9', 'b', 'c'),
  namespace: fc.constantFrom('', 'blue', 'green'),
  version: fc.constantFrom(9, 10, 11, 100),
  type: fc.constantFrom('Normal', 'Warning', 'Critical', '', 'two words'),
  reason: fc.constantFrom(
    'Started',
    'BackOff',
    'FailedScheduling',
    '',
    ' odd reason ',
    'BackupStarted',
    'BackupFailed',
  ),
  kind: fc.constantFrom('Pod', 'Backup', '', 'a/b'),
  object: fc.constantFrom('web', 'db', '', '\u202eevil', '𐐀', 'Ａ'),
  note: fc.constantFrom('', 'one', 'two', '(combined from similar events): three'),
  reporter: fc.constantFrom('kubelet', 'default-scheduler', 'backup-operator', ''),
  legacy: fc.boolean(),
  first: fc.integer({ min: 0, max: 5 }),
  length: fc.integer({ min: 0, max: 400 }),
  count: fc.constantFrom(0, 1, 2, 30),
});

function seconds(at: number): string {
  return new Date(Date.UTC(2026, 10, 30, 15, 18, 44) + at * 1000).toISOString().replace('.000Z', 'Z');
}

function micros(at: number): string {
  return seconds(at).replace('Z', '.250500Z');
}

/** An event as it was written, seen through both APIs, as a server converts it. */
function views(fact: Facts): { core: object; events: object } {
  const { uid, name, namespace, version, type, reason, kind, object, note, reporter, legacy, first, length, count } =
    fact;
  const metadata = {
    name,
    namespace,
    ...(uid ? { uid } : {}),
    resourceVersion: String(version),
    creationTimestamp: seconds(first),
  };
  const subject = { kind, name: object, namespace, apiVersion: kind === 'Backup' ? 'example.com/v1' : 'v1' };
  const series = count > 1 ? { series: { count, lastObservedTime: micros(first + length) } } : {};
  if (legacy) {
    const times = [seconds(first), seconds(first + length)];
    return {
      core: {
        metadata,
        involvedObject: subject,
        reason,
        message: note,
        type,
        source: { component: reporter },
        eventTime: null,
        firstTimestamp: times[0],
        lastTimestamp: times[1],
        ...(count ? { count } : {}),
        reportingComponent: '',
        reportingInstance: '',
      },
      events: {
        metadata,
        regarding: subject,
        reason,
        note,
        type,
        deprecatedSource: { component: reporter },
        eventTime: null,
        deprecatedFirstTimestamp: times[0],
        deprecatedLastTimestamp: times[1],
        ...(count ? { deprecatedCount: count } : {}),
      },
    };
  }
  const common = { metadata, reason, type, action: 'Do', eventTime: micros(first), reportingInstance: 'i', ...series };
  return {
    core: {
      ...common,
      involvedObject: subject,
      message: note,
      source: {},
      firstTimestamp: null,
      lastTimestamp: null,
      reportingComponent: reporter,
    },
    events: {
      ...common,
      regarding: subject,
      note,
      reportingController: reporter,
      deprecatedSource: {},
      deprecatedFirstTimestamp: null,
      deprecatedLastTimestamp: null,
    },
  };
}

/** Both views of events that may repeat, collide and tie. */
export const bothViews = facts.map(views);

/** An event in one of the two schemas. */
export const rawEvent = fc.tuple(bothViews, fc.boolean()).map(([view, core]) => (core ? view.core : view.events));
