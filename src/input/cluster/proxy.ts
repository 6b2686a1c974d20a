import { OpTimelineError } from '../../error.ts';
import { bypassesProxy } from './no-proxy.ts';
import type { ServerUrl } from './server-url.ts';
import type { Surroundings } from './surroundings.ts';
import type { Target } from './target.ts';

const PROTOCOLS = ['http:', 'https:', 'socks5:', 'socks5h:'];

/**
 * The proxy to reach the server through, or undefined: the cluster's `proxy-url`, else `HTTPS_PROXY` or `HTTP_PROXY`
 * unless `NO_PROXY` exempts the server (golang.org/x/net/http/httpproxy). Throws `kubeconfig` without the URL, which may
 * hold a password.
 */
export function proxyFor(server: ServerUrl, target: Target, env: Surroundings['env']): string | undefined {
  if (target.cluster.proxyUrl) return readProxy(target.cluster.proxyUrl, 'proxy-url in the kubeconfig');
  const name = server.secure ? 'HTTPS_PROXY' : 'HTTP_PROXY';
  const given = env[name] || env[name.toLowerCase()];
  if (!given || bypassesProxy(server.url, env.NO_PROXY || env.no_proxy || '')) return undefined;
  return readProxy(/^(?:https?|socks5h?):\/\//i.test(given) ? given : `http://${given}`, name);
}

function readProxy(text: string, where: string): string {
  if (URL.canParse(text) && PROTOCOLS.includes(new URL(text).protocol) && new URL(text).hostname) return text;
  throw new OpTimelineError('kubeconfig', `${where} is no URL of a proxy`, {
    remedy: 'expected http://HOST:PORT, https://HOST:PORT or socks5://HOST:PORT',
  });
}
