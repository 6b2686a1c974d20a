import { SANDBOX_FAILURES } from '../pods.ts';
import { CONTAINER_STEPS, inNotes, says } from '../says.ts';
import { whileStopping } from '../stopping.ts';
import type { Trouble } from '../trouble.ts';

/**
 * A pod without a sandbox, which mostly means without a network. After the first failure the kubelet tells of the next
 * ones only by a Normal SandboxChanged (kubernetes pkg/kubelet/kuberuntime/kuberuntime_manager.go, v1.36).
 */
export const sandboxFailed: Trouble<'sandbox-failed'> = {
  partOf: (statement, scene) => {
    if (says(statement, ['Pod'], SANDBOX_FAILURES)) return '';
    if (!says(statement, ['Pod'], ['SandboxChanged'])) return null;
    return scene.pods().lacksSandbox(statement.object) ? '' : null;
  },
  facts: (group) => ({
    plugin: inNotes(group, /plugin type="([^"\s]{1,100})"|NetworkPlugin (\S{1,100}) failed/),
  }),
  endedBy: (_, later) => (CONTAINER_STEPS.includes(later.reason) ? 'over' : 'nothing'),
  renewedBy: { reason: 'Started', lasting: false },
  fleeting: true,
  harmless: whileStopping,
};
