import type { KubeEvent } from '../event/kube-event.ts';
import { keyOf, mergeEvents } from './merge.ts';
import { isNode, nodesNamedIn } from './named-nodes.ts';
import { inOrder } from './order.ts';

/**
 * What is kept of the events beside a timeline: those about Nodes that its own events name, copies dropped, in the order
 * in which they happened. What is an event of the timeline itself is not kept twice.
 */
export function contextOf(given: Iterable<KubeEvent>, own: ReadonlyMap<string, KubeEvent>): KubeEvent[] {
  const about = Array.from(given).filter(isNode);
  if (about.length === 0) return [];
  const nodes = nodesNamedIn(own.values());
  const named = about.filter(({ regarding }) => nodes.has(regarding.name ?? ''));
  return inOrder([...mergeEvents(named).values()].filter((event) => !own.has(keyOf(event))));
}
