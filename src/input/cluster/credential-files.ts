import { readFile } from 'node:fs/promises';
import { OpTimelineError } from '../../error.ts';
import { showHidden } from '../../text/hidden.ts';

/** A file a kubeconfig points to. Throws `kubeconfig` with the path and never a word of what the file holds. */
export async function readCredentialFile(path: string, field: string, owner: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (failure) {
    const code = failure instanceof Error && 'code' in failure ? String(failure.code) : '';
    const why = code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`;
    throw new OpTimelineError('kubeconfig', `the ${field} of ${owner} ${why}: ${showHidden(path)}`, {
      remedy: 'a relative path is taken from the folder of the kubeconfig that names it',
      cause: failure,
    });
  }
}

/** The bytes of a file, or of base64 text in the kubeconfig itself; undefined where there is neither. */
export async function readCertificate(
  file: string,
  data: string,
  field: string,
  owner: string,
): Promise<Buffer | undefined> {
  if (file) return await readCredentialFile(file, field, owner);
  if (!data) return undefined;
  const text = data.replace(/\s/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(text) || text.length % 4 !== 0) {
    throw new OpTimelineError('kubeconfig', `the ${field}-data of ${owner} is no base64`);
  }
  return Buffer.from(text, 'base64');
}
