import { describe, expect, test } from 'vitest';
import { OpTimelineError, readEvents } from '../src/index.ts';

/** Which texts are taken for cut: half an event must not pass for one, and a whole one must not be refused. */
function outcome(text: string, partial = false): string {
  try {
    const { events, rejected, inputs } = readEvents(text, { partial });
    const told = [...rejected, ...inputs.flatMap(({ notices }) => notices)].map(({ code }) => code);
    return [...events.map(({ reason }) => reason), ...told].join(' ');
  } catch (error) {
    return error instanceof OpTimelineError ? `! ${error.code}` : String(error);
  }
}

const EVENT = (reason: string) =>
  `apiVersion: v1\ninvolvedObject:\n  kind: Pod\n  name: a\nkind: Event\nmessage: hi\nmetadata:\n  name: a.1\nreason: ${reason}\n`;
const TYPED = (reason: string) => `${EVENT(reason)}type: Normal\n`;
const ITEM = (reason: string) => `- ${TYPED(reason).trimEnd().replaceAll('\n', '\n  ')}\n`;
const KIND_FIRST = `apiVersion: v1\nkind: List\nmetadata:\n  resourceVersion: ""\nitems:\n${ITEM('A')}${ITEM('B')}`;
const FLOW =
  '{apiVersion: v1, involvedObject: {kind: Pod, name: a, namespace: n}, kind: Event, metadata: {name: e}, reason: X}';
const JSON_EVENT = { apiVersion: 'v1', involvedObject: { kind: 'Pod', name: 'j' }, kind: 'Event', reason: 'J' };
const JSON_LIST = JSON.stringify({ apiVersion: 'v1', kind: 'List', items: [JSON_EVENT] }, null, 4);

describe('whole YAML without a final line feed is read', () => {
  test.each<[string, string, string]>([
    [
      'an item with a merge',
      `kind: List\napiVersion: v1\nitems:\n- &e\n  ${TYPED('A').trimEnd().replaceAll('\n', '\n  ')}\n- <<: *e\n  metadata: {name: b}\n  reason: B`,
      'A B',
    ],
    ['a list whose kind is an alias', `x: &k List\napiVersion: v1\nkind: *k\nitems:\n${ITEM('A').trimEnd()}`, 'A'],
    ['an end mark', `${EVENT('X')}...`, 'X'],
    ['a separator', `${EVENT('X')}---`, 'X'],
    ['a comment', `${EVENT('X')}# end`, 'X'],
    ['a comment in the last line', `${EVENT('X').trimEnd()} # end`, 'X'],
    ['a flow map', FLOW, 'X'],
    ['flow maps in a flow map', `{kind: List, apiVersion: v1, items: [${FLOW}]}`, 'X'],
    ['a flow map as an item', `- ${FLOW}`, 'X'],
    ['JSON behind YAML', `${TYPED('X')}---\n${JSON.stringify(JSON_EVENT)}`, 'X J'],
    ['an empty type', `${EVENT('X')}type: ""`, 'X'],
    ['a null type', `${EVENT('X')}type: null`, 'X'],
    ['a type ~', `${EVENT('X')}type: ~`, 'X'],
    ['a short type in quotes', `${EVENT('X')}type: 'N'`, 'X'],
    ['another kind with items', `${TYPED('X')}---\napiVersion: foo/v1\nkind: Basket\nitems: [a]`, 'X passed-over'],
    [
      'another kind with items behind',
      `${TYPED('X')}---\napiVersion: foo/v1\nkind: Basket\nitems:\n- a`,
      'X passed-over',
    ],
    ['a list without a kind', `apiVersion: v1\nitems:\n${ITEM('A')}metadata: {}`, 'A'],
    ['an empty list', 'apiVersion: v1\nkind: List\nitems: []', ''],
    ['an empty list of Go', 'apiVersion: v1\nkind: List\nitems: null', ''],
  ])('%s', (_what, text, expected) => {
    expect(outcome(text)).toBe(expected);
  });
});

test('a list without a kind reads as JSON too', () => {
  expect(outcome(JSON.stringify({ apiVersion: 'v1', items: [JSON_EVENT], metadata: {} }))).toBe('J');
});

test.each(['message: a: b\n', 'message: @a\n', 'message: "a" b\n'])('%j in a whole last line is bad YAML', (line) => {
  expect(outcome(`${EVENT('X')}${line}`)).toBe('! bad-yaml');
});

test('lines that end with CR alone are bad YAML', () => {
  expect(outcome(TYPED('X').replaceAll('\n', '\r'))).toBe('! bad-yaml');
});

test.each(['message: "a\n', "message: 'a\n", 'message: {a: b,\n'])('%j is still to be closed', (line) => {
  expect(outcome(`${EVENT('X')}${line}`)).toBe('! truncated');
});

describe('half a YAML document is told wherever a line is cut', () => {
  /** Every end of a text within a line, before it is whole. */
  function ends(text: string): number[] {
    const whole = text.trimEnd().length;
    return Array.from({ length: whole - 1 }, (_, index) => index + 1).filter((end) => text[end - 1] !== '\n');
  }

  test.each<[string, string, string]>([
    ['an event', '', TYPED('X')],
    ['an event with an action', '', `action: Doing\n${TYPED('X')}`],
    ['an event behind another', `${TYPED('A')}---\n`, TYPED('X')],
    ['a list with its kind first', '', KIND_FIRST],
    ['a list with its kind first behind an event', `${TYPED('A')}---\n`, KIND_FIRST],
    ['an array', '', `${ITEM('A')}${ITEM('B')}`],
    ['a list', '', `apiVersion: v1\nitems:\n${ITEM('A')}${ITEM('B')}kind: List\n`],
    ['an EventList', '', `apiVersion: v1\nitems:\n${ITEM('A')}${ITEM('B')}kind: EventList\n`],
  ])('%s', (_what, before, text) => {
    // With the kind first nothing shows that items are missing behind a whole one.
    const cuts = ends(text).filter((end) => !text.slice(0, end).endsWith('type: Normal'));
    const odd = cuts.filter((end) => outcome(before + text.slice(0, end)) !== '! truncated');
    expect(odd.map((end) => text.slice(0, end).split('\n').slice(-2))).toEqual([]);
  });

  test('also behind a whole line, before the metadata', () => {
    const lines = TYPED('X').split('\n');
    const odd = [1, 2, 3, 4, 5, 6].filter(
      (count) => outcome(`${lines.slice(0, count).join('\n')}\n`) !== '! truncated',
    );
    expect(odd).toEqual([]);
  });

  test.each([
    ['behind the key of the items', 'apiVersion: v1\nkind: List\nitems:\n'],
    ['behind a dash', `apiVersion: v1\nkind: List\nitems:\n${ITEM('A')}-\n`],
    ['before the items', 'apiVersion: v1\nkind: EventList\nmetadata:\n  resourceVersion: ""'],
  ])('%s', (_where, text) => {
    expect(outcome(text)).toBe('! truncated');
  });
});

describe('a list without its items is no empty list', () => {
  test.each([
    'apiVersion: v1\nkind: List\nmetadata: {}\n',
    'apiVersion: v1\nkind: EventList\n',
    '{"apiVersion":"v1","kind":"List"}',
    '{"apiVersion":"v1","kind":"EventList","metadata":{}}',
  ])('%j', (text) => {
    expect(outcome(text)).toBe('! no-events');
    expect(() => readEvents(text)).toThrow(/a List without its items|an EventList without its items/);
  });

  test('beside events it is a rejection', () => {
    expect(outcome(`${TYPED('X')}---\napiVersion: v1\nkind: List\n`)).toBe('X not-an-event');
  });
});

describe('YAML behind JSON', () => {
  const yamlList = `apiVersion: v1\nitems:\n${ITEM('A')}${ITEM('B')}`;

  test.each<[string, string]>([
    ['a list cut before its kind', `${JSON_LIST}\n---\n${yamlList}`],
    ['a list cut within a line', `${JSON_LIST}\n---\n${yamlList.slice(0, -12)}`],
    ['an event', `${JSON_LIST}\n---\n${EVENT('X').trimEnd()}`],
    ['an event behind a line of JSON', `${JSON.stringify(JSON_EVENT)}\n---\n${EVENT('X').slice(0, 30)}`],
    ['an event behind flow YAML', `${FLOW}\n---\n${EVENT('X').trimEnd()}`],
  ])('that is cut gives nothing: %s', (_what, text) => {
    expect(outcome(text)).toBe('! truncated');
  });

  test('gives what is whole before the cut where asked', () => {
    expect(outcome(`${JSON_LIST}\n---\n${yamlList}`, true)).toBe('J A partial');
    expect(outcome(`${JSON_LIST}\n---\n${EVENT('X').trimEnd()}`, true)).toBe('J partial');
  });

  test('that is whole reads', () => {
    expect(outcome(`${JSON_LIST}\n---\n${yamlList}kind: List\n`)).toBe('J A B');
  });

  test('does not spoil a stream of JSON that loses its cut end', () => {
    const line = JSON.stringify(JSON_EVENT);
    expect(outcome(`${line}\n---\n${line}\n---\n${line.slice(0, 40)}`)).toBe('J J cut-short');
    expect(outcome(`${line}\n---\noh no\n${line}\n---\n${line.slice(0, 40)}`)).toBe('J J bad-json cut-short');
  });
});

describe('a cut JSON list behind', () => {
  const pod = { apiVersion: 'v1', kind: 'Pod', metadata: { name: 'a' } };
  const items = [JSON_EVENT, { ...JSON_EVENT, reason: 'K' }];
  const list = JSON.stringify({ apiVersion: 'v1', items, kind: 'List' }, null, 4);
  const cut = list.slice(0, list.lastIndexOf('"reason"'));

  test.each<[string, string]>([
    ['a line of a log', `{"level":"info","msg":"hi"}\n`],
    ['lines of a log', `{"level":"info"}\nplain\n{"level":"warn"}\n`],
    ['another object', `${JSON.stringify(pod)}\n`],
  ])('%s gives nothing', (_what, before) => {
    expect(outcome(before + cut)).toBe('! truncated');
    expect(() => readEvents(before + cut)).toThrow(/the JSON ends early, at line \d+, byte \d+$/);
    expect(outcome(before + cut, true).split(' ')).toEqual(expect.arrayContaining(['J', 'partial']));
  });

  test('a list gives that list, and where asked what is whole of itself', () => {
    expect(outcome(`${JSON_LIST}\n${cut}`)).toBe('J cut-short');
    expect(outcome(`${JSON_LIST}\n${cut}`, true)).toBe('J J partial');
  });

  test.each<[string, string, string]>([
    ['a log that is cut itself', '{"level":"info"}\n{"level":"in', '! no-events'],
    ['a Status', `{"apiVersion":"v1","kind":"Status","code":403}\n${cut}`, '! status'],
    ['a cut event alone', `{"level":"info"}\n${JSON.stringify(JSON_EVENT).slice(0, -9)}`, '! truncated'],
  ])('is told apart from %s', (_what, text, expected) => {
    expect(outcome(text)).toBe(expected);
  });
});

describe('lines of a log before YAML', () => {
  const KLOG = 'I0301 10:00:00.000000       1 main.go:1] starting\n';
  const list = `apiVersion: v1\nitems:\n${ITEM('A')}${ITEM('B')}kind: List\n`;

  test.each<[string, string, string]>([
    ['a line of klog', KLOG + list, 'A B log-lines-skipped'],
    ['a command', `$ kubectl get events -o yaml\n${TYPED('X')}`, 'X log-lines-skipped'],
    ['both, before a separator', `$ kubectl get events -o yaml\n${KLOG}---\n${TYPED('X')}`, 'X log-lines-skipped'],
    ['a line of klog, before an array', `${KLOG}${ITEM('A')}`, 'A log-lines-skipped'],
    ['one with a tab', `$\tkubectl\r\n${TYPED('X').replaceAll('\n', '\r\n')}`, 'X log-lines-skipped'],
    ['but not a comment', `# kubectl\n${TYPED('X')}`, 'X'],
  ])('are skipped: %s', (_what, text, expected) => {
    expect(outcome(text)).toBe(expected);
  });

  test('are counted, and the first is shown', () => {
    const [input] = readEvents(`\n${KLOG}${KLOG}${list}`).inputs;
    expect(input?.notices).toEqual([{ code: 'log-lines-skipped', args: { lines: 2, first: KLOG.trimEnd() } }]);
  });

  test('do not hide a cut, nor its place', () => {
    const cut = KLOG + list.slice(0, list.indexOf('kind: List'));
    expect(outcome(cut)).toBe('! truncated');
    expect(() => readEvents(cut)).toThrow(`byte ${cut.trimEnd().length}`);
    expect(outcome(cut, true)).toBe('A log-lines-skipped partial');
  });

  test('do not hide what is wrong behind them', () => {
    expect(() => readEvents(`${KLOG}apiVersion: v1\nkind: Event\nreason: a: b\ntype: Normal\n`)).toThrow(
      /line 4, column/,
    );
  });

  test('are not the front half of an event', () => {
    expect(outcome(`message: a: b\n${TYPED('X')}`)).toBe('! bad-yaml');
    expect(outcome(`involvedObject:\n  name: @a\nkind: Event\nreason: X\ntype: Normal\n`)).toBe('! bad-yaml');
  });
});
