import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { KubeEvent } from '../src/index.ts';
import { buildTimeline, findings, normalizeEvent, readEvents, renderRows } from '../src/index.ts';
import { fixture, recorded, recordings } from './support/fixtures.ts';

function eventsOf(recording: string, ...files: string[]): KubeEvent[] {
  return files.flatMap((file) => readEvents(recorded(recording, file) as Buffer, { name: file }).events);
}

function rowsOf(events: readonly KubeEvent[]): string {
  return renderRows(buildTimeline(events));
}

function withoutApi(events: readonly KubeEvent[]): unknown[] {
  return events.map(({ api: _, ...rest }) => rest);
}

describe.each(recordings())('the recording %s', (recording) => {
  const core = eventsOf(recording, 'core.json');

  test('gives the same rows through either API and both together', () => {
    const rows = rowsOf(core);
    expect(rows).not.toBe('');
    expect(rowsOf(eventsOf(recording, 'new.json'))).toBe(rows);
    const both = buildTimeline(eventsOf(recording, 'new.json', 'core.json'));
    expect(renderRows(both)).toBe(rows);
    expect(both.events).toHaveLength(core.length);
    expect(both.coverage.duplicates).toBe(core.length);
  });

  test('normalises to the same events but for the API', () => {
    expect(withoutApi(eventsOf(recording, 'new.json'))).toEqual(withoutApi(core));
  });

  test('gives the same findings through either API', () => {
    const ofCore = findings(buildTimeline(core));
    expect(findings(buildTimeline(eventsOf(recording, 'new.json')))).toEqual(ofCore);
    expect(findings(buildTimeline([...core].reverse()))).toEqual(ofCore);
  });

  // A watch that was recorded in two parts, or from after the first events, does not replay the whole list.
  const watched = ['watch.jsonl', 'watch-2.jsonl'].filter((file) => recorded(recording, file) !== undefined);
  test('gives rows from its watch that the list has too', () => {
    const listed = new Set(rowsOf(core).split('\n'));
    const uids = new Set(core.map((event) => event.metadata.uid));
    const replayed = eventsOf(recording, ...watched);
    const whole = core.every((event) => replayed.some((seen) => seen.metadata.uid === event.metadata.uid));
    if (whole) expect(rowsOf(replayed.filter((event) => uids.has(event.metadata.uid)))).toBe(rowsOf(core));
    const kept = replayed.filter((event) => uids.has(event.metadata.uid));
    expect(
      rowsOf(kept)
        .split('\n')
        .filter((row) => !listed.has(row)),
    ).toEqual([]);
  });
});

describe('the lab', () => {
  const expected = readFileSync(fixture('recordings', 'lab', 'timeline.txt'), 'utf8');

  test.each([
    'core-list.raw.json',
    'new-list.raw.json',
    'events.json',
    'events.yaml',
    'events.v1.events.k8s.io.json',
    'events.v1.events.k8s.io.yaml',
  ])('gives its timeline byte for byte from %s', (file) => {
    expect(rowsOf(readEvents(readFileSync(fixture('recordings', 'lab', file))).events)).toBe(expected);
  });
});

test('events that were really written through one API read alike through the other', () => {
  const lines = readFileSync(fixture('recordings', 'conversion.jsonl'), 'utf8').trim().split('\n');
  expect(lines.length).toBeGreaterThan(30);
  for (const line of lines) {
    const { id, core, new: events } = JSON.parse(line);
    const [viaCore, viaEvents] = [normalizeEvent(core), normalizeEvent(events)];
    if (!('event' in viaCore) || !('event' in viaEvents)) throw new Error(`${id} was rejected`);
    expect(viaCore.event.api).toBe('v1');
    expect(viaEvents.event.api).toBe('events.k8s.io/v1');
    expect(withoutApi([viaEvents.event]), id).toEqual(withoutApi([viaCore.event]));
  }
});

test('gzip is refused by the core in words that say so', () => {
  expect(() => readEvents(gzipSync('{}'))).toThrow(/gzip/);
});
