import { readSchedulingNote } from '../reasons/index.ts';
import { objectKey } from '../timeline/subject.ts';
import { containerOf, sameContainer } from './containers.ts';
import { groupBy } from './evidence.ts';
import type { FindingState } from './finding.ts';
import type { Pods } from './pods.ts';
import { FORCED } from './pods.ts';
import type { Scene } from './scene.ts';
import type { Sighting } from './sighting.ts';
import { troubleOf } from './sighting.ts';
import type { Statement } from './statement.ts';
import { isGoodRun } from './troubles/job-failed.ts';

/** What came after a trouble: something that shows it to be over, something that may, or nothing. */
export interface Aftermath {
  readonly state: FindingState;
  /** The statement that shows it, where there is one. */
  readonly by?: Statement;
}

/** What shows on which objects how troubles ended; silence shows nothing. */
export interface Trail {
  readonly scene: Scene;
  /** Troubles by the object they are about, harmless ones left out. */
  readonly troubled: ReadonlyMap<string, readonly Sighting[]>;
  /** Pods that no node could take for want of a volume, by namespace. */
  readonly waiting: ReadonlyMap<string, readonly Sighting[]>;
}

/** Lays the trail of some sightings. */
export function trailOf(scene: Scene, sightings: readonly Sighting[]): Trail {
  // Scaled to zero is a decision, no trouble of the pods.
  const real = sightings.filter(({ harmless, code }) => !harmless && code !== 'scaled-to-zero');
  const waiting = real.filter(({ code, group }) => code === 'unschedulable' && group.some(waitsForVolume));
  return {
    scene,
    troubled: byKey(real, ([first]) => first?.object ?? ''),
    waiting: byKey(waiting, ([first]) => first?.subject.namespace ?? ''),
  };
}

function byKey(sightings: readonly Sighting[], keyOf: (group: readonly Statement[]) => string) {
  const groups = groupBy(sightings, ({ group }) => keyOf(group));
  return new Map(groups.map((same) => [keyOf((same[0] as Sighting).group), same]));
}

function waitsForVolume({ note }: Statement): boolean {
  return readSchedulingNote(note).causes.some(({ family }) => family === 'volume');
}

/** How a trouble ended, as far as the same object or its workload shows. */
export function aftermathOf(sighting: Sighting, trail: Trail): Aftermath {
  const { group, to, harmless } = sighting;
  if (harmless) return { state: 'recovered', by: harmless };
  if (to === null) return { state: 'unknown' };
  const own = onSameObject(sighting, trail.scene);
  if (own.state === 'recovered') return own;
  const above = onOwner(group, to, trail.scene) ?? onOthers(sighting, trail);
  return above && above.state !== 'open' ? above : own;
}

function onOthers(sighting: Sighting, trail: Trail): Aftermath | undefined {
  const kind = sighting.group[0]?.subject.kind;
  if (kind === 'Pod') return onOtherPods(sighting, trail);
  return kind === 'PersistentVolumeClaim' ? onWaitingPods(sighting, trail) : undefined;
}

/** That a claim was bound to a volume made beforehand no event tells; that each pod which waited for it has a node shows it. */
function onWaitingPods({ group, to }: Sighting, { scene, waiting }: Trail): Aftermath | undefined {
  const [{ subject }] = group as [Statement];
  const pods = (waiting.get(subject.namespace ?? '') ?? []).filter(({ group: said }) =>
    said.some(
      ({ note }) => !/persistentvolumeclaim "/.test(note) || note.includes(`persistentvolumeclaim "${subject.name}"`),
    ),
  );
  const ends = pods.map((pod) => onSameObject(pod, scene));
  const [first] = ends;
  const over = ends.every(({ state, by }) => state === 'recovered' && by !== undefined && isAfter(by, to as number));
  return first?.by && over ? { state: 'recovered', by: first.by } : undefined;
}

function onSameObject({ code, group, to }: Sighting, scene: Scene): Aftermath {
  const [first] = group as [Statement];
  const { endedBy } = troubleOf(code);
  if (!endedBy) return { state: 'open' };
  const told = new Set(group);
  let perhaps: Statement | undefined;
  for (const later of scene.ofObject(first.object)) {
    if (told.has(later) || !isAfter(later, to as number)) continue;
    const ending = endedBy(group, later, scene);
    if (ending === 'over') return { state: 'recovered', by: later };
    if (ending === 'perhaps') perhaps ??= later;
  }
  return perhaps ? { state: 'unknown', by: perhaps } : { state: 'open' };
}

/**
 * Whether something was said after a moment. Of two that were said in one whole second the one that ends the other is taken
 * to be the later: the kubelet does not go on with a step that has failed.
 */
function isAfter({ to, event }: Statement, moment: number): boolean {
  if (to === null) return false;
  return to > moment || (to === moment && event?.lastSeen?.precision === 'second');
}

/** A Job whose pods failed may complete all the same; a CronJob may have a better run. */
function onOwner(group: readonly Statement[], to: number, { owners, ofObject }: Scene): Aftermath | undefined {
  const [first] = group as [Statement];
  const owner = first.subject.kind === 'CronJob' ? first.subject : owners.ownerOf(first.object)?.owner;
  if (!owner || !['Job', 'CronJob'].includes(owner.kind)) return undefined;
  const shows = owner.kind === 'Job' ? ({ reason }: Statement) => reason === 'Completed' : isGoodRun;
  const by = ofObject(objectKey(owner)).find((later) => isAfter(later, to) && shows(later));
  return by && { state: 'recovered', by };
}

/**
 * What the other pods of the workload show. A pod that is gone is made good by one that came up after it and stayed well;
 * where the pod still stands, that leaves it open what becomes of it. A ReplicaSet that was scaled back to nothing takes
 * its trouble with it, where pods of another one ran before.
 */
function onOtherPods({ code, group, from }: Sighting, trail: Trail): Aftermath | undefined {
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
