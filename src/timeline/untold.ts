import type { KubeEvent } from '../event/kube-event.ts';
import { isNode } from './named-nodes.ts';
import type { LimitCode } from './timeline.ts';

/** What no event ever tells, as far as it matters where there are events such as these. */
const UNTOLD: readonly (readonly [LimitCode, (event: KubeEvent) => boolean])[] = [
  // Why a container ended stands in the status of its pod (kubernetes pkg/kubelet/events/event.go, v1.36).
  ['exits-untold', ({ reason, note }) => isRestartPutOff(reason, note) || reason === 'BackoffLimitExceeded'],
  // A probe that succeeds again writes no event (kubernetes pkg/kubelet/prober/prober.go, v1.36).
  ['readiness-untold', ({ reason }) => reason === 'Unhealthy' || reason === 'ProbeError'],
  // Events name the program that acted, never the person who asked it to.
  ['authors-untold', ({ reason }) => reason === 'ScalingReplicaSet' || reason === 'SuccessfulRescale'],
];

function isRestartPutOff(reason: string, note: string): boolean {
  return reason === 'BackOff' && note.startsWith('Back-off restarting');
}

/** What became of the events of Nodes that are stored elsewhere. */
export type NodeEventsRead = 'read' | 'forbidden' | 'unread';

/** Those kinds of failure and of change that leave no event and bear on some events. */
export function untoldIn(events: readonly KubeEvent[], nodes: NodeEventsRead): LimitCode[] {
  const found = UNTOLD.filter(([, matches]) => events.some(matches)).map(([code]) => code);
  const onNodes = events.some(
    ({ regarding, reason }) => regarding.kind === 'Pod' && (reason === 'Scheduled' || reason === 'NodeNotReady'),
  );
  if (onNodes && nodes !== 'read' && !events.some(isNode)) {
    found.push(nodes === 'forbidden' ? 'nodes-forbidden' : 'nodes-elsewhere');
  }
  if (events.every(({ type }) => type === 'Normal')) found.push('silent-failures');
  return found;
}
