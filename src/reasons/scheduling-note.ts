import type { SchedulingCause } from './scheduling-cause.ts';
import { countedCauses, schedulingCause } from './scheduling-cause.ts';
import type { SchedulingPlacement, SchedulingPreemption } from './scheduling-preemption.ts';
import { readPreemptionClause } from './scheduling-preemption.ts';
import { openingOf, partsOf } from './scheduling-text.ts';

/** What a FailedScheduling note of kube-scheduler says, from 1.17 to 1.37. */
export interface SchedulingNote {
  /**
   * `fit`: nodes were looked at, each cause with its count. `prefilter`: the pod was refused before any was. `plain`: any
   * other text (no node at all, an error while binding, a pod group); its one cause is the text itself.
   */
  readonly shape: 'fit' | 'prefilter' | 'plain';
  /** How many nodes there were. */
  readonly nodes: number | null;
  readonly causes: readonly SchedulingCause[];
  /**
   * How many of the nodes the causes account for, at most: a node counts in each of its causes, so counts may add up to
   * more than there are nodes. Below `nodes`, the note leaves some unexplained. `null` without a cause or a number of nodes.
   */
  readonly covered: number | null;
  /** The same at least: the greatest count. */
  readonly coveredAtLeast: number | null;
  readonly preemption: SchedulingPreemption;
  /** What the note says of preemption, verbatim, `''` for nothing. */
  readonly preemptionText: string;
  /** Why preemption would not help, node by node. */
  readonly preemptionCauses: readonly SchedulingCause[];
  readonly placement: SchedulingPlacement | null;
  /** The note was cut (the API cuts at 1024 bytes), so causes may be missing; half a counted cause is left out. */
  readonly truncated: boolean;
  /** What else was said after filtering, verbatim: `no new claims to deallocate`, `not found`. */
  readonly post: readonly string[];
}

/** No server stores a note of more than 1 KiB under the new API; what goes beyond this is not read. */
const MOST_READ = 16_384;

/** How a recorder ends a note it had to cut. */
const CUT = ' ...';

/** Reads a FailedScheduling note. Never fails: what is not understood is `plain`. */
export function readSchedulingNote(note: string): SchedulingNote {
  const looked = note.slice(0, MOST_READ);
  const marked = looked.endsWith(CUT);
  const truncated = marked || looked.length < note.length;
  const text = marked ? looked.slice(0, -CUT.length) : looked;
  const opening = openingOf(text);
  if (!opening) return { ...NOTHING, causes: text.trim() ? [schedulingCause(text, null)] : [], truncated };

  const { nodes } = opening;
  const { body, post, preemption } = partsOf(opening.rest);
  // The cut goes through whatever comes last.
  const cutInPost = truncated && preemption === undefined && post.length > 0;
  const cutInBody = truncated && preemption === undefined && post.length === 0;
  const counted = countedCauses(body);
  const causes = counted ? (cutInBody ? counted.slice(0, -1) : counted) : body ? [schedulingCause(body, null)] : [];
  const clause = preemption === undefined ? undefined : readPreemptionClause(preemption, truncated);
  return {
    shape: counted || !body ? 'fit' : 'prefilter',
    nodes,
    causes,
    ...coverage(nodes, causes),
    preemption: clause?.preemption ?? 'none',
    preemptionText: preemption ?? '',
    preemptionCauses: clause?.causes ?? [],
    placement: clause?.placement ?? null,
    truncated,
    post: cutInPost ? post.slice(0, -1) : post,
  };
}

const NOTHING: SchedulingNote = {
  shape: 'plain',
  nodes: null,
  causes: [],
  covered: null,
  coveredAtLeast: null,
  preemption: 'none',
  preemptionText: '',
  preemptionCauses: [],
  placement: null,
  truncated: false,
  post: [],
};

function coverage(
  nodes: number,
  causes: readonly SchedulingCause[],
): Pick<SchedulingNote, 'covered' | 'coveredAtLeast'> {
  if (causes.length === 0) return { covered: null, coveredAtLeast: null };
  let sum = 0;
  let greatest = 0;
  for (const { count } of causes) {
    sum += count ?? nodes;
    greatest = Math.max(greatest, count ?? nodes);
  }
  return { covered: Math.min(nodes, sum), coveredAtLeast: Math.min(nodes, greatest) };
}
