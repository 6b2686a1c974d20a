import { groupBy, joinedEvidence } from '../findings/evidence.ts';
import type { Evidence, Finding, Severity, TroubleCode, TroubleFinding } from '../findings/finding.ts';
import { isTrouble } from '../findings/finding.ts';
import { either } from '../findings/repetition.ts';
import { weakest } from '../timeline/rows.ts';
import { objectKey } from '../timeline/subject.ts';
import type { TroubleTold } from './claim.ts';
import { namesOf } from './objects.ts';

/** Findings that differ by the object alone, told together: 700 pods of one workload are one sentence. */
export interface Incident {
  readonly findings: readonly TroubleFinding[];
  readonly severity: Severity;
  readonly root: boolean;
  readonly told: TroubleTold;
  readonly evidence: Evidence;
}

/** From so many incidents on nobody reads of each: the draft then tells the worst, and of the rest how many of which kind. */
export function isCrowded(incidents: readonly Incident[]): boolean {
  return incidents.filter(({ root }) => root).length > 100;
}

/** The incidents behind some findings, in their rank: what explains others before what it explains. */
export function incidentsOf(found: readonly Finding[]): Incident[] {
  const groups = groupBy(found.filter(isTrouble), storyKey);
  const incidents = groups.map(incidentOf);
  return [...incidents.filter(({ root }) => root), ...incidents.filter(({ root }) => !root)];
}

/** What findings must share to be one sentence. Facts that differ from pod to pod, as the words of a note, may differ. */
function storyKey({ code, severity, state, root, subject, workload, args }: TroubleFinding): string {
  const place = workload ? objectKey(workload) : [subject.namespace, subject.kind];
  const by = [args.recoveredBy, args.recoveredOn?.kind];
  return JSON.stringify([code, severity, state, root, place, subject.kind, by, args.basis, distinguishing(code, args)]);
}

/** The facts that make two findings of one code two incidents. */
const DISTINGUISHING: Partial<Record<TroubleCode, readonly string[]>> = {
  'image-pull-failed': ['container', 'images', 'answer'],
  'container-config-error': ['container', 'missing'],
  'container-start-failed': ['container'],
  'sandbox-failed': ['plugin'],
  'volume-mount-failed': ['missing'],
  'container-crashing': ['container'],
  'probe-failing': ['container', 'probe'],
  'hook-failed': ['container', 'hook'],
  evicted: ['cause', 'resource', 'limit'],
  'quota-exceeded': ['quota', 'what'],
  'admission-denied': ['refusal', 'name', 'what'],
  'create-failed': ['what'],
  'provisioning-failed': ['storageClass'],
  'node-not-ready': ['node'],
  'node-pressure': ['resource'],
  'node-restarted': ['what'],
  'operator-failed': ['reason', 'type', 'generation'],
  failure: ['reason', 'type', 'reporter'],
};

function distinguishing(code: TroubleCode, args: TroubleFinding['args']): unknown[] {
  const facts = args as unknown as Readonly<Record<string, unknown>>;
  const own = (DISTINGUISHING[code] ?? []).map((fact) => facts[fact]);
  // What pods lack to fit a node is told by the words of its causes, whatever their counts.
  return 'causes' in args ? [...args.causes.map(({ text }) => text)].sort() : own;
}

function incidentOf(group: readonly TroubleFinding[]): Incident {
  const [first] = group as [TroubleFinding];
  return {
    findings: group,
    severity: first.severity,
    root: first.root,
    told: toldOf(group),
    evidence: joinedEvidence(group),
  };
}

/** One sentence's facts, from findings that differ by the object alone. */
export function toldOf(group: readonly TroubleFinding[]): TroubleTold {
  const [finding] = group as [TroubleFinding];
  const { args, state, workload } = finding;
  const objects = namesOf(group.map(({ subject }) => subject));
  const ends = group.flatMap(({ args: { recoveredOn } }) => recoveredOn ?? []);
  const at = group.reduce<number | null>((most, one) => either(most, one.args.recoveredAt, Math.max), null);
  return {
    finding: { ...finding, args: mergedArgs(group) } as TroubleFinding,
    place: workload ? namesOf([workload]) : objects,
    byName: group.some((one) => one.workload?.basis === 'name'),
    objects: workload ? objects : null,
    from: group.reduce<number | null>((least, one) => either(least, one.args.from, Math.min), null),
    count: group.reduce((sum, one) => sum + one.args.count, 0),
    certainty: weakest(group.map((one) => one.args.certainty)),
    state,
    end:
      args.recoveredBy === ''
        ? null
        : { reason: args.recoveredBy, at, objects: ends.length > 0 ? namesOf(ends) : null },
    note: args.note,
    differed: group.some((one) => one.args.differed || one.args.note !== args.note),
  };
}

/** The facts of several findings as one: what adds up is added, and what differs is left out. */
function mergedArgs(group: readonly TroubleFinding[]): TroubleFinding['args'] {
  const [first, ...others] = group.map(({ args }) => args as unknown as Readonly<Record<string, unknown>>);
  if (others.length === 0) return group[0]?.args as TroubleFinding['args'];
  const merged = Object.entries(first ?? {}).map(([fact, value]) => {
    const values = [value, ...others.map((args) => args[fact])];
    if (SUMS.includes(fact)) return [fact, values.reduce<number>((sum, one) => sum + Number(one), 0)];
    const same = values.every((one) => one === value || JSON.stringify(one) === JSON.stringify(value));
    return [fact, same || Array.isArray(value) ? value : typeof value === 'string' ? '' : null];
  });
  return Object.fromEntries(merged);
}

const SUMS: readonly string[] = ['starts', 'restarts', 'count'];
