import { sep } from 'node:path';
import type { Fields } from './kubeconfig-fields.ts';
import type { ClusterEntry, ContextEntry, ExecEntry, UserEntry } from './kubeconfig-types.ts';

/** The extension of a cluster that is meant for credential plugins (client-go tools/clientcmd/api/types.go). */
const EXEC_EXTENSION = 'client.authentication.k8s.io/exec';

export function readContext(fields: Fields): ContextEntry {
  return { cluster: fields.text('cluster'), user: fields.text('user'), namespace: fields.text('namespace') };
}

export function readCluster(fields: Fields): ClusterEntry {
  const extension = fields.list('extensions').find((entry) => entry.text('name') === EXEC_EXTENSION);
  return {
    server: fields.text('server'),
    certificateAuthority: fields.path('certificate-authority'),
    certificateAuthorityData: fields.text('certificate-authority-data'),
    insecureSkipTlsVerify: fields.flag('insecure-skip-tls-verify'),
    tlsServerName: fields.text('tls-server-name'),
    proxyUrl: fields.text('proxy-url'),
    disableCompression: fields.flag('disable-compression'),
    execConfig: extension?.raw('extension'),
  };
}

export function readUser(fields: Fields): UserEntry {
  const provider = fields.has('auth-provider') ? fields.fields('auth-provider') : undefined;
  return {
    token: fields.text('token'),
    tokenFile: fields.path('tokenFile'),
    clientCertificate: fields.path('client-certificate'),
    clientCertificateData: fields.text('client-certificate-data'),
    clientKey: fields.path('client-key'),
    clientKeyData: fields.text('client-key-data'),
    username: fields.text('username'),
    password: fields.text('password'),
    impersonate: {
      user: fields.text('as'),
      uid: fields.text('as-uid'),
      groups: fields.texts('as-groups'),
      extra: fields.lists('as-user-extra'),
    },
    exec: fields.has('exec') ? readExec(fields.fields('exec')) : undefined,
    authProvider: provider && { name: provider.text('name'), idToken: provider.fields('config').text('id-token') },
  };
}

function readExec(fields: Fields): ExecEntry {
  const command = fields.text('command');
  return {
    apiVersion: fields.text('apiVersion'),
    // A bare name is looked up on PATH; only one with a separator is a path (clientcmd GetAuthInfoFileReferences).
    command: command.includes('/') || command.includes(sep) ? fields.path('command') : command,
    args: fields.texts('args'),
    env: fields.list('env').map((entry) => ({ name: entry.text('name'), value: entry.text('value') })),
    installHint: fields.text('installHint'),
    provideClusterInfo: fields.flag('provideClusterInfo'),
    interactiveMode: fields.text('interactiveMode'),
  };
}
