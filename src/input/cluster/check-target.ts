import { OpTimelineError } from '../../error.ts';
import { showHidden } from '../../text/hidden.ts';
import type { ClusterEntry, ExecEntry, UserEntry } from './kubeconfig-types.ts';
import type { Target } from './target.ts';

/** The versions of the protocol with credential plugins that clients of today speak. */
const EXEC_VERSIONS = ['client.authentication.k8s.io/v1', 'client.authentication.k8s.io/v1beta1'];

const VIA_KUBECTL = 'let kubectl make the requests: --via kubectl';

/**
 * Refuses a cluster or user entry that contradicts itself, as kubectl does (client-go tools/clientcmd/validation.go,
 * rest/transport.go), and what only kubectl can do. Throws `kubeconfig`.
 */
export function checkTarget({ cluster, clusterName, user, userName }: Target): void {
  const complaint = clusterComplaint(cluster);
  if (complaint) throw new OpTimelineError('kubeconfig', `cluster "${showHidden(clusterName)}" ${complaint}`);
  const found = userComplaint(user);
  if (found) throw new OpTimelineError('kubeconfig', `user "${showHidden(userName)}" ${found.says}`, found);
}

function clusterComplaint(cluster: ClusterEntry): string {
  const authority = cluster.certificateAuthority || cluster.certificateAuthorityData;
  if (cluster.certificateAuthority && cluster.certificateAuthorityData) {
    return 'has both certificate-authority and certificate-authority-data';
  }
  return authority && cluster.insecureSkipTlsVerify
    ? 'has both a certificate-authority and insecure-skip-tls-verify'
    : '';
}

interface Complaint {
  readonly says: string;
  readonly remedy: string;
}

function userComplaint(user: UserEntry): Complaint | undefined {
  const { impersonate, exec, authProvider } = user;
  const says = (text: string, remedy = '') => ({ says: text, remedy });
  if (user.token && (user.username || user.password)) return says('has both a token and a user name or password');
  if (user.clientCertificate || user.clientCertificateData) {
    if (user.clientCertificate && user.clientCertificateData) {
      return says('has both client-certificate and client-certificate-data');
    }
    if (user.clientKey && user.clientKeyData) return says('has both client-key and client-key-data');
    if (!user.clientKey && !user.clientKeyData) return says('has a client certificate, but no client-key for it');
  }
  if (!impersonate.user && (impersonate.uid || impersonate.groups.length > 0 || impersonate.extra.size > 0)) {
    return says('asks for groups, uid or extra fields to impersonate, but names no user (as)');
  }
  if (exec && authProvider) return says('has both an exec plugin and an auth-provider');
  if (exec) return execComplaint(exec);
  if (authProvider && authProvider.name !== 'oidc') {
    return says(
      `logs in by auth-provider "${showHidden(authProvider.name)}", which is not supported here`,
      VIA_KUBECTL,
    );
  }
  return undefined;
}

function execComplaint(exec: ExecEntry): Complaint | undefined {
  if (!exec.command) return { says: 'has an exec plugin without a command', remedy: '' };
  if (exec.env.some(({ name }) => !name))
    return { says: 'has an exec plugin with a nameless env variable', remedy: '' };
  if (!EXEC_VERSIONS.includes(exec.apiVersion)) {
    const found = exec.apiVersion ? `apiVersion "${showHidden(exec.apiVersion)}"` : 'no apiVersion';
    return { says: `has an exec plugin with ${found}`, remedy: `expected ${EXEC_VERSIONS.join(' or ')}` };
  }
  if (!exec.interactiveMode && exec.apiVersion === EXEC_VERSIONS[0]) {
    return { says: 'has an exec plugin without interactiveMode', remedy: 'expected Never, IfAvailable or Always' };
  }
  if (!['', 'Never', 'IfAvailable', 'Always'].includes(exec.interactiveMode)) {
    return {
      says: 'has an exec plugin with an unknown interactiveMode',
      remedy: 'expected Never, IfAvailable or Always',
    };
  }
  return undefined;
}
