import { says } from '../says.ts';
import type { Scene } from '../scene.ts';
import type { Statement } from '../statement.ts';
import type { Trouble } from '../trouble.ts';

/** A node, or its kubelet, that was started again. The first start of a kubelet is no restart. */
export const nodeRestarted: Trouble<'node-restarted'> = {
  partOf: (statement, scene) => {
    if (says(statement, ['Node'], ['Rebooted'])) return 'node';
    return isKubeletStart(statement) && isAgain(statement, scene) ? 'kubelet' : null;
  },
  facts: (group) => ({ what: (group[0] as Statement).reason === 'Rebooted' ? 'node' : 'kubelet' }),
  endedBy: (_, { reason }) => (reason === 'NodeReady' ? 'over' : 'nothing'),
  severity: (_, { what }) => (what === 'node' ? 'warning' : 'notice'),
};

function isKubeletStart(statement: Statement): boolean {
  return says(statement, ['Node'], ['Starting']) && statement.reporter.class === 'kubelet';
}

function isAgain(statement: Statement, scene: Scene): boolean {
  if (statement.occurrences.count > 1) return true;
  const { from, object } = statement;
  return scene.ofObject(object).some((other) => from !== null && other.from !== null && other.from < from - 60_000_000);
}
