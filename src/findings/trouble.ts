import type { Severity, TroubleCode } from './finding.ts';
import type { Scene } from './scene.ts';
import type { Statement } from './statement.ts';
import type { TroubleArgs, TroubleBase } from './trouble-args.ts';

/** The facts of a code beyond those that all have. */
export type Facts<Code extends TroubleCode> = Omit<TroubleArgs[Code], keyof TroubleBase>;

/** What a later statement on the same object shows: that it is over, that it may be, or nothing. */
export type Ending = 'over' | 'perhaps' | 'nothing';

/** One kind of thing that goes wrong: how it is told, what it is about, and what shows that it is over. */
export interface Trouble<Code extends TroubleCode> {
  /**
   * The part of the object that a statement says is in trouble (a container, a volume; `''` for all of it), or null where
   * it says nothing of the kind. Statements on one part of one object are one finding.
   */
  readonly partOf: (statement: Statement, scene: Scene) => string | null;
  readonly facts: (group: readonly Statement[], scene: Scene) => Facts<Code>;
  /** `'nothing'` for every statement by default. */
  readonly endedBy?: (group: readonly Statement[], later: Statement, scene: Scene) => Ending;
  /**
   * How a workload shows itself well again by another pod: by this reason. What lies in the template (`lasting`) is not
   * over because another pod of the same template came up.
   */
  readonly renewedBy?: { readonly reason: 'Scheduled' | 'Started'; readonly lasting: boolean };
  /** What the count counts, where the group holds more; all by default. */
  readonly counts?: (statement: Statement) => boolean;
  /** Whether it is worth less than a warning where it was over within seconds: it happens in every healthy start. */
  readonly fleeting?: boolean;
  /** `warning` by default; a guess from words alone is a notice. */
  readonly severity?: (group: readonly Statement[], facts: Facts<Code>, scene: Scene) => Severity;
  /** Whether the facts say that it is harmless after all, and what shows that. */
  readonly harmless?: (group: readonly Statement[], scene: Scene) => Statement | undefined;
}
