import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { KubeEvent, RowKey } from '../src/index.ts';
import {
  analyze,
  buildTimeline,
  documentOf,
  formatRow,
  normalizeEvent,
  OpTimelineError,
  parseRow,
  parseRows,
  readEvents,
  renderRows,
  renderTable,
} from '../src/index.ts';
import { bothViews, rawEvent } from './support/arbitrary-events.ts';

/** Each promise is tried so often; fewer times on a person's machine, who waits for it. */
const RUNS = process.env.CI ? 10_000 : 1_000;

function check(property: fc.IProperty<unknown> | fc.IRawProperty<unknown>): void {
  fc.assert(property as fc.IProperty<unknown>, { numRuns: RUNS });
}

function normalized(raw: unknown): KubeEvent {
  const result = normalizeEvent(raw);
  if (!('event' in result)) throw new Error(result.rejection.detail);
  return result.event;
}

function withoutApi({ api: _, ...event }: KubeEvent): unknown {
  return event;
}

test('both views of an event normalise alike', () => {
  check(
    fc.property(bothViews, ({ core, events }) => {
      expect(withoutApi(normalized(events))).toEqual(withoutApi(normalized(core)));
    }),
  );
});

test('any order and repetition of the input gives the same timeline', () => {
  const shuffledAndRepeated = fc
    .array(rawEvent, { maxLength: 12 })
    .chain((raws) =>
      fc.tuple(fc.constant(raws), fc.shuffledSubarray([...raws, ...raws], { minLength: raws.length * 2 })),
    );
  check(
    fc.property(shuffledAndRepeated, ([raws, shuffled]) => {
      const [once, again] = [raws, shuffled].map((list) => buildTimeline(list.map(normalized)));
      expect(again?.rows).toEqual(once?.rows);
      expect(again?.events.map(withoutApi)).toEqual(once?.events.map(withoutApi));
      expect({ ...again?.coverage, duplicates: 0 }).toEqual({ ...once?.coverage, duplicates: 0 });
    }),
  );
});

test('any split of the input over files gives the same timeline', () => {
  check(
    fc.property(fc.array(fc.tuple(rawEvent, fc.integer({ min: 0, max: 2 })), { maxLength: 12 }), (items) => {
      const whole = buildTimeline(items.map(([raw]) => normalized(raw)));
      const parts = [0, 1, 2].map((part) =>
        buildTimeline(items.filter(([, at]) => at === part).map(([raw]) => normalized(raw))),
      );
      // Merging what was merged already, in another order, is merging the whole.
      const merged = buildTimeline(parts.reverse().flatMap(({ events }) => events));
      expect(merged.rows).toEqual(whole.rows);
      expect(renderRows(merged)).toBe(renderRows(whole));
    }),
  );
});

test('a count that stood still in one part is exact where the whole does not bear it out', () => {
  const about = (namespace: string) => ({ regarding: { kind: 'Pod', name: 'web', namespace, apiVersion: 'v1' } });
  const said = { reason: 'Started', type: 'Critical', deprecatedSource: { component: 'x' }, ...about('blue') };
  const seen = { deprecatedFirstTimestamp: '2026-11-30T15:18:44Z', deprecatedLastTimestamp: '2026-11-30T15:18:44Z' };
  const many = { ...said, ...seen, metadata: { namespace: 'blue', uid: 'u' }, deprecatedCount: 30 };
  const one = { ...said, ...seen, metadata: { namespace: 'blue' } };
  // The same event as the first, in a later state: it takes the thirty away.
  const later = { ...about(''), reason: 'Started', eventTime: '2026-11-30T15:18:44.250500Z', metadata: { uid: 'u' } };
  const whole = buildTimeline([many, one, later].map(normalized));
  const part = buildTimeline([many, one].map(normalized));
  expect(part.events.map(({ occurrences }) => occurrences.certainty)).toEqual(['at-least', 'at-least']);
  expect(buildTimeline([normalized(later), ...part.events]).rows).toEqual(whole.rows);
  expect(whole.events.map(({ occurrences }) => occurrences.certainty)).toEqual(['exact', 'exact']);
});

test('a list reads the same as its items one by one, in any syntax', () => {
  check(
    fc.property(fc.array(rawEvent, { minLength: 1, maxLength: 6 }), (items) => {
      const rows = (text: string) => renderRows(buildTimeline(readEvents(text).events));
      const list = JSON.stringify({ kind: 'List', apiVersion: 'v1', items });
      const lines = items.map((item) => JSON.stringify(item)).join('\n');
      const watch = items.map((object) => JSON.stringify({ type: 'ADDED', object })).join('\n');
      const pretty = items.map((item) => JSON.stringify(item, null, 2)).join('\n');
      expect(new Set([list, JSON.stringify(items), lines, watch, pretty, `---\n${list}`].map(rows)).size).toBe(1);
    }),
  );
});

/** Fields full of what rows must escape. */
const field = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(
      ' ',
      '/',
      '\\',
      '<none>',
      'u',
      '0',
      '2',
      '\n',
      '\u2028',
      '\ud800',
      '\udc00',
      '\u{e0001}',
      'a',
      'é',
    ),
  }),
  fc.constantFrom('', '<none>', '\\u003cnone>', ' ', '\\', '\\\\n'),
);
const key: fc.Arbitrary<RowKey> = fc.record({ type: field, reason: field, kind: field, name: field });

test('rows survive printing and parsing', () => {
  check(
    fc.property(key, field, (row, namespace) => {
      expect(parseRow(formatRow(row))).toEqual(row);
      expect(parseRow(formatRow({ ...row, namespace }), { namespaced: true })).toEqual({ ...row, namespace });
      expect(parseRows(`${formatRow(row)}\r\n\n${formatRow(row)}\n`)).toEqual([row, row]);
    }),
  );
});

test('a row is one printable line, and different keys never print alike', () => {
  check(
    fc.property(key, key, (a, b) => {
      const [left, right] = [formatRow(a), formatRow(b)];
      expect(left).not.toMatch(/[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\ufeff]/);
      expect(left === right).toBe(JSON.stringify(a) === JSON.stringify(b));
      expect(Buffer.from(left, 'utf8').toString('utf8')).toBe(left);
    }),
  );
});

test('rows are sorted as sort(1) sorts their bytes', () => {
  check(
    fc.property(fc.array(key, { maxLength: 8 }), (keys) => {
      const events = keys.map(({ type, reason, kind, name }) =>
        normalized({ kind: 'Event', type, reason, involvedObject: { kind, name }, message: '' }),
      );
      const lines = renderRows(buildTimeline(events)).split('\n').slice(0, -1);
      const sorted = [...new Set(lines)].sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      expect(lines).toEqual(sorted);
    }),
  );
});

/** Any value at all under the names that are read, and any value instead of an event. */
const anything = fc.anything({
  withBigInt: true,
  withDate: true,
  withMap: true,
  withSet: true,
  withNullPrototype: true,
  withTypedArray: true,
  withSparseArray: true,
});
const oddEvent = fc.record(
  Object.fromEntries(
    [
      'kind',
      'apiVersion',
      'metadata',
      'involvedObject',
      'regarding',
      'related',
      'type',
      'reason',
      'message',
      'note',
      'action',
      'source',
      'deprecatedSource',
      'reportingController',
      'reportingComponent',
      'reportingInstance',
      'eventTime',
      'firstTimestamp',
      'lastTimestamp',
      'count',
      'series',
      'deprecatedCount',
    ].map((name) => [name, anything]),
  ),
  { requiredKeys: [] },
);

test('no value makes normalising or anything behind it throw', () => {
  check(
    fc.property(
      fc.oneof(
        anything,
        oddEvent,
        oddEvent.map((event) => ({ ...event, kind: 'Event', apiVersion: 'v1' })),
      ),
      (raw) => {
        const result = normalizeEvent(raw);
        if (!('event' in result)) return;
        const timeline = buildTimeline([result.event]);
        expect(timeline.rows).toHaveLength(1);
        documentOf(timeline);
        renderTable(timeline, { now: '2026-11-30T00:00:00Z', wide: true });
        expect(JSON.parse(JSON.stringify(result.event))).toEqual(result.event);
      },
    ),
  );
});

/** Texts that begin like inputs, cut and spoiled at random. */
const spoiled = fc
  .tuple(
    fc.array(rawEvent, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('list', 'lines', 'array', 'watch', 'yaml'),
    fc.double({ min: 0, max: 1, noNaN: true }),
    fc.oneof(
      fc.constant(''),
      fc.string({ unit: 'binary', maxLength: 4 }),
      fc.constantFrom('{', '[', '}', '"', '\n', '- ', ': ', '&a ', '*a', '\u0000'),
    ),
    fc.boolean(),
  )
  .map(([items, shape, at, insert, cut]) => {
    const texts: Record<string, string> = {
      list: JSON.stringify({ kind: 'EventList', apiVersion: 'v1', items }, null, 1),
      lines: items.map((item) => JSON.stringify(item)).join('\n'),
      array: JSON.stringify(items),
      watch: items.map((object) => JSON.stringify({ type: 'MODIFIED', object })).join('\n'),
      yaml: items.map((item) => `kind: Event\nreason: R\ninvolvedObject: ${JSON.stringify(item)}\n`).join('---\n'),
    };
    const text = texts[shape] as string;
    const index = Math.floor(at * text.length);
    return text.slice(0, index) + insert + (cut ? '' : text.slice(index));
  });

test('no input makes reading throw anything but its own error, and none at all with partial', () => {
  check(
    fc.property(
      fc.oneof(
        { weight: 4, arbitrary: spoiled },
        { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
        { weight: 1, arbitrary: fc.uint8Array({ maxLength: 60 }) },
      ),
      (content) => {
        try {
          analyze([{ content }]);
        } catch (error) {
          expect(error).toBeInstanceOf(OpTimelineError);
          expect((error as OpTimelineError).message).not.toBe('');
        }
        readEvents(content, { partial: true });
      },
    ),
  );
});
