import { randomUUID } from 'node:crypto';
import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OpTimelineError } from '../error.ts';

/**
 * Writes a file whole or not at all: beside its place first, then moved there, with the mode the old one had. A link is
 * followed, and a pipe or device is written into, not replaced. Throws `unwritable`.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  let beside: string | undefined;
  try {
    const old = await stat(path).catch(() => undefined);
    if (old && !old.isFile()) {
      await writeFile(path, text);
      return;
    }
    const target = old ? await realpath(path) : path;
    beside = join(dirname(target), `.op-timeline-${randomUUID()}`);
    await writeFile(beside, text, { flag: 'wx', ...(old ? { mode: old.mode & 0o777 } : {}) });
    await rename(beside, target);
  } catch (cause) {
    if (beside !== undefined) await rm(beside, { force: true });
    const { code, message } = cause as NodeJS.ErrnoException;
    const why = { ENOENT: 'there is no such folder', EACCES: 'there is no permission', EISDIR: 'it is a folder' }[
      code ?? ''
    ];
    throw new OpTimelineError('unwritable', `${path} cannot be written: ${why ?? message}`, { cause });
  }
}
