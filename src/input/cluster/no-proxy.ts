import { BlockList, isIP, isIPv6 } from 'node:net';

/**
 * Whether a server is reached without the proxy of the environment: this machine always, others by `NO_PROXY`, a comma
 * separated list of names, `.suffixes`, addresses, ranges, each with or without a port, or `*`
 * (golang.org/x/net/http/httpproxy, useProxy).
 */
export function bypassesProxy(url: URL, noProxy: string): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase();
  const port = url.port || (url.protocol === 'https:' ? '443' : '80');
  if (host === 'localhost' || isLoopback(host)) return true;
  return noProxy
    .toLowerCase()
    .split(',')
    .map((entry) => entry.trim())
    .some((entry) => entry !== '' && matches(entry, host, port));
}

function matches(entry: string, host: string, port: string): boolean {
  if (entry === '*') return true;
  if (entry.includes('/')) return isIn(entry, host);
  const [, name = '', itsPort = ''] = /^(\[[^\]]*\]|[^:]*|.*:.*:.*?)(?::(\d+))?$/.exec(entry) ?? [];
  if (itsPort && itsPort !== port) return false;
  const bare = name.replace(/^\[|\]$/g, '');
  if (isIP(bare) || isIP(host)) return bare === host;
  if (bare.startsWith('*.')) return host.endsWith(bare.slice(1));
  if (bare.startsWith('.')) return host.endsWith(bare);
  return bare !== '' && (host === bare || host.endsWith(`.${bare}`));
}

function isIn(range: string, host: string): boolean {
  const [network = '', bits = ''] = range.split('/');
  if (!isIP(network) || !isIP(host) || !/^\d{1,3}$/.test(bits)) return false;
  const family = isIPv6(network) ? 'ipv6' : 'ipv4';
  if (Number(bits) > (family === 'ipv6' ? 128 : 32)) return false;
  const list = new BlockList();
  list.addSubnet(network, Number(bits), family);
  return list.check(host, isIPv6(host) ? 'ipv6' : 'ipv4');
}

function isLoopback(host: string): boolean {
  return host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}
