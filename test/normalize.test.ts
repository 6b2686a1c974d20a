import { describe, expect, test } from 'vitest';
import { normalizeEvent, reporterOf } from '../src/index.ts';
import { eventOf } from './support/events.ts';

const codes = (raw: object) => eventOf(raw).problems.map(({ code, field }) => `${code} ${field}`);
const quiet = {
  type: 'Normal',
  reason: 'Ready',
  message: 'm',
  involvedObject: { kind: 'Pod', name: 'p', uid: 'u' },
  source: { component: 'c' },
};

describe('last seen is taken from the first field that has a time', () => {
  const all = {
    series: { count: 2, lastObservedTime: '2026-01-01T00:00:05.000001Z' },
    lastTimestamp: '2026-01-01T00:00:04Z',
    eventTime: '2026-01-01T00:00:03.000001Z',
    firstTimestamp: '2026-01-01T00:00:02Z',
    metadata: { creationTimestamp: '2026-01-01T00:00:01Z' },
  };
  test.each<[string, object, string | undefined, string | undefined]>([
    ['all', {}, 'series.lastObservedTime', 'eventTime'],
    ['no series', { series: null }, 'lastTimestamp', 'eventTime'],
    ['a series without a time', { series: { count: 2, lastObservedTime: null } }, 'lastTimestamp', 'eventTime'],
    ['no last', { series: null, lastTimestamp: null }, 'eventTime', 'eventTime'],
    ['no event time', { series: null, lastTimestamp: null, eventTime: null }, 'firstTimestamp', 'firstTimestamp'],
    [
      'only the creation',
      { series: null, lastTimestamp: '', eventTime: undefined, firstTimestamp: '0001-01-01T00:00:00Z' },
      'metadata.creationTimestamp',
      'metadata.creationTimestamp',
    ],
    [
      'nothing',
      { series: null, lastTimestamp: null, eventTime: null, firstTimestamp: null, metadata: {} },
      undefined,
      undefined,
    ],
  ])('with %s', (_what, less, last, first) => {
    const event = eventOf({ ...quiet, ...all, ...less });
    expect([event.lastSeen?.from, event.firstSeen?.from]).toEqual([last, first]);
  });

  test('in the new API under the same names', () => {
    const event = eventOf({
      regarding: {},
      deprecatedLastTimestamp: '2026-01-01T00:00:04Z',
      deprecatedFirstTimestamp: '2026-01-01T00:00:02Z',
    });
    expect([event.lastSeen?.from, event.firstSeen?.from]).toEqual(['lastTimestamp', 'firstTimestamp']);
    expect(event.api).toBe('events.k8s.io/v1');
  });
});

describe('times', () => {
  test.each<[unknown, number | null, string]>([
    ['2026-11-30T15:06:24Z', 1_796_051_184_000_000, 'second'],
    ['2026-11-30T15:06:24.5Z', 1_796_051_184_500_000, 'milli'],
    ['2026-11-30T15:06:24.264656Z', 1_796_051_184_264_656, 'micro'],
    ['2026-11-30T15:06:24.264656999Z', 1_796_051_184_264_656, 'micro'],
    ['2026-12-01T00:06:24+09:00', 1_796_051_184_000_000, 'second'],
    ['2026-11-30T09:36:24.25-05:30', 1_796_051_184_250_000, 'milli'],
    ['2026-11-30t15:06:24z', 1_796_051_184_000_000, 'second'],
    ['1969-12-31T23:59:59.5Z', -500_000, 'milli'],
    ['2024-02-29T00:00:00Z', 1_709_164_800_000_000, 'second'],
    [new Date(Date.UTC(2026, 10, 30, 15, 6, 24)), 1_796_051_184_000_000, 'second'],
    [new Date(Date.UTC(2026, 10, 30, 15, 6, 24, 7)), 1_796_051_184_007_000, 'milli'],
  ])('%s is exact to the microsecond', (value, micros, precision) => {
    const { lastTimestamp, problems } = eventOf({ ...quiet, lastTimestamp: value });
    expect({ micros: lastTimestamp?.micros, precision: lastTimestamp?.precision }).toEqual({ micros, precision });
    if (typeof value === 'string') expect(lastTimestamp?.text).toBe(value);
    expect(problems.filter(({ code }) => code.startsWith('time-un'))).toEqual([]);
  });

  test.each<[unknown, string]>([
    ['2026-02-29T00:00:00Z', 'time-unparsable'],
    ['2026-13-01T00:00:00Z', 'time-unparsable'],
    ['2026-00-10T00:00:00Z', 'time-unparsable'],
    ['2026-11-31T00:00:00Z', 'time-unparsable'],
    ['2026-11-30T24:00:00Z', 'time-unparsable'],
    ['2026-11-30T23:60:00Z', 'time-unparsable'],
    ['2026-11-30T23:59:60Z', 'time-unparsable'],
    ['2026-11-30T23:59:59', 'time-unparsable'],
    ['2026-11-30', 'time-unparsable'],
    ['2026-11-30T23:59:59.Z', 'time-unparsable'],
    ['2026-11-30T23:59:59+25:00', 'time-unparsable'],
    ['yesterday', 'time-unparsable'],
    [1_796_051_184, 'time-unparsable'],
    [{ Time: '2026-11-30T15:06:24Z' }, 'time-unparsable'],
    [['2026-11-30T15:06:24Z'], 'time-unparsable'],
    [true, 'time-unparsable'],
    [new Date(Number.NaN), 'time-unparsable'],
    ['1970-01-01T00:00:00Z', 'time-epoch'],
    ['1970-01-01T09:00:00.000+09:00', 'time-epoch'],
  ])('%j is a problem and no time', (value, code) => {
    const event = eventOf({ ...quiet, lastTimestamp: value, firstTimestamp: '2026-11-30T15:00:00Z' });
    expect(event.lastTimestamp).toBeNull();
    expect(event.lastSeen?.from).toBe('firstTimestamp');
    expect(event.problems.map((problem) => `${problem.code} ${problem.field}`)).toContain(`${code} lastTimestamp`);
  });

  test.each([null, undefined, '', '0001-01-01T00:00:00Z', '0001-01-01T00:00:00.000000Z'])(
    '%j is no time and no problem',
    (value) => {
      const event = eventOf({
        ...quiet,
        lastTimestamp: value,
        eventTime: value,
        firstTimestamp: '2026-11-30T15:00:00Z',
      });
      expect([event.lastTimestamp, event.eventTime, event.problems]).toEqual([null, null, []]);
    },
  );
});

describe("the name's nanoseconds", () => {
  const named = (suffix: string, first: object) =>
    eventOf({ ...quiet, metadata: { name: `p.${suffix}` }, ...first }).firstSeen;

  test('make a first time of whole seconds exact', () => {
    // 2026-11-30T15:19:15.412…Z, as a recorder wrote it.
    const refined = named('18ecdbbcb91c4cb8', {
      firstTimestamp: '2026-11-30T15:19:15Z',
      lastTimestamp: '2026-11-30T15:19:15Z',
    });
    const micros = Number(0x18ecdbbcb91c4cb8n / 1000n);
    expect(refined).toEqual({
      text: expect.stringMatching(/^2026-11-30T15:19:15\.\d{6}Z$/),
      micros,
      precision: 'micro',
      from: 'metadata.name',
    });
  });

  test.each<[string, string, object]>([
    ['another moment', '18ecdbbcb91c4cb8', { firstTimestamp: '2026-11-30T15:19:20Z' }],
    ['a time that is exact already', '18ecdbbcb91c4cb8', { eventTime: '2026-11-30T15:19:15.000001Z' }],
    ['a name that is no hex', '18ecdbbcb91c4cbz', { firstTimestamp: '2026-11-30T15:19:15Z' }],
    ['a name that is short', '18ecdb', { firstTimestamp: '2026-11-30T15:19:15Z' }],
  ])('leave %s alone', (_what, suffix, first) => {
    expect(named(suffix, first)?.from).not.toBe('metadata.name');
  });

  test('are those behind the name of the object, nothing else', () => {
    const event = eventOf({
      ...quiet,
      metadata: { name: 'other.18ecdbbcb91c4cb8' },
      firstTimestamp: '2026-11-30T15:19:15Z',
    });
    expect(event.firstSeen?.from).toBe('firstTimestamp');
  });
});

describe('occurrences', () => {
  test.each<[object, number, string, number | null]>([
    [{}, 1, 'exact', null],
    [{ count: 5 }, 5, 'exact', 5],
    [{ count: '51252' }, 51_252, 'exact', 51_252],
    [{ count: 0 }, 1, 'exact', null],
    [{ count: '0' }, 1, 'exact', null],
    [{ count: null }, 1, 'exact', null],
    [{ count: 2_147_483_647 }, 2_147_483_647, 'exact', 2_147_483_647],
    [{ count: 9, series: { count: 3 } }, 3, 'at-least', 9],
    [{ count: 9, series: { count: 0 } }, 9, 'exact', 9],
    [{ count: 9, series: {} }, 9, 'exact', 9],
    [{ deprecatedCount: 4, regarding: {} }, 4, 'exact', 4],
  ])('%j', (given, count, certainty, kept) => {
    const event = eventOf(given);
    expect([event.occurrences, event.count]).toEqual([{ count, certainty }, kept]);
    expect(event.problems.map(({ code }) => code)).not.toContain('count-unparsable');
  });

  test.each<[object, string, number | null]>([
    [{ count: -3 }, 'count', -3],
    [{ count: 1.5 }, 'count', null],
    [{ count: 'many' }, 'count', null],
    [{ count: '-2' }, 'count', null],
    [{ count: [5] }, 'count', null],
    [{ count: true }, 'count', null],
    [{ count: Number.POSITIVE_INFINITY }, 'count', null],
    [{ deprecatedCount: -3, regarding: {} }, 'count', -3],
    [{ series: { count: -1 } }, 'series.count', null],
  ])('%j is a problem and counts as one', (given, field, kept) => {
    expect(eventOf(given).occurrences).toEqual({ count: 1, certainty: 'exact' });
    expect(eventOf(given).count).toBe(kept);
    expect(codes(given)).toContain(`count-unparsable ${field}`);
  });
});

describe('texts', () => {
  test('are verbatim', () => {
    const text = ' \u001b[1m\ud800 é ';
    const event = eventOf({
      type: text,
      reason: text,
      message: text,
      action: text,
      involvedObject: { kind: text, name: text },
    });
    expect([event.type, event.reason, event.note, event.action, event.regarding.kind, event.regarding.name]).toEqual(
      Array(6).fill(text),
    );
  });

  test.each<[unknown, string]>([
    [5, '5'],
    [true, 'true'],
    [{ a: [1, null] }, '{"a":[1,null]}'],
    [[], '[]'],
    [12n, '12'],
    [Number.POSITIVE_INFINITY, ''],
  ])('%s is shown as JSON, with a problem', (value, text) => {
    const event = eventOf({ ...quiet, type: value, message: value });
    expect([event.type, event.note]).toEqual([text, text]);
    expect(codes({ ...quiet, type: value })).toContain('not-text type');
  });

  test.each([null, undefined, ''])('%j is absent', (value) => {
    const event = eventOf({ type: value, reason: value, message: value, involvedObject: { kind: value, name: value } });
    expect([event.type, event.reason, event.note, event.regarding]).toEqual(['', '', '', {}]);
  });

  test('keep labels and annotations but for the last applied manifest', () => {
    const { metadata } = eventOf({
      metadata: {
        labels: { a: 'b', n: 5 },
        annotations: { c: 'd', 'kubectl.kubernetes.io/last-applied-configuration': '{}' },
      },
    });
    expect([metadata.labels, metadata.annotations]).toEqual([{ a: 'b', n: '5' }, { c: 'd' }]);
  });
});

describe('the reporter', () => {
  test.each<[object, string]>([
    [{ source: { component: 'a' }, reportingComponent: 'b' }, 'a'],
    [{ source: { component: '' }, reportingComponent: 'b' }, 'b'],
    [{ source: null, reportingComponent: 'b' }, 'b'],
    [{ deprecatedSource: { component: 'a' }, reportingController: 'b', regarding: {} }, 'a'],
    [{ deprecatedSource: {}, reportingController: 'b', regarding: {} }, 'b'],
    [{}, ''],
  ])('of %j', (given, name) => {
    expect(eventOf(given).reportingController).toBe(name);
  });

  const pod = { involvedObject: { kind: 'Pod', name: 'p', apiVersion: 'v1' } };
  const custom = { involvedObject: { kind: 'Widget', name: 'w', apiVersion: 'example.com/v1' } };
  const kubectl = {
    metadata: { managedFields: [{ manager: 'kubectl-create', apiVersion: 'v1', fieldsV1: { 'f:reason': {} } }] },
  };
  test.each<[string, object, string, string]>([
    [
      'a scheduler by its action, whatever its name',
      { ...pod, action: 'Binding', reportingComponent: 'volcano' },
      'scheduler',
      'action',
    ],
    [
      'the default scheduler by its name',
      { ...pod, source: { component: 'default-scheduler' } },
      'scheduler',
      'component',
    ],
    [
      'another scheduler by reason and kind',
      { ...pod, reason: 'FailedScheduling', source: { component: 'my-scheduler' } },
      'scheduler',
      'reason-and-kind',
    ],
    [
      'karpenter, which says FailedScheduling too',
      { ...pod, reason: 'FailedScheduling', source: { component: 'karpenter' } },
      'autoscaler',
      'component',
    ],
    ['the kubelet', { ...pod, source: { component: 'kubelet' } }, 'kubelet', 'component'],
    ['a controller', { ...pod, source: { component: 'deployment-controller' } }, 'controller', 'component'],
    [
      'an operator by the group of its object',
      { ...custom, source: { component: 'widget-operator' } },
      'operator',
      'api-group',
    ],
    [
      'an operator by a name that is none of the parts of Kubernetes',
      { ...pod, source: { component: 'widget-operator' } },
      'operator',
      'reporter-name',
    ],
    ['a person who names nobody', { ...custom, ...kubectl }, 'person', 'writer'],
    ['nobody', custom, 'unknown', 'none'],
  ])('is %s', (_what, raw, reporterClass, basis) => {
    expect(reporterOf(eventOf(raw))).toMatchObject({ class: reporterClass, basis });
  });
});

describe('the writer', () => {
  const entry = (manager: string, time: string, ...owned: string[]) => ({
    manager,
    time,
    apiVersion: 'v1',
    fieldsV1: Object.fromEntries(owned.map((field) => [field, {}])),
  });

  test('is the manager that owns the reason', () => {
    const managedFields = [
      entry('kubectl-patch', '2026-01-01T00:00:00Z', 'f:count'),
      entry('kubelet', '2026-01-02T00:00:00Z', 'f:reason'),
    ];
    expect(eventOf({ metadata: { managedFields } }).writer).toEqual({ manager: 'kubelet', apiVersion: 'v1' });
  });

  test('is the earliest where nobody owns it', () => {
    const managedFields = [entry('later', '2026-01-02T00:00:00Z'), entry('earlier', '2026-01-01T00:00:00Z')];
    expect(eventOf({ metadata: { managedFields } }).writer?.manager).toBe('earlier');
  });

  test.each([undefined, null, [], 'kubelet', [null, 5, {}, { manager: 5 }]])('is null for %j', (managedFields) => {
    expect(eventOf({ metadata: { managedFields } }).writer).toBeNull();
  });
});

describe('problems', () => {
  test.each<[string, object]>([
    ['type-missing type', { ...quiet, type: '' }],
    ['type-not-conventional type', { ...quiet, type: 'Critical' }],
    ['reason-missing reason', { ...quiet, reason: null }],
    ['reason-not-camel-case reason', { ...quiet, reason: 'it failed' }],
    ['reason-too-long reason', { ...quiet, reason: `A${'é'.repeat(64)}` }],
    ['reason-control-characters reason', { ...quiet, reason: 'A\u202e' }],
    ['object-missing regarding', { ...quiet, involvedObject: {} }],
    ['object-kind-missing regarding.kind', { ...quiet, involvedObject: { name: 'x', uid: 'u' } }],
    ['object-name-missing regarding.name', { ...quiet, involvedObject: { kind: 'Pod', uid: 'u' } }],
    ['object-name-invalid regarding.name', { ...quiet, involvedObject: { kind: 'Pod', name: 'a b', uid: 'u' } }],
    ['object-uid-missing regarding.uid', { ...quiet, involvedObject: { kind: 'Pod', name: 'a' } }],
    [
      'object-namespace-mismatch regarding.namespace',
      { ...quiet, metadata: { namespace: 'a' }, involvedObject: { kind: 'Pod', name: 'a', uid: 'u', namespace: 'b' } },
    ],
    ['reporter-missing reportingController', { ...quiet, source: {} }],
    ['note-missing note', { ...quiet, message: ' \n' }],
    ['note-control-characters note', { ...quiet, message: 'a\u001b[0m' }],
    ['note-possible-secret note', { ...quiet, message: 'password=hunter2' }],
    ['time-missing lastTimestamp', quiet],
    [
      'time-last-before-first lastTimestamp',
      { ...quiet, firstTimestamp: '2026-01-01T00:01:00Z', lastTimestamp: '2026-01-01T00:00:00Z' },
    ],
    ['not-an-object regarding', { ...quiet, involvedObject: 'Pod/a' }],
    ['not-an-object series', { ...quiet, series: 5 }],
  ])('%s', (problem, raw) => {
    expect(codes(raw)).toContain(problem);
  });

  test('there are none in an ordinary event', () => {
    expect(codes({ ...quiet, lastTimestamp: '2026-01-01T00:00:00Z' })).toEqual([]);
  });
});

describe('what is no event is a rejection', () => {
  const thrower = Object.defineProperty({ kind: 'Event' }, 'reason', {
    enumerable: true,
    get: () => {
      throw new Error('no');
    },
  });
  const circular: Record<string, unknown> = { kind: 'Event' };
  circular.self = circular;
  test.each<[string, unknown, string]>([
    ['null', null, 'not-an-event'],
    ['text', 'Event', 'not-an-event'],
    ['an array', [], 'not-an-event'],
    ['an empty object', {}, 'not-an-event'],
    ['a Pod', { kind: 'Pod', apiVersion: 'v1', reason: 'x', message: 'y' }, 'not-an-event'],
    ["another group's Event", { kind: 'Event', apiVersion: 'calendar.example.com/v1', reason: 'x' }, 'not-an-event'],
    ['an audit event', { kind: 'Event', apiVersion: 'audit.k8s.io/v1', level: 'Metadata' }, 'not-an-event'],
    ['something that holds itself', circular, 'too-deep'],
    ['something that cannot be read', thrower, 'not-an-event'],
  ])('%s', (_what, raw, code) => {
    expect(normalizeEvent(raw)).toEqual({ rejection: { code, input: '', at: '', detail: expect.any(String) } });
  });

  test('an object without a kind is told by its fields', () => {
    expect(normalizeEvent({ involvedObject: { kind: 'Pod' } })).toHaveProperty('event');
    expect(normalizeEvent({ regarding: {}, note: 'x' })).toHaveProperty('event.api', 'events.k8s.io/v1');
    expect(normalizeEvent({ reason: 'A', type: 'Normal' })).toHaveProperty('event.api', 'v1');
    expect(normalizeEvent({ apiVersion: 'events.k8s.io/v1beta1', kind: 'Event', regarding: {} })).toHaveProperty(
      'event.api',
      'events.k8s.io/v1beta1',
    );
  });
});
