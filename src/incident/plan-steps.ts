import { evidenceOf, groupBy, reasonsOf } from '../findings/evidence.ts';
import { repetitionOf } from '../findings/repetition.ts';
import type { Statement } from '../findings/statement.ts';
import { tellingNote } from '../findings/telling-note.ts';
import { isCombined } from '../timeline/combined.ts';
import { atMost } from './at-most.ts';
import type { Claim } from './claim.ts';
import { namesOf } from './objects.ts';

const MOST_STEPS = 40;

/**
 * What happened, in order: one step for each thing that one reporter said of objects of one kind in one namespace. The
 * ordinary steps of Kubernetes' own components are one claim a reporter, so that they do not bury the rest.
 */
export function planSteps(statements: readonly Statement[], generations: ReadonlyMap<string, number>): Claim[] {
  const groups = groupBy(statements, (statement) => stepKey(statement, generations.get(statement.uid) ?? 0));
  const claim = (group: readonly Statement[]) =>
    isOrdinary(group[0] as Statement) ? claimOrdinary(group) : claimStep(group, generations);
  return atMost(groups, MOST_STEPS, claim, (rest) => ({
    code: 'more-steps',
    args: { steps: rest.length },
    evidence: evidenceOf(rest.flat()),
  }));
}

function stepKey(statement: Statement, generation: number): string {
  const { subject, reporter, reason, type } = statement;
  const place = [namespaceOf(statement), reporter.name, reporter.class];
  if (isOrdinary(statement)) return JSON.stringify(place);
  const told = DECISIONS.includes(reason) ? statement.note : '';
  return JSON.stringify([...place, reason, type, subject.kind, generation, told]);
}

/** Steps that change what is meant to run, each worth its own sentence: a repair is mostly one of them. */
const DECISIONS: readonly string[] = ['ScalingReplicaSet', 'SuccessfulRescale', 'SuccessfulDelete', 'Killing'];

/** A healthy step that a part of Kubernetes itself takes with every object. */
function isOrdinary({ outcome, reporter, type, reason }: Statement): boolean {
  if (DECISIONS.includes(reason)) return false;
  const byKubernetes = !['operator', 'person', 'unknown'].includes(reporter.class);
  return byKubernetes && reporter.name !== '' && type === 'Normal' && !['failure', 'recovery'].includes(outcome);
}

function namespaceOf({ subject }: Statement): string {
  return subject.namespace ?? '';
}

function claimStep(group: readonly Statement[], generations: ReadonlyMap<string, number>): Claim {
  const [first] = group as [Statement];
  const subjects = group.map(({ subject }) => subject);
  return {
    code: 'step',
    args: {
      ...repetitionOf(group),
      objects: namesOf(subjects, generations.get(first.uid) ?? 0),
      type: first.type,
      reason: first.reason,
      reporter: first.reporter.name,
      note: tellingNote(group),
      notes: new Set(group.map(({ note }) => note)).size,
      combined: group.some(isCombined),
    },
    evidence: evidenceOf(group),
  };
}

function claimOrdinary(group: readonly Statement[]): Claim {
  const [first] = group as [Statement];
  return {
    code: 'ordinary-steps',
    args: {
      ...repetitionOf(group),
      reporter: first.reporter.name,
      reasons: reasonsOf(group),
      objects: groupBy(group, ({ subject }) => subject.kind).map((same) => namesOf(same.map(({ subject }) => subject))),
    },
    evidence: evidenceOf(group),
  };
}
