import { evidenceOf, groupBy, joinedEvidence } from '../findings/evidence.ts';
import type { Finding, FindingOf } from '../findings/finding.ts';
import { ofCode } from '../findings/of-code.ts';
import { either } from '../findings/repetition.ts';
import type { Statement } from '../findings/statement.ts';
import { distinct } from '../timeline/rows.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { atMost } from './at-most.ts';
import type { Claim } from './claim.ts';
import { namesOf } from './objects.ts';

const MOST_FAILINGS = 8;
const MOST_UNFINISHED = 5;
/** In a rollout of stateful pods all of them are made again. */
const MOST_RECREATED = 5;

/** What the draft rests on, what failed, what was begun and not ended, and which objects were made again. */
export function planSummary(timeline: Timeline, statements: readonly Statement[], found: readonly Finding[]): Claim[] {
  if (statements.length === 0) {
    return [{ code: 'nothing-left', args: {}, evidence: { rows: [], events: [], limits: ['no-events'] } }];
  }
  const failings = planFailings(found);
  return [
    claimWindow(timeline, statements),
    ...(failings.length > 0 ? failings : [claimNoFailure()]),
    ...planUnfinished(found),
    ...atMost(ofCode(found, 'recreated'), MOST_RECREATED, claimRecreated, (rest) => ({
      code: 'more-recreated',
      args: { objects: rest.length },
      evidence: joinedEvidence(rest),
    })),
  ];
}

function claimWindow({ events, rows, coverage }: Timeline, statements: readonly Statement[]): Claim {
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

function claimNoFailure(): Claim {
  return { code: 'no-failure', args: {}, evidence: { rows: [], events: [], limits: ['best-effort'] } };
}

/** Failures that differ by the object alone are told together: 700 pods are one sentence. */
function planFailings(found: readonly Finding[]): Claim[] {
  const groups = groupBy(ofCode(found, 'failure'), ({ subject, args, state }) =>
    JSON.stringify([
      ...[subject.namespace, subject.kind, args.reason, args.type, args.reporter, args.basis, args.recoveredBy],
      state,
    ]),
  );
  return atMost(groups, MOST_FAILINGS, claimFailing, (groupsLeft) => {
    const rest = groupsLeft.flat();
    const objects = new Set(rest.map(({ subject }) => JSON.stringify(subject))).size;
    const reasons = new Set(rest.map(({ args }) => args.reason)).size;
    return { code: 'more-failing', args: { objects, reasons }, evidence: joinedEvidence(rest) };
  });
}

function claimFailing(group: readonly FindingOf<'failure'>[]): Claim {
  const [{ args, state }] = group as [FindingOf<'failure'>];
  const { reason, reporter, recoveredBy, basis } = args;
  const objects = namesOf(group.map(({ subject }) => subject));
  const since = group.reduce<number | null>((least, { args: { from } }) => either(least, from, Math.min), null);
  const differed = group.some(({ args: one }) => one.differed || one.note !== args.note);
  return {
    code: 'failing',
    args: {
      objects,
      reason,
      reporter,
      state,
      recoveredBy,
      note: args.note,
      differed,
      guessed: basis !== 'catalogue',
      since,
    },
    evidence: joinedEvidence(group),
  };
}

/** Told together, too, where they differ by the object alone. */
function planUnfinished(found: readonly Finding[]): Claim[] {
  const groups = groupBy(ofCode(found, 'unfinished'), ({ subject, args }) =>
    JSON.stringify([subject.namespace, subject.kind, args.reason, args.reporter]),
  );
  return atMost(groups, MOST_UNFINISHED, claimUnfinished, (rest) => ({
    code: 'more-unfinished',
    args: { objects: rest.flat().length },
    evidence: joinedEvidence(rest.flat()),
  }));
}

function claimUnfinished(group: readonly FindingOf<'unfinished'>[]): Claim {
  const [{ args }] = group as [FindingOf<'unfinished'>];
  const objects = namesOf(group.map(({ subject }) => subject));
  const { reason, reporter } = args;
  return { code: 'unfinished', args: { objects, reason, reporter }, evidence: joinedEvidence(group) };
}

function claimRecreated({ subject, args, evidence }: FindingOf<'recreated'>): Claim {
  const generations = args.generations.map(({ reasons }) => reasons);
  return { code: 'recreated', args: { objects: namesOf([subject]), generations }, evidence };
}
