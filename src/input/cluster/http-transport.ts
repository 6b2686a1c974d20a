import http, { type OutgoingHttpHeaders } from 'node:http';
import https from 'node:https';
import { showHidden } from '../../text/hidden.ts';
import { checkTarget } from './check-target.ts';
import { type ReadyOptions, requestOptions } from './client-auth.ts';
import { readCertificate } from './credential-files.ts';
import { NO_CREDENTIALS, readCredentials } from './credentials.ts';
import { type SendLimits, sendGet } from './http-send.ts';
import { proxyFor } from './proxy.ts';
import { readServerUrl, type ServerUrl } from './server-url.ts';
import type { Surroundings } from './surroundings.ts';
import type { Target } from './target.ts';
import { isLost, type Reply, type Transport } from './transport.ts';

export interface HttpTransportOptions {
  readonly around: Surroundings;
  readonly limits: SendLimits;
  readonly userAgent: string;
  readonly signal: AbortSignal | undefined;
}

/** Makes the requests ourselves, over one connection that is kept open from page to page. */
export async function httpTransport(target: Target, options: HttpTransportOptions): Promise<Transport> {
  checkTarget(target);
  const server = readServerUrl(target);
  const proxy = proxyFor(server, target, options.around.env);
  let ready = await authorize(target, server, proxy, options, options.signal);
  return {
    server: showHidden(server.shown),
    get: async (path, signal, accept) => {
      const request = accept === undefined ? ready : { ...ready, headers: { ...ready.headers, accept } };
      const reply = await sendGet(new URL(server.url.origin + server.prefix + path), request, options.limits, signal);
      return proxy ? throughProxy(reply, proxy) : reply;
    },
    renew: async (signal) => {
      const fresh = await authorize(target, server, proxy, options, signal);
      ready.agent.destroy();
      ready = fresh;
    },
    close: () => ready.agent.destroy(),
  };
}

async function authorize(
  target: Target,
  server: ServerUrl,
  proxy: string | undefined,
  { around, limits, userAgent }: HttpTransportOptions,
  signal: AbortSignal | undefined,
): Promise<ReadyOptions & { readonly agent: http.Agent }> {
  const { cluster, clusterName } = target;
  const owner = `cluster "${showHidden(clusterName)}"`;
  const authority = server.secure
    ? await readCertificate(
        cluster.certificateAuthority,
        cluster.certificateAuthorityData,
        'certificate-authority',
        owner,
      )
    : undefined;
  // Like kubectl, nothing secret is sent to a server that does not speak TLS (client-go tools/clientcmd ClientConfig).
  const credentials = server.secure ? await readCredentials(target, authority, around, signal) : NO_CREDENTIALS;
  const timeout = limits.requestTimeout || limits.idleTimeout;
  const options = await requestOptions({ target, server, credentials, authority, proxy, timeout });
  const headers: OutgoingHttpHeaders = {
    ...options.headers,
    accept: 'application/json',
    'accept-encoding': cluster.disableCompression ? 'identity' : 'gzip',
    'user-agent': userAgent,
  };
  const auth = options.auth ?? userOfUrl(server.url);
  const { timeout: _, ...rest } = options;
  const agent = proxy && options.agent instanceof http.Agent ? options.agent : keepAlive(server);
  // Node sends it only where the headers hold no authorization, as Go does.
  return { ...rest, headers, agent, auth };
}

/** Behind a proxy it is the proxy that a connection could not be made to. */
function throughProxy(reply: Reply, proxy: string): Reply {
  if (!isLost(reply) || !['refused', 'no-route', 'unknown-host'].includes(reply.lost)) return reply;
  return { ...reply, detail: `${reply.detail}, at the proxy ${showHidden(new URL(proxy).host)}` };
}

/** The client's own agent opens a new connection, with a new TLS handshake, for every page. */
function keepAlive(server: ServerUrl): http.Agent {
  return server.secure ? new https.Agent({ keepAlive: true }) : new http.Agent({ keepAlive: true });
}

/** A user and password in the server's URL, which Go's HTTP client sends as basic authorization. */
function userOfUrl({ username, password }: URL): string | undefined {
  return username || password ? `${decoded(username)}:${decoded(password)}` : undefined;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
