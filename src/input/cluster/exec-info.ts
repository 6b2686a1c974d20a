import type { ExecEntry } from './kubeconfig-types.ts';
import type { Target } from './target.ts';

/**
 * The value of `KUBERNETES_EXEC_INFO`, by which a credential plugin learns what is asked of it (client-go
 * plugin/pkg/client/auth/exec, pkg/apis/clientauthentication/v1 ExecCredentialSpec and Cluster).
 */
export function execInfo(exec: ExecEntry, target: Target, authority: Buffer | undefined, interactive: boolean): string {
  const { cluster } = target;
  const clusterInfo = {
    server: cluster.server,
    ...(cluster.tlsServerName && { 'tls-server-name': cluster.tlsServerName }),
    ...(cluster.insecureSkipTlsVerify && { 'insecure-skip-tls-verify': true }),
    ...(authority && { 'certificate-authority-data': authority.toString('base64') }),
    ...(cluster.proxyUrl && { 'proxy-url': cluster.proxyUrl }),
    ...(cluster.disableCompression && { 'disable-compression': true }),
    ...(cluster.execConfig !== undefined && { config: cluster.execConfig }),
  };
  const spec = { ...(exec.provideClusterInfo && { cluster: clusterInfo }), interactive };
  return JSON.stringify({ kind: 'ExecCredential', apiVersion: exec.apiVersion, spec });
}
