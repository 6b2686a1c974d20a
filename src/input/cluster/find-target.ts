import { OpTimelineError } from '../../error.ts';
import { showHidden } from '../../text/hidden.ts';
import { inClusterTarget } from './in-cluster.ts';
import { isEmptyKubeconfig, loadKubeconfig } from './kubeconfig-files.ts';
import type { ClusterOptions } from './options.ts';
import type { Surroundings } from './surroundings.ts';
import { selectTarget, type Target } from './target.ts';

/** The cluster to read: by the kubeconfig, where there is none by the pod's service account. Throws `kubeconfig`. */
export async function findTarget(options: ClusterOptions, around: Surroundings): Promise<Target> {
  const config = await loadKubeconfig(options.kubeconfig, around);
  if (!isEmptyKubeconfig(config)) return selectTarget(config, options);
  const pod = options.kubeconfig ? undefined : await inClusterTarget(around, options);
  if (pod) return pod;
  if (options.server) return selectTarget(config, options);
  throw new OpTimelineError(
    'kubeconfig',
    `found no kubeconfig to reach a cluster with: looked at ${showHidden(config.places.join(', '))}, and this is no pod`,
    { remedy: 'name a kubeconfig with --kubeconfig or KUBECONFIG, or read saved events with -f FILE' },
  );
}
