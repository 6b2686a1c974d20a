import { readSchedulingNote } from '../../reasons/index.ts';
import { says } from '../says.ts';
import type { Statement } from '../statement.ts';
import type { Trouble } from '../trouble.ts';

/** A pod that no node can take. What an autoscaler says of it belongs to it. */
export const unschedulable: Trouble<'unschedulable'> = {
  partOf: (statement) => {
    if (says(statement, ['Pod', 'PodGroup'], ['FailedScheduling'])) return isDeleting(statement) ? null : '';
    return says(statement, ['Pod'], ['NotTriggerScaleUp']) ? '' : null;
  },
  facts: (group) => {
    // The newest refusal tells how it stands; of an autoscaler's words none is one.
    const refusals = group.filter(isRefusal);
    const newest = refusals.reduce<Statement | undefined>(
      (best, one) => (best && (best.to ?? 0) >= (one.to ?? 0) ? best : one),
      undefined,
    );
    const { nodes, covered, causes, preemption, truncated } = readSchedulingNote(newest?.note ?? '');
    return {
      nodes,
      covered,
      causes: causes.map(({ text, count, family }) => ({ text, count, family })),
      preemption,
      truncated,
    };
  },
  endedBy: (_, later) => (later.reason === 'Scheduled' ? 'over' : 'nothing'),
  renewedBy: { reason: 'Scheduled', lasting: true },
  counts: isRefusal,
  fleeting: true,
};

function isRefusal({ reason }: Statement): boolean {
  return reason === 'FailedScheduling';
}

/** A pod that is being deleted is not scheduled, and need not be (kubernetes pkg/scheduler/schedule_one.go, v1.36). */
function isDeleting({ note }: Statement): boolean {
  return note.startsWith('skip schedule deleting pod');
}
