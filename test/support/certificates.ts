import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Certificate {
  readonly certificate: string;
  readonly key: string;
  readonly certificateFile: string;
  readonly keyFile: string;
}

/** A throw-away CA, a server's certificate for 127.0.0.1 and kubernetes.test, and a client's, made by openssl. */
export function certificates(folder: string): { ca: Certificate; server: Certificate; client: Certificate } {
  const files = (name: string) => ({
    certificateFile: join(folder, `${name}.crt`),
    keyFile: join(folder, `${name}.key`),
  });
  const openssl = (...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });
  const ec = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const read = (name: string): Certificate => {
    const { certificateFile, keyFile } = files(name);
    return {
      certificate: readFileSync(certificateFile, 'utf8'),
      key: readFileSync(keyFile, 'utf8'),
      certificateFile,
      keyFile,
    };
  };
  openssl('req', '-x509', ...ec, '-keyout', 'ca.key', '-out', 'ca.crt', '-days', '2', '-subj', '/CN=test-ca');
  for (const [name, extension] of [
    ['server', 'subjectAltName=DNS:kubernetes.test,IP:127.0.0.1'],
    ['client', 'extendedKeyUsage=clientAuth'],
  ] as const) {
    writeFileSync(join(folder, `${name}.ext`), extension);
    openssl('req', ...ec, '-keyout', `${name}.key`, '-out', `${name}.csr`, '-subj', `/CN=test-${name}`);
    const sign = ['-CA', 'ca.crt', '-CAkey', 'ca.key', '-CAcreateserial', '-days', '2', '-extfile', `${name}.ext`];
    openssl('x509', '-req', '-in', `${name}.csr`, '-out', `${name}.crt`, ...sign);
  }
  return { ca: read('ca'), server: read('server'), client: read('client') };
}
