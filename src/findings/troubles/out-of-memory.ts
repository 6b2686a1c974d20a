import { inNotes, says } from '../says.ts';
import type { Trouble } from '../trouble.ts';

/**
 * A process killed since its node ran out of memory. Kills at a container's own limit leave no event (kubernetes
 * pkg/kubelet/oom/oom_watcher_linux.go, v1.36: only those outside of containers are told); node-problem-detector tells some.
 */
export const outOfMemory: Trouble<'out-of-memory'> = {
  partOf: (statement) => (says(statement, ['Node', 'Pod'], ['SystemOOM', 'OOMKilling']) ? '' : null),
  facts: (group) => ({
    victim: inNotes(group, /victim process: ([^,]{1,100}),|Killed process \d{1,10} \(([^)]{1,100})\)/),
  }),
};
