import { distinct } from '../timeline/rows.ts';
import type { StableNames } from '../timeline/stable-names.ts';
import type { Subject } from '../timeline/subject.ts';
import { objectKey } from '../timeline/subject.ts';
import { factsOf, partOf } from './compared-facts.ts';
import type { Finding, FindingCode, FindingState, Severity } from './finding.ts';
import { isTrouble } from './finding.ts';
import { isAtLeast, leastEnded, rankFindings, worstSeverity } from './rank.ts';

/** Findings of one timeline on objects whose names differ by what is generated alone. */
export interface ComparedFinding {
  readonly code: FindingCode;
  /** The worst among them. */
  readonly severity: Severity;
  /** Open while any of them is. */
  readonly state: FindingState;
  /** With the stable name, `*` for what is generated; without a namespace where the two timelines have different ones. */
  readonly subject: Subject;
  /** How many objects they are about. */
  readonly objects: number;
  /** In rank order, at least one. */
  readonly findings: readonly Finding[];
}

export type NewFinding = ComparedFinding & {
  /** Whether it is a new failure: something that goes wrong, a warning or worse. */
  readonly newFailure: boolean;
};

export type FindingChange = 'severity' | 'state' | 'facts';

/** A finding of both timelines that is another one in each. */
export interface ChangedFinding {
  readonly changes: readonly FindingChange[];
  /** The facts that differ, as texts. */
  readonly facts: readonly {
    readonly fact: string;
    readonly before: readonly string[];
    readonly after: readonly string[];
  }[];
  /** Whether it is a new failure all the same: no warning before, or over before and open now. */
  readonly newFailure: boolean;
  readonly before: ComparedFinding;
  readonly after: ComparedFinding;
}

/** Each in rank order, new failures first. */
export interface FindingsDiff {
  readonly gone: readonly ComparedFinding[];
  readonly new: readonly NewFinding[];
  readonly changed: readonly ChangedFinding[];
}

/** What the record is like, and what the rows tell as well: nothing that was different in the cluster. */
const NOT_COMPARED: readonly FindingCode[] = [
  'history-edge',
  'count-frozen',
  'combined',
  'scheduler-reason',
  'operator-reason',
];

/** What is found in one of two timelines. */
export interface FindingsSide {
  readonly findings: readonly Finding[];
  /** The namespace that is left out of account, where the two have different ones. */
  readonly folded: string | undefined;
}

/** Findings gone, new and changed, by code, stable name and container. */
export function diffFindings(before: FindingsSide, after: FindingsSide, names: StableNames): FindingsDiff {
  const old = groupsOf(before, names);
  const now = groupsOf(after, names);
  const gone = [...old].filter(([key]) => !now.has(key)).map(([, group]) => group);
  const fresh = [...now].filter(([key]) => !old.has(key)).map(([, group]) => ({ ...group, newFailure: fails(group) }));
  const changed = [...now].flatMap(([key, group]) => {
    const earlier = old.get(key);
    return earlier ? changeOf(earlier, group) : [];
  });
  return { gone, new: failuresFirst(fresh), changed: failuresFirst(changed) };
}

/** How many new failures there are. */
export function newFailures({ new: fresh, changed }: FindingsDiff): number {
  return [...fresh, ...changed].filter(({ newFailure }) => newFailure).length;
}

/** The groups in the rank order of their first findings. */
function groupsOf({ findings, folded }: FindingsSide, names: StableNames): Map<string, ComparedFinding> {
  const groups = new Map<string, { subject: Subject; found: Finding[] }>();
  for (const finding of rankFindings(findings)) {
    if (NOT_COMPARED.includes(finding.code)) continue;
    const subject = stable(finding.subject, folded, names);
    const { kind, name, namespace = '' } = subject;
    const key = JSON.stringify([finding.code, namespace, kind, name, partOf(finding)]);
    const group = groups.get(key);
    if (group) group.found.push(finding);
    else groups.set(key, { subject, found: [finding] });
  }
  return new Map([...groups].map(([key, { subject, found }]) => [key, comparedOf(subject, found)]));
}

function comparedOf(subject: Subject, found: readonly Finding[]): ComparedFinding {
  return {
    code: (found[0] as Finding).code,
    severity: worstSeverity(found.map(({ severity }) => severity)),
    state: leastEnded(found.map(({ state }) => state)),
    subject,
    objects: distinct(found.map((finding) => objectKey(finding.subject))).length,
    findings: found,
  };
}

/** The subject as it is compared: without what only one of the two can have. */
function stable(subject: Subject, folded: string | undefined, names: StableNames): Subject {
  const { namespace, ...placeless } = subject;
  const placed = namespace === undefined || namespace === folded ? placeless : subject;
  return { ...placed, name: names.of(placed) };
}

function changeOf(before: ComparedFinding, after: ComparedFinding): ChangedFinding[] {
  const changes: FindingChange[] = [];
  if (before.severity !== after.severity) changes.push('severity');
  if (before.state !== after.state) changes.push('state');
  const [old, now] = [before, after].map(({ code, findings }) => factsOf(code, findings));
  const facts = [...(now ?? [])].flatMap(([fact, texts]) => {
    const earlier = old?.get(fact) ?? [];
    return JSON.stringify(earlier) === JSON.stringify(texts) ? [] : [{ fact, before: earlier, after: texts }];
  });
  if (facts.length > 0) changes.push('facts');
  if (changes.length === 0) return [];
  const newFailure = fails(after) && (!fails(before) || (fails(after, 'open') && isOver(before)));
  return [{ changes, facts, newFailure, before, after }];
}

/** Whether something went wrong with one of them, a warning or worse, perhaps in one state alone. */
function fails({ findings }: ComparedFinding, state?: FindingState): boolean {
  return findings.some(
    (finding) =>
      isTrouble(finding) && isAtLeast(finding.severity, 'warning') && (state === undefined || finding.state === state),
  );
}

function isOver(group: ComparedFinding): boolean {
  return !fails(group, 'open') && !fails(group, 'unknown');
}

/** Stable, so the rank order stays within both halves. */
function failuresFirst<One extends { readonly newFailure: boolean }>(found: readonly One[]): One[] {
  return [...found.filter(({ newFailure }) => newFailure), ...found.filter(({ newFailure }) => !newFailure)];
}
