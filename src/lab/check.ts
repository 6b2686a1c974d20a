import type { Answer } from './answer.ts';

/** How a check ended. `not-applicable`: what it looks at is not there to be judged, which another check says. */
export type LabResult = 'pass' | 'fail' | 'not-applicable';

export interface Verdict {
  readonly result: LabResult;
  /** In English, as it was found: whoever shows it makes it short and safe. */
  readonly found: string;
}

/** One thing that a step must show. */
export interface Check<Id extends string = string> {
  /** `step-N.kebab-name`; stable. */
  readonly id: Id;
  readonly expected: string;
  readonly judge: (answer: Answer) => Verdict;
}

/** A check whose id keeps its literal type, so that a missing hint does not compile. */
export function check<const Id extends `step-${number}.${string}`>(
  id: Id,
  expected: string,
  judge: Check['judge'],
): Check<Id> {
  return { id, expected, judge };
}

export function pass(found: string): Verdict {
  return { result: 'pass', found };
}

export function fail(found: string): Verdict {
  return { result: 'fail', found };
}

export function notApplicable(found: string): Verdict {
  return { result: 'not-applicable', found };
}

export function passIf(right: boolean, found: string): Verdict {
  return right ? pass(found) : fail(found);
}

/** A value, or why there is none. */
export type Maybe<Value> = { readonly value: Value } | { readonly problem: string };

export function isProblem<Value>(maybe: Maybe<Value>): maybe is { readonly problem: string } {
  return 'problem' in maybe;
}

/** Judges a value; where there is none another check fails, and this one has nothing to judge. */
export function judged<Value>(maybe: Maybe<Value>, judge: (value: Value) => Verdict): Verdict {
  return isProblem(maybe) ? notApplicable(maybe.problem) : judge(maybe.value);
}

/** Judges a value; where there is none, that is the failure. */
export function required<Value>(maybe: Maybe<Value>, judge: (value: Value) => Verdict): Verdict {
  return isProblem(maybe) ? fail(maybe.problem) : judge(maybe.value);
}
