/** What a reason says about its object: something went wrong, moved on, is merely told, or is well again. */
export const PHASES = ['failure', 'progress', 'info', 'recovery'] as const;

export type Phase = (typeof PHASES)[number];

/** The part of a cluster's life a reason belongs to. */
export const CATEGORIES = [
  'scheduling',
  'image',
  'container-lifecycle',
  'probe',
  'volume',
  'network',
  'node',
  'scaling',
  'rollout',
  'job',
  'eviction',
  'autoscaling',
  'gc',
  'config',
  'certificate',
  'reconcile',
  'leader-election',
] as const;

export type Category = (typeof CATEGORIES)[number];

/** What one reason means when one component says it of certain kinds. */
export interface ReasonEntry {
  /** As in the event; `''` where the component gives none. */
  readonly reason: string;
  /** The reporter: `source.component`, or `reportingController`. */
  readonly component: string;
  /** The type it is said with. No measure of severity: many failures are Normal. */
  readonly type: string;
  /** Kinds of the objects it is said of; `['*']` for any. */
  readonly kinds: readonly string[];
  readonly category: Category;
  readonly phase: Phase;
  /** Repository, file and version where the reason is emitted; `unverified` or `''` where nobody looked. */
  readonly source: string;
  readonly note?: string;
}
