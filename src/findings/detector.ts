import type { Timeline } from '../timeline/timeline.ts';
import type { FindingCode, FindingOf } from './finding.ts';
import type { Statement } from './statement.ts';

/** What a detector may look at. */
export interface Scene {
  readonly timeline: Timeline;
  /** In the order of the timeline. */
  readonly statements: readonly Statement[];
}

/** Finds all there is of one code. */
export type Detector<Code extends FindingCode> = (scene: Scene) => FindingOf<Code>[];
