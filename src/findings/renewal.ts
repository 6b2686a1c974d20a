import { objectKey } from '../timeline/subject.ts';
import type { Aftermath, Trail } from './aftermath.ts';
import { containerOf, sameContainer } from './containers.ts';
import { FORCED } from './pods.ts';
import type { Scene } from './scene.ts';
import type { Sighting } from './sighting.ts';
import { troubleOf } from './sighting.ts';
import type { Statement } from './statement.ts';
import { removalSince } from './stopping.ts';

/** A step of a pod from which on nothing went wrong with it. */
export interface GoodStep {
  readonly step: Statement;
  readonly from: number;
  /** The key of the pod's owner; undefined where none is known. */
  readonly owner: string | undefined;
}

/** The good steps of the pods of a workload, by when they were taken, and the pods that had no trouble at all. */
export interface Renewals {
  readonly steps: readonly GoodStep[];
  readonly well: readonly GoodStep[];
}

/** Reads them off, once for each workload. */
export function renewalsOf(workload: string, scene: Scene, troubled: Trail['troubled']): Renewals {
  const pods = scene.pods();
  const steps: GoodStep[] = [];
  const well: GoodStep[] = [];
  for (const pod of pods.ofWorkload(workload)) {
    const lastTrouble = (troubled.get(pod) ?? []).reduce((most, { to }) => Math.max(most, to ?? Infinity), -Infinity);
    const owner = ownerKeyOf(pod, scene);
    for (const step of scene.ofObject(pod)) {
      if (step.from === null || step.from < lastTrouble || !['Scheduled', 'Started'].includes(step.reason)) continue;
      steps.push({ step, from: step.from, owner });
      if (step.reason === 'Started' && !troubled.has(pod) && pods.removalsOf(pod).length === 0) {
        well.push({ step, from: step.from, owner });
      }
    }
  }
  return { steps: steps.sort((a, b) => a.from - b.from), well };
}

/**
 * What the other pods of the workload show. A pod that is gone is made good by one that came up after it and stayed well;
 * where the pod still stands, that leaves it open what becomes of it. A ReplicaSet that was scaled back to nothing takes
 * its trouble with it, where pods of another one ran before.
 */
export function onOtherPods({ code, group, from, to }: Sighting, trail: Trail): Aftermath | undefined {
  const { scene } = trail;
  const renewal = troubleOf(code).renewedBy;
  const [first] = group as [Statement];
  const { object } = first;
  const { key: workload } = scene.owners.workloadOf(first.subject, object);
  if (!renewal || from === null || workload === object) return undefined;
  const own = ownerKeyOf(object, scene);
  const emptied = own === undefined ? undefined : scene.pods().emptied(own);
  const removal = removalSince(group, from, scene) ?? (emptied && (emptied.to ?? 0) >= from ? emptied : undefined);
  const isOther = ({ step, owner }: GoodStep) =>
    step.object !== object && (!renewal.lasting || (owner !== undefined && owner !== own));
  // A sibling that came up while it went on shows nothing of it.
  const since = renewal.lasting ? from : Math.max(from, removal?.from ?? to ?? from);
  const { steps, well } = trail.renewals(workload);
  const by = steps.find(
    (good) =>
      good.from >= since && good.step.reason === renewal.reason && isOther(good) && isSameStep(first, good.step),
  )?.step;
  if (by) return { state: removal ? 'recovered' : 'unknown', by };
  if (!removal) return undefined;
  if (emptied && well.some(isOther)) return { state: 'recovered', by: emptied };
  // That a pod had to go is what is wrong with it; that it was taken away leaves open whether anything still is.
  const forced = FORCED.includes(removal.reason) || code === 'evicted' || code === 'preempted';
  return forced ? undefined : { state: 'unknown', by: removal };
}

/** A ReplicaSet that was scaled to nothing has nothing left to make; a pod of another one that started shows the workload well. */
export function onNextTemplate({ group, from }: Sighting, { scene, renewals }: Trail): Aftermath | undefined {
  const [{ object, subject }] = group as [Statement];
  const emptied = scene.pods().emptied(object);
  if (!emptied || from === null || (emptied.to ?? 0) < from) return undefined;
  const { steps } = renewals(scene.owners.workloadOf(subject, object).key);
  const by = steps.find((good) => good.from >= from && good.step.reason === 'Started' && good.owner !== object)?.step;
  return by ? { state: 'recovered', by } : { state: 'unknown', by: emptied };
}

/** A start of the container that was in trouble, or behind an init container of one that waits for it. */
function isSameStep(failed: Statement, step: Statement): boolean {
  if (step.reason !== 'Started') return true;
  if (containerOf(step).init) return false;
  return containerOf(failed).init || sameContainer(failed, step);
}

function ownerKeyOf(pod: string, { owners }: Scene): string | undefined {
  const link = owners.ownerOf(pod);
  return link && objectKey(link.owner);
}
