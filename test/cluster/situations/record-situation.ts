import { isDeepStrictEqual } from 'node:util';
import { buildTimeline, readEvents } from '../../../src/index.ts';
import type { ApiClient } from '../control-plane/api-client.ts';
import { makeNamespace } from '../control-plane/namespace.ts';
import { until } from '../control-plane/until.ts';
import { beginRecording, type Recording } from './recording.ts';
import { compareRows, isRight, type Names } from './right-rows.ts';
import type { RightRow, Situation } from './situation.ts';
import { Stage } from './stage.ts';

/** What was recorded of a situation. */
export interface Recorded {
  /** What it is known to have had in its names: `namespace` and `id`. */
  readonly names: Names;
  /** The texts by the name of their file: those of the namespace, and behind `default-` those about its node. */
  readonly files: Readonly<Record<string, string>>;
  /** Right rows that have not come, or not as they should. */
  readonly missed: readonly string[];
}

/** How many seconds events may come late behind what they tell of. */
const LATE = 30;

/** Plays a situation in a new namespace, records it, and takes everything away again. */
export async function recordSituation(api: ApiClient, situation: Situation): Promise<Recorded> {
  const stage = new Stage(api, await makeNamespace(api, situation.name, true));
  const { namespace, id } = stage;
  const names = new Map(Object.entries({ namespace, id }));
  const { node } = situation;
  const begun: { prefix: string; right: readonly RightRow[]; recording: Recording }[] = [];
  try {
    begun.push({ prefix: '', right: situation.rows, recording: await beginRecording(api, namespace) });
    if (node) {
      const recording = await beginRecording(api, 'default', node.name.replace('<id>', id));
      begun.push({ prefix: 'default-', right: node.rows, recording });
    }
    await situation.play(stage);
    const missed: string[] = [];
    for (const { right, recording } of begun) missed.push(...(await settle(recording, right, names)));
    const files: Record<string, string> = {};
    for (const { prefix, recording } of begun) {
      for (const [name, text] of Object.entries(await recording.finish())) files[`${prefix}${name}`] = text;
    }
    return { names, files, missed };
  } finally {
    for (const { recording } of begun) recording.stop();
    await stage.clear();
  }
}

/** Waits until the right rows are there, with their notes. Gives those that have not come in time. */
async function settle(recording: Recording, right: readonly RightRow[], names: Names): Promise<string[]> {
  const compare = async () => compareRows(right, buildTimeline(readEvents(await recording.list()).events), names);
  await until('the right rows', async () => isRight(await compare()), LATE).catch(() => {});
  const { wanted, found } = await compare();
  return wanted.filter((row) => !found.some((each) => isDeepStrictEqual(each, row))).map(({ row }) => row);
}
