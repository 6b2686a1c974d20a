import { createHmac } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import type { TLSSocket } from 'node:tls';
import { afterAll, describe, expect, test } from 'vitest';
import { findTarget } from '../src/input/cluster/find-target.ts';
import type { ReadClusterOptions } from '../src/input/cluster/options.ts';
import { proxyFor } from '../src/input/cluster/proxy.ts';
import { readCluster } from '../src/input/cluster/read-cluster.ts';
import { readServerUrl } from '../src/input/cluster/server-url.ts';
import { surroundings } from '../src/input/cluster/surroundings.ts';
import { type Played, recorded } from './support/api-server.ts';
import { certificates } from './support/certificates.ts';
import {
  failureOf,
  isolated,
  jumpingClock,
  servers,
  temporaryFolder,
  writeKubeconfig,
} from './support/cluster-setup.ts';

const folder = temporaryFolder();
const { ca, server: serverCertificate, client } = certificates(folder);
const serve = servers();
const base64 = (text: string) => Buffer.from(text).toString('base64');
const TLS = { cert: serverCertificate.certificate, key: serverCertificate.key };
const ONE: Played = { body: recorded('paged-core/page-6').body };
const CA = { 'certificate-authority': ca.certificateFile };

const withTls = (play = () => ONE, more = {}) => serve(play, { ...TLS, ...more });

function reading(cluster: object, user: object = {}, more: ReadClusterOptions = {}): ReadClusterOptions {
  return isolated(folder, { kubeconfig: writeKubeconfig(folder, { cluster, user }), ...more });
}

describe('a client certificate', () => {
  const only = { ca: ca.certificate, requestCert: true, rejectUnauthorized: true };
  test.each<[string, object]>([
    ['from files', { 'client-certificate': client.certificateFile, 'client-key': client.keyFile }],
    [
      'from the kubeconfig',
      { 'client-certificate-data': base64(client.certificate), 'client-key-data': base64(client.key) },
    ],
  ])('%s opens the server', async (_, user) => {
    const server = await withTls(undefined, only);
    const { pages } = await readCluster(reading({ server: server.url, ...CA }, user));
    expect(pages).toEqual([ONE.body]);
  });

  test('that is missing is told as a failure of TLS', async () => {
    const server = await withTls(undefined, only);
    const failure = await failureOf(readCluster(reading({ server: server.url, ...CA })));
    expect(failure.message).toContain('the TLS connection failed (the server wants another client certificate)');
    expect(failure.code).toBe('unreachable');
  });

  test('that is none is an error of the kubeconfig', async () => {
    const server = await withTls();
    const user = { 'client-certificate-data': base64('no certificate'), 'client-key-data': base64('no key') };
    const failure = await failureOf(readCluster(reading({ server: server.url, ...CA }, user)));
    expect(failure.code).toBe('kubeconfig');
    expect(failure.message).toContain('the client certificate or key of the kubeconfig cannot be used');
  });

  test('that is no base64 is an error of the kubeconfig', async () => {
    const user = { 'client-certificate-data': '#secret#', 'client-key-data': 'YQ==' };
    const failure = await failureOf(readCluster(reading({ server: 'https://127.0.0.1:1', ...CA }, user)));
    expect(failure.message).toBe('the client-certificate-data of user "test-user" is no base64');
  });
});

describe("the server's certificate", () => {
  test('is trusted by the CA in the kubeconfig', async () => {
    const server = await withTls();
    const data = { 'certificate-authority-data': base64(ca.certificate) };
    expect((await readCluster(reading({ server: server.url, ...data }))).pages).toHaveLength(1);
  });

  test('is not trusted otherwise', async () => {
    const server = await withTls();
    const failure = await failureOf(readCluster(reading({ server: server.url })));
    expect(failure).toMatchObject({ code: 'unreachable' });
    expect(failure.message).toContain("the server's certificate is not trusted");
    expect(failure.remedy).toContain('certificate-authority');
    expect(server.seen).toEqual([]);
  });

  test('is not looked at with insecure-skip-tls-verify', async () => {
    const server = await withTls();
    const cluster = { server: server.url, 'insecure-skip-tls-verify': true };
    expect((await readCluster(reading(cluster))).pages).toHaveLength(1);
  });

  test('must be for the name that is asked for, or for tls-server-name', async () => {
    const server = await withTls();
    const named = (name: string) => reading({ server: server.url, ...CA, 'tls-server-name': name });
    expect((await readCluster(named('kubernetes.test'))).pages).toHaveLength(1);
    const failure = await failureOf(readCluster(named('other.test')));
    expect(failure.message).toContain("the server's certificate is for another name");
  });

  test('cannot be shown by a server without TLS', async () => {
    const server = await serve(() => ONE);
    const failure = await failureOf(readCluster(reading({ server: `https://127.0.0.1:${server.port}` })));
    expect(failure.message).toContain('the server does not speak TLS');
  });

  test('needs a CA file that exists', async () => {
    const cluster = { server: 'https://127.0.0.1:1', 'certificate-authority': 'missing.crt' };
    const failure = await failureOf(readCluster(reading(cluster)));
    expect(failure.code).toBe('kubeconfig');
    expect(failure.message).toContain(join(folder, 'missing.crt'));
  });
});

describe('what the user shows arrives at the server', () => {
  async function headersFor(user: object, more: ReadClusterOptions = {}) {
    const server = await withTls();
    await readCluster(reading({ server: server.url, ...CA }, user, more));
    return server.seen[0]?.headers ?? {};
  }

  test('a token', async () => {
    expect((await headersFor({ token: 't0k' })).authorization).toBe('Bearer t0k');
  });

  test('a token file, without the line break at its end, and before a token', async () => {
    writeFileSync(join(folder, 'token'), 'from-file\n');
    expect((await headersFor({ tokenFile: 'token' })).authorization).toBe('Bearer from-file');
    expect((await headersFor({ tokenFile: 'token', token: 'beside' })).authorization).toBe('Bearer from-file');
    expect((await headersFor({ tokenFile: 'missing', token: 'beside' })).authorization).toBe('Bearer beside');
  });

  test('a token file is read again when the server refuses the token', async () => {
    writeFileSync(join(folder, 'rotating'), 'old');
    const server = await serve((request) => {
      if (request.headers.authorization === 'Bearer new') return ONE;
      writeFileSync(join(folder, 'rotating'), 'new');
      return recorded('401/bad-token-list-core');
    }, TLS);
    await readCluster(reading({ server: server.url, ...CA }, { tokenFile: 'rotating' }));
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
  });

  test('a user name and password', async () => {
    const { authorization } = await headersFor({ username: 'u', password: 'p' });
    expect(authorization).toBe(`Basic ${base64('u:p')}`);
  });

  test('an impersonated user with groups, uid and extra fields', async () => {
    const server = await withTls();
    const user = { as: 'bob', 'as-uid': '7', 'as-groups': ['g1', 'g2'], 'as-user-extra': { 'Sco pe/ö': ['x', 'y'] } };
    await readCluster(reading({ server: server.url, ...CA }, user));
    const raw = server.seen[0]?.rawHeaders ?? [];
    const sent = raw.flatMap((name, at) => (at % 2 === 0 && /^impersonate/i.test(name) ? [[name, raw[at + 1]]] : []));
    expect(sent).toEqual([
      ['Impersonate-User', 'bob'],
      ['Impersonate-Uid', '7'],
      ['Impersonate-Group', 'g1'],
      ['Impersonate-Group', 'g2'],
      ['Impersonate-Extra-Sco%20pe%2F%C3%B6', 'x'],
      ['Impersonate-Extra-Sco%20pe%2F%C3%B6', 'y'],
    ]);
  });

  test('--as and --as-group', async () => {
    const headers = await headersFor({ as: 'bob' }, { as: 'alice', asGroup: ['ops'] });
    expect(headers).toMatchObject({ 'impersonate-user': 'alice', 'impersonate-group': 'ops' });
  });

  test('a name no header can carry is an error, without the name', async () => {
    const failure = await failureOf(headersFor({ token: 'to\nken' }));
    expect(failure.code).toBe('kubeconfig');
    expect(failure.message).toContain('no HTTP header can carry');
  });

  test('a valid id-token of an OpenID provider; an expired one is left to kubectl', async () => {
    const token = (exp: number) => {
      const signed = ['{"alg":"none"}', JSON.stringify({ exp })].map((part) => Buffer.from(part).toString('base64url'));
      return [...signed, createHmac('sha256', 'x').update('x').digest('base64url')].join('.');
    };
    const provider = (exp: number) => ({ 'auth-provider': { name: 'oidc', config: { 'id-token': token(exp) } } });
    const now = jumpingClock().now() / 1_000;
    expect((await headersFor(provider(now + 60))).authorization).toBe(`Bearer ${token(now + 60)}`);
    const failure = await failureOf(headersFor(provider(now + 5)));
    expect(failure).toMatchObject({ code: 'kubeconfig' });
    expect(failure.remedy).toContain('--via kubectl');
  });

  test('inside a pod, the token of the service account', async () => {
    const account = join(folder, 'pod-account');
    mkdirSync(account);
    writeFileSync(join(account, 'token'), 'pod-token');
    writeFileSync(join(account, 'ca.crt'), ca.certificate);
    writeFileSync(join(account, 'namespace'), 'pod-ns');
    const server = await withTls();
    const env = { KUBERNETES_SERVICE_HOST: '127.0.0.1', KUBERNETES_SERVICE_PORT: String(server.port) };
    const { source } = await readCluster(isolated(folder, { surroundings: { env, serviceAccount: account } }));
    expect(server.seen[0]).toMatchObject({
      path: '/api/v1/namespaces/pod-ns/events?limit=500',
      headers: { authorization: 'Bearer pod-token' },
    });
    expect(source).toMatchObject({ context: 'in-cluster', namespace: 'pod-ns', server: server.url });
  });
});

describe('a server without TLS', () => {
  test('gets no token, as with kubectl, but who to impersonate', async () => {
    const server = await serve(() => ONE);
    await readCluster(reading({ server: server.url }, { token: 'secret', as: 'bob' }));
    expect(server.seen[0]?.headers.authorization).toBeUndefined();
    expect(server.seen[0]?.headers['impersonate-user']).toBe('bob');
  });

  test('gets the user and password of its own URL, which no source shows', async () => {
    const server = await serve(() => ONE);
    const { source } = await readCluster(reading({ server: server.url.replace('//', '//u:p%40ss@') }));
    expect(server.seen[0]?.headers.authorization).toBe(`Basic ${base64('u:p@ss')}`);
    expect(source.server).toBe(server.url);
  });
});

describe('a proxy', () => {
  const asked: string[] = [];
  let refuse = false;
  const proxy = http.createServer().on('connect', (request, socket) => {
    asked.push(`${request.url} ${request.headers['proxy-authorization'] ?? ''}`.trim());
    if (refuse) {
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\n\r\n');
      return;
    }
    // Whatever name was asked for, the test's own server is meant.
    const upstream = connect(Number(String(request.url).split(':').pop()), '127.0.0.1', () => {
      socket.write('HTTP/1.1 200 OK\r\n\r\n');
      upstream.pipe(socket).pipe(upstream);
    });
    for (const end of [upstream, socket as TLSSocket]) end.on('error', () => {});
  });
  const started = new Promise<number>((resolve) => {
    proxy.listen(0, '127.0.0.1', () => resolve((proxy.address() as AddressInfo).port));
  });
  afterAll(() => {
    proxy.close();
  });

  test('of the kubeconfig is used', async () => {
    const server = await withTls();
    asked.length = 0;
    const cluster = { server: server.url, ...CA, 'proxy-url': `http://me:pw@127.0.0.1:${await started}` };
    expect((await readCluster(reading(cluster, { token: 't' }))).pages).toHaveLength(1);
    expect(asked).toEqual([`127.0.0.1:${server.port} Basic ${base64('me:pw')}`]);
    expect(server.seen[0]?.headers.authorization).toBe('Bearer t');
  });

  test('of HTTPS_PROXY is used, unless NO_PROXY says otherwise', async () => {
    const server = await withTls();
    asked.length = 0;
    const url = `https://kubernetes.test:${server.port}`;
    const env = { HTTPS_PROXY: `127.0.0.1:${await started}` };
    const options = reading({ server: url, ...CA }, {}, { surroundings: { env } });
    expect((await readCluster(options)).pages).toHaveLength(1);
    expect(asked).toEqual([`kubernetes.test:${server.port}`]);
    const target = await findTarget(options, surroundings({ env }));
    const proxy = (noProxy: string) => proxyFor(readServerUrl(target), target, { ...env, NO_PROXY: noProxy });
    expect(proxy('.other,kubernetes.test')).toBeUndefined();
    expect(proxy('.other')).toBe(`http://${env.HTTPS_PROXY}`);
  });

  test('that refuses is told apart from a server that does', async () => {
    refuse = true;
    const cluster = { server: 'https://kubernetes.test', 'proxy-url': `http://me:pw@127.0.0.1:${await started}` };
    const failure = await failureOf(readCluster(reading(cluster)));
    refuse = false;
    expect(failure.code).toBe('unreachable');
    expect(failure.message).toContain('the proxy did not let the connection through (407)');
    expect(failure.message).not.toContain('pw');
  });

  test('that is gone is not taken for the server', async () => {
    const cluster = { server: 'https://kubernetes.test', 'proxy-url': 'http://me:pw@127.0.0.1:1' };
    const failure = await failureOf(readCluster(reading(cluster)));
    expect(failure.message).toBe(
      'cannot read from the API server https://kubernetes.test: connection refused (ECONNREFUSED, at the proxy 127.0.0.1:1)',
    );
  });

  test.each(['ftp://me:pw@host', 'me:pw@host', 'http://'])('%s is none', async (url) => {
    const failure = await failureOf(readCluster(reading({ server: 'https://host', 'proxy-url': url })));
    expect(failure).toMatchObject({ code: 'kubeconfig', message: 'proxy-url in the kubeconfig is no URL of a proxy' });
  });
});
