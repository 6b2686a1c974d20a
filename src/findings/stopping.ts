import { FORCED } from './pods.ts';
import type { Scene } from './scene.ts';
import type { Statement } from './statement.ts';

/** Times of whole seconds may read a little earlier than they were. */
const SLACK = 2 * 1_000_000;

/**
 * What told that a pod was to go, where it did so before the first of some statements on the pod: then what they complain of
 * was on its way out. The stop of a pod may be told a little after its container has ended. What was made to go by force is no
 * such case, nor a container that is started again, nor a pod that has come back under its name.
 */
export function whileStopping(group: readonly Statement[], scene: Scene): Statement | undefined {
  const [first] = group as [Statement];
  if (group.some(({ reason }) => reason === 'Killing')) return undefined;
  const from = group.reduce((least, one) => Math.min(least, one.from ?? Infinity), Infinity);
  const stop = scene
    .pods()
    .removalsOf(first.object)
    .findLast((removal) => (removal.from ?? Infinity) <= from + SLACK && isOfSamePod(removal, first));
  if (!stop || FORCED.includes(stop.reason) || cameBack(stop, from, first.object, scene)) return undefined;
  return stop;
}

/** The first thing that told that the pod of some statements was to go, from a moment on. */
export function removalSince(group: readonly Statement[], moment: number, scene: Scene): Statement | undefined {
  const [first] = group as [Statement];
  return scene
    .pods()
    .removalsOf(first.object)
    .find((removal) => (removal.to ?? -Infinity) >= moment - SLACK && isOfSamePod(removal, first));
}

/** A controller that deletes a pod tells its name alone. */
function isOfSamePod(removal: Statement, { uid, object }: Statement): boolean {
  return removal.object !== object || removal.uid === '' || uid === '' || removal.uid === uid;
}

/** Steps that only a pod which is to stay takes. */
const BEGINNINGS: readonly string[] = ['Scheduled', 'Created', 'Started'];

/** Whether a pod of that name began anew between its stop and a moment. */
function cameBack(stop: Statement, moment: number, pod: string, scene: Scene): boolean {
  return scene
    .ofObject(pod)
    .some(
      ({ reason, from }) => BEGINNINGS.includes(reason) && from !== null && from > (stop.from ?? 0) && from <= moment,
    );
}
