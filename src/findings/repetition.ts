import type { Certainty } from '../event/kube-event.ts';
import { weakest } from '../timeline/rows.ts';
import type { Statement } from './statement.ts';

/** How often something was said, and when. Times are microseconds since 1970, null where unknown. */
export interface Repetition {
  readonly count: number;
  readonly certainty: Certainty;
  readonly from: number | null;
  readonly to: number | null;
}

/** The sum of some statements, with the weakest certainty and the widest span among them. */
export function repetitionOf(statements: readonly Statement[]): Repetition {
  return {
    count: statements.reduce((sum, { occurrences }) => sum + occurrences.count, 0),
    certainty: weakest(statements.map(({ occurrences }) => occurrences.certainty)),
    from: statements.reduce<number | null>((least, { from }) => either(least, from, Math.min), null),
    to: statements.reduce<number | null>((most, { to }) => either(most, to, Math.max), null),
  };
}

/** One of two numbers, or the one that is known. */
export function either(a: number | null, b: number | null, pick: (a: number, b: number) => number): number | null {
  return a === null ? b : b === null ? a : pick(a, b);
}
