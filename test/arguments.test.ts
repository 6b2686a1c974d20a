import { describe, expect, test } from 'vitest';
import * as library from '../src/index.ts';
import { legacy } from './support/events.ts';

const events = [legacy('Pulled', 1)];
const timeline = library.buildTimeline(events);
const now = '2026-11-30T16:00:00Z';
const input = '{"kind":"List","items":[]}';

type Call = (value: never) => unknown;

/** What JavaScript may pass where TypeScript would not let it. */
const ODD: readonly unknown[] = [0, 1, Number.NaN, 'x', true, () => 1, Symbol('s'), 10n, [1], Object.create(null)];

const CALLS: Readonly<Record<string, Call>> = {
  'the options of readEvents': (value) => library.readEvents(input, value),
  'the name of an input': (value) => library.readEvents(input, { name: value }),
  'the events of a timeline': (value) => library.buildTimeline(value),
  'an event of a timeline': (value) => library.buildTimeline([value]),
  'the options of a timeline': (value) => library.buildTimeline(events, value),
  'what was rejected': (value) => library.buildTimeline(events, { rejected: value }),
  'the sums of inputs': (value) => library.buildTimeline(events, { inputs: value }),
  'events to filter': (value) => library.filterEvents(value, {}),
  'a filter': (value) => library.filterEvents(events, value),
  'a timeline to judge': (value) => library.findings(value),
  'the options of findings': (value) => library.findings(timeline, value),
  'the options of a draft': (value) => library.draftIncident(timeline, value),
  'the language of a draft': (value) => library.draftIncident(timeline, { lang: value }),
  'the time zone of a draft': (value) => library.draftIncident(timeline, { timezone: value }),
  'where it was read from': (value) => library.draftIncident(timeline, { readFrom: value }),
  'the options of a document': (value) => library.documentOf(timeline, value),
  'which findings to keep': (value) => library.documentOf(timeline, { keep: value }),
  inputs: (value) => library.analyze(value),
  'an input': (value) => library.analyze([value]),
  'the options of analyze': (value) => library.analyze([{ content: input }], value),
  'a timeline to render': (value) => library.renderRows(value),
  'the options of rows': (value) => library.renderRows(timeline, value),
  'a timeline as a table': (value) => library.renderTable(value, { now }),
  'a document as Markdown': (value) => library.renderMarkdown(value),
  'a document as JSON': (value) => library.renderJson(value),
  'the key of a row': (value) => library.formatRow(value),
  'a field of a row': (value) => library.formatRow({ type: 'a', reason: 'b', kind: 'c', name: value }),
  'the options of parseRow': (value) => library.parseRow('Normal A Pod/x', value),
  'the options of parseRows': (value) => library.parseRows('Normal A Pod/x', value),
  'keys of rows': (value) => library.timelineFromRows(value),
  'a key of a row': (value) => library.timelineFromRows([value]),
  'an event': (value) => library.reporterOf(value),
};

/** Calls that refuse null; the others take it for nothing given. */
const REFUSE_NULL = [
  'the events of a timeline',
  'an event',
  'the key of a row',
  'a field of a row',
  'keys of rows',
  'inputs',
];

describe("an argument of another type throws the library's own error and no other", () => {
  test.each(Object.entries(CALLS))('%s', (what, call) => {
    const thrown = [...ODD, null, []].flatMap((value) => {
      try {
        call(value as never);
        return [];
      } catch (error) {
        expect(error, String(typeof value)).toBeInstanceOf(library.OpTimelineError);
        return [value];
      }
    });
    expect(thrown).toContain(10n);
    if (REFUSE_NULL.includes(what)) expect(thrown).toContain(null);
  });

  test('and names what was expected', () => {
    expect(() => library.buildTimeline([events[0], null] as never)).toThrow(
      'expected events as normalizeEvent gives them',
    );
    expect(() => library.analyze([{ content: input }, null] as never)).toThrow('item 1 is null');
  });
});
