import { containerOf, containerOfGroup, sameContainer } from '../containers.ts';
import { missingIn } from '../missing.ts';
import { noteOf, says } from '../says.ts';
import type { Statement } from '../statement.ts';
import type { Trouble } from '../trouble.ts';

/**
 * A container that cannot be put together, mostly since a Secret, a ConfigMap or a key of one is not there (kubernetes
 * pkg/kubelet/kuberuntime/kuberuntime_container.go: CreateContainerConfigError, v1.36).
 */
export const containerConfigError: Trouble<'container-config-error'> = {
  partOf: (statement) => (tells(statement) ? containerOf(statement).container : null),
  facts: (group) => ({
    ...containerOfGroup(group),
    missing: group.map((statement) => missingIn(noteOf(statement))).find((found) => found !== null) ?? null,
  }),
  endedBy: ([first], later) =>
    ['Created', 'Started'].includes(later.reason) && first && sameContainer(first, later) ? 'over' : 'nothing',
  renewedBy: { reason: 'Started', lasting: true },
};

const FAULTS =
  /^Error: (?:(?:configmap|secret) "|couldn't find key |container has runAsNonRoot|CreateContainerConfigError|failed to prepare subPath|services have not yet been read|cannot find volume )|image will run as root|references non-existent (?:config|secret) key/;

function tells(statement: Statement): boolean {
  return says(statement, ['Pod'], ['Failed', 'FailedCreatePodContainer']) && FAULTS.test(noteOf(statement));
}
