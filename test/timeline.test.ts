import { describe, expect, test } from 'vitest';
import type { LimitCode } from '../src/index.ts';
import { buildTimeline, formatRow, OpTimelineError, parseRow, renderRows } from '../src/index.ts';
import { eventOf, legacy } from './support/events.ts';

const row = (more: object) => formatRow({ type: 'Normal', reason: 'R', kind: 'K', name: 'n', ...more });

describe('a row', () => {
  test.each<[object, string]>([
    [{}, 'Normal R K/n'],
    [{ type: '', reason: '', kind: '', name: '' }, '<none> <none> <none>/<none>'],
    [{ type: '<none>', reason: '<none>' }, '\\u003cnone> \\u003cnone> K/n'],
    [{ reason: 'a b  c' }, 'Normal a b  c K/n'],
    [{ reason: ' a ' }, 'Normal \\u0020a\\u0020 K/n'],
    [{ reason: '   ' }, 'Normal \\u0020\\u0020\\u0020 K/n'],
    [{ reason: '\u00a0' }, 'Normal \u00a0 K/n'],
    [{ type: 'a b', kind: 'c d', name: 'e f' }, 'a\\u0020b R c\\u0020d/e\\u0020f'],
    [{ kind: 'a/b', name: 'c/d' }, 'Normal R a\\u002fb/c/d'],
    [{ reason: '\b\t\n\f\r\\' }, 'Normal \\b\\t\\n\\f\\r\\\\ K/n'],
    [{ reason: '\u0000\u001b\u007f\u0085\u009f' }, 'Normal \\u0000\\u001b\\u007f\\u0085\\u009f K/n'],
    [
      { reason: '\u00ad\u061c\u180e\u200b\u200f\u2028\u202e\u2060\u206f\ufeff\ufff9\ufffb' },
      'Normal \\u00ad\\u061c\\u180e\\u200b\\u200f\\u2028\\u202e\\u2060\\u206f\\ufeff\\ufff9\\ufffb K/n',
    ],
    [{ reason: '\u{e0001}\u{e007f}' }, 'Normal \\udb40\\udc01\\udb40\\udc7f K/n'],
    [{ reason: '\ud800x\udc00' }, 'Normal \\ud800x\\udc00 K/n'],
    [{ reason: '통지 é 𐐀 \u{1f468}\u200d\u{1f469}' }, 'Normal 통지 é 𐐀 \u{1f468}\\u200d\u{1f469} K/n'],
    [{ namespace: 'a b' }, 'a\\u0020b Normal R K/n'],
    [{ namespace: '' }, '<none> Normal R K/n'],
  ])('of %j', (more, text) => {
    expect(row(more)).toBe(text);
    const key = { type: 'Normal', reason: 'R', kind: 'K', name: 'n', ...more };
    expect(parseRow(text, { namespaced: 'namespace' in more })).toEqual(key);
  });

  test.each(['', 'Normal', 'Normal R', 'Normal K/n', 'Normal  K/n', 'Normal R K'])('is not %j', (text) => {
    expect(() => parseRow(text)).toThrow(OpTimelineError);
  });
});

describe('copies of an event', () => {
  const stored = {
    metadata: { uid: 'u', name: 'e', namespace: 'ns', resourceVersion: '9' },
    reason: 'R',
    count: 2,
    lastTimestamp: '2026-01-01T00:00:01Z',
  };
  test.each<[string, object, object]>([
    ['the later last seen', { count: 9 }, { lastTimestamp: '2026-01-01T00:00:02Z' }],
    ['then the greater count', { metadata: { ...stored.metadata, resourceVersion: '99' } }, { count: 3 }],
    ['then the greater resourceVersion as a number', {}, { metadata: { ...stored.metadata, resourceVersion: '10' } }],
  ])('%s wins, in any order', (_what, loser, winner) => {
    const [a, b] = [eventOf({ ...stored, ...loser }), eventOf({ ...stored, ...winner })];
    for (const order of [
      [a, b],
      [b, a],
      [b, a, b, a],
    ]) {
      const { events, coverage } = buildTimeline(order as never);
      expect(events).toEqual([b]);
      expect(coverage.duplicates).toBe(order.length - 1);
    }
  });

  test('without a uid are known by namespace and name, without both by all they say', () => {
    const named = (namespace: string, name: string, more: object = {}) =>
      eventOf({ metadata: { namespace, name }, reason: 'R', ...more });
    const uid = eventOf({ metadata: { uid: 'n/e' }, reason: 'R' });
    expect(
      buildTimeline([named('n', 'e'), named('n', 'e', { count: 3 }), named('m', 'e'), named('n', 'f'), uid]).events,
    ).toHaveLength(4);
    expect(buildTimeline([named('a/b', 'c'), named('a', 'b/c')]).events).toHaveLength(2);
    expect(
      buildTimeline([eventOf({ reason: 'R' }), eventOf({ reason: 'R' }), eventOf({ reason: 'R', message: 'm' })])
        .events,
    ).toHaveLength(2);
  });
});

test.each([2, 3, 4, 5, 6, 7, 8, 9])(
  'an event without a name stays itself when its count stands still, beside one of %i',
  (few) => {
    const events = [few, 30].map((count) => legacy('Started', 0, { metadata: {}, count }));
    const whole = buildTimeline(events);
    const merged = buildTimeline(events.flatMap((event) => buildTimeline([event]).events));
    expect(merged.rows).toEqual(whole.rows);
  },
);

describe('the order', () => {
  const at = (uid: string, more: object) => eventOf({ metadata: { uid }, reason: uid, ...more });
  const uids = (...given: ReturnType<typeof at>[]) => buildTimeline(given).events.map((event) => event.metadata.uid);

  test('is that of first seen, unknown last', () => {
    expect(
      uids(
        at('c', {}),
        at('b', { eventTime: '2026-01-01T00:00:00.000002Z' }),
        at('a', { eventTime: '2026-01-01T00:00:00.000001Z' }),
      ),
    ).toEqual(['a', 'b', 'c']);
  });

  test('then that of the nanoseconds in the names, then of resourceVersions as numbers, then of rows', () => {
    const object = { involvedObject: { kind: 'Pod', name: 'p' }, firstTimestamp: '2026-11-30T15:19:15Z' };
    const named = (uid: string, hex: string) => at(uid, { ...object, metadata: { uid, name: `p.${hex}` } });
    expect(uids(named('b', '18ecdbbcb91c4cb9'), named('a', '18ecdbbcb91c4cb8'))).toEqual(['a', 'b']);
    const versioned = (uid: string, resourceVersion: string) =>
      at(uid, { firstTimestamp: '2026-11-30T15:19:15Z', metadata: { uid, resourceVersion } });
    expect(uids(versioned('b', '10'), versioned('a', '9'))).toEqual(['a', 'b']);
    expect(uids(versioned('b', '9'), versioned('a', '9'))).toEqual(['a', 'b']);
  });
});

describe('a row of the timeline', () => {
  test('sums occurrences, with the weakest certainty', () => {
    const [built] = buildTimeline([
      legacy('R', 1, { metadata: { uid: 'a', namespace: 'n1' }, count: 3, message: 'old' }),
      legacy('R', 2, { metadata: { uid: 'b', namespace: 'n2' }, count: 1, series: { count: 4 }, message: 'new' }),
    ]).rows;
    expect(built).toMatchObject({
      row: 'Normal R Pod/web',
      namespaces: ['n1', 'n2'],
      occurrences: { count: 7, certainty: 'at-least' },
      events: ['a', 'b'],
      notes: ['new', 'old'],
      apiVersions: ['v1'],
      reporters: [{ class: 'kubelet', name: 'kubelet', basis: 'component' }],
    });
    expect([built?.firstSeen?.text, built?.lastSeen?.text]).toEqual(['2026-11-30T15:00:01Z', '2026-11-30T15:00:02Z']);
  });

  test('keeps twenty notes, the newest, without empty ones', () => {
    const events = Array.from({ length: 30 }, (_, index) =>
      legacy('R', index, { metadata: { uid: `u${index}` }, message: index === 29 ? '' : `note ${index}` }),
    );
    const [built] = buildTimeline(events).rows;
    expect(built?.notes).toEqual(Array.from({ length: 20 }, (_, index) => `note ${28 - index}`));
  });

  test('is printed once for each namespace with -A', () => {
    const timeline = buildTimeline([
      legacy('R', 1, { metadata: { uid: 'a', namespace: 'b' } }),
      legacy('R', 1, { metadata: { uid: 'b', namespace: 'a' } }),
    ]);
    expect(renderRows(timeline)).toBe('Normal R Pod/web\n');
    expect(renderRows(timeline, { namespaced: true })).toBe('a Normal R Pod/web\nb Normal R Pod/web\n');
  });
});

describe('the coverage', () => {
  const limits = (...events: ReturnType<typeof legacy>[]) =>
    buildTimeline(events, { now: '2026-12-01T00:00:00Z' })
      .coverage.limits.map(({ code }) => code)
      .filter((code) => code !== 'silent-failures');
  const usual = ['events-expire', 'best-effort'];

  test.each<[string, ReturnType<typeof legacy>[], string[]]>([
    ['nothing', [], ['no-events']],
    ['an ordinary event', [legacy('R', 1)], usual],
    ['a series', [legacy('R', 1, { series: { count: 3 } })], ['counts-at-least', ...usual]],
    ['a burst of one source', [legacy('R', 1, { count: 25 })], ['counts-frozen', ...usual]],
    ['as much over a long time', [legacy('R', 1, { count: 25, lastTimestamp: '2026-11-30T23:00:00Z' })], usual],
    [
      'combined messages',
      [legacy('R', 1, { message: '(combined from similar events): x' })],
      ['messages-combined', ...usual],
    ],
    ['no time', [eventOf({ reason: 'R' })], ['times-missing', ...usual]],
    ['the future', [legacy('R', 1, { lastTimestamp: '2027-01-01T00:00:00Z' })], ['times-future', ...usual]],
    [
      'a repeat from before the oldest neighbour',
      [
        legacy('A', 1, { lastTimestamp: '2026-11-30T17:00:00Z' }),
        legacy('B', 1, { firstTimestamp: '2026-11-30T16:30:00Z', lastTimestamp: '2026-11-30T16:30:00Z' }),
      ],
      ['history-edge', ...usual],
    ],
    [
      'the same within an hour',
      [
        legacy('A', 1, { lastTimestamp: '2026-11-30T15:50:00Z' }),
        legacy('B', 1, { firstTimestamp: '2026-11-30T15:40:00Z', lastTimestamp: '2026-11-30T15:40:00Z' }),
      ],
      usual,
    ],
  ])('of %s', (_what, events, codes) => {
    expect(limits(...events)).toEqual(codes);
  });

  test.each<[LimitCode, ReturnType<typeof legacy>[], boolean]>([
    ['silent-failures', [legacy('R', 1)], true],
    ['silent-failures', [legacy('R', 1), legacy('S', 1, { type: 'Warning' })], false],
    ['exits-untold', [legacy('BackOff', 1, { message: 'Back-off restarting failed container app in pod x' })], true],
    ['exits-untold', [legacy('BackOff', 1, { message: 'Back-off pulling image "x"' })], false],
    ['readiness-untold', [legacy('Unhealthy', 1)], true],
    ['authors-untold', [legacy('ScalingReplicaSet', 1)], true],
    ['nodes-elsewhere', [legacy('Scheduled', 1)], true],
    [
      'nodes-elsewhere',
      [legacy('Scheduled', 1), legacy('NodeReady', 1, { involvedObject: { kind: 'Node', name: 'n' } })],
      false,
    ],
  ])('tells %s where it matters', (code, events, told) => {
    expect(buildTimeline(events).coverage.limits.some((limit) => limit.code === code)).toBe(told);
  });

  test('marks counts as lower bounds where a recorder fell silent', () => {
    const { rows } = buildTimeline([
      legacy('A', 1, { count: 13 }),
      legacy('B', 1, { count: 12 }),
      legacy('C', 1, { source: { component: 'other' }, count: 5 }),
    ]);
    expect(rows.map(({ reason, occurrences }) => [reason, occurrences.certainty])).toEqual([
      ['A', 'at-least'],
      ['B', 'at-least'],
      ['C', 'exact'],
    ]);
  });
});

test.each([10n, 'soon', {}, null, Number.NaN])('a bad clock is an error of our own: %s', (now) => {
  expect(() => buildTimeline([], { now: now as never })).toThrow(OpTimelineError);
});
