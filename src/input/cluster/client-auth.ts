import type { OutgoingHttpHeaders } from 'node:http';
import type { RequestOptions } from 'node:https';
import type { Credentials } from './credentials.ts';
import { impersonationHeaders } from './impersonation.ts';
import type { ServerUrl } from './server-url.ts';
import type { Target } from './target.ts';

export interface Identity {
  readonly target: Target;
  readonly server: ServerUrl;
  readonly credentials: Credentials;
  /** The cluster's CA; undefined for the ones Node trusts. */
  readonly authority: Buffer | undefined;
  readonly proxy: string | undefined;
  /** Milliseconds a proxy may take to connect. */
  readonly timeout: number;
}

/** `headers` is narrowed: here it is always an object. */
export type ReadyOptions = Omit<RequestOptions, 'headers'> & { readonly headers: OutgoingHttpHeaders };

/**
 * Turns an identity into options for node:http(s): credentials, TLS, and an agent for the proxy. The only place that
 * loads the Kubernetes client, and not before a cluster is read. Everything its KubeConfig reads differently from
 * kubectl (files, plugins, groups) is read by us and handed to it ready.
 */
export async function requestOptions(identity: Identity): Promise<ReadyOptions> {
  const { KubeConfig } = await import('@kubernetes/client-node');
  const { target, server, credentials, authority } = identity;
  const { cluster } = target;
  const config = new KubeConfig();
  config.loadFromOptions({
    currentContext: 'context',
    contexts: [{ name: 'context', cluster: 'cluster', user: 'user' }],
    clusters: [
      {
        name: 'cluster',
        server: server.shown,
        // It refuses http unless told that TLS is not to be checked; there is none to check.
        skipTLSVerify: cluster.insecureSkipTlsVerify || !server.secure,
        ...(authority && { caData: authority.toString('base64') }),
        ...(cluster.tlsServerName && { tlsServerName: cluster.tlsServerName }),
        ...(identity.proxy && { proxyUrl: identity.proxy }),
      },
    ],
    users: [
      {
        name: 'user',
        ...(credentials.token && { token: credentials.token }),
        ...(credentials.username && { username: credentials.username, password: credentials.password }),
        ...(credentials.certificate && { certData: credentials.certificate.toString('base64') }),
        ...(credentials.key && { keyData: credentials.key.toString('base64') }),
      },
    ],
  });
  const options: RequestOptions = { timeout: identity.timeout };
  await config.applyToHTTPSOptions(options);
  const given = (options.headers ?? {}) as OutgoingHttpHeaders;
  return { ...options, headers: { ...given, ...impersonationHeaders(target.user.impersonate) } };
}
