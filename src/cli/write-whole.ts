import { randomUUID } from 'node:crypto';
import { open, readlink, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { OpTimelineError } from '../error.ts';

/**
 * Writes a file whole or not at all: beside its place first, then moved there, with the mode the old one had. A link is
 * followed, also to where nothing is yet, and a pipe or device is written into, not replaced. Throws `unwritable`.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  let beside: string | undefined;
  try {
    const old = await stat(path).catch(() => undefined);
    if (old && !old.isFile()) {
      await writeFile(path, text);
      return;
    }
    const target = await targetOf(path);
    beside = join(dirname(target), `.op-timeline-${randomUUID()}`);
    await writeFile(beside, text, { flag: 'wx', ...(old ? { mode: old.mode & 0o777 } : {}) });
    await rename(beside, target);
  } catch (cause) {
    if (beside !== undefined) await rm(beside, { force: true });
    throw new OpTimelineError('unwritable', `${path} cannot be written: ${whyOf(cause as Error)}`, { cause });
  }
}

/** How events, lists and manifests begin; a draft begins with a sentence. */
const DATA = /^\ufeff?\s*(?:[[{]|---|(?:apiVersion|kind|items|metadata):)|^\u001f\ufffd/;

/**
 * Refuses to write a draft over a file that holds data: `--incident events.json` is an easy slip for `incident
 * events.json`. Throws `unwritable`.
 */
export async function refuseData(path: string): Promise<void> {
  const old = await stat(path).catch(() => undefined);
  if (!old?.isFile()) return;
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(256), 0, 256, 0);
    if (!DATA.test(buffer.toString('utf8', 0, bytesRead))) return;
  } finally {
    await file.close();
  }
  throw new OpTimelineError('unwritable', `${path} holds data, and the draft would take its place`, {
    remedy: 'name another file for the draft; op-timeline incident FILE prints the draft of events',
  });
}

/** The file behind all links. A link's own text is read only where it leads nowhere: the system follows all others. */
async function targetOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Moved to a name that ends like a folder's, a file would fail under its passing name.
    if (code !== 'ENOENT' || /[/\\]$/.test(path)) throw error;
  }
  const link = await readlink(path).catch(() => undefined);
  return link === undefined ? path : targetOf(resolve(await realpath(dirname(path)), link));
}

const WHY: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such folder',
  EACCES: 'there is no permission',
  EISDIR: 'it is a folder',
  ENOTDIR: 'it is below a file',
};

/** Without the call and its paths, which Node puts behind a comma: one of them is the passing name. */
function whyOf({ code = '', message }: NodeJS.ErrnoException): string {
  return WHY[code] ?? (message.split(', ')[0] as string);
}
