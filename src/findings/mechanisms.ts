import { objectKey } from '../timeline/subject.ts';
import type { FindingOf, TroubleCode, TroubleFinding } from './finding.ts';
import type { Scene } from './scene.ts';

/** A finding with what it takes to see whether it explains another. */
export interface Judged {
  readonly finding: TroubleFinding;
  readonly object: string;
  /** The workload's key. */
  readonly workload: string;
  /** Whether it is about the only claim of its namespace that lacks a volume. */
  readonly onlyClaim: boolean;
  /** The node of the subject, where it is a pod whose node is known; `''` otherwise. */
  readonly node: string;
}

/** Whether one trouble explains another, by a mechanism that Kubernetes is known to have. */
export type Mechanism = (cause: Judged, effect: Judged, scene: Scene) => boolean;

/** Troubles of a single pod. */
const OF_POD: readonly TroubleCode[] = [
  ...(['unschedulable', 'image-pull-failed', 'container-config-error', 'container-start-failed'] as const),
  ...(['sandbox-failed', 'volume-mount-failed', 'container-crashing', 'probe-failing', 'hook-failed'] as const),
  ...(['evicted', 'preempted', 'deadline-exceeded', 'node-not-ready'] as const),
];

/** Each by the codes of its effect: what may lie behind them. */
export const MECHANISMS: Partial<Record<TroubleCode, readonly (readonly [readonly TroubleCode[], Mechanism])[]>> = {
  'node-not-ready': [[['node-not-ready', 'node-restarted'], onItsNode]],
  evicted: [
    [['node-pressure'], ranShort],
    [['node-not-ready'], wasLost],
    [['node-not-ready'], sameObject],
  ],
  'probe-failing': [
    [['node-not-ready', 'node-pressure'], onItsNode],
    [['hook-failed'], sameContainer],
    [['evicted', 'preempted', 'node-not-ready'], sameObject],
  ],
  'hook-failed': [[['evicted', 'preempted'], sameObject]],
  'container-crashing': [
    [['probe-failing'], killedByProbe],
    [['hook-failed', 'container-start-failed', 'container-config-error'], sameContainer],
    [['out-of-memory', 'node-not-ready'], onItsNode],
  ],
  'sandbox-failed': [[['node-not-ready', 'node-restarted'], onItsNode]],
  unschedulable: [
    [['volume-unbound', 'provisioning-failed'], waitsForClaim],
    [['evicted', 'preempted', 'node-not-ready'], replaces],
    [['node-not-ready', 'node-pressure'], avoidsNode],
  ],
  'volume-mount-failed': [
    [['volume-unbound', 'provisioning-failed'], waitsForClaim],
    [['node-not-ready'], onItsNode],
  ],
  'job-failed': [
    [OF_POD, ofItsPod],
    [['quota-exceeded', 'admission-denied', 'create-failed'], sameObject],
    [['job-failed'], toldByJob],
  ],
  'pod-failed': [[OF_POD, sameWorkload]],
  'create-failed': [[['quota-exceeded', 'admission-denied'], sameWorkload]],
  'operator-failed': [[OF_POD, sameWorkload]],
  failure: [[OF_POD, sameObject]],
};

function onItsNode(cause: Judged, effect: Judged): boolean {
  const { subject } = cause.finding;
  return subject.kind === 'Node' && effect.node === subject.name;
}

/** A node that lacks something makes its kubelet evict for want of it; a node that is lost does not. */
function ranShort(cause: Judged, effect: Judged): boolean {
  const { finding } = effect;
  return onItsNode(cause, effect) && finding.code === 'evicted' && finding.args.cause !== 'taint';
}

function wasLost(cause: Judged, effect: Judged): boolean {
  const { finding } = effect;
  const short = finding.code === 'evicted' && ['node-resource', 'node-condition'].includes(finding.args.cause);
  return onItsNode(cause, effect) && !short;
}

function sameObject(cause: Judged, effect: Judged): boolean {
  return cause.object === effect.object;
}

function sameWorkload(cause: Judged, effect: Judged): boolean {
  return cause.workload === effect.workload && cause.object !== effect.object;
}

function sameContainer(cause: Judged, effect: Judged): boolean {
  const [one, other] = [cause, effect].map(({ finding }) =>
    'container' in finding.args ? finding.args.container : '',
  );
  return cause.object === effect.object && one === other;
}

function killedByProbe(cause: Judged, effect: Judged): boolean {
  return sameContainer(cause, effect) && cause.finding.code === 'probe-failing' && cause.finding.args.restarts > 0;
}

/** A pod whose volumes are refused, and a claim without one: named in the note, of one workload, or the only one there is. */
function waitsForClaim(cause: Judged, effect: Judged): boolean {
  const { finding } = effect;
  const { subject } = cause.finding;
  if (subject.kind !== 'PersistentVolumeClaim') return false;
  if (finding.code === 'unschedulable' && !finding.args.causes.some(({ family }) => family === 'volume')) return false;
  const named = [...finding.args.note.slice(0, 4096).matchAll(/persistentvolumeclaim "([^"]{1,253})"/g)].map(
    ([, name]) => name,
  );
  if (named.length > 0) return named.includes(subject.name);
  if (cause.workload === effect.workload) return true;
  return finding.code === 'unschedulable' && cause.onlyClaim && subject.namespace === finding.subject.namespace;
}

/** A Job and a pod of its own: other runs of a CronJob are of the same workload. */
function ofItsPod(cause: Judged, effect: Judged, { owners }: Scene): boolean {
  const { subject, args } = effect.finding;
  const above = owners.ownersOf(cause.finding.subject);
  if (subject.kind === 'Job') return above.some((owner) => objectKey(owner) === effect.object);
  return above.some(({ kind, name }) => kind === 'Job' && args.note.includes(`job: ${name},`));
}

/** A pod that was made for one that had to go, and finds no place. */
function replaces(cause: Judged, effect: Judged): boolean {
  return sameWorkload(cause, effect) && (cause.finding.args.from ?? 0) <= (effect.finding.args.from ?? 0);
}

/** A pod that may not go to a node under pressure, or one that is lost, which bears a taint; known only for its own workload. */
function avoidsNode(cause: Judged, effect: Judged, scene: Scene): boolean {
  const { subject } = cause.finding;
  const finding = effect.finding as FindingOf<'unschedulable'>;
  if (subject.kind !== 'Node' || !finding.args.causes.some(({ family }) => family === 'taint')) return false;
  return scene.pods().nodesOf(effect.workload).has(subject.name);
}

/** A CronJob that tells of a Job which tells it itself. */
function toldByJob(cause: Judged, effect: Judged): boolean {
  const { subject, args } = cause.finding;
  return (
    subject.kind === 'Job' &&
    effect.finding.subject.kind === 'CronJob' &&
    effect.finding.args.note.includes(`${subject.name},`) &&
    args.from !== null
  );
}
