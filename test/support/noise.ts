import type { KubeEvent } from '../../src/index.ts';
import type { Noise } from './noise-stories.ts';
import { storyOf } from './noise-stories.ts';

/** Where noise falls: among the events of a recording, or in the hours before and after them. */
export type Place = 'within' | 'around';

/** So many raw healthy events that have nothing to do with a recording, but happen in its namespace and next to it. */
export function noiseFor(events: readonly KubeEvent[], amount: number, place: Place): object[] {
  const spaces = [...new Set(events.map(({ metadata }) => metadata.namespace)), 'noise-elsewhere'];
  const nodes = [
    ...new Set(
      events.flatMap(({ note, host }) => /^Successfully assigned \S+ to (\S+)$/.exec(note)?.[1] ?? (host || [])),
    ),
  ];
  const seen = events
    .flatMap(({ firstSeen, lastSeen }) => [firstSeen?.micros ?? [], lastSeen?.micros ?? []].flat())
    .sort((a, b) => a - b);
  // A few events of another year would stretch the period: nearly all that happens is within it.
  const from = seen[Math.floor(0.02 * (seen.length - 1))] as number;
  const to = seen[Math.ceil(0.98 * (seen.length - 1))] as number;
  const hour = 3_600_000_000;
  const made: object[] = [];
  for (let story = 0; made.length < amount; story++) {
    const space = spaces[(story * 5) % spaces.length] as string;
    const node = [...nodes, 'noise-node-0'][Math.floor(story / 2) % (nodes.length + 1)] as string;
    const part = (story * 0.618034) % 1;
    const [first, length] =
      place === 'within' ? [from, to - from] : [story % 4 < 2 ? from - hour : to + 1_000_000, hour - 60_000_000];
    const start = first + Math.floor(part * length);
    const step = Math.min(1_500_000, (first + length - start) / 30);
    made.push(
      ...storyOf(story, space, node).map((noise, index) =>
        raw(noise, space, story * 100 + index, start + Math.floor(index * step)),
      ),
    );
  }
  return made.slice(0, amount);
}

/** As the recorders of Kubernetes write it: the scheduler's in its new way, all others in the old one. */
function raw(
  { reason, note, kind, name, apiVersion = 'v1', by, host = '', fieldPath }: Noise,
  space: string,
  id: number,
  micros: number,
): object {
  const isNode = kind === 'Node';
  const namespace = isNode ? 'default' : space;
  const second = new Date(Math.floor(micros / 1e6) * 1000).toISOString().replace('.000Z', 'Z');
  const times =
    by === 'default-scheduler'
      ? {
          eventTime: second.replace('Z', `.${String(micros % 1e6).padStart(6, '0')}Z`),
          action: 'Binding',
          reportingComponent: by,
          reportingInstance: `${by}-vm`,
          source: {},
          firstTimestamp: null,
          lastTimestamp: null,
        }
      : {
          eventTime: null,
          count: 1,
          firstTimestamp: second,
          lastTimestamp: second,
          reportingComponent: by,
          reportingInstance: host,
          source: { component: by, ...(host === '' ? {} : { host }) },
        };
  return {
    kind: 'Event',
    apiVersion: 'v1',
    metadata: {
      name: `${name}.${(BigInt(micros) * 1000n).toString(16)}`,
      namespace,
      uid: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
      resourceVersion: String(100 + id),
      creationTimestamp: second,
    },
    involvedObject: {
      kind,
      name,
      apiVersion,
      uid: isNode ? name : `noise-${space}-${kind}-${name}`,
      ...(isNode ? {} : { namespace: space }),
      ...(fieldPath ? { fieldPath } : {}),
    },
    reason,
    message: note,
    type: 'Normal',
    ...times,
  };
}
