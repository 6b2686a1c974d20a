import { readAssignment } from '../reasons/index.ts';
import { childInNote, readScaling } from '../timeline/owner-notes.ts';
import type { Owners } from '../timeline/owners.ts';
import { objectKey } from '../timeline/subject.ts';
import type { Statement } from './statement.ts';

/** Pods that were put on nodes, that were made to go, and ReplicaSets that were scaled to nothing. */
export interface Pods {
  /** The node of a pod, by the scheduler's word or its kubelet's; `''` where neither is known. */
  nodeOf(pod: string): string;
  /** What told that a pod was to go, in order: pods of a StatefulSet go and come under one name. */
  removalsOf(pod: string): readonly Statement[];
  /** What last told that a ReplicaSet was scaled to nothing, where it was not scaled up again. */
  emptied(replicaSet: string): Statement | undefined;
  /** What last told that the only known ReplicaSets of a Deployment were scaled to nothing; undefined where they were not. */
  idle(deployment: string): Statement | undefined;
  /** Whether a kubelet told that a pod got no sandbox. */
  lacksSandbox(pod: string): boolean;
  /** The pods of a workload that are known, by the workload's key: their keys. */
  ofWorkload(workload: string): readonly string[];
  /** The nodes its pods are known to be on. */
  nodesOf(workload: string): ReadonlySet<string>;
}

export function podsOf(statements: readonly Statement[], owners: Owners): Pods {
  const nodes = new Map<string, string>();
  const hosts = new Map<string, string>();
  const removals = new Map<string, Statement[]>();
  const sizes = new Map<string, Statement>();
  const workloads = new Map<string, Set<string>>();
  const replicaSets = new Map<string, Set<string>>();
  const noSandbox = new Set<string>();
  const nodesOfWorkload = new Map<string, ReadonlySet<string>>();
  for (const statement of statements) {
    const { subject, object, note, reason } = statement;
    if (subject.kind === 'Pod') {
      addTo(workloads, owners.workloadOf(subject, object).key, object);
      if (SANDBOX_FAILURES.includes(reason)) noSandbox.add(object);
      const node = reason === 'Scheduled' ? readAssignment(note)?.node : undefined;
      if (node) nodes.set(object, node);
      if (statement.reporter.class === 'kubelet' && statement.event?.host) hosts.set(object, statement.event.host);
    }
    const removed = removedPod(statement);
    if (removed !== undefined) append(removals, removed, statement);
    const scaling = reason === 'ScalingReplicaSet' ? readScaling(note) : undefined;
    if (scaling) {
      const replicaSet = childKey(statement, 'ReplicaSet', scaling.replicaSet);
      keepLatest(sizes, replicaSet, statement);
      addTo(replicaSets, object, replicaSet);
    }
  }
  const emptied = (replicaSet: string) => {
    const last = sizes.get(replicaSet);
    return last && readScaling(last.note)?.to === 0 ? last : undefined;
  };
  return {
    nodeOf: (pod) => nodes.get(pod) ?? hosts.get(pod) ?? '',
    removalsOf: (pod) => removals.get(pod) ?? [],
    emptied,
    idle: (deployment) => {
      const last = [...(replicaSets.get(deployment) ?? [])].map(emptied);
      if (last.some((statement) => statement === undefined)) return undefined;
      return last.reduce((best, one) => ((one?.to ?? 0) >= (best?.to ?? 0) ? one : best), undefined);
    },
    lacksSandbox: (pod) => noSandbox.has(pod),
    ofWorkload: (workload) => [...(workloads.get(workload) ?? [])],
    nodesOf: (workload) => {
      let known = nodesOfWorkload.get(workload);
      if (!known) {
        known = new Set([...(workloads.get(workload) ?? [])].map((pod) => nodes.get(pod) ?? hosts.get(pod) ?? ''));
        nodesOfWorkload.set(workload, known);
      }
      return known;
    },
  };
}

/** What tells that a pod has to go, though nobody asked for it. */
export const FORCED: readonly string[] = [
  'Evicted',
  'Preempted',
  'Preempting',
  'NodeControllerEviction',
  'TaintManagerEviction',
  'DeviceTaintManagerEviction',
];

/** What a kubelet says of a pod without a sandbox (kubernetes pkg/kubelet/events/event.go, v1.36). */
export const SANDBOX_FAILURES: readonly string[] = [
  'FailedCreatePodSandBox',
  'FailedPodSandBoxStatus',
  'NetworkNotReady',
];

function addTo(sets: Map<string, Set<string>>, key: string, member: string): void {
  const known = sets.get(key);
  if (known) known.add(member);
  else sets.set(key, new Set([member]));
}

/** The pod that a statement tells is to go, as a key. */
function removedPod(statement: Statement): string | undefined {
  const { subject, object, reason, note } = statement;
  if (subject.kind === 'Pod') return isStop(statement) ? object : undefined;
  if (reason !== 'SuccessfulDelete') return undefined;
  const child = childInNote(subject.kind, note);
  return child?.kind === 'Pod' ? childKey(statement, 'Pod', child.name) : undefined;
}

/**
 * Whether a pod is being stopped as a whole. Killing for a probe or a hook restarts one container, which its note says
 * (kubernetes pkg/kubelet/kuberuntime/kuberuntime_manager.go and kuberuntime_container.go, v1.36).
 */
function isStop({ reason, note }: Statement): boolean {
  if (reason === 'Killing')
    return /^(?:Stopping container |Killing container with .*[Nn]eed to kill [Pp]od)/.test(note.slice(0, 512));
  if (reason.endsWith('TaintManagerEviction')) return !note.startsWith('Cancelling');
  return FORCED.includes(reason) || reason === 'EvictedByVPA';
}

function childKey({ subject }: Statement, kind: string, name: string): string {
  return objectKey({ kind, name, ...(subject.namespace === undefined ? {} : { namespace: subject.namespace }) });
}

function append(known: Map<string, Statement[]>, key: string, statement: Statement): void {
  const list = known.get(key);
  if (list) list.push(statement);
  else known.set(key, [statement]);
}

/** Of two that were said in one second the later in the timeline stands. */
function keepLatest(known: Map<string, Statement>, key: string, statement: Statement): void {
  const last = known.get(key);
  if (!last || (statement.to ?? -Infinity) >= (last.to ?? -Infinity)) known.set(key, statement);
}
