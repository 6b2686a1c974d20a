import { optionsGiven } from '../text/given.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { combined } from './combined.ts';
import { countFrozen } from './count-frozen.ts';
import type { Detector, Scene } from './detector.ts';
import { failure } from './failure.ts';
import type { Finding, FindingCode } from './finding.ts';
import { FINDING_CODES } from './finding.ts';
import { handWritten } from './hand-written.ts';
import { historyEdge } from './history-edge.ts';
import { oddType } from './odd-type.ts';
import { operatorReason } from './operator-reason.ts';
import { rankFindings } from './rank.ts';
import type { ReasonsOption } from './reasons-option.ts';
import { catalogueOf } from './reasons-option.ts';
import { recreated } from './recreated.ts';
import { schedulerReason } from './scheduler-reason.ts';
import { statementsOf } from './statement.ts';
import { unfinished } from './unfinished.ts';

/** Every detector there is, under its code: a new one is a file and a line here. */
const DETECTORS: { readonly [Code in FindingCode]: Detector<Code> } = {
  'odd-type': oddType,
  'scheduler-reason': schedulerReason,
  'operator-reason': operatorReason,
  'hand-written': handWritten,
  recreated,
  combined,
  'count-frozen': countFrozen,
  'history-edge': historyEdge,
  unfinished,
  failure,
};

export interface FindingsOptions {
  /** What reasons mean; the built-in catalogue by default. */
  readonly reasons?: ReasonsOption;
}

/** What there is to say about a timeline, most pressing first. */
export function findings(timeline: Timeline, options: FindingsOptions = {}): Finding[] {
  const { reasons } = optionsGiven(options);
  return findingsIn({ timeline, statements: statementsOf(timeline, catalogueOf(reasons)) });
}

/** The same where the statements are made already. */
export function findingsIn(scene: Scene): Finding[] {
  return rankFindings(FINDING_CODES.flatMap((code): Finding[] => DETECTORS[code](scene)));
}
