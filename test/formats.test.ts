import { describe, expect, test } from 'vitest';
import type { OpTimelineErrorCode, ReadResult } from '../src/index.ts';
import { buildTimeline, documentOf, OpTimelineError, readEvents, renderRows } from '../src/index.ts';

/** Ways in: which texts and bytes are read, as what, and what is said of those that are not. */
function event(name: string, more: object = {}): object {
  return {
    kind: 'Event',
    apiVersion: 'v1',
    type: 'Normal',
    reason: 'Ready',
    message: 'it is',
    involvedObject: { kind: 'App', name },
    ...more,
  };
}

const A = event('a');
const B = event('b', { metadata: { uid: 'b', annotations: { deep: '}]{[",\\' } } });
const C = event('c');
const ABC = ['Normal Ready App/a', 'Normal Ready App/b', 'Normal Ready App/c'];

function rows({ events, rejected, inputs }: ReadResult): string[] {
  return renderRows(buildTimeline(events, { rejected, inputs })).split('\n').slice(0, -1);
}

function notices({ inputs }: ReadResult): string[] {
  return inputs.flatMap((input) => input.notices.map(({ code }) => code));
}

function failure(content: string | Uint8Array): OpTimelineError {
  try {
    readEvents(content);
  } catch (error) {
    if (error instanceof OpTimelineError) return error;
    throw error;
  }
  throw new Error('nothing was thrown');
}

const json = JSON.stringify;
const pretty = (value: unknown) => JSON.stringify(value, null, 4);
const list = { apiVersion: 'v1', kind: 'List', items: [A, B, C], metadata: { resourceVersion: '' } };
const frame = (type: string, object: unknown) => json({ type, object });

describe('read are', () => {
  test.each<[string, string, string]>([
    ['a List', json(list), 'json'],
    ['an indented List', pretty(list), 'json'],
    [
      'an EventList without kinds',
      json({
        kind: 'EventList',
        apiVersion: 'v1',
        items: [A, B, C].map((item) => ({ ...item, kind: undefined, apiVersion: undefined })),
      }),
      'json',
    ],
    ['an array', json([A, B, C]), 'json'],
    ['an array of a line each', `[\n${[A, B, C].map((item) => json(item)).join(',\n')}\n]\n`, 'json'],
    [
      'lists of lists',
      json({
        kind: 'List',
        items: [{ kind: 'List', items: [[A], { kind: 'EventList', apiVersion: 'v1', items: [B] }] }, C],
      }),
      'json',
    ],
    ['a list whose kind is missing', json({ items: [A, B, C] }), 'json'],
    ['JSON lines', `${json(A)}\n\n${json(B)}\r\n  \r\n${json(C)}`, 'json-lines'],
    [
      'JSON lines of lists',
      `${json([A])}\n${json({ kind: 'List', items: [B, C] })}\n${json({ kind: 'List', items: [] })}`,
      'json-lines',
    ],
    ['RFC 7464 sequences', [A, B, C].map((item) => `\u001e${json(item)}\n`).join(''), 'json-stream'],
    ['values without anything between', json(A) + json(B) + json(C), 'json-stream'],
    ['indented values', `${pretty(A)}\n${pretty(B)}\n${pretty(C)}\n`, 'json-stream'],
    ['JSON documents parted as YAML', `${json(A)}\n---\n${json(B)}\n---\n${json(C)}`, 'json-lines'],
    [
      'watch frames',
      [frame('ADDED', A), frame('MODIFIED', B), frame('DELETED', C), frame('BOOKMARK', { kind: 'Event' })].join('\n'),
      'watch',
    ],
    [
      'an array of watch frames',
      json([
        { type: 'ADDED', object: A },
        { type: 'ADDED', object: B },
        { type: 'ADDED', object: C },
      ]),
      'watch',
    ],
    [
      'JSON behind a log',
      `W0301 10:15:30.1 1 warnings.go:70] v1 is old\nWarning: something: else\n[INFO] {yes}\n${pretty(list)}`,
      'json',
    ],
    ['JSON lines behind a log', `I am {a} log\n${json(A)}\n${json(B)}\n${json(C)}\n`, 'json-lines'],
    [
      'YAML documents',
      `%YAML 1.2\n---\n${json(A)}\n...\n---\n# nothing\n---\n${json(B)}\n---\n~\n---\n${json(C)}\n---\n`,
      'yaml',
    ],
    ['a YAML list', `apiVersion: v1\nkind: List\nitems:\n- ${json(A)}\n- ${json(B)}\n- ${json(C)}\n`, 'yaml'],
    [
      'a JSON document before YAML ones',
      `${json(A)}\n---\nkind: Event\ntype: Normal\nreason: Ready\ninvolvedObject: {kind: App, name: b}\n---\n${json(C)}\n`,
      'yaml',
    ],
    ['JSON behind a log that looks like YAML', `- starting\n--- now\nkind: of strange\n${json(list)}`, 'json'],
    ['flow YAML', `{kind: List, items: [${json(A)}, ${json(B)}, ${json(C)}]}`, 'yaml'],
    [
      'other kinds among them',
      json([
        A,
        { kind: 'Pod', apiVersion: 'v1', reason: 'x', message: 'y' },
        B,
        { kind: 'Event', apiVersion: 'calendar.example.com/v1', reason: 'x', message: 'y' },
        C,
      ]),
      'json',
    ],
  ])('%s', (_what, text, format) => {
    const result = readEvents(text);
    expect(rows(result)).toEqual(ABC);
    expect(result.rejected).toEqual([]);
    expect(result.inputs.map((input) => input.format)).toEqual([format]);
  });

  const utf16 = (text: string, swap: boolean) => {
    const bytes = Buffer.from(text, 'utf16le');
    return swap ? bytes.swap16() : bytes;
  };
  test.each<[string, Uint8Array]>([
    ['UTF-8', Buffer.from(pretty(list))],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${pretty(list)}`)],
    ['UTF-16LE with a mark', utf16(`\ufeff${pretty(list)}`, false)],
    ['UTF-16BE with a mark', utf16(`\ufeff${pretty(list)}`, true)],
    ['UTF-16LE without one', utf16(pretty(list), false)],
    ['UTF-16BE without one', utf16(pretty(list), true)],
    ['UTF-16LE YAML', utf16(`\ufeffkind: List\r\nitems:\r\n- ${json(A)}\r\n- ${json(B)}\r\n- ${json(C)}\r\n`, false)],
  ])('%s', (_what, bytes) => {
    expect(rows(readEvents(bytes))).toEqual(ABC);
    expect(notices(readEvents(bytes))).toEqual([]);
  });
});

describe('plain YAML scalars', () => {
  const text = (value: string) =>
    `kind: Event\ntype: ${value}\nreason: ${value}\ncount: 3\ninvolvedObject: {kind: App, name: ${value}}\nmetadata: {labels: {count: 012}}\n`;

  test.each([
    '1e3',
    '0123',
    'No',
    'true',
    '12345678901234567890',
    '2026-11-30T15:05:18Z',
    '0x1f',
    '.inf',
    '1_000',
    '5',
  ])('%s keeps its text', (value) => {
    const [read] = readEvents(text(value)).events;
    expect([read?.type, read?.reason, read?.regarding.name]).toEqual([value, value, value]);
    expect(read?.metadata.labels).toEqual({ count: '012' });
    expect(read?.occurrences).toEqual({ count: 3, certainty: 'exact' });
    expect(read?.problems.map(({ code }) => code)).not.toContain('not-text');
  });

  test.each(['~', 'null', 'Null', '', '""'])('%s is absent', (value) => {
    expect(rows(readEvents(text(value)))).toEqual(['<none> <none> App/<none>']);
  });
});

test('an anchor may be used in every item of a list', () => {
  const items = Array.from({ length: 400 }, (_, index) => `- {kind: Event, reason: R${index}, involvedObject: *o}`);
  expect(readEvents(`x: &o {kind: App, name: a}\nkind: List\nitems:\n${items.join('\n')}\n`).events).toHaveLength(400);
});

describe('keys that stand twice', () => {
  test('are an error in YAML, with line and key', () => {
    const { code, message } = failure('kind: Event\nreason: A\ninvolvedObject:\n  kind: X\n  kind: Y\n');
    expect(code).toBe('bad-yaml');
    expect(message).toMatch(/line 5, column 3: the key kind stands twice/);
  });

  test('cost a stream of YAML only their document', () => {
    const result = readEvents(`${json(A)}\n---\nkind: Event\nkind: Event\n---\n${json(B)}`, { format: 'yaml' });
    expect(rows(result)).toEqual(ABC.slice(0, 2));
    expect(result.rejected.map(({ code, at }) => [code, at])).toEqual([['bad-yaml', 'document 2']]);
  });

  test('mean the last in JSON', () => {
    expect(rows(readEvents('{"kind":"Event","reason":"A","reason":"B","involvedObject":{}}'))).toEqual([
      '<none> B <none>/<none>',
    ]);
  });

  test('named __proto__ are ordinary', () => {
    const [read] = readEvents(
      '{"kind":"Event","reason":"A","metadata":{"labels":{"__proto__":"x"}},"__proto__":{"type":"Forged"}}',
    ).events;
    expect(read?.type).toBe('');
    expect(Object.entries(read?.metadata.labels ?? {})).toEqual([['__proto__', 'x']]);
    expect(rows(readEvents('kind: Event\nreason: A\n__proto__: {type: Forged}\n'))).toEqual(['<none> A <none>/<none>']);
  });
});

describe('an input that is cut', () => {
  const lists: Readonly<Record<string, string>> = {
    'a List': json(list),
    'an indented List': pretty(list),
    'an array': json([A, B, C]),
    'an array of a line each': `[\n${[A, B, C].map((item) => json(item)).join(',\n')}\n]`,
    'a list of lists': json({ kind: 'List', items: [{ kind: 'List', items: [A, B] }, C] }),
  };

  test.each(Object.keys(lists))('%s gives nothing, wherever the cut is', (name) => {
    const text = lists[name] as string;
    for (let end = 1; end < text.length; end++) {
      const cut = text.slice(0, end);
      const { code, message } = failure(cut);
      expect({ end, code }).toEqual({ end, code: 'truncated' });
      expect(message).toMatch(/line \d+, byte \d+$/);
    }
  });

  test.each(Object.keys(lists))('%s gives what is whole of it where asked', (name) => {
    const text = lists[name] as string;
    let most = 0;
    for (let end = 1; end < text.length; end++) {
      const found = rows(readEvents(text.slice(0, end), { partial: true }));
      expect(ABC.slice(0, found.length)).toEqual(found);
      expect(found.length).toBeGreaterThanOrEqual(most);
      most = found.length;
    }
    expect(most).toBe(3);
  });

  test.each<[string, string, (text: string) => string]>([
    ['JSON lines', '\n', json],
    ['indented values', '\n', pretty],
    ['a watch', '\n', (item) => frame('ADDED', item)],
    ['values without anything between', '', json],
  ])('%s is read without its cut end, with a notice', (_name, separator, write) => {
    const parts = [A, B, C].map((item) => write(item as never));
    const text = parts.join(separator);
    const first = parts[0]?.length ?? 0;
    const second = first + separator.length + (parts[1]?.length ?? 0);
    for (let end = first; end <= text.length; end++) {
      const result = readEvents(text.slice(0, end));
      const whole = end === text.length ? 3 : end >= second ? 2 : 1;
      const clean =
        end === text.length || end <= first + separator.length || (end >= second && end <= second + separator.length);
      expect({ end, rows: rows(result), notices: notices(result) }).toEqual({
        end,
        rows: ABC.slice(0, whole),
        notices: clean ? [] : ['cut-short'],
      });
      expect(result.rejected).toEqual([]);
    }
  });

  test('YAML without a list gives no half event', () => {
    const text =
      'apiVersion: v1\ncount: 3\ninvolvedObject:\n  kind: X\n  name: a\nkind: Event\nmessage: it is\nmetadata:\n  name: a.1\nreason: Ready\ntype: Normal\n';
    for (let end = text.indexOf('kind: Event') + 11; end < text.length - 1; end++) {
      if (text[end - 1] === '\n') continue;
      expect({ end, code: failure(text.slice(0, end)).code }).toEqual({ end, code: 'truncated' });
      const stream = `${json(A)}\n---\n${text.slice(0, end)}`;
      expect(rows(readEvents(stream, { partial: true, format: 'yaml' }))).toEqual(ABC.slice(0, 1));
    }
    expect(rows(readEvents(text.trimEnd()))).toEqual(['Normal Ready X/a']);
  });

  test('YAML gives nothing where the cut shows', () => {
    const text = `apiVersion: v1\nitems:\n- apiVersion: v1\n  kind: Event\n  reason: A\n  involvedObject:\n    kind: X\n    name: a\n- apiVersion: v1\n  kind: Event\n  reason: B\n  involvedObject:\n    kind: X\n    name: b\nkind: List\nmetadata:\n  resourceVersion: ""\n`;
    for (let end = text.indexOf('items:') + 7; end < text.indexOf('kind: List'); end++) {
      expect({ end, code: failure(text.slice(0, end)).code }).toEqual({ end, code: 'truncated' });
      const found = rows(readEvents(text.slice(0, end), { partial: true }));
      expect(['<none> A X/a', '<none> B X/b'].slice(0, found.length)).toEqual(found);
    }
    expect(rows(readEvents(text))).toEqual(['<none> A X/a', '<none> B X/b']);
  });
});

describe('a hole', () => {
  const line = json(B);
  test.each<[string, string[], string[]]>([
    ['in the middle', [json(A), line.slice(0, 40), json(C)], ['line 2']],
    ['at the beginning', [line.slice(0, 40), json(A), json(C)], ['line 1']],
    ['of several lines', [json(A), line.slice(0, 40), line.slice(0, 60), json(C)], ['line 2', 'line 3']],
    ['that is text', [json(A), 'panic: oh no', json(C)], ['line 2']],
    ['at the end of a value', [json(A), `${line}}`, json(C)], ['line 2']],
  ])('%s of JSON lines is a rejection with its place, the rest is read', (_where, lines, places) => {
    const result = readEvents(lines.join('\n'));
    expect(rows(result)).toEqual(_where === 'at the end of a value' ? ABC : [ABC[0], ABC[2]]);
    expect(result.rejected.map(({ code, at }) => [code, at])).toEqual(places.map((at) => ['bad-json', at]));
  });

  test.each<[string, unknown, string, string]>([
    ['a number', 5, 'not-an-event', 'items[1]'],
    ['null', null, 'not-an-event', 'items[1]'],
    ['text', 'Event', 'not-an-event', 'items[1]'],
    ['an object of no kind', { hello: 'world' }, 'not-an-event', 'items[1]'],
    ['a Status', { kind: 'Status', apiVersion: 'v1', code: 403 }, 'status', 'items[1]'],
    [
      'something far too deep',
      JSON.parse(`${'['.repeat(150)}1${']'.repeat(150)}`),
      'too-deep',
      `items[1]${', items[0]'.repeat(100)}`,
    ],
    [
      'an event far too deep',
      { kind: 'Event', x: JSON.parse(`${'['.repeat(120)}${']'.repeat(120)}`) },
      'too-deep',
      'items[1]',
    ],
  ])('that is %s in an array is a rejection with its place', (_what, item, code, at) => {
    const result = readEvents(json([A, item, C]));
    expect(rows(result)).toEqual([ABC[0], ABC[2]]);
    expect(result.rejected.map((rejection) => [rejection.code, rejection.at])).toEqual([[code, at]]);
  });
});

describe('YAML that is nested far deeper than anything of Kubernetes', () => {
  const deep = (open: string, close: string) => `${open.repeat(2_000)}${close.repeat(2_000)}`;

  test.each([
    ['brackets', deep('[', ']')],
    ['braces', deep('{a: ', '}')],
  ])('is a rejection, not the end of the process: %s', (_what, text) => {
    const documents = Array.from({ length: 20 }, () => text).join('\n---\n');
    const result = readEvents(`kind: Event\nmetadata: {name: a}\nreason: Ready\n---\n${documents}\n`);
    expect(result.events).toHaveLength(1);
    expect(new Set(result.rejected.map(({ code }) => code))).toEqual(new Set(['too-deep']));
    expect(result.rejected).toHaveLength(20);
  });

  test.each([
    ['blocks', Array.from({ length: 3_000 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
    ['dashes', '- '.repeat(5_000)],
  ])('is an error where the parser itself gives up: %s', (_what, text) => {
    expect(() => readEvents(`${text}\n---\n${text}\n`)).toThrow(/nested too deep/);
  });
});

describe('what holds no events is told apart', () => {
  test.each<[string, string, OpTimelineErrorCode, RegExp]>([
    ['nothing', '', 'empty', /empty/],
    ['blanks', ' \r\n\t\n', 'empty', /empty/],
    [
      'a Status',
      json({ kind: 'Status', apiVersion: 'v1', reason: 'Forbidden', code: 403, message: 'no' }),
      'status',
      /Forbidden \(403\): no/,
    ],
    ['a Table', json({ kind: 'Table', apiVersion: 'meta.k8s.io/v1', rows: [] }), 'table', /Table.*-o json/],
    [
      'metadata alone',
      json({ kind: 'PartialObjectMetadataList', apiVersion: 'meta.k8s.io/v1', items: [] }),
      'metadata-only',
      /PartialObjectMetadataList/,
    ],
    [
      'an audit log',
      json({ kind: 'Event', apiVersion: 'audit.k8s.io/v1', level: 'Metadata' }),
      'audit-log',
      /audit log/,
    ],
    ['pods', json({ kind: 'PodList', apiVersion: 'v1', items: [{}, {}] }), 'no-events', /only other objects: 2 Pod/],
    [
      'a foreign Event',
      json({ kind: 'Event', apiVersion: 'calendar.example.com/v1' }),
      'no-events',
      /calendar.example.com\/v1 Event/,
    ],
    [
      'a watch that ended at once',
      frame('ERROR', { kind: 'Status', code: 410, reason: 'Expired', message: 'too old' }),
      'status',
      /Expired \(410\): too old/,
    ],
    [
      'the table of kubectl events',
      'LAST SEEN   TYPE      REASON   OBJECT   MESSAGE\n5s          Normal    A        Pod/b    c\n',
      'human-table',
      /table of events/,
    ],
    [
      'the same with namespaces',
      'NAMESPACE   LAST SEEN   TYPE      REASON   OBJECT   MESSAGE\n',
      'human-table',
      /table of events/,
    ],
    [
      'the table of kubectl describe',
      '  Type     Reason   Age   From   Message\n  ----\n',
      'human-table',
      /kubectl describe/,
    ],
    ['a message of kubectl', 'No resources found in default namespace.\n', 'no-events', /kubectl's message/],
    ['an error of kubectl', 'Error from server (Forbidden): events is forbidden\n', 'no-events', /error of kubectl/],
    ['a web page', '<!DOCTYPE html><html></html>', 'html', /web page/],
    ['rows', 'Normal Ready App/a\n', 'no-events', /rows of a timeline/],
    ['prose', 'There were no events at all\n', 'no-events', /an object expected/],
    ['a number', '5', 'no-events', /an object expected/],
    ['broken JSON', '{"kind": "Event", nonsense', 'bad-json', /line 1, byte 18/],
    ['a watch of pods', frame('ADDED', { kind: 'Pod', apiVersion: 'v1' }), 'no-events', /only other objects: 1 Pod/],
    ['a bookmark of pods', frame('BOOKMARK', { kind: 'Pod', apiVersion: 'v1' }), 'no-events', /no object at all/],
    ['the end of kubectl describe', 'Events:\n  Type  Reason  Age  From  Message\n', 'human-table', /kubectl describe/],
    ['our own document', json({ schema: 'op-timeline/1', rows: [] }), 'saved-analysis', /only input/],
  ])('%s', (_what, text, code, words) => {
    const thrown = failure(text);
    expect(thrown.code).toBe(code);
    expect(thrown.message).toMatch(words);
    expect(thrown.message).not.toContain('\n');
    expect(readEvents(text, { partial: true }).events).toEqual([]);
  });

  test.each([
    '[]',
    '{"kind":"List","items":[]}',
    '{"kind":"EventList","items":null}',
    frame('BOOKMARK', { kind: 'Event' }),
    'kind: List\nitems: []\napiVersion: v1\n',
  ])('but %s is an answer', (text) => {
    expect(readEvents(text).events).toEqual([]);
  });
});

describe('what is odd about an input as a whole is a notice', () => {
  const IDENTIFIED = { ...A, metadata: { uid: 'a' } };

  test.each<[string, string, string]>([
    ['a page of a list', json({ ...list, metadata: { continue: 'x', remainingItemCount: 7 } }), 'list-incomplete'],
    ['the end of a watch', `${frame('ADDED', A)}\n${frame('ERROR', { code: 410 })}`, 'watch-ended'],
    [
      'a watch that replays what it had',
      `${frame('ADDED', IDENTIFIED)}\n${frame('ADDED', IDENTIFIED)}`,
      'watch-restarted',
    ],
    ['deleted events', frame('DELETED', A), 'deleted'],
    ['lines of a log', `hello\n${json(list)}`, 'log-lines-skipped'],
    ['other kinds', json([A, { kind: 'Pod', apiVersion: 'v1' }]), 'passed-over'],
  ])('%s', (_what, text, code) => {
    expect(notices(readEvents(text))).toContain(code);
  });

  test('an event that was deleted and made again begins no new watch', () => {
    const again = ['ADDED', 'MODIFIED', 'DELETED', 'ADDED'].map((type) => frame(type, IDENTIFIED)).join('\n');
    expect(notices(readEvents(again))).not.toContain('watch-restarted');
  });

  test('bytes that are no UTF-8', () => {
    const bytes = Buffer.concat([
      Buffer.from('{"kind":"Event","reason":"A'),
      Buffer.from([0xff, 0xfe]),
      Buffer.from('"}'),
    ]);
    const result = readEvents(bytes);
    expect(rows(result)).toEqual(['<none> A\ufffd\ufffd <none>/<none>']);
    expect(notices(result)).toEqual(['invalid-utf8']);
  });
});

/** Milliseconds. The design allows 2 s; what takes the square of its length takes minutes. */
const HANG = 10_000;

describe('150 KB of anything are read or refused, and never hang', () => {
  const many = (part: string) => part.repeat(Math.ceil(150_000 / part.length)).slice(0, 150_000);
  test.each<[string, string]>([
    ['brackets', many('[')],
    ['braces', many('{"a":')],
    ['brackets a line each', many('[\n')],
    ['objects begun a line each', many('{"a":"b\n')],
    ['values with commas a line each', many('{"a":1},\n')],
    ['quotes', many('"')],
    ['backslashes in a string', `{"a":"${many('\\\\')}`],
    ['dashes', many('- ')],
    ['question marks', many('? ')],
    ['mappings in mappings', Array.from({ length: 540 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')],
    ['keys', Array.from({ length: 16_000 }, (_, index) => `k${index}: 1`).join('\n')],
    ['anchors', Array.from({ length: 9_000 }, (_, index) => `- &a${index} x`).join('\n')],
    [
      'aliases of aliases',
      `a0: &a0 [x,x,x,x,x,x,x,x,x]\n${Array.from({ length: 200 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(9)}]`).join('\n')}`,
    ],
    ['documents', many('---\n')],
    ['merge keys', `a: &a {x: 1}\n${many('b: {<<: *a}\n')}`],
    ['flow sequences', many('[a, ')],
    ['comments', many('# x\n')],
    ['tabs', many('\t')],
    ['blanks before a word', `${many(' ')}x`],
    ['a long key', `${many('k')}: 1`],
    ['block scalars', many('a: |\n  b\n')],
    ['percent signs', many('%\n')],
    ['an event with a long note', json(event('a', { message: many('password= token: a.b-c_') }))],
    ['an event with a long reason', json(event('a', { reason: many(' \u202e') }))],
    ['colons', many('a: ')],
    ['single quotes', many("'")],
    ['exclamation marks', many('! ')],
    ['objects begun a line each, then one end', `${many('{"a":\n')}}`],
    ['arrays begun a line each, then a word', `${many('[\n')}x`],
    ['arrays with a value a line each, then a word', `${many('[1,\n')}x`],
    ['the same behind a value', `{}\n${many('[1,\n')}x`],
    ['digits', `[${many('1')}x`],
    ['digits after a point', `[1.${many('1')}x`],
    ['a reason with blanks inside', json(event('a', { reason: `a${many(' ')}b` }))],
    ['a reason of blanks', json(event('a', { reason: many(' ') }))],
    ['a note of half words for secrets', json(event('a', { message: many('pass word token ') }))],
    ['carriage returns', many('a: b\r')],
  ])(
    '%s',
    (_what, text) => {
      try {
        documentOf(buildTimeline(readEvents(text).events));
      } catch (error) {
        expect(error).toBeInstanceOf(OpTimelineError);
      }
    },
    HANG,
  );
});
