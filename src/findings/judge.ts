import { isCombined } from '../timeline/combined.ts';
import { objectKey } from '../timeline/subject.ts';
import type { Aftermath, Trail } from './aftermath.ts';
import { aftermathOf, trailOf } from './aftermath.ts';
import { bearsOn } from './bearing.ts';
import { linkCauses } from './causes.ts';
import { evidenceOf } from './evidence.ts';
import type { Severity, TroubleFinding } from './finding.ts';
import type { Judged } from './mechanisms.ts';
import { repetitionOf } from './repetition.ts';
import type { Scene } from './scene.ts';
import type { Sighting } from './sighting.ts';
import { sightingsIn, troubleOf } from './sighting.ts';
import type { Statement } from './statement.ts';
import { tellingNote } from './telling-note.ts';
import type { TroubleBase } from './trouble-args.ts';

/** All that goes wrong in a scene: seen, followed to its end, weighed, and linked to what explains it. */
export function troublesIn(scene: Scene): TroubleFinding[] {
  const sightings = sightingsIn(scene);
  const trail = trailOf(scene, sightings);
  const judged = sightings.flatMap((sighting) => {
    const one = judgedOf(sighting, aftermathOf(sighting, trail), trail);
    return isOfContext(sighting, scene) && !bearsOn(scene.timeline, one.finding) ? [] : [one];
  });
  return linkCauses(judged, scene);
}

function isOfContext({ group }: Sighting, { isContext }: Scene): boolean {
  return group.every(isContext);
}

function judgedOf(sighting: Sighting, aftermath: Aftermath, { scene, claims }: Trail): Judged {
  const [first] = sighting.group as [Statement];
  const workload = scene.owners.workloadOf(first.subject, first.object);
  return {
    finding: findingOf(sighting, aftermath, scene),
    object: first.object,
    workload: workload.key,
    onlyClaim: (claims.get(first.subject.namespace ?? '') ?? []).length === 1,
    node: first.subject.kind === 'Pod' ? scene.pods().nodeOf(first.object) : '',
  };
}

function findingOf(sighting: Sighting, { state, by }: Aftermath, scene: Scene): TroubleFinding {
  const { code, group, harmless } = sighting;
  const trouble = troubleOf(code);
  const [first] = group as [Statement];
  const counted = trouble.counts ? group.filter(trouble.counts) : group;
  const told = counted.length > 0 ? counted : group;
  const facts = trouble.facts(group, scene);
  const args: TroubleBase = { ...baseOf(told), ...timesOf(group), ...endOf(first, by) };
  const workload = scene.owners.workloadOf(first.subject, first.object);
  const base = {
    subject: first.subject,
    state,
    severity: severityOf(sighting, args, facts, state, scene),
    root: true,
    ...(workload.basis === null ? {} : { workload: { ...workload.subject, basis: workload.basis } }),
    args: { ...args, ...facts, ...(harmless && 'stopping' in facts ? { stopping: true } : {}) },
    evidence: evidenceOf(by ? [...group, by] : group),
  };
  // The facts are those of the code's own detector, which the compiler cannot follow through the table.
  return { code, ...base } as TroubleFinding;
}

function baseOf(told: readonly Statement[]): Omit<TroubleBase, 'recoveredBy' | 'recoveredAt' | 'recoveredOn'> {
  const [first] = told as [Statement];
  return {
    reason: first.reason,
    type: first.type,
    reporter: first.reporter.name,
    ...repetitionOf(told),
    basis: first.basis,
    note: tellingNote(told),
    differed: told.some((statement) => isCombined(statement) || statement.note !== first.note),
  };
}

function timesOf(group: readonly Statement[]): Pick<TroubleBase, 'from' | 'to'> {
  const { from, to } = repetitionOf(group);
  return { from, to };
}

function endOf(first: Statement, by: Statement | undefined) {
  const recoveredAt = by === undefined ? null : by.from !== null && by.from >= (first.to ?? 0) ? by.from : by.to;
  const elsewhere = by !== undefined && objectKey(by.subject) !== first.object;
  return { recoveredBy: by?.reason ?? '', recoveredAt, recoveredOn: elsewhere ? by.subject : null };
}

/** Troubles that every healthy start may have for so long are no more than a notice. */
const FLEETING = 10 * 1_000_000;

function severityOf(sighting: Sighting, args: TroubleBase, facts: object, state: string, scene: Scene): Severity {
  const { code, group, harmless } = sighting;
  if (harmless) return 'info';
  const trouble = troubleOf(code);
  const own = trouble.severity?.(group, facts as never, scene) ?? 'warning';
  if (own !== 'warning') return own;
  if (group.every(({ basis }) => basis === 'words')) return 'notice';
  // No mechanism leads from there to what the record is about.
  if (code === 'failure' && isOfContext(sighting, scene)) return 'notice';
  const { from, recoveredAt } = args;
  const brief = from !== null && recoveredAt !== null && recoveredAt - from <= FLEETING;
  if (trouble.fleeting && state === 'recovered' && brief) return 'notice';
  return code === 'node-not-ready' && group[0]?.subject.kind === 'Node' && state === 'open' ? 'critical' : 'warning';
}
