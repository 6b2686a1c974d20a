import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inspect } from 'node:util';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OpTimelineError } from '../src/error.ts';
import { parseKubeconfig } from '../src/input/cluster/kubeconfig-parse.ts';
import type { ReadClusterOptions } from '../src/input/cluster/options.ts';
import { readCluster } from '../src/input/cluster/read-cluster.ts';
import { failureOf, isolated, servers, temporaryFolder, writeKubeconfig } from './support/cluster-setup.ts';

const MARKER = 's3cr3tM4rk3r';
const SAFE = 'c2VjcmV0';
const folder = temporaryFolder();
const serve = servers();

const plugin = join(folder, 'plugin');
writeFileSync(plugin, `#!/bin/sh\necho ${MARKER}; echo ${MARKER} >&2; exit 1\n`);
chmodSync(plugin, 0o755);
writeFileSync(join(folder, 'token'), `${MARKER}\nsecond line ${MARKER}`);
writeFileSync(join(folder, 'certificate'), MARKER);
mkdirSync(join(folder, 'empty'));

/** Everything a caller could print of an error: text, stack, causes, and all properties, however deep. */
function everything(failure: OpTimelineError): string {
  return [
    failure.message,
    failure.remedy,
    failure.stack ?? '',
    inspect(failure, { depth: 20, showHidden: true, maxArrayLength: null, maxStringLength: null }),
  ].join('\n');
}

const exec = (more: object = {}) => ({
  apiVersion: 'client.authentication.k8s.io/v1',
  interactiveMode: 'Never',
  command: plugin,
  args: [`--password=${MARKER}`],
  env: [{ name: 'PASSWORD', value: MARKER }],
  ...more,
});

const USERS: Readonly<Record<string, object>> = {
  token: { token: MARKER },
  'token with a line break': { token: `${MARKER}\n` },
  'token and password': { token: MARKER, username: MARKER, password: MARKER },
  'token that is a list': { token: [MARKER] },
  'token file of two lines': { tokenFile: 'token' },
  password: { username: 'u', password: MARKER },
  'certificate that is none': { 'client-certificate': 'certificate', 'client-key': 'certificate' },
  'certificate data that is no base64': { 'client-certificate-data': `${MARKER}!`, 'client-key-data': MARKER },
  'key without certificate file': { 'client-certificate': 'missing', 'client-key-data': MARKER },
  plugin: { exec: exec() },
  'plugin that is missing': { exec: exec({ command: 'no-such-plugin' }) },
  'plugin with an argument no program can get': { exec: exec({ args: [`${MARKER}\0`] }) },
  'plugin with a list for its arguments': { exec: exec({ args: [{ a: MARKER }] }) },
  provider: { 'auth-provider': { name: 'gcp', config: { 'access-token': MARKER } } },
  'expired id-token': { 'auth-provider': { name: 'oidc', config: { 'id-token': MARKER, 'refresh-token': MARKER } } },
};

const CLUSTERS: Readonly<Record<string, (url: string) => object>> = {
  'behind a proxy that is gone': (server) => ({ server, 'proxy-url': `http://me:${MARKER}@127.0.0.1:1` }),
  'behind a proxy that is none': (server) => ({ server, 'proxy-url': `me:${MARKER}@host` }),
  'with a password in its URL': (server) => ({ server: server.replace('//', `//me:${MARKER}@`) }),
  'with a password in a bad URL': () => ({ server: `https://me:${MARKER}@ho st` }),
  'with a password and no TLS': (server) => ({
    server: server.replace('http:', 'https:').replace('//', `//a:${MARKER}@`),
  }),
  'with a token in its query': (server) => ({ server: `${server}/?token=${MARKER}` }),
  plain: (server) => ({ server }),
  'with TLS': (server) => ({ server: server.replace('http:', 'https:') }),
};

test('no credential reaches an error, whatever goes wrong', async () => {
  const statuses = [302, 400, 401, 403, 404, 500];
  let failures = 0;
  for (const [clusterName, cluster] of Object.entries(CLUSTERS)) {
    for (const [index, [userName, user]] of Object.entries(USERS).entries()) {
      const server = await serve(() => ({ status: statuses[index % statuses.length] ?? 400, body: '{}' }));
      const kubeconfig = writeKubeconfig(folder, { cluster: cluster(server.url), user });
      const options: ReadClusterOptions = isolated(folder, { kubeconfig });
      const failure = await failureOf(readCluster(options));
      expect(everything(failure), `${clusterName}, ${userName}`).not.toContain(MARKER);
      failures++;
    }
  }
  expect(failures).toBe(Object.keys(CLUSTERS).length * Object.keys(USERS).length);
});

test('the search for a leak would find one', () => {
  const cause = Object.assign(new Error('x'), { options: { headers: { authorization: MARKER } } });
  expect(everything(new OpTimelineError('kubeconfig', 'x', { cause }))).toContain(MARKER);
});

test('a kubeconfig that is broken anywhere is never quoted', async () => {
  const whole = JSON.stringify(
    { contexts: [{ name: SAFE }], users: [{ name: 'u', user: { token: MARKER, exec: exec() } }] },
    null,
    1,
  );
  const yaml = `users:\n- name: u\n  user:\n    token: ${MARKER}\n    password: "${MARKER}"\n    username: ${MARKER}\n`;
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(whole, yaml),
      fc.nat(400),
      fc.constantFrom('', '[', '}', '"', '\t', ': ', '&a ', '*b ', '!!x ', '- ', '%', '\n---\n', '\u0000', '? '),
      fc.boolean(),
      async (text, at, inserted, cut) => {
        const broken = text.slice(0, at % text.length) + inserted + (cut ? '' : text.slice(at % text.length));
        await parseKubeconfig(broken, '/k').catch((failure: unknown) => {
          expect(failure).toBeInstanceOf(OpTimelineError);
          expect(everything(failure as OpTimelineError)).not.toContain(MARKER);
        });
      },
    ),
    { numRuns: 500 },
  );
});
