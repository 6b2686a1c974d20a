import { compareUtf8 } from '../text/utf8-order.ts';
import { objectKey } from '../timeline/subject.ts';
import type { Finding, FindingState, Severity } from './finding.ts';

const SEVERITIES: readonly Severity[] = ['critical', 'warning', 'notice', 'info'];
const STATES: readonly FindingState[] = ['open', 'unknown', 'recovered'];

/** Whether a severity is as bad as another, or worse. */
export function isAtLeast(severity: Severity, least: Severity): boolean {
  return SEVERITIES.indexOf(severity) <= SEVERITIES.indexOf(least);
}

/** The worst of some severities. */
export function worstSeverity(severities: readonly Severity[]): Severity {
  return SEVERITIES.find((severity) => severities.includes(severity)) ?? 'info';
}

/** The state of several as one: open while any is. */
export function leastEnded(states: readonly FindingState[]): FindingState {
  return STATES.find((state) => states.includes(state)) ?? 'unknown';
}

/** By severity, state, certainty, breadth (objects of one story, then rows), time, then by code and evidence, so that the order is total. */
export function rankFindings(found: readonly Finding[]): Finding[] {
  const breadth = new Map<string, number>();
  for (const finding of found) breadth.set(storyOf(finding), (breadth.get(storyOf(finding)) ?? 0) + 1);
  const breadthOf = (finding: Finding) => breadth.get(storyOf(finding)) as number;
  return [...found].sort(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) ||
      STATES.indexOf(a.state) - STATES.indexOf(b.state) ||
      doubtOf(a) - doubtOf(b) ||
      breadthOf(b) - breadthOf(a) ||
      b.evidence.rows.length - a.evidence.rows.length ||
      startOf(a) - startOf(b) ||
      compareUtf8(a.code, b.code) ||
      compareUtf8(JSON.stringify([a.subject, a.args]), JSON.stringify([b.subject, b.args])),
  );
}

/** Findings of one code and state on the objects of one workload are one story. */
function storyOf({ code, state, subject, workload }: Finding): string {
  return `${code} ${state} ${objectKey(workload ?? subject)}`;
}

/** What is known to be a failure comes before what only seems to be one, and what no detector knows after both. */
function doubtOf({ code, args }: Finding): number {
  if (!('basis' in args) || code === 'scheduler-reason' || code === 'operator-reason') return 0;
  return (args.basis === 'catalogue' ? 0 : 1) + (code === 'failure' ? 2 : 0);
}

/** When it began, in microseconds; unknown last. */
function startOf({ args }: Finding): number {
  const since = 'from' in args ? args.from : 'since' in args ? args.since : null;
  return since ?? Number.MAX_SAFE_INTEGER;
}
