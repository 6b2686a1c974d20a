import { readScaling } from '../../timeline/owner-notes.ts';
import { says } from '../says.ts';
import type { Statement } from '../statement.ts';
import type { Trouble } from '../trouble.ts';

/** A workload with no pods left. Whether that was meant, and who did it, no event tells, so it is but worth a notice. */
export const scaledToZero: Trouble<'scaled-to-zero'> = {
  partOf: (statement, scene) => {
    if (says(statement, ['ScaledObject'], ['KEDAScaleTargetDeactivated'])) return '';
    if (!says(statement, ['Deployment', 'Rollout'], ['ScalingReplicaSet'])) return null;
    return scene.pods().idle(statement.object) === statement ? '' : null;
  },
  facts: (group) => ({ size: readScaling((group[0] as Statement).note)?.from ?? null }),
  endedBy: (_, later) => (later.reason === 'KEDAScaleTargetActivated' ? 'over' : 'nothing'),
  severity: () => 'notice',
};
