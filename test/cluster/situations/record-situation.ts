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
}

/** How many seconds events may come late behind what they tell of. */
const LATE = 30;

/** Plays a situation in a new namespace, records it, and takes everything away again. */
export async function recordSituation(api: ApiClient, situation: Situation): Promise<Recorded> {
  const stage = new Stage(api, await makeNamespace(api, situation.name, true));
  const { namespace, id } = stage;
  const names = new Map(Object.entries({ namespace, id }));
  try {
    const recording = await beginRecording(api, namespace);
    const { node } = situation;
    const ofNode = node && (await beginRecording(api, 'default', node.name.replace('<id>', id)));
    await situation.play(stage);
    await settle(recording, situation.rows, names);
    if (node && ofNode) await settle(ofNode, node.rows, names);
    const files = Object.entries((await ofNode?.finish()) ?? {}).map(([name, text]) => [`default-${name}`, text]);
    return { names, files: { ...(await recording.finish()), ...Object.fromEntries(files) } };
  } finally {
    await stage.clear();
  }
}

/** Waits until the right rows are there. If they never come, that is for the reader of the recording to find. */
async function settle(recording: Recording, right: readonly RightRow[], names: Names): Promise<void> {
  const isThere = async () =>
    isRight(compareRows(right, buildTimeline(readEvents(await recording.list()).events), names));
  await until('the right rows', isThere, LATE).catch(() => {});
}
