import { afterAll, describe, expect, test } from 'vitest';
import { buildTimeline, type KubeEvent, readEvents, renderRows } from '../../src/index.ts';
import { SITUATIONS } from './situations/index.ts';
import { type Recorded, recordSituation } from './situations/record-situation.ts';
import { compareRows } from './situations/right-rows.ts';
import type { Situation } from './situations/situation.ts';
import { api, describeOnCluster, missing } from './support/cluster.ts';

const FILES = ['core.json', 'new.json', 'watch.jsonl', 'watch-new.jsonl'];

const recordings = new Map<string, Promise<Recorded>>();

/** What was recorded of a situation. All are played at once when the first is asked for: they wait more than they work. */
function recorded({ name }: Situation): Promise<Recorded> {
  if (recordings.size === 0) {
    for (const each of SITUATIONS.filter(({ needs }) => missing(needs).length === 0)) {
      const recording = recordSituation(api(), each);
      // A failure is that of the tests that ask for it, once they do.
      recording.catch(() => {});
      recordings.set(each.name, recording);
    }
  }
  return recordings.get(name) as Promise<Recorded>;
}

// They take everything away behind them, also what no test has asked for.
afterAll(() => Promise.allSettled(recordings.values()));

function withoutApi(events: readonly KubeEvent[]): unknown[] {
  return events.map(({ api: _, ...event }) => event);
}

for (const situation of SITUATIONS) {
  describeOnCluster(`the situation ${situation.name}, recorded afresh`, situation.needs, () => {
    const ofNode = situation.node ? [['default-', situation.node.rows] as const] : [];
    describe.each([['', situation.rows] as const, ...ofNode])(
      '%score.json and the files beside it',
      (prefix, right) => {
        const timelineOf = async (...files: string[]) => {
          const { files: texts } = await recorded(situation);
          return buildTimeline(files.flatMap((file) => readEvents(texts[`${prefix}${file}`] as string).events));
        };

        test('hold the right rows, by the right reporters and in their words', async () => {
          const timeline = await timelineOf('core.json');
          const { wanted, found } = compareRows(right, timeline, (await recorded(situation)).names);
          expect(found).toEqual(wanted);
        });

        test('hold the same events through both APIs, in both lists and both watches', async () => {
          const core = await timelineOf('core.json');
          for (const files of [['new.json'], ['watch.jsonl'], ['watch-new.jsonl'], FILES, [...FILES].reverse()]) {
            const other = await timelineOf(...files);
            expect(withoutApi(other.events), files.join()).toEqual(withoutApi(core.events));
            expect(renderRows(other), files.join()).toBe(renderRows(core));
          }
        });
      },
    );
  });
}
