import { objectKey } from '../timeline/subject.ts';
import type { Aftermath, Trail } from './aftermath.ts';
import { containerOf, sameContainer } from './containers.ts';
import type { Pods } from './pods.ts';
import { FORCED } from './pods.ts';
import type { Sighting } from './sighting.ts';
import { troubleOf } from './sighting.ts';
import type { Statement } from './statement.ts';

/**
 * What the other pods of the workload show. A pod that is gone is made good by one that came up after it and stayed well;
 * where the pod still stands, that leaves it open what becomes of it. A ReplicaSet that was scaled back to nothing takes
 * its trouble with it, where pods of another one ran before.
 */
export function onOtherPods({ code, group, from }: Sighting, trail: Trail): Aftermath | undefined {
  const { scene } = trail;
  const renewal = troubleOf(code).renewedBy;
  const [{ object, subject }] = group as [Statement];
  const { key: workload } = scene.owners.workloadOf(subject);
  if (!renewal || from === null || workload === object) return undefined;
  const pods = scene.pods();
  const own = scene.owners.ownerOf(object);
  const ownKey = own && objectKey(own.owner);
  const emptied = ownKey === undefined ? undefined : pods.emptied(ownKey);
  const removal = [pods.removalOf(object), emptied].find((gone) => gone && (gone.to ?? 0) >= from - 2_000_000);
  const others = pods.ofWorkload(workload).filter((pod) => {
    if (pod === object) return false;
    const owner = scene.owners.ownerOf(pod);
    return !renewal.lasting || (owner !== undefined && objectKey(owner.owner) !== ownKey);
  });
  const since = renewal.lasting ? from : Math.max(from, removal?.from ?? from);
  const by = cameUp(
    others,
    (step) => step.reason === renewal.reason && isSameStep(group[0] as Statement, step),
    since,
    trail,
  );
  if (by) return { state: removal ? 'recovered' : 'unknown', by };
  if (!removal) return undefined;
  if (emptied && others.some((pod) => isWell(pod, pods, trail))) return { state: 'recovered', by: emptied };
  // That a pod had to go is what is wrong with it; that it was taken away leaves open whether anything still is.
  const forced = FORCED.includes(removal.reason) || code === 'evicted' || code === 'preempted';
  return forced ? undefined : { state: 'unknown', by: removal };
}

/** The first step of another pod that shows the workload well again: nothing went wrong with that pod from then on. */
function cameUp(
  others: readonly string[],
  shows: (step: Statement) => boolean,
  since: number,
  { scene, troubled }: Trail,
): Statement | undefined {
  let first: Statement | undefined;
  for (const pod of others) {
    for (const step of scene.ofObject(pod)) {
      if (step.from === null || step.from < since || !shows(step)) continue;
      const failsAgain = (troubled.get(pod) ?? []).some(({ to }) => to === null || to > (step.from as number));
      if (!failsAgain && (first === undefined || (step.from as number) < (first.from as number))) first = step;
    }
  }
  return first;
}

/** A start of the container that was in trouble, or behind an init container of one that waits for it. */
function isSameStep(failed: Statement, step: Statement): boolean {
  if (step.reason !== 'Started') return true;
  if (containerOf(step).init) return false;
  return containerOf(failed).init || sameContainer(failed, step);
}

/** Whether a pod has started, had no trouble and was not made to go. */
function isWell(pod: string, pods: Pods, { scene, troubled }: Trail): boolean {
  if (pods.removalOf(pod) || troubled.has(pod)) return false;
  return scene.ofObject(pod).some(({ reason }) => reason === 'Started');
}
