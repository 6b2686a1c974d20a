import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Analysis, KubeEvent } from '../../src/index.ts';
import { buildTimeline, documentOf, readEvents } from '../../src/index.ts';
import { fixture, recorded } from './fixtures.ts';
import type { Truth } from './truth.ts';

/** The whole answer to some events, with no name of a file in it. */
export function answerTo(events: readonly KubeEvent[]): Analysis {
  return documentOf(buildTimeline(events));
}

/** The events of some files of a recording, one file after the other. */
export function eventsOf(recording: string, ...files: string[]): KubeEvent[] {
  return files.flatMap((file) => readEvents(recorded(recording, file) ?? '', { name: file }).events);
}

/** What really happened in a recording. */
export function truthOf(recording: string): Truth {
  return JSON.parse(readFileSync(fixture('recordings', recording, 'truth.json'), 'utf8'));
}

/** The events of a recording's watch where it ends as the list does: all of it, in its last state, nothing more. Else null. */
export function replayOf(recording: string): KubeEvent[] | null {
  const files = ['watch.jsonl', 'watch-2.jsonl'].filter((file) => recorded(recording, file) !== undefined);
  const replayed = eventsOf(recording, ...files);
  return isDeepStrictEqual(lastVersions(replayed), lastVersions(eventsOf(recording, 'core.json'))) ? replayed : null;
}

/** The last resourceVersion of each event. */
function lastVersions(events: readonly KubeEvent[]): Map<string, number> {
  const last = new Map<string, number>();
  for (const { metadata } of events) {
    last.set(metadata.uid, Math.max(last.get(metadata.uid) ?? 0, Number(metadata.resourceVersion)));
  }
  return last;
}
