import { FORCED } from './pods.ts';
import type { Scene } from './scene.ts';
import type { Statement } from './statement.ts';

/** Times of whole seconds may read a little earlier than they were. */
const SLACK = 2 * 1_000_000;

/**
 * What told that a pod was to go, where it did so before the first of some statements on the pod: then what they complain of
 * was on its way out. The stop of a pod may be told a little after its container has ended. What was made to go by force is no
 * such case, nor a container that is started again.
 */
export function whileStopping(group: readonly Statement[], scene: Scene): Statement | undefined {
  const [first] = group as [Statement];
  const stop = scene.pods().removalOf(first.object);
  if (!stop || stop.from === null || FORCED.includes(stop.reason)) return undefined;
  if (group.some(({ reason }) => reason === 'Killing')) return undefined;
  const from = group.reduce((least, one) => Math.min(least, one.from ?? Infinity), Infinity);
  return from >= stop.from - SLACK ? stop : undefined;
}
