import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkTarget } from '../src/input/cluster/check-target.ts';
import { findTarget } from '../src/input/cluster/find-target.ts';
import type { ClusterOptions } from '../src/input/cluster/options.ts';
import { readServerUrl } from '../src/input/cluster/server-url.ts';
import { type Surroundings, surroundings } from '../src/input/cluster/surroundings.ts';
import { failureOf, temporaryFolder } from './support/cluster-setup.ts';

const folder = temporaryFolder();
let count = 0;

function file(text: string, name = `config-${++count}`): string {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
}

function around(more: Partial<Surroundings> = {}): Surroundings {
  return surroundings({ env: {}, home: join(folder, 'no-home'), serviceAccount: join(folder, 'no-account'), ...more });
}

const find = (text: string, options: ClusterOptions = {}) =>
  findTarget({ kubeconfig: file(text), ...options }, around());

const TWO = `
current-context: a
contexts:
- {name: a, context: {cluster: ca, user: ua, namespace: na}}
- {name: b, context: {cluster: cb, user: ub}}
clusters:
- {name: ca, cluster: {server: 'https://a:6443'}}
- {name: cb, cluster: {server: 'https://b:6443'}}
users:
- {name: ua, user: {as: alice, as-groups: [g1]}}
- {name: ub, user: {}}
`;

describe('which context, cluster and user', () => {
  test.each<[string, ClusterOptions, object]>([
    ['the current context', {}, { context: 'a', clusterName: 'ca', userName: 'ua', namespace: 'na' }],
    ['a named context', { context: 'b' }, { context: 'b', clusterName: 'cb', userName: 'ub', namespace: '' }],
    ['another cluster', { cluster: 'cb' }, { context: 'a', clusterName: 'cb', userName: 'ua', namespace: 'na' }],
    ['another user', { user: 'ub' }, { context: 'a', clusterName: 'ca', userName: 'ub' }],
  ])('%s', async (_, options, expected) => {
    expect(await find(TWO, options)).toMatchObject(expected);
  });

  test('--server replaces only the address', async () => {
    const target = await find(TWO, { server: 'https://c' });
    expect(target).toMatchObject({ clusterName: 'ca', userName: 'ua', cluster: { server: 'https://c' } });
  });

  test('--as replaces the user to impersonate, and leaves the groups', async () => {
    const { user } = await find(TWO, { as: 'bob', asUid: '7' });
    expect(user.impersonate).toEqual({ user: 'bob', uid: '7', groups: ['g1'], extra: new Map() });
    expect((await find(TWO, { as: 'bob', asGroup: ['g2'] })).user.impersonate.groups).toEqual(['g2']);
    expect((await find(TWO, { as: 'bob', asGroup: [] })).user.impersonate.groups).toEqual(['g1']);
  });

  test.each<[string, ClusterOptions, string]>([
    ['context', { context: 'zz' }, 'the kubeconfig has no context "zz"; its contexts: a, b'],
    ['cluster', { cluster: 'zz' }, 'the kubeconfig has no cluster "zz"; its clusters: ca, cb'],
    ['user', { user: 'zz' }, 'the kubeconfig has no user "zz"; its users: ua, ub'],
  ])('an unknown %s is answered with the known ones', async (_, options, message) => {
    const failure = await failureOf(find(TWO, options));
    expect(failure).toMatchObject({ code: 'kubeconfig', message });
  });

  test('a context whose user is missing is an error, not a read as nobody', async () => {
    const text = TWO.replace('name: ub, user: {}', 'name: other, user: {}');
    expect((await failureOf(find(text, { context: 'b' }))).message).toContain('has no user "ub"');
  });

  test('no current context is answered with the contexts there are', async () => {
    const failure = await failureOf(find(TWO.replace('current-context: a', '')));
    expect(failure.message).toBe('the kubeconfig has no current context; its contexts: a, b');
    expect(failure.remedy).toContain('--context');
  });
});

describe('which files', () => {
  const part = (cluster: string, server: string, more = '') =>
    file(`clusters: [{name: ${cluster}, cluster: {server: '${server}'}}]\n${more}`);
  const context = (name: string, cluster: string) =>
    `contexts: [{name: ${name}, context: {cluster: ${cluster}}}]\ncurrent-context: ${name}\n`;

  test('KUBECONFIG is a list: missing files are skipped, empty ones are fine, the first to name a thing wins', async () => {
    const list = [
      join(folder, 'missing'),
      file(''),
      part('one', 'https://first', context('x', 'one')),
      part('one', 'https://second', context('y', 'one')),
      '',
    ];
    const found = await findTarget({}, around({ env: { KUBECONFIG: list.join(delimiter) } }));
    expect(found).toMatchObject({ context: 'x', cluster: { server: 'https://first' } });
    const other = await findTarget({ context: 'y' }, around({ env: { KUBECONFIG: list.join(delimiter) } }));
    expect(other).toMatchObject({ context: 'y', cluster: { server: 'https://first' } });
  });

  test('a context of one file may name a cluster of another', async () => {
    const list = [file(context('x', 'far')), part('far', 'https://far')];
    const found = await findTarget({}, around({ env: { KUBECONFIG: list.join(delimiter) } }));
    expect(found.cluster.server).toBe('https://far');
  });

  test('--kubeconfig counts alone', async () => {
    const named = part('n', 'https://named', context('n', 'n'));
    const env = { KUBECONFIG: part('e', 'https://env', context('e', 'e')) };
    expect((await findTarget({ kubeconfig: named }, around({ env }))).context).toBe('n');
  });

  test('without KUBECONFIG the file in the home folder counts', async () => {
    const home = join(folder, 'home');
    mkdirSync(join(home, '.kube'), { recursive: true });
    writeFileSync(join(home, '.kube', 'config'), TWO);
    expect((await findTarget({}, around({ home, env: { KUBECONFIG: '' } }))).context).toBe('a');
  });

  test('--kubeconfig that does not exist is an error', async () => {
    const kubeconfig = join(folder, 'missing');
    const failure = await failureOf(findTarget({ kubeconfig }, around()));
    expect(failure).toMatchObject({ code: 'kubeconfig', message: `the kubeconfig ${kubeconfig} does not exist` });
  });

  test('a folder is an error', async () => {
    expect((await failureOf(findTarget({ kubeconfig: folder }, around()))).message).toContain('is a folder');
  });

  test('none at all is answered with the places looked at', async () => {
    const env = { KUBECONFIG: [join(folder, 'm1'), join(folder, 'm2')].join(delimiter) };
    const failure = await failureOf(findTarget({}, around({ env })));
    expect(failure.code).toBe('kubeconfig');
    expect(failure.message).toContain(`${join(folder, 'm1')}, ${join(folder, 'm2')}`);
    expect(failure.remedy).toContain('-f FILE');
    expect((await failureOf(findTarget({}, around()))).message).toContain(join('no-home', '.kube', 'config'));
  });

  test('--server needs no kubeconfig', async () => {
    const found = await findTarget({ server: 'http://127.0.0.1:8001' }, around());
    expect(found).toMatchObject({ context: '', cluster: { server: 'http://127.0.0.1:8001' } });
  });

  test('relative paths start at the folder of their own file', async () => {
    mkdirSync(join(folder, 'deep'), { recursive: true });
    const text = `
current-context: a
contexts: [{name: a, context: {cluster: c, user: u}}]
clusters: [{name: c, cluster: {server: 'https://a', certificate-authority: pki/ca.crt}}]
users:
- name: u
  user: {client-certificate: u.crt, client-key: ../u.key, tokenFile: token, exec: {command: ./bin/login}}
- {name: bare, user: {exec: {command: login}}}
- {name: rooted, user: {tokenFile: /var/token}}
`;
    const kubeconfig = file(text, join('deep', 'config'));
    const { cluster, user } = await findTarget({ kubeconfig }, around());
    expect(cluster.certificateAuthority).toBe(join(folder, 'deep', 'pki', 'ca.crt'));
    expect(user.clientCertificate).toBe(join(folder, 'deep', 'u.crt'));
    expect(user.clientKey).toBe(join(folder, 'u.key'));
    expect(user.tokenFile).toBe(join(folder, 'deep', 'token'));
    expect(user.exec?.command).toBe(join(folder, 'deep', 'bin', 'login'));
    expect((await findTarget({ kubeconfig, user: 'bare' }, around())).user.exec?.command).toBe('login');
    expect((await findTarget({ kubeconfig, user: 'rooted' }, around())).user.tokenFile).toBe('/var/token');
  });
});

describe('inside a pod', () => {
  const account = join(folder, 'account');
  mkdirSync(account);
  writeFileSync(join(account, 'token'), 'pod-token\n');
  writeFileSync(join(account, 'ca.crt'), 'ca');
  writeFileSync(join(account, 'namespace'), 'pod-ns\n');
  const env = { KUBERNETES_SERVICE_HOST: '10.0.0.1', KUBERNETES_SERVICE_PORT: '443' };
  const pod = (more: Record<string, string> = {}) => around({ env: { ...env, ...more }, serviceAccount: account });

  test('the service account is used', async () => {
    expect(await findTarget({ as: 'bob' }, pod())).toMatchObject({
      context: 'in-cluster',
      namespace: 'pod-ns',
      cluster: { server: 'https://10.0.0.1:443', certificateAuthority: join(account, 'ca.crt') },
      user: { tokenFile: join(account, 'token'), impersonate: { user: 'bob' } },
    });
  });

  test('an IPv6 address gets its brackets, POD_NAMESPACE goes first', async () => {
    const found = await findTarget({}, pod({ KUBERNETES_SERVICE_HOST: 'fd00::1', POD_NAMESPACE: 'other' }));
    expect(found).toMatchObject({ namespace: 'other', cluster: { server: 'https://[fd00::1]:443' } });
  });

  test('a kubeconfig goes before the service account', async () => {
    expect((await findTarget({ kubeconfig: file(TWO) }, pod())).context).toBe('a');
  });

  test('without a token this is no pod', async () => {
    const failure = await failureOf(findTarget({}, around({ env })));
    expect(failure.message).toContain('found no kubeconfig');
  });
});

describe('a kubeconfig that cannot be read', () => {
  test.each<[string, string, string]>([
    ['bad YAML', 'users:\n- name: [\n', 'is not valid YAML at line'],
    ['a repeated key', 'users: []\ncontexts: []\nusers: []\n', 'repeats a key of the same mapping at line 3'],
    ['a list', '- a\n', 'the document in the kubeconfig'],
    ['a token that is a number', 'users: [{name: u, user: {token: 123}}]', 'users[0].user.token in the kubeconfig'],
    ['a namespace that is true', 'contexts: [{name: u, context: {namespace: true}}]', 'is a boolean, expected text'],
    [
      'a flag that is text',
      "clusters: [{name: c, cluster: {insecure-skip-tls-verify: 'yes'}}]",
      'expected true or false',
    ],
    ['clusters that are a mapping', 'clusters: {name: c}', 'clusters in the kubeconfig'],
    ['two users of one name', 'users: [{name: u}, {name: u}]', 'has two users named "u"'],
  ])('%s', async (_, text, message) => {
    const failure = await failureOf(find(text));
    expect(failure.code).toBe('kubeconfig');
    expect(failure.message).toContain(message);
    expect(failure.message).toContain(join(folder, `config-${count}`));
  });

  test('of several documents the first counts, as for kubectl', async () => {
    expect((await find(`${TWO}---\ncurrent-context: b\n`)).context).toBe('a');
  });

  test('names such as __proto__ are ordinary', async () => {
    const text = TWO.replaceAll('name: a,', 'name: __proto__,').replace('-context: a', '-context: __proto__');
    expect((await find(text)).context).toBe('__proto__');
    expect((await failureOf(find('{__proto__: {contexts: [], current-context: a}}'))).message).toContain('found no');
  });
});

describe('an entry that contradicts itself', () => {
  test.each<[string, string, string, string]>([
    ['CA twice', 'certificate-authority: f, certificate-authority-data: YQ==', '', 'both certificate-authority and'],
    [
      'CA and insecure',
      'certificate-authority-data: YQ==, insecure-skip-tls-verify: true',
      '',
      'insecure-skip-tls-verify',
    ],
    ['token and password', '', 'token: t, password: p', 'has both a token and a user name or password'],
    [
      'certificate twice',
      '',
      'client-certificate: f, client-certificate-data: YQ==, client-key: f',
      'client-certificate-data',
    ],
    ['key twice', '', 'client-certificate: f, client-key: f, client-key-data: YQ==', 'both client-key and'],
    ['no key', '', 'client-certificate: f', 'no client-key for it'],
    ['groups without a user', '', 'as-groups: [g]', 'names no user (as)'],
    ['extra without a user', '', 'as-user-extra: {scope: [s]}', 'names no user (as)'],
    ['exec without command', '', 'exec: {apiVersion: client.authentication.k8s.io/v1}', 'without a command'],
    ['exec of an old version', '', 'exec: {command: x, apiVersion: client.authentication.k8s.io/v1alpha1}', 'v1alpha1'],
    ['exec without a version', '', 'exec: {command: x}', 'no apiVersion'],
    [
      'exec v1 without a mode',
      '',
      'exec: {command: x, apiVersion: client.authentication.k8s.io/v1}',
      'interactiveMode',
    ],
    ['gcp', '', 'auth-provider: {name: gcp}', 'auth-provider "gcp", which is not supported here'],
    ['azure', '', 'auth-provider: {name: azure}', 'auth-provider "azure", which is not supported here'],
  ])('%s', async (_, cluster, user, message) => {
    const target = await find(`
current-context: a
contexts: [{name: a, context: {cluster: c, user: u}}]
clusters: [{name: c, cluster: {server: 'https://a', ${cluster}}}]
users: [{name: u, user: {${user}}}]`);
    const failure = await failureOf(Promise.resolve().then(() => checkTarget(target)));
    expect(failure.code).toBe('kubeconfig');
    expect(failure.message).toContain(message);
    if (message.includes('auth-provider')) expect(failure.remedy).toContain('--via kubectl');
  });
});

describe('the server of a cluster', () => {
  const url = async (server: string, more = '') =>
    readServerUrl(
      await find(`
current-context: a
contexts: [{name: a, context: {cluster: c}}]
clusters: [{name: c, cluster: {server: '${server}'${more}}}]`),
    );

  test.each([
    ['https://host:6443', '', 'https://host:6443', ''],
    ['https://host:6443/', '', 'https://host:6443', ''],
    ['https://host/k8s/c-1/', '', 'https://host/k8s/c-1', '/k8s/c-1'],
    ['http://127.0.0.1:8001', '', 'http://127.0.0.1:8001', ''],
    ['host:8080', '', 'http://host:8080', ''],
    ['host:6443', ', certificate-authority-data: YQ==', 'https://host:6443', ''],
    ['https://user:pass@host:6443/p?token=t', '', 'https://host:6443/p', '/p'],
  ])('%s%s is shown as %s', async (server, more, shown, prefix) => {
    expect(await url(server, more)).toMatchObject({ shown, prefix });
  });

  test.each(['ftp://user:secret@host', 'https://', 'https://user:secret@ho st'])('%s is refused', async (server) => {
    const failure = await failureOf(url(server));
    expect(failure).toMatchObject({ code: 'kubeconfig', message: 'the server of cluster "c" is no http or https URL' });
  });
});
