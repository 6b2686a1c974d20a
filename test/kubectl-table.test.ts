import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import {
  kubectlEvents,
  kubectlGetEvents,
  OpTimelineError,
  readEvents,
  renderKubectlTable,
  renderKubectlWide,
} from '../src/index.ts';
import { tabWriter } from '../src/render/tab-writer.ts';
import { fixture, recorded, recordings } from './support/fixtures.ts';

/** Calls of a real `kubectl events` (1.27 and 1.33), each with the list it printed and the clock at its start. */
interface Call {
  readonly file: string;
  readonly argv: readonly string[];
  readonly now: string;
  readonly input: string;
  readonly stdout: string;
}

const unpacked = (file: string) => gunzipSync(readFileSync(fixture('kubectl-print', `${file}.gz`))).toString('utf8');
const calls: Call[] = JSON.parse(unpacked('events-calls.json'));
const wideCalls: Call[] = JSON.parse(unpacked('wide-calls.json'));

function printed({ argv, now, input }: Call): string {
  const types = argv.find((arg) => arg.startsWith('--types='))?.slice('--types='.length) ?? '';
  const { events } = readEvents(unpacked(input));
  const options = { now, types, allNamespaces: argv.includes('-A'), noHeaders: argv.includes('--no-headers') };
  return kubectlEvents(events, options).stdout;
}

/** kubectl's sort is not stable, so lines of one time may stand in any order; lines themselves may not differ. */
function sortedLines(text: string): string[] {
  return text.split('\n').sort();
}

describe('the table of kubectl events', () => {
  test.each(calls.filter(({ argv }) => !argv.includes('-A')))('as $file', (call) => {
    expect(sortedLines(printed(call))).toEqual(sortedLines(call.stdout));
  });

  test.each(calls.filter(({ argv }) => argv.includes('-A')))(
    'as $file, give or take the second its printing took',
    (call) => {
      const withoutAges = (text: string) => sortedLines(text.replace(/\b(?:\d+[smhdy])+\b/g, '#').replace(/ +/g, ' '));
      expect(withoutAges(printed(call))).toEqual(withoutAges(call.stdout));
    },
  );

  test('needs a clock', () => {
    expect(() => renderKubectlTable([], undefined as never)).toThrow(OpTimelineError);
    expect(renderKubectlTable([], { now: '2026-11-30T15:00:00Z' })).toBe(
      'LAST SEEN   TYPE   REASON   OBJECT   MESSAGE\n',
    );
  });
});

describe('the wide table of kubectl get', () => {
  test.each(wideCalls)('as $file', ({ now, input, stdout }) => {
    expect(renderKubectlWide(readEvents(unpacked(input)).events, { now })).toBe(stdout);
  });

  // The recordings of incidents keep the clock of their tables to the microsecond.
  test.each(recordings().filter((name) => existsSync(fixture('recordings', name, 'get-events.txt.gz'))))(
    'as in the recording %s',
    (name) => {
      const text = (file: string) => (recorded(name, file) as Buffer).toString('utf8');
      const table = renderKubectlWide(readEvents(text('core.json')).events, {
        now: text('get-events.clock.txt').trim(),
      });
      expect(table).toBe(text('get-events.txt'));
    },
  );
});

describe('what kubectl answers', () => {
  const { events } = readEvents(readFileSync(fixture('recordings', 'lab', 'core-list.raw.json')));
  const now = '2026-11-30T15:10:00Z';

  test.each<[string, string, number]>([
    ['Critical', 'error: valid --types are Normal or Warning\n', 1],
    ['Normal,Critical', 'error: valid --types are Normal or Warning\n', 1],
    ['NORMAL', '', 0],
    ['', '', 0],
  ])('to --types=%s', (types, stderr, exitCode) => {
    const answer = kubectlEvents(events, { now, types });
    expect(answer).toMatchObject({ stderr, exitCode });
    expect(answer.stdout === '').toBe(exitCode !== 0);
    expect(answer.stdout.includes('StageUnknown')).toBe(types === '');
  });

  test('where there is nothing to print', () => {
    const none = (stderr: string) => ({ stdout: '', stderr, exitCode: 0 });
    expect(kubectlEvents([], { now, namespace: 'shop' })).toEqual(none('No events found in shop namespace.\n'));
    expect(kubectlEvents([], { now, namespace: 'shop', allNamespaces: true })).toEqual(none('No events found.\n'));
    expect(kubectlGetEvents([], { now, namespace: 'shop' })).toEqual(none('No resources found in shop namespace.\n'));
    expect(kubectlGetEvents([], { now })).toEqual(none('No resources found\n'));
  });

  test('is a table otherwise', () => {
    expect(kubectlEvents(events, { now })).toEqual({
      stdout: renderKubectlTable(events, { now }),
      stderr: '',
      exitCode: 0,
    });
    expect(kubectlGetEvents(events, { now }).stdout).toBe(renderKubectlWide(events, { now }));
  });
});

describe('the tab writer', () => {
  test.each<[string, string]>([
    ['', ''],
    ['a\tb\n', 'a     b\n'],
    ['a\tb', 'a     b'],
    ['long word\tb\nc\td\n', 'long word   b\nc           d\n'],
    // A line without a cell ends the block, but the width of the column is remembered.
    ['long word\tb\nbreak\nc\td\n', 'long word   b\nbreak\nc           d\n'],
    ['c\td\nbreak\nlong word\tb\n', 'c     d\nbreak\nlong word   b\n'],
    ['é𐐀\tb\nabc\td\n', 'é𐐀    b\nabc   d\n'],
    ['a\tb\tc\nd\n', 'a     b     c\nd\n'],
    ['\tb\n', '      b\n'],
  ])('%j', (text, laidOut) => {
    expect(tabWriter(text)).toBe(laidOut);
  });
});
