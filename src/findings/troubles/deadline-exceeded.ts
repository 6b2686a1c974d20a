import { says } from '../says.ts';
import type { Trouble } from '../trouble.ts';

/** A pod that ran longer than its activeDeadlineSeconds: told by a Normal event, though the pod has failed. */
export const deadlineExceeded: Trouble<'deadline-exceeded'> = {
  partOf: (statement) => (says(statement, ['Pod'], ['DeadlineExceeded']) ? '' : null),
  facts: () => ({}),
  renewedBy: { reason: 'Started', lasting: true },
};
