import type { SchedulingCause } from './scheduling-cause.ts';
import { countedCauses, schedulingCause } from './scheduling-cause.ts';
import { openingOf, withoutLastDots } from './scheduling-text.ts';

/**
 * What the scheduler says of making room by evicting pods of lower priority.
 *
 * - `none`: the note has no such clause; before 1.24 none has, and up to 1.36 none where preemption succeeded
 * - `helps`: it found a node and evicts pods from it (1.37 and later say so)
 * - `not-helpful`: what refuses the pod would stay whoever was evicted
 * - `no-victims`: no pod is of lower priority
 * - `not-enough`: the pod would not fit even without the pods of lower priority
 * - `mixed`: several of these, on different nodes
 * - `not-eligible`: this pod may not evict any
 * - `error`: something else was said
 * - `unknown`: the note was cut before it told
 */
export type SchedulingPreemption =
  | 'none'
  | 'helps'
  | 'not-helpful'
  | 'no-victims'
  | 'not-enough'
  | 'mixed'
  | 'not-eligible'
  | 'error'
  | 'unknown';

/** What a preemption clause says: the verdict, and its causes where it gives any. */
export interface PreemptionClause {
  readonly preemption: SchedulingPreemption;
  readonly causes: readonly SchedulingCause[];
  /** The node it makes room on and how many pods it evicts, where preemption helps and the note says so. */
  readonly placement: SchedulingPlacement | null;
}

/** Where preemption makes room, and how many pods it evicts for that. */
export interface SchedulingPlacement {
  readonly node: string;
  readonly victims: number;
}

const PLACEMENT = /^found a potential placement for .{1,300}? on node (\S{1,253}), preempting (\d{1,9}) victim/;

/** Reads what follows `preemption: `. A `truncated` clause loses its last cause, which may be half of one. */
export function readPreemptionClause(clause: string, truncated: boolean): PreemptionClause {
  const opening = openingOf(clause);
  if (opening) {
    const body = withoutLastDots(opening.rest);
    const counted = countedCauses(body);
    const causes = counted ? (truncated ? counted.slice(0, -1) : counted) : body ? [schedulingCause(body, null)] : [];
    const covered = causes.reduce((sum, { count }) => sum + (count ?? opening.nodes), 0);
    const told = causes.length > 0 && !(truncated && covered < opening.nodes);
    return { preemption: told ? verdictOf(causes) : 'unknown', causes, placement: null };
  }
  const only = (preemption: SchedulingPreemption) => ({ preemption, causes: [], placement: null });
  if (clause.startsWith('not eligible')) return only('not-eligible');
  if (clause.startsWith('found a potential placement')) {
    const [, node, victims] = PLACEMENT.exec(clause) ?? [];
    return { ...only('helps'), placement: node && victims ? { node, victims: Number(victims) } : null };
  }
  return only(truncated ? 'unknown' : 'error');
}

function verdictOf(causes: readonly SchedulingCause[]): SchedulingPreemption {
  const [only, ...more] = new Set(causes.map(({ text }) => verdictOn(text)));
  return only && more.length === 0 ? only : 'mixed';
}

function verdictOn(reason: string): SchedulingPreemption {
  if (reason.startsWith('Preemption is not helpful')) return 'not-helpful';
  if (reason.startsWith('No preemption victims found')) return 'no-victims';
  // A filter's reason: what still refused the pod with the others thought away.
  return 'not-enough';
}
