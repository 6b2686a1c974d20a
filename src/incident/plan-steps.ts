import { evidenceOf, groupBy, reasonsOf } from '../findings/evidence.ts';
import { repetitionOf } from '../findings/repetition.ts';
import type { Scene } from '../findings/scene.ts';
import type { Statement } from '../findings/statement.ts';
import { tellingNote } from '../findings/telling-note.ts';
import { isCombined } from '../timeline/combined.ts';
import type { Claim } from './claim.ts';
import type { Incident } from './incidents.ts';
import { isCrowded } from './incidents.ts';
import type { Involved } from './involved.ts';
import { isAlarm } from './involved.ts';
import { namesOf } from './objects.ts';

/** So many sentences are read in one go, however many events there were. */
const MOST_STEPS = 13;
const MOST_IN_A_CROWD = 3;

/** One sentence of the order, and the statements it tells. */
export interface Step {
  readonly said: readonly Statement[];
  /** Made when it is shown: most are not. */
  readonly claim: () => Claim;
}

/**
 * What happened, in order. Each incident has its say first, by rank: what was changed before, what went wrong, what showed
 * its end. What is left of the room goes to the other steps of the same workloads, then to those of custom resources, and
 * one sentence a reporter to all that stayed well.
 */
export function planSteps(
  scene: Scene,
  incidents: readonly Incident[],
  involved: Involved,
  generations: ReadonlyMap<string, number>,
): Claim[] {
  const told = new Set<Statement>();
  const steps: Step[] = [];
  const add = (said: readonly Statement[], claim: (said: readonly Statement[]) => Claim) => {
    const fresh = said.filter((statement) => !told.has(statement));
    if (fresh.length === 0) return;
    for (const statement of fresh) told.add(statement);
    steps.push({ said: fresh, claim: () => claim(fresh) });
  };
  const step = (said: readonly Statement[]) => claimStep(said, generations);
  for (const group of incidentSteps(scene, incidents.filter(isAlarm))) add(group, step);
  const own: Statement[] = [];
  const others: Statement[] = [];
  for (const statement of scene.statements)
    if (!told.has(statement)) (involved(statement) ? own : others).push(statement);
  for (const group of groupBy(
    own.filter((one) => !isOrdinary(one)),
    (one) => stepKey(one, generations),
  ))
    add(group, step);
  for (const group of groupBy(own.filter(isOrdinary), reporterKey)) add(group, claimOrdinary);
  const minor = incidents.filter((incident) => !isAlarm(incident) && incident.severity !== 'info');
  for (const group of incidentSteps(scene, minor)) add(group, step);
  for (const group of groupBy(
    others.filter((one) => !isOrdinary(one) && !isDecision(one)),
    (one) => stepKey(one, generations),
  ))
    add(group, step);
  for (const group of groupBy(others, reporterKey)) add(group, claimHealthy);
  const most = isCrowded(incidents) ? MOST_IN_A_CROWD : MOST_STEPS;
  const shown = steps.slice(0, most);
  const left = steps.slice(most);
  return [...inOrder(shown).map(({ claim }) => claim()), ...claimMore(left)];
}

/** By when they began; what has no time comes first, as in the timeline. */
export function inOrder(steps: readonly Step[]): Step[] {
  const begun = ({ said }: Step) => repetitionOf(said).from ?? repetitionOf(said).to ?? -Infinity;
  return [...steps].sort((a, b) => begun(a) - begun(b));
}

function claimMore(left: readonly Step[]): Claim[] {
  if (left.length === 0) return [];
  const said = left.flatMap((step) => step.said);
  return [
    {
      code: 'more-steps',
      args: { steps: left.length },
      evidence: { rows: [], events: said.flatMap(({ id }) => id || []), limits: [] },
    },
  ];
}

/** The statements of each incident: the change before it, what went wrong by reason, and what showed its end. */
export function incidentSteps(scene: Scene, incidents: readonly Incident[]): Statement[][] {
  const byId = new Map(
    scene.statements.map((statement) => [statement.id === '' ? statement.row : statement.id, statement]),
  );
  return incidents
    .flatMap(({ evidence, findings }, rank) => {
      const cited = (evidence.events.length > 0 ? evidence.events : evidence.rows).flatMap((id) => byId.get(id) ?? []);
      const ends = new Set(findings.map(({ args }) => args.recoveredBy));
      const subjects = new Set(findings.map(({ subject }) => JSON.stringify(subject)));
      const isEnd = ({ reason, subject }: Statement) =>
        ends.has(reason) && !(findings[0]?.args.reason === reason && subjects.has(JSON.stringify(subject)));
      const wrong = cited.filter((statement) => !isEnd(statement));
      // Of the others no step is shown.
      const change = rank < MOST_STEPS ? changeBefore(scene, wrong) : undefined;
      return [
        change ? [change] : [],
        ...groupBy(wrong, ({ reporter, type }) => JSON.stringify([reporter.name, type])),
        cited.filter(isEnd),
      ];
    })
    .filter((group) => group.length > 0);
}

/** The last decision about the workload before something went wrong: not its cause for certain, but what to ask about first. */
function changeBefore({ owners, ofObject }: Scene, wrong: readonly Statement[]): Statement | undefined {
  const [first] = wrong;
  const since = repetitionOf(wrong).from;
  if (!first || since === null) return undefined;
  return ofObject(owners.workloadOf(first.subject).key)
    .filter((statement) => isDecision(statement) && statement.from !== null && statement.from <= since)
    .at(-1);
}

/** Steps that change what is meant to run: a cause or a repair is mostly one of them. */
const DECISIONS: readonly string[] = ['ScalingReplicaSet', 'SuccessfulRescale'];

function isDecision({ reason }: Statement): boolean {
  return DECISIONS.includes(reason);
}

/** A healthy step that a part of Kubernetes itself takes with every object. */
export function isOrdinary(statement: Statement): boolean {
  const { outcome, reporter, type } = statement;
  if (isDecision(statement)) return false;
  const byKubernetes = !['operator', 'person', 'unknown'].includes(reporter.class);
  return byKubernetes && reporter.name !== '' && type === 'Normal' && !['failure', 'recovery'].includes(outcome);
}

export function reporterKey({ reporter, outcome }: Statement): string {
  return JSON.stringify([reporter.name, reporter.class, outcome === 'failure']);
}

export function stepKey(statement: Statement, generations: ReadonlyMap<string, number>): string {
  const { subject, reporter, reason, type, uid, note } = statement;
  const told = isDecision(statement) ? note : '';
  const place = [subject.namespace ?? '', reporter.name, reporter.class];
  return JSON.stringify([...place, reason, type, subject.kind, generations.get(uid) ?? 0, told]);
}

export function claimStep(group: readonly Statement[], generations: ReadonlyMap<string, number>): Claim {
  const [first] = group as [Statement];
  const subjects = group.map(({ subject }) => subject);
  return {
    code: 'step',
    args: {
      ...repetitionOf(group),
      objects: namesOf(subjects, generations.get(first.uid) ?? 0),
      type: first.type,
      reasons: reasonsOf(group),
      reporter: first.reporter.name,
      note: tellingNote(group),
      notes: new Set(group.map(({ note }) => note)).size,
      combined: group.some(isCombined),
    },
    evidence: evidenceOf(group),
  };
}

export function claimOrdinary(group: readonly Statement[]): Claim {
  const [first] = group as [Statement];
  return {
    code: 'ordinary-steps',
    args: {
      ...repetitionOf(group),
      reporter: first.reporter.name,
      reasons: reasonsOf(group),
      objects: groupBy(group, ({ subject }) => JSON.stringify([subject.kind, subject.namespace])).map((same) =>
        namesOf(same.map(({ subject }) => subject)),
      ),
    },
    evidence: evidenceOf(group),
  };
}

/** Of what stayed well only how much it is: newcomers there change a number and no word. */
function claimHealthy(group: readonly Statement[]): Claim {
  const [first] = group as [Statement];
  const objects = new Set(group.map(({ object }) => object)).size;
  return {
    code: 'healthy-steps',
    args: { ...repetitionOf(group), reporter: first.reporter.name, objects },
    evidence: evidenceOf(group),
  };
}
