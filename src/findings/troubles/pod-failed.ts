import { childInNote } from '../../timeline/owner-notes.ts';
import { says } from '../says.ts';
import type { Trouble } from '../trouble.ts';

/** Failed pods that their controller takes away to make new ones (kubernetes pkg/controller/daemon and statefulset, v1.36). */
export const podFailed: Trouble<'pod-failed'> = {
  partOf: (statement) =>
    says(statement, ['DaemonSet', 'StatefulSet'], ['FailedDaemonPod', 'RecreatingFailedPod']) ? '' : null,
  facts: (group) => ({
    pods: [...new Set(group.flatMap(({ subject, note }) => childInNote(subject.kind, note)?.name ?? []))],
  }),
  endedBy: (_, { reason }) => (reason === 'SuccessfulCreate' ? 'over' : 'nothing'),
};
