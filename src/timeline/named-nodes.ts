import type { KubeEvent } from '../event/kube-event.ts';
import { groupOf } from '../event/reference.ts';
import { reporterOf } from '../event/reporter.ts';
import { readAssignment, readPreemption } from '../reasons/index.ts';

/** The Nodes that events name: those that pods were put on or had to leave, and those whose kubelets spoke. */
export function nodesNamedIn(events: Iterable<KubeEvent>): Set<string> {
  const nodes = new Set<string>();
  for (const event of events) {
    const name = nodeNamedIn(event);
    if (name) nodes.add(name);
  }
  return nodes;
}

function nodeNamedIn(event: KubeEvent): string | undefined {
  const { regarding, related, reason, note, host } = event;
  if (isNode(event)) return regarding.name;
  if (related.kind === 'Node') return related.name;
  if (host !== '' && reporterOf(event).class === 'kubelet') return host;
  if (reason === 'Scheduled') return readAssignment(note)?.node;
  return reason === 'Preempted' ? readPreemption(note)?.node : undefined;
}

/** Whether an event is about a Node of Kubernetes itself: storage operators have Nodes of their own. */
export function isNode({ regarding }: Pick<KubeEvent, 'regarding'>): boolean {
  return regarding.kind === 'Node' && groupOf(regarding.apiVersion) === '';
}
