// Keeps a control plane running for a person to try things on, until Ctrl-C. Prints the kubeconfig's path alone on
// standard output.
import { startControlPlane } from './control-plane/control-plane.ts';
import { findPrograms, PROGRAM_NAMES, remedyFor } from './control-plane/programs.ts';

const programs = findPrograms();
const missing = PROGRAM_NAMES.filter((name) => programs[name] === undefined);
if (missing.length > 0) process.stderr.write(`not there: ${missing.join(', ')} (${remedyFor()})\n`);

const stop = new AbortController();
const stopped = new Promise((resolve) => stop.signal.addEventListener('abort', resolve));
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
// npm passes no signal on to what it runs: it is only seen to be gone.
const parent = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === parent || stop.abort(), 500).unref();
try {
  const plane = await startControlPlane(programs, { signal: stop.signal });
  process.stdout.write(`${plane.kubeconfig}\n`);
  process.stderr.write(`server ${plane.api.server}, etcd ${plane.etcd}; Ctrl-C ends it\n`);
  await stopped;
  await plane.stop();
} catch (failure) {
  if (!stop.signal.aborted) process.stderr.write(`${failure instanceof Error ? failure.message : failure}\n`);
  process.exitCode = stop.signal.aborted ? 0 : 1;
}
// At once: what was waited for may still be asked for.
process.exit();
