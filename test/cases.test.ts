import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildTimeline, OpTimelineError, readEvents, renderRows } from '../src/index.ts';
import { cases } from './support/fixtures.ts';

function bytesOf(file: string): Uint8Array {
  const bytes = readFileSync(file);
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
}

test.each(cases())('$name gives its rows', ({ file, exit, rows }) => {
  if (exit === 2) {
    expect(() => readEvents(bytesOf(file))).toThrow(OpTimelineError);
    return;
  }
  const { events, rejected, inputs } = readEvents(bytesOf(file));
  const text = renderRows(buildTimeline(events, { rejected, inputs }));
  expect(text).toBe((rows ?? []).map((row) => `${row}\n`).join(''));
});
