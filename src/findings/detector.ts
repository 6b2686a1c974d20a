import type { FindingOf, RecordCode } from './finding.ts';
import type { Scene } from './scene.ts';

/** Finds all there is of one code of the record. */
export type Detector<Code extends RecordCode> = (scene: Scene) => FindingOf<Code>[];
