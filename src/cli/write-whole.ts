import { randomUUID } from 'node:crypto';
import { rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { OpTimelineError } from '../error.ts';

/** Writes a file whole or not at all: beside its place first, then moved there. Throws `unwritable`. */
export async function writeWhole(path: string, text: string): Promise<void> {
  const beside = join(dirname(path), `.op-timeline-${randomUUID()}`);
  try {
    await writeFile(beside, text, { flag: 'wx' });
    await rename(beside, path);
  } catch (cause) {
    await rm(beside, { force: true });
    const { code, message } = cause as NodeJS.ErrnoException;
    const why = { ENOENT: 'there is no such folder', EACCES: 'there is no permission', EISDIR: 'it is a folder' }[
      code ?? ''
    ];
    throw new OpTimelineError('unwritable', `${path} cannot be written: ${why ?? message}`, { cause });
  }
}
