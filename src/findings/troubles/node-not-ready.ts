import { CONTAINER_STEPS, says } from '../says.ts';
import type { Statement } from '../statement.ts';
import type { Trouble } from '../trouble.ts';
import { isCancelled } from './evicted.ts';

/**
 * A node that no longer answers, told of itself (Normal) and of each of its pods (Warning; kubernetes
 * pkg/controller/nodelifecycle, v1.36). Only a kubelet tells that its node is ready again.
 */
export const nodeNotReady: Trouble<'node-not-ready'> = {
  partOf: (statement) => (says(statement, ['Node', 'Pod'], ['NodeNotReady']) ? '' : null),
  facts: (group, scene) => {
    const [{ subject, object }] = group as [Statement];
    return { node: subject.kind === 'Node' ? '' : scene.pods().nodeOf(object) };
  },
  endedBy: ([first], later) => {
    if (first?.subject.kind === 'Node') return later.reason === 'NodeReady' ? 'over' : 'nothing';
    // A step of a container on the same pod needs a node that works.
    return isCancelled(later) || CONTAINER_STEPS.includes(later.reason) ? 'over' : 'nothing';
  },
  renewedBy: { reason: 'Started', lasting: false },
};
