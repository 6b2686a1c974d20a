import { readFile, stat } from 'node:fs/promises';
import { isIPv6 } from 'node:net';
import { join } from 'node:path';
import { NO_CLUSTER, NO_USER } from './kubeconfig-types.ts';
import type { ClusterOptions } from './options.ts';
import type { Surroundings } from './surroundings.ts';
import { impersonating, type Target } from './target.ts';

/** How a live read names the pod's own service account. */
const IN_CLUSTER = 'in-cluster';

/**
 * The cluster this process runs in, as the pod's service account, or undefined outside of one: client-go
 * rest/config.go InClusterConfig, and tools/clientcmd inClusterClientConfig for the namespace.
 */
export async function inClusterTarget(around: Surroundings, options: ClusterOptions): Promise<Target | undefined> {
  const { KUBERNETES_SERVICE_HOST: host, KUBERNETES_SERVICE_PORT: port, POD_NAMESPACE } = around.env;
  const tokenFile = join(around.serviceAccount, 'token');
  if (!host || !port || !(await isFile(tokenFile))) return undefined;
  const certificateAuthority = join(around.serviceAccount, 'ca.crt');
  const server = `https://${isIPv6(host) ? `[${host}]` : host}:${port}`;
  return {
    context: IN_CLUSTER,
    clusterName: IN_CLUSTER,
    userName: '',
    cluster: {
      ...NO_CLUSTER,
      server: options.server || server,
      certificateAuthority: (await isFile(certificateAuthority)) ? certificateAuthority : '',
    },
    user: impersonating({ ...NO_USER, tokenFile }, options),
    namespace: POD_NAMESPACE || (await readNamespace(join(around.serviceAccount, 'namespace'))),
  };
}

async function isFile(path: string): Promise<boolean> {
  return stat(path).then(
    (found) => !found.isDirectory(),
    () => false,
  );
}

async function readNamespace(path: string): Promise<string> {
  return readFile(path, 'utf8').then(
    (text) => text.trim(),
    () => '',
  );
}
