import { evidenceOf, groupBy, joinedEvidence } from '../findings/evidence.ts';
import type { Finding, FindingOf, Subject } from '../findings/finding.ts';
import type { Statement } from '../findings/statement.ts';
import { distinct } from '../timeline/rows.ts';
import type { Timeline } from '../timeline/timeline.ts';
import type { Claim, Plan } from './claim.ts';
import { generationsOf, namesOf } from './objects.ts';
import { planReporters } from './plan-reporters.ts';
import { planSteps } from './plan-steps.ts';

/** So many groups of failures are told one by one in the summary; the rest as a number. */
const MOST_FAILINGS = 8;

/** The same for what was begun and not ended. */
const MOST_UNFINISHED = 5;

/** The same for objects that were made again, which in a rollout of stateful pods all of them are. */
const MOST_RECREATED = 5;

/** Decides what the draft tells, in which order, and on what each claim rests. */
export function planIncident(timeline: Timeline, statements: readonly Statement[], found: readonly Finding[]): Plan {
  const generations = generationsOf(found);
  return {
    summary: planSummary(timeline, statements, found),
    order: planSteps(statements, generations),
    said: planReporters(statements, found),
    types: planTypes(found),
  };
}

function planSummary(timeline: Timeline, statements: readonly Statement[], found: readonly Finding[]): Claim[] {
  if (statements.length === 0) {
    return [{ code: 'nothing-left', args: {}, evidence: { rows: [], events: [], limits: ['no-events'] } }];
  }
  const failings = groupFailures(found);
  const rest = failings.slice(MOST_FAILINGS).flat();
  return [
    planWindow(timeline, statements),
    ...failings.slice(0, MOST_FAILINGS).map(claimFailing),
    ...(rest.length > 0 ? [claimMoreFailing(rest)] : []),
    ...(failings.length === 0 ? [claimNoFailure()] : []),
    ...planUnfinished(ofCode(found, 'unfinished')),
    ...planRecreated(ofCode(found, 'recreated')),
  ];
}

function planWindow({ events, rows, coverage }: Timeline, statements: readonly Statement[]): Claim {
  if (events.length === 0) {
    return { code: 'rows-given', args: { rows: rows.length }, evidence: evidenceOf(statements, ['rows-only']) };
  }
  const edges = statements.filter(({ from, to }) => from === coverage.from?.micros || to === coverage.to?.micros);
  return {
    code: 'window',
    args: {
      events: coverage.events,
      rows: coverage.rows,
      from: coverage.from?.micros ?? null,
      to: coverage.to?.micros ?? null,
      namespaces: distinct(events.map((event) => event.metadata.namespace)),
    },
    evidence: evidenceOf(edges.length > 0 ? edges : statements),
  };
}

/** Findings of one code, with its facts. */
function ofCode<Code extends Finding['code']>(found: readonly Finding[], code: Code): FindingOf<Code>[] {
  return found.filter((finding) => finding.code === code) as FindingOf<Code>[];
}

/** Failures that differ by the object alone are told together: 700 pods are one sentence. */
function groupFailures(found: readonly Finding[]): FindingOf<'failure'>[][] {
  return groupBy(ofCode(found, 'failure'), ({ subject, args, state }) =>
    JSON.stringify([subject.namespace, subject.kind, args.reason, args.reporter, args.basis, args.recoveredBy, state]),
  );
}

function claimFailing(group: readonly FindingOf<'failure'>[]): Claim {
  const [{ args, state }] = group as [FindingOf<'failure'>];
  const since = group.flatMap((finding) => finding.args.from ?? []);
  return {
    code: 'failing',
    args: {
      objects: namesOf(group.map((finding) => finding.subject)),
      reason: args.reason,
      reporter: args.reporter,
      state,
      recoveredBy: args.recoveredBy,
      guessed: args.basis !== 'catalogue',
      since: since.length > 0 ? since.reduce((a, b) => Math.min(a, b)) : null,
    },
    evidence: joinedEvidence(group),
  };
}

function claimMoreFailing(rest: readonly FindingOf<'failure'>[]): Claim {
  const objects = new Set(rest.map(({ subject }) => JSON.stringify(subject))).size;
  const reasons = new Set(rest.map(({ args }) => args.reason)).size;
  return { code: 'more-failing', args: { objects, reasons }, evidence: joinedEvidence(rest) };
}

function claimNoFailure(): Claim {
  return { code: 'no-failure', args: {}, evidence: { rows: [], events: [], limits: ['best-effort'] } };
}

/** Told together where they differ by the object alone; so many groups one by one. */
function planUnfinished(found: readonly FindingOf<'unfinished'>[]): Claim[] {
  const groups = groupBy(found, ({ subject, args }) =>
    JSON.stringify([subject.namespace, subject.kind, args.reason, args.reporter]),
  );
  const rest = groups.slice(MOST_UNFINISHED).flat();
  const more: Claim = { code: 'more-unfinished', args: { objects: rest.length }, evidence: joinedEvidence(rest) };
  return [...groups.slice(0, MOST_UNFINISHED).map(claimUnfinished), ...(rest.length > 0 ? [more] : [])];
}

function claimUnfinished(group: readonly FindingOf<'unfinished'>[]): Claim {
  const [{ args }] = group as [FindingOf<'unfinished'>];
  const { reason, reporter } = args;
  const objects = namesOf(group.map(({ subject }) => subject));
  return { code: 'unfinished', args: { objects, reason, reporter }, evidence: joinedEvidence(group) };
}

function planRecreated(found: readonly FindingOf<'recreated'>[]): Claim[] {
  const rest = found.slice(MOST_RECREATED);
  const more: Claim = { code: 'more-recreated', args: { objects: rest.length }, evidence: joinedEvidence(rest) };
  return [...found.slice(0, MOST_RECREATED).map(claimRecreated), ...(rest.length > 0 ? [more] : [])];
}

function claimRecreated({ subject, args, evidence }: FindingOf<'recreated'>): Claim {
  const generations = args.generations.map(({ reasons }) => reasons);
  return { code: 'recreated', args: { objects: namesOf([subject]), generations }, evidence };
}

function planTypes(found: readonly Finding[]): Claim[] {
  return groupBy(ofCode(found, 'odd-type'), ({ args }) => args.type).map((group): Claim => {
    const [{ args }] = group as [FindingOf<'odd-type'>];
    const byPlace = groupBy(group, ({ subject }) => JSON.stringify([subject.namespace, subject.kind]));
    return {
      code: 'odd-type',
      args: {
        type: args.type,
        objects: byPlace.map((same) => namesOf(same.map((finding): Subject => finding.subject))),
        reasons: [...new Set(group.flatMap((finding) => finding.args.reasons))],
        nearly: args.nearly,
        tools: args.tools,
      },
      evidence: joinedEvidence(group),
    };
  });
}
