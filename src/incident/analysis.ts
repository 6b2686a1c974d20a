import { OpTimelineError } from '../error.ts';
import type { Rejection, Time } from '../event/kube-event.ts';
import type { Finding } from '../findings/finding.ts';
import { findingsIn } from '../findings/index.ts';
import { catalogueOf } from '../findings/reasons-option.ts';
import { sceneOf } from '../findings/scene.ts';
import type { InputSummary } from '../formats/read-events.ts';
import { optionsGiven } from '../text/given.ts';
import { buildRows } from '../timeline/rows.ts';
import type { Limit, Timeline, TimelineProblem, TimelineRow } from '../timeline/timeline.ts';
import type { DraftOptions, Incident } from './draft.ts';
import { draftScene, sayFinding, sayLimit } from './draft.ts';
import { wordingOf } from './languages.ts';
import { wordsFor } from './words.ts';

/** A finding with its sentence. */
export type WordedFinding = Finding & { readonly text: string };

/** Something events cannot show, with its sentence. */
export interface WordedLimit extends Limit {
  readonly text: string;
}

/** The whole answer as one document: what `-o json` prints, described by the package's `schema.json`. */
export interface Analysis {
  readonly schema: 'op-timeline/1';
  readonly rows: readonly TimelineRow[];
  readonly findings: readonly WordedFinding[];
  readonly incident: Incident;
  readonly coverage: {
    readonly from: Time | null;
    readonly to: Time | null;
    readonly events: number;
    readonly rows: number;
    readonly duplicates: number;
    readonly limits: readonly WordedLimit[];
  };
  /** What was said beside the rows, of the Nodes that they name; absent where there is nothing. */
  readonly context?: { readonly rows: readonly TimelineRow[] };
  readonly problems: readonly TimelineProblem[];
  readonly inputs: readonly InputSummary[];
  readonly rejected: readonly Rejection[];
}

export interface DocumentOptions extends DraftOptions {
  /** Lists those findings for which it answers true; all by default. The draft tells of all of them. */
  readonly keep?: (finding: Finding) => boolean;
}

/** Puts a timeline, its findings and its draft into one document. */
export function documentOf(timeline: Timeline, options: DocumentOptions = {}): Analysis {
  const given = optionsGiven(options);
  const { keep = () => true } = given;
  if (typeof keep !== 'function')
    throw new OpTimelineError('bad-option', `keep must be a function, not ${typeof keep}`);
  const wording = wordingOf(given.lang);
  const words = wordsFor(given.timezone);
  const scene = sceneOf(timeline, catalogueOf(given.reasons));
  const found = findingsIn(scene);
  const { coverage } = timeline;
  const context = timeline.context ?? [];
  return {
    schema: 'op-timeline/1',
    rows: timeline.rows,
    // What is left out here was still found: the draft must not say that there is nothing.
    findings: found.filter(keep).map((finding) => ({ ...finding, text: sayFinding(finding, wording, words) })),
    incident: draftScene(scene, found, given),
    coverage: {
      ...coverage,
      limits: coverage.limits.map((limit) => ({ ...limit, text: sayLimit(limit, wording, words).text })),
    },
    ...(context.length > 0 ? { context: { rows: buildRows(context) } } : {}),
    problems: timeline.problems,
    inputs: timeline.inputs,
    rejected: timeline.rejected,
  };
}
