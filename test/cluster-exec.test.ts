import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ReadClusterOptions } from '../src/input/cluster/options.ts';
import { readCluster } from '../src/input/cluster/read-cluster.ts';
import { recorded } from './support/api-server.ts';
import { certificates } from './support/certificates.ts';
import { failureOf, isolated, servers, temporaryFolder, writeKubeconfig } from './support/cluster-setup.ts';

const folder = temporaryFolder();
const { ca, server: serverCertificate, client } = certificates(folder);
const serve = servers();
const ONE = { body: recorded('paged-core/page-6').body };
const V1 = 'client.authentication.k8s.io/v1';
const V1BETA1 = 'client.authentication.k8s.io/v1beta1';

mkdirSync(join(folder, 'bin'));

/** A credential plugin: a program of Node that runs the given lines. */
function plugin(name: string, ...lines: string[]): string {
  const path = join(folder, 'bin', name);
  writeFileSync(path, `#!${process.execPath}\n${lines.join('\n')}\n`);
  chmodSync(path, 0o755);
  return path;
}

const prints = (status: object, apiVersion = V1) =>
  `console.log(${JSON.stringify(JSON.stringify({ kind: 'ExecCredential', apiVersion, status }))})`;

const tls = (more = {}) => ({ cert: serverCertificate.certificate, key: serverCertificate.key, ...more });

function reading(url: string, exec: object, more: ReadClusterOptions = {}, cluster: object = {}): ReadClusterOptions {
  const kubeconfig = writeKubeconfig(folder, {
    cluster: { server: url, 'certificate-authority': ca.certificateFile, ...cluster },
    user: { exec: { apiVersion: V1, interactiveMode: 'Never', ...exec } },
  });
  return isolated(folder, { kubeconfig, ...more });
}

/** What a plugin that notes its situation was told. */
async function told(exec: object, more: ReadClusterOptions = {}, cluster: object = {}) {
  const note = join(folder, 'note.json');
  const { apiVersion = V1 } = exec as { apiVersion?: string };
  const command = plugin(
    'noting',
    "const fs = require('node:fs');",
    'const info = JSON.parse(process.env.KUBERNETES_EXEC_INFO);',
    'const { A = null } = process.env;',
    `fs.writeFileSync(${JSON.stringify(note)}, JSON.stringify({ info, A, args: process.argv.slice(2) }));`,
    prints({ token: 't' }, apiVersion),
  );
  const server = await serve(() => ONE, tls());
  await readCluster(reading(server.url, { command, ...exec }, more, cluster));
  return { server, note: JSON.parse(readFileSync(note, 'utf8')) };
}

describe('a credential plugin', () => {
  test('gives a token', async () => {
    const server = await serve(() => ONE, tls());
    const command = plugin('token', prints({ token: 'from-plugin' }));
    await readCluster(reading(server.url, { command }));
    expect(server.seen[0]?.headers.authorization).toBe('Bearer from-plugin');
  });

  test('gives a client certificate', async () => {
    const server = await serve(() => ONE, tls({ ca: ca.certificate, requestCert: true, rejectUnauthorized: true }));
    const status = { clientCertificateData: client.certificate, clientKeyData: client.key };
    const command = plugin('certificate', prints(status));
    expect((await readCluster(reading(server.url, { command }))).pages).toHaveLength(1);
  });

  test('gets its arguments, its variables, and what is asked of it', async () => {
    const { note } = await told({ args: ['--cluster', 'a b; $x'], env: [{ name: 'A', value: '1' }] });
    expect(note).toEqual({
      args: ['--cluster', 'a b; $x'],
      A: '1',
      info: { kind: 'ExecCredential', apiVersion: V1, spec: { interactive: false } },
    });
  });

  test('is told of the cluster where it asks for it', async () => {
    const extension = { name: 'client.authentication.k8s.io/exec', extension: { audience: 'x' } };
    const cluster = { extensions: [extension], 'tls-server-name': 'kubernetes.test' };
    const exec = { provideClusterInfo: true, apiVersion: V1BETA1, interactiveMode: undefined };
    const { note, server } = await told(exec, {}, cluster);
    expect(note.info).toEqual({
      kind: 'ExecCredential',
      apiVersion: V1BETA1,
      spec: {
        interactive: false,
        cluster: {
          server: server.url,
          'tls-server-name': 'kubernetes.test',
          'certificate-authority-data': Buffer.from(ca.certificate).toString('base64'),
          config: { audience: 'x' },
        },
      },
    });
  });

  test('may ask a person where there is a terminal', async () => {
    const { note } = await told({ interactiveMode: 'IfAvailable' }, { surroundings: { terminal: true } });
    expect(note.info.spec.interactive).toBe(true);
  });

  test('is found on PATH by a bare name, and by the folder of the kubeconfig otherwise', async () => {
    const server = await serve(() => ONE, tls());
    plugin('on-path', prints({ token: 't' }));
    const env = { PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter) };
    const { pages } = await readCluster(reading(server.url, { command: 'on-path' }, { surroundings: { env } }));
    expect(pages).toHaveLength(1);
    expect((await readCluster(reading(server.url, { command: 'bin/on-path' }))).pages).toHaveLength(1);
  });

  test('runs again when the server refuses what it gave', async () => {
    const marker = join(folder, 'ran-once');
    const command = plugin(
      'second-time-lucky',
      "const fs = require('node:fs');",
      `const again = fs.existsSync(${JSON.stringify(marker)});`,
      `fs.writeFileSync(${JSON.stringify(marker)}, '');`,
      `if (again) ${prints({ token: 'good' })}; else ${prints({ token: 'stale' })};`,
    );
    const server = await serve(
      ({ headers }) => (headers.authorization === 'Bearer good' ? ONE : { status: 401 }),
      tls(),
    );
    await readCluster(reading(server.url, { command }));
    expect(server.seen).toHaveLength(2);
  });

  test('is not run for a server without TLS, nor beside a token', async () => {
    const marker = join(folder, 'ran');
    const command = plugin('marking', `require('node:fs').writeFileSync(${JSON.stringify(marker)}, '')`);
    const plain = await serve(() => ONE);
    await readCluster(reading(plain.url, { command }, {}, { 'certificate-authority': undefined }));
    const server = await serve(() => ONE, tls());
    const user = { token: 't', exec: { apiVersion: V1, interactiveMode: 'Never', command } };
    const cluster = { server: server.url, 'certificate-authority': ca.certificateFile };
    await readCluster(isolated(folder, { kubeconfig: writeKubeconfig(folder, { cluster, user }) }));
    expect(server.seen[0]?.headers.authorization).toBe('Bearer t');
    expect(existsSync(marker)).toBe(false);
  });
});

describe('a credential plugin that fails', () => {
  const failure = (exec: object, more?: ReadClusterOptions) =>
    failureOf(readCluster(reading('https://127.0.0.1:1', exec, more)));

  test('because it is not there, with its own hint', async () => {
    const error = await failure({ command: 'no-such-plugin', installHint: 'get it\n  at https://example.com' });
    expect(error.code).toBe('kubeconfig');
    expect(error.message).toBe('the credential plugin "no-such-plugin" of user "test-user" was not found');
    expect(error.remedy).toBe('get it at https://example.com');
    expect((await failure({ command: 'no-such-plugin' })).remedy).toContain('PATH');
  });

  test('because it may not be run', async () => {
    const command = plugin('no-permission', '');
    chmodSync(command, 0o644);
    expect((await failure({ command })).message).toContain('cannot be run (EACCES)');
  });

  test.each<[string, string, string]>([
    ['exits', "console.error('SECRET'); process.exit(3)", 'failed with exit code 3'],
    ['prints nothing', '', 'printed no ExecCredential'],
    ['prints a secret that is no JSON', "console.log('SECRET')", 'printed no ExecCredential'],
    ['has no status', 'console.log(\'{"kind":"ExecCredential"}\')', 'printed no ExecCredential'],
    ['speaks another version', prints({ token: 'SECRET' }, V1BETA1), 'another apiVersion'],
    ['has nothing to show', prints({ token: '' }), 'neither a token nor a client certificate'],
    ['has a certificate without a key', prints({ clientCertificateData: 'SECRET' }), 'neither a token nor'],
  ])('because it %s', async (name, code, message) => {
    const error = await failure({ command: plugin(name.replaceAll(' ', '-'), code) });
    expect(error.code).toBe('kubeconfig');
    expect(error.message).toContain(message);
    expect(`${error.message} ${error.remedy}`).not.toContain('SECRET');
  });

  test('because it prints without end', async () => {
    const error = await failure({ command: 'yes', args: ['SECRET'] });
    expect(error.message).toContain('or printed too much');
  });

  test('because it must ask and nobody is there', async () => {
    const error = await failure({ command: plugin('asking', ''), interactiveMode: 'Always' });
    expect(error.message).toContain('must ask a person, but standard input is no terminal');
    expect(error.remedy).toContain('--via kubectl');
  });

  test('because the caller ended the read', async () => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 150);
    const command = plugin('sleeping', 'setTimeout(() => {}, 60000)');
    expect((await failure({ command }, { signal: controller.signal })).code).toBe('aborted');
  });
});
