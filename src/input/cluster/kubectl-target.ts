import { findTarget } from './find-target.ts';
import type { SendLimits } from './http-send.ts';
import { isEmptyKubeconfig } from './kubeconfig-files.ts';
import { parseKubeconfig } from './kubeconfig-parse.ts';
import { kubectlFlags, runKubectl } from './kubectl-run.ts';
import type { ReadClusterOptions } from './options.ts';
import type { Surroundings } from './surroundings.ts';
import { selectTarget, type Target } from './target.ts';

/**
 * What kubectl takes for the target, by the configuration it shows (without credentials). Where kubectl has none, or
 * cannot show it, our own search says what is missing, or finds the pod's service account.
 */
export async function kubectlTarget(
  options: ReadClusterOptions,
  around: Surroundings,
  limits: SendLimits,
): Promise<Target> {
  const args = ['config', 'view', '--output=json', ...kubectlFlags({ kubeconfig: options.kubeconfig })];
  const { exitCode, stdout } = await runKubectl(args, around, limits, options.signal);
  if (exitCode !== 0) return findTarget(options, around);
  const config = await parseKubeconfig(stdout.toString('utf8'), 'shown by kubectl');
  return isEmptyKubeconfig(config) ? findTarget(options, around) : selectTarget(config, options);
}
