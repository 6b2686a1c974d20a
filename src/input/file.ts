import { readFileSync, statSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { OpTimelineError } from '../error.ts';

/** More text than one JavaScript string holds (536,870,888 UTF-16 units on Node 20 to 26). */
const MOST_BYTES = 512 * 1024 * 1024;

/**
 * The bytes of a file, decompressed where they are gzip; with `partial` as far as they go. Throws `no-input`, `unreadable` or
 * `too-large`.
 */
export async function readFile(path: string, partial = false): Promise<Uint8Array> {
  let bytes: Buffer;
  try {
    const info = statSync(path);
    if (info.isDirectory()) {
      throw new OpTimelineError('unreadable', `${path} is a folder, a file was expected`, {
        remedy: 'name the files in it, as in op-timeline FOLDER/*.json',
      });
    }
    if (info.size > MOST_BYTES) throw tooLarge(path);
    // At once, for the command has nothing else to do meanwhile, and streams take longer to load than most files.
    bytes = readFileSync(path);
  } catch (error) {
    throw error instanceof OpTimelineError ? error : fileError(path, error as NodeJS.ErrnoException);
  }
  return unpacked(bytes, path, partial);
}

/** The bytes of a stream to its end, decompressed where they are gzip. */
export async function readStream(stream: Readable, name: string, partial = false): Promise<Uint8Array> {
  return unpacked(await collect(stream, name), name, partial);
}

async function unpacked(bytes: Buffer, name: string, partial: boolean): Promise<Uint8Array> {
  return bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzip(bytes, name, partial) : bytes;
}

async function collect(stream: Readable, name: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      const bytes: Buffer = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      size += bytes.length;
      if (size > MOST_BYTES) throw tooLarge(name);
      chunks.push(bytes);
    }
  } catch (error) {
    throw error instanceof OpTimelineError ? error : fileError(name, error as NodeJS.ErrnoException);
  }
  return chunks.length === 1 ? (chunks[0] as Buffer) : Buffer.concat(chunks);
}

/** Bounded, since a few kilobytes can unfold into gigabytes. */
async function gunzip(bytes: Buffer, name: string, partial: boolean): Promise<Buffer> {
  const { constants, gunzipSync } = await import('node:zlib');
  // What is cut ends in the middle of a block; flushing gives what stands before.
  const finishFlush = partial ? constants.Z_SYNC_FLUSH : constants.Z_FINISH;
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES, finishFlush });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(name);
    throw new OpTimelineError('unreadable', `${name} is damaged gzip: ${(cause as Error).message}`, {
      remedy: 'it may have been cut; collect it again',
      cause,
    });
  }
}

function tooLarge(name: string): OpTimelineError {
  return new OpTimelineError('too-large', `${name} holds more than ${MOST_BYTES / 1024 / 1024} MiB of text`, {
    remedy: 'split it, for instance by namespace; several files can be given at once',
  });
}

function fileError(path: string, cause: NodeJS.ErrnoException): OpTimelineError {
  const why: Readonly<Record<string, string>> = {
    ENOENT: 'there is no such file',
    EACCES: 'there is no permission to read it',
    EISDIR: 'it is a folder',
  };
  const missing = cause.code === 'ENOENT';
  return new OpTimelineError(
    missing ? 'no-input' : 'unreadable',
    `${path} cannot be read: ${why[cause.code ?? ''] ?? cause.message}`,
    {
      remedy: missing ? 'check the name; - means standard input' : '',
      cause,
    },
  );
}
