import { fstatSync, writeSync } from 'node:fs';
import { OpTimelineError } from '../error.ts';
import type { Output } from './terminal.ts';

/**
 * Standard output or error, written at once: Node's own stream for it takes longer to load than a small timeline to make,
 * and a pipe's is asynchronous, so its end can be lost at exit. Whoever reads may have enough: `| head` ends quietly, but
 * what was found out is still told by the exit code.
 */
export function processOutput(descriptor: 1 | 2): Output {
  let gone = false;
  return {
    get isTTY() {
      return isCharacterDevice(descriptor) && streamOf(descriptor).isTTY === true;
    },
    write(text) {
      const bytes = Buffer.from(text, 'utf8');
      let written = 0;
      while (!gone && written < bytes.length) {
        try {
          written += writeSync(descriptor, bytes, written);
        } catch (error) {
          const { code } = error as NodeJS.ErrnoException;
          gone = code === 'EPIPE';
          if (gone) return;
          // A pipe that was made non-blocking is full: its stream waits until there is room.
          if (code === 'EAGAIN') return writeLater(streamOf(descriptor), bytes.subarray(written));
          if (descriptor === 2) return;
          throw new OpTimelineError('unwritable', `standard output cannot be written: ${code ?? String(error)}`, {
            remedy: code === 'ENOSPC' ? 'there is no space left' : '',
            cause: error,
          });
        }
      }
    },
  };
}

/** A stream tells of a reader that has gone in an event of its own, which would end the process if nobody listened. */
function writeLater(stream: NodeJS.WriteStream, bytes: Uint8Array): void {
  stream.once('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  stream.write(bytes);
}

/** Asks the system first: a terminal is always such a device, and a file or pipe never is. */
function isCharacterDevice(descriptor: number): boolean {
  try {
    return fstatSync(descriptor).isCharacterDevice();
  } catch {
    return false;
  }
}

function streamOf(descriptor: 1 | 2): NodeJS.WriteStream {
  return descriptor === 1 ? process.stdout : process.stderr;
}
