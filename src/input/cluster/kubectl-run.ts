import { OpTimelineError } from '../../error.ts';
import type { SendLimits } from './http-send.ts';
import type { ClusterOptions } from './options.ts';
import { type Finished, runProgram } from './run-program.ts';
import type { Surroundings } from './surroundings.ts';

/** The flags that choose cluster and user, each as one argument: no value can be taken for a flag of its own. */
export function kubectlFlags(options: ClusterOptions): string[] {
  const flags: string[] = [];
  const add = (name: string, value: string | undefined) => {
    if (value) flags.push(`--${name}=${value}`);
  };
  add('kubeconfig', options.kubeconfig);
  add('context', options.context);
  add('cluster', options.cluster);
  add('user', options.user);
  add('server', options.server);
  add('as', options.as);
  add('as-uid', options.asUid);
  for (const group of options.asGroup ?? []) add('as-group', group);
  return flags;
}

/** Runs kubectl to its end. It has no standard input: nothing can be asked where the answer could not be seen. */
export async function runKubectl(
  args: readonly string[],
  around: Surroundings,
  limits: SendLimits,
  signal: AbortSignal | undefined,
): Promise<Finished> {
  const finished = await runProgram('kubectl', args, {
    env: around.env,
    stdin: 'ignore',
    stderr: 'pipe',
    maxBytes: limits.maxBytes,
    idleTimeout: limits.idleTimeout,
    // kubectl keeps to the time itself and says so; this is for a plugin of it that does not.
    timeout: limits.requestTimeout && limits.requestTimeout + 5_000,
    signal,
  });
  if (!('failed' in finished)) return finished;
  const why = finished.failed === 'ENOENT' ? 'is not on PATH' : `cannot be run (${finished.failed})`;
  throw new OpTimelineError('unreachable', `kubectl ${why}, and --via kubectl needs it`, {
    remedy: 'install kubectl, or leave --via out',
  });
}
