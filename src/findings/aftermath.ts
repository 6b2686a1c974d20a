import { readSchedulingNote } from '../reasons/index.ts';
import { objectKey } from '../timeline/subject.ts';
import { groupBy } from './evidence.ts';
import type { FindingState } from './finding.ts';
import type { Renewals } from './renewal.ts';
import { onNextTemplate, onOtherPods, renewalsOf } from './renewal.ts';
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
  /** Claims without a volume, by namespace. */
  readonly claims: ReadonlyMap<string, readonly Sighting[]>;
  /** What the pods of a workload show of its recovery, by the workload's key. */
  renewals(workload: string): Renewals;
}

/** Lays the trail of some sightings. */
export function trailOf(scene: Scene, sightings: readonly Sighting[]): Trail {
  // Scaled to zero is a decision, no trouble of the pods.
  const real = sightings.filter(({ harmless, code }) => !harmless && code !== 'scaled-to-zero');
  const waiting = real.filter(({ code, group }) => code === 'unschedulable' && group.some(waitsForVolume));
  const claims = real.filter(({ code }) => code === 'volume-unbound' || code === 'provisioning-failed');
  const troubled = byKey(real, ([first]) => first?.object ?? '');
  const known = new Map<string, Renewals>();
  return {
    scene,
    troubled,
    waiting: byKey(waiting, namespaceOf),
    claims: byKey(claims, namespaceOf),
    renewals: (workload) => {
      const found = known.get(workload) ?? renewalsOf(workload, scene, troubled);
      known.set(workload, found);
      return found;
    },
  };
}

function namespaceOf([first]: readonly Statement[]): string {
  return first?.subject.namespace ?? '';
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
  if (kind === 'ReplicaSet') return onNextTemplate(sighting, trail);
  return kind === 'PersistentVolumeClaim' ? onWaitingPods(sighting, trail) : undefined;
}

/**
 * That a claim was bound to a volume made beforehand no event tells; that each pod which waited for it has a node shows it.
 * Where neither a name nor the workload links pod and claim, and there are several claims, it may have been another.
 */
function onWaitingPods({ group, to }: Sighting, { scene, waiting, claims }: Trail): Aftermath | undefined {
  const [first] = group as [Statement];
  const { subject, object } = first;
  const place = subject.namespace ?? '';
  const workload = scene.owners.workloadOf(subject, object).key;
  const isNamed = ({ group: said }: Sighting) => said.some(({ note }) => namesClaim(note, subject.name));
  const pods = (waiting.get(place) ?? []).filter(
    (pod) => isNamed(pod) || pod.group.some(({ note }) => !/persistentvolumeclaim "/.test(note)),
  );
  const ends = pods.map((pod) => onSameObject(pod, scene));
  const over = ends.every(({ state, by }) => state === 'recovered' && by !== undefined && isAfter(by, to as number));
  const by = ends[0]?.by;
  if (!by || !over) return undefined;
  const linked = pods.every(
    (pod) => isNamed(pod) || scene.owners.workloadOf((pod.group[0] as Statement).subject).key === workload,
  );
  return { state: linked || (claims.get(place) ?? []).length === 1 ? 'recovered' : 'unknown', by };
}

function namesClaim(note: string, claim: string): boolean {
  return note.includes(`persistentvolumeclaim "${claim}"`);
}

function onSameObject({ code, group, to }: Sighting, scene: Scene): Aftermath {
  const [first] = group as [Statement];
  const { endedBy } = troubleOf(code);
  if (!endedBy) return { state: 'open' };
  const told = new Set(group);
  let perhaps: Statement | undefined;
  for (const later of scene.endersOf(first.object)) {
    if (told.has(later) || !isAfter(later, to as number)) continue;
    const ending = endedBy(group, later, scene);
    if (ending === 'over' && isSurelyAfter(later, group, to as number)) return { state: 'recovered', by: later };
    if (ending !== 'nothing') perhaps ??= later;
  }
  return perhaps ? { state: 'unknown', by: perhaps } : { state: 'open' };
}

/** Whether something was said after a moment, or in the same whole second. */
function isAfter({ to, event }: Statement, moment: number): boolean {
  if (to === null) return false;
  return to > moment || (to === moment && event?.lastSeen?.precision === 'second');
}

/**
 * Whether a statement that ends a trouble came after the last of it. Of two in one whole second the order of the timeline
 * decides where each was said once. Else kubelet and scheduler are taken at their word: neither goes on with a step that has
 * failed; of others it stays unknown.
 */
function isSurelyAfter(later: Statement, group: readonly Statement[], moment: number): boolean {
  if ((later.to as number) > moment) return true;
  const last = group.filter(({ to }) => to === moment);
  const once = [...last, later].every(
    ({ from, to }) => from !== null && to !== null && Math.abs(to - from) < 1_000_000,
  );
  const apart = last.every(({ from }) => later.from !== from);
  if (once && apart) return last.every(({ from }) => (later.from as number) > (from as number));
  return later.reporter.class === 'kubelet' || later.reporter.class === 'scheduler';
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
