import { excerpt } from '../text/hidden.ts';
import type { Verdict } from './check.ts';
import type { LabCheckId } from './check-ids.ts';
import type { Hints } from './hints/hints.ts';
import { stepOf } from './steps.ts';

export type { LabResult } from './check.ts';

/** One thing that a step must show, and how it ended. */
export interface LabCheck {
  /** `step-N.kebab-name`; stable. */
  readonly id: LabCheckId;
  /** 1 to 8. */
  readonly step: number;
  readonly result: Verdict['result'];
  /** In English. */
  readonly expected: string;
  /** What there was, shortened and safe to print; for `not-applicable`, why there was nothing to judge. */
  readonly found: string;
  /** Why the rule exists, in the language asked for; there for checks that passed too. */
  readonly hint: string;
}

/** The verdict on an answer folder: what `-o json` prints. */
export interface LabReport {
  readonly schema: 'op-timeline-lab/1';
  /** Whether no check failed. */
  readonly passed: boolean;
  /** In the order of the steps; the same answer gives the same bytes. */
  readonly checks: readonly LabCheck[];
}

/** A check with its verdict, before it is put into words for a reader. */
export interface Judged {
  readonly id: LabCheckId;
  readonly expected: string;
  readonly verdict: Verdict;
}

const LONGEST_FOUND = 240;

export function reportOf(judged: readonly Judged[], hints: Hints): LabReport {
  const checks = judged.map(({ id, expected, verdict }) => ({
    id,
    step: stepOf(id),
    result: verdict.result,
    expected,
    found: excerpt(verdict.found, LONGEST_FOUND),
    hint: hints[id],
  }));
  return { schema: 'op-timeline-lab/1', passed: checks.every(({ result }) => result !== 'fail'), checks };
}
