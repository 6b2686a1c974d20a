import { optionsGiven } from '../text/given.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { combined } from './combined.ts';
import { countFrozen } from './count-frozen.ts';
import type { Detector } from './detector.ts';
import type { Finding, RecordCode } from './finding.ts';
import { RECORD_CODES } from './finding.ts';
import { handWritten } from './hand-written.ts';
import { historyEdge } from './history-edge.ts';
import { troublesIn } from './judge.ts';
import { oddType } from './odd-type.ts';
import { operatorReason } from './operator-reason.ts';
import { rankFindings } from './rank.ts';
import type { ReasonsOption } from './reasons-option.ts';
import { catalogueOf } from './reasons-option.ts';
import { recreated } from './recreated.ts';
import type { Scene } from './scene.ts';
import { sceneOf } from './scene.ts';
import { schedulerReason } from './scheduler-reason.ts';
import { unfinished } from './unfinished.ts';

/** What there is to say of the record itself. */
const DETECTORS: { readonly [Code in RecordCode]: Detector<Code> } = {
  'odd-type': oddType,
  'scheduler-reason': schedulerReason,
  'operator-reason': operatorReason,
  'hand-written': handWritten,
  recreated,
  combined,
  'count-frozen': countFrozen,
  'history-edge': historyEdge,
  unfinished,
};

export interface FindingsOptions {
  /** What reasons mean; the built-in catalogue by default. */
  readonly reasons?: ReasonsOption;
}

/** What there is to say about a timeline, most pressing first. */
export function findings(timeline: Timeline, options: FindingsOptions = {}): Finding[] {
  const { reasons } = optionsGiven(options);
  return findingsIn(sceneOf(timeline, catalogueOf(reasons)));
}

/** The same where the scene is set already. */
export function findingsIn(scene: Scene): Finding[] {
  const ofRecord = RECORD_CODES.flatMap((code): Finding[] => DETECTORS[code](scene));
  return rankFindings([...ofRecord, ...troublesIn(scene)]);
}
