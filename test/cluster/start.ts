// Keeps a control plane running for a person to try things on, until Ctrl-C. Prints the kubeconfig's path alone on
// standard output.

import { startControlPlane } from './control-plane/control-plane.ts';
import { findPrograms, PROGRAM_NAMES } from './control-plane/programs.ts';

const programs = findPrograms();
const missing = PROGRAM_NAMES.filter((name) => programs[name] === undefined);
if (missing.length > 0) process.stderr.write(`not there: ${missing.join(', ')} (npm run cluster:build makes them)\n`);

const stopped = new Promise((resolve) => {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, resolve);
});
try {
  const { kubeconfig, api, etcd, stop } = await startControlPlane(programs);
  process.stdout.write(`${kubeconfig}\n`);
  process.stderr.write(`server ${api.server}, etcd ${etcd}; Ctrl-C ends it\n`);
  await stopped;
  await stop();
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : failure}\n`);
  process.exitCode = 1;
}
