import { constants } from 'node:fs';
import { open, readdir, realpath, stat } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { OpTimelineError } from '../error.ts';
import { excerpt } from '../text/hidden.ts';
import { LAB_FILES, type LabContent, type LabFiles, MOST_BYTES } from './lab-files.ts';

/**
 * Reads the files of an answer folder. What cannot be read is told of that file alone. Throws `no-input` or `unreadable` for
 * the folder itself.
 */
export async function readLabFolder(folder: string): Promise<LabFiles> {
  const root = await rootOf(folder);
  const files = new Map<string, LabContent>();
  for (const name of LAB_FILES) {
    const content = await readContent(join(root, name), root);
    if (content) files.set(name, content);
  }
  return files;
}

async function rootOf(folder: string): Promise<string> {
  try {
    const info = await stat(folder);
    if (!info.isDirectory()) {
      throw new OpTimelineError('unreadable', `${excerpt(folder, 200)} is no folder`, {
        remedy: 'name the folder that holds the files of the eight steps',
      });
    }
    // Without permission to list it, every file would seem to be missing.
    await readdir(folder);
    return await realpath(folder);
  } catch (error) {
    if (error instanceof OpTimelineError) throw error;
    const { code = '' } = error as NodeJS.ErrnoException;
    const missing = code === 'ENOENT';
    throw new OpTimelineError(
      missing ? 'no-input' : 'unreadable',
      `the folder ${excerpt(folder, 200)} cannot be read: ${missing ? 'there is no such folder' : code}`,
      { remedy: missing ? 'check the name' : '', cause: error },
    );
  }
}

const PROBLEMS: Readonly<Record<string, string>> = {
  EACCES: 'there is no permission to read it',
  ELOOP: 'it is a link that leads to itself',
  ENXIO: 'it is no file',
};

/** The content of a file; undefined where there is none. A pipe is opened without waiting for somebody to write into it. */
async function readContent(path: string, root: string): Promise<LabContent | undefined> {
  try {
    const real = await realpath(path);
    const handle = await open(real, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      const info = await handle.stat();
      if (!info.isFile()) return { problem: info.isDirectory() ? 'it is a folder' : 'it is no file' };
      if (info.size > MOST_BYTES) return { problem: `it is larger than ${MOST_BYTES / 1024} KiB` };
      const outside = !real.startsWith(root.endsWith(sep) ? root : root + sep);
      return { bytes: await read(handle), ...(outside && { outside }) };
    } finally {
      await handle.close();
    }
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return undefined;
    return { problem: PROBLEMS[code] ?? `it cannot be read (${code})` };
  }
}

/** At most one byte more than a file may have: some files of a system say that they are empty and never end. */
async function read(handle: Awaited<ReturnType<typeof open>>): Promise<Uint8Array> {
  const bytes = new Uint8Array(MOST_BYTES + 1);
  let length = 0;
  while (length < bytes.length) {
    const { bytesRead } = await handle.read(bytes, length, bytes.length - length, length);
    if (bytesRead === 0) break;
    length += bytesRead;
  }
  return bytes.subarray(0, length);
}
