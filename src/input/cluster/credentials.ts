import { showHidden } from '../../text/hidden.ts';
import { readCertificate, readCredentialFile } from './credential-files.ts';
import { runExecPlugin } from './exec-plugin.ts';
import { oidcToken } from './oidc.ts';
import type { Surroundings } from './surroundings.ts';
import type { Target } from './target.ts';

/** What a request shows to the server, read and ready. Must not reach a message. */
export interface Credentials {
  readonly token: string;
  readonly username: string;
  readonly password: string;
  readonly certificate: Buffer | undefined;
  readonly key: Buffer | undefined;
}

export const NO_CREDENTIALS: Credentials = {
  token: '',
  username: '',
  password: '',
  certificate: undefined,
  key: undefined,
};

/** Reads the files and runs the plugin that the user's entry names; again on every call, since tokens expire. */
export async function readCredentials(
  target: Target,
  authority: Buffer | undefined,
  around: Surroundings,
  signal: AbortSignal | undefined,
): Promise<Credentials> {
  const { user, userName } = target;
  const owner = userName ? `user "${showHidden(userName)}"` : 'the user';
  const certificate = await readCertificate(
    user.clientCertificate,
    user.clientCertificateData,
    'client-certificate',
    owner,
  );
  const key = await readCertificate(user.clientKey, user.clientKeyData, 'client-key', owner);
  const credentials = { ...NO_CREDENTIALS, username: user.username, password: user.password, certificate, key };
  const token = await readToken(target, owner, around);
  // As in client-go, a plugin only speaks for a user who has nothing else to show.
  if (token || user.username || !user.exec) return { ...credentials, token };
  const given = await runExecPlugin(user.exec, { target, authority, around, signal });
  return { ...credentials, token: given.token, certificate: given.certificate ?? certificate, key: given.key ?? key };
}

async function readToken({ user, userName }: Target, owner: string, around: Surroundings): Promise<string> {
  if (user.tokenFile) {
    // A token beside the file is the fallback for a file that cannot be read (client-go transport/token_source.go).
    const bytes = await readCredentialFile(user.tokenFile, 'tokenFile', owner).catch((failure: unknown) => {
      if (user.token) return undefined;
      throw failure;
    });
    if (bytes) return bytes.toString('utf8').trim();
  }
  if (user.token || !user.authProvider) return user.token;
  return oidcToken(user.authProvider.idToken, userName, around.clock.now());
}
