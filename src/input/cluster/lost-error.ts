import { OpTimelineError } from '../../error.ts';
import type { Lost, LostCause } from './transport.ts';

/** What each cause reads as in an error, whether sending again can help, and what the user can do. */
const CAUSES: Readonly<Record<LostCause, { readonly says: string; readonly retry: boolean; readonly remedy: string }>> =
  {
    refused: {
      says: 'connection refused',
      retry: true,
      remedy: 'check that the cluster is up, and that this is the server you mean (kubectl config view --minify)',
    },
    cut: {
      says: 'the connection was cut',
      retry: true,
      remedy: 'check the network between here and the server, and try again',
    },
    'no-route': {
      says: 'no way to the host',
      retry: true,
      remedy: 'check the network, or the VPN that leads to the cluster',
    },
    'unknown-host': {
      says: 'no such host',
      retry: false,
      remedy: 'check the server in the kubeconfig, and the VPN or name service that knows it',
    },
    tls: {
      says: 'the TLS connection failed',
      retry: false,
      remedy: 'check the certificates of the cluster and of the user in the kubeconfig',
    },
    'tls-unknown-authority': {
      says: "the server's certificate is not trusted",
      retry: false,
      remedy: "put the cluster's CA into certificate-authority(-data) of the kubeconfig, or into NODE_EXTRA_CA_CERTS",
    },
    'tls-wrong-name': {
      says: "the server's certificate is for another name",
      retry: false,
      remedy: 'use a name the certificate holds, or set tls-server-name in the kubeconfig',
    },
    'tls-not-spoken': {
      says: 'the server does not speak TLS',
      retry: false,
      remedy: 'check the scheme and the port of the server in the kubeconfig',
    },
    proxy: {
      says: 'the proxy did not let the connection through',
      retry: false,
      remedy: 'check proxy-url in the kubeconfig, or HTTPS_PROXY and NO_PROXY',
    },
    timeout: {
      says: 'timed out',
      retry: false,
      remedy: 'check the network, or allow more time with --request-timeout',
    },
  };

/** Whether the same request may succeed a little later. */
export function isWorthRetrying(lost: Lost): boolean {
  return CAUSES[lost.lost].retry;
}

export function lostReason(lost: Lost): string {
  return CAUSES[lost.lost].says;
}

export function lostError(lost: Lost, server: string): OpTimelineError {
  const { says, remedy } = CAUSES[lost.lost];
  if (lost.lost === 'timeout') {
    return new OpTimelineError('timeout', `the API server ${server} did not answer: ${lost.detail}`, { remedy });
  }
  const detail = lost.detail && ` (${lost.detail})`;
  return new OpTimelineError('unreachable', `cannot read from the API server ${server}: ${says}${detail}`, { remedy });
}
