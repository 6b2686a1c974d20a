import { OpTimelineError } from '../../error.ts';
import { showHidden } from '../../text/hidden.ts';
import type { Target } from './target.ts';

/** The URL of an API server, taken apart. */
export interface ServerUrl {
  readonly url: URL;
  readonly secure: boolean;
  /** For people: without user, password, query and last slash. */
  readonly shown: string;
  /** The path before that of every request, without a slash at its end; `''` mostly. */
  readonly prefix: string;
}

/**
 * Reads the cluster's server. One without a scheme is taken for https where the cluster or user has certificates, else
 * for http (client-go rest/url_utils.go DefaultServerURL). Throws `kubeconfig`, without the URL: it may hold a password.
 */
export function readServerUrl({ cluster, clusterName, user }: Target): ServerUrl {
  const { server } = cluster;
  const where = clusterName ? `cluster "${showHidden(clusterName)}"` : 'the cluster';
  if (!server) throw new OpTimelineError('kubeconfig', `${where} has no server in the kubeconfig`);
  const certificates =
    cluster.certificateAuthority ||
    cluster.certificateAuthorityData ||
    user.clientCertificate ||
    user.clientCertificateData ||
    cluster.insecureSkipTlsVerify;
  const full = /^[a-z][a-z0-9+.-]*:\/\//i.test(server) ? server : `${certificates ? 'https' : 'http'}://${server}`;
  const url = URL.canParse(full) ? new URL(full) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    throw new OpTimelineError('kubeconfig', `the server of ${where} is no http or https URL`, {
      remedy: 'correct it in the kubeconfig: https://HOST:PORT',
    });
  }
  const prefix = url.pathname.replace(/\/+$/, '');
  return { url, secure: url.protocol === 'https:', shown: `${url.protocol}//${url.host}${prefix}`, prefix };
}
