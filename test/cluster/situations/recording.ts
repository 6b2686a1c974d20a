import { readEvents } from '../../../src/index.ts';
import type { ApiClient } from '../control-plane/api-client.ts';
import { until } from '../control-plane/until.ts';

/** A recording that has begun. */
export interface Recording {
  /** The events as they are now: the answer of core v1. */
  list(): Promise<string>;
  /** Ends it, and gives its files by name: both lists of one state, both watches up to it, and the clock at that moment. */
  finish(): Promise<Record<string, string>>;
  /** Ends it, finished or not. */
  stop(): void;
}

/** The two APIs, by the path of their groups and the name each has for the object of an event. */
const VIEWS = {
  core: { root: '/api/v1', object: 'involvedObject' },
  new: { root: '/apis/events.k8s.io/v1', object: 'regarding' },
} as const;

type View = keyof typeof VIEWS;

/** Begins to record the events of a namespace, or only those about the object of that name in it. */
export async function beginRecording(api: ApiClient, namespace: string, object?: string): Promise<Recording> {
  const pathOf = (view: View, query: string) => {
    const selector = object === undefined ? '' : `&fieldSelector=${VIEWS[view].object}.name%3D${object}`;
    return `${VIEWS[view].root}/namespaces/${namespace}/events?${query}${selector}`;
  };
  const get = async (view: View, query: string) => {
    const { status, text } = await api.get(pathOf(view, query));
    if (status !== 200) throw new Error(`the list was answered ${status}: ${text}`);
    return text;
  };
  const from = revisionOf(await get('core', 'limit=1'));
  const over = new AbortController();
  const watch = (view: View) => {
    const lines: string[] = [];
    const query = `watch=true&allowWatchBookmarks=true&resourceVersion=${from}`;
    const ended = api.watch(pathOf(view, query), (line) => lines.push(line), over.signal);
    // Told when the recording is finished, which may be much later.
    ended.catch(() => {});
    return { lines, ended };
  };
  const watches = { core: watch('core'), new: watch('new') };

  const finish = async () => {
    const core = await get('core', '');
    const clock = new Date().toISOString();
    const at = revisionOf(core);
    const other = await get('new', `resourceVersion=${at}&resourceVersionMatch=Exact`);
    const listed = readEvents(core).events.map(({ metadata }) => metadata.resourceVersion);
    const upTo = async (view: View) => {
      const { lines } = watches[view];
      const revisions = () => new Set(lines.map(revisionOf));
      await until('the watch to have all that is listed', async () => listed.every((each) => revisions().has(each)));
      return lines.filter((line) => BigInt(revisionOf(line)) <= BigInt(at)).map((line) => `${line}\n`);
    };
    const [watched, watchedNew] = await Promise.all([upTo('core'), upTo('new')]);
    over.abort();
    await Promise.all([watches.core.ended, watches.new.ended]);
    return {
      'core.json': core,
      'new.json': other,
      'watch.jsonl': watched.join(''),
      'watch-new.jsonl': watchedNew.join(''),
      'clock.txt': `${clock}\n`,
    };
  };
  return { list: () => get('core', ''), finish, stop: () => over.abort() };
}

/** The resourceVersion of a list, or of what a frame of a watch holds. */
function revisionOf(text: string): string {
  const { object, metadata } = JSON.parse(text);
  return (metadata ?? object.metadata).resourceVersion;
}
