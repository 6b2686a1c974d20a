import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { OpTimelineError } from '../../error.ts';

/**
 * Reads the whole body of an answer as text, decompressed. Rejects where the connection or the gzip stream ends early;
 * throws `too-large` as soon as the body has more than `maxBytes`, before or after decompression.
 */
export function readBody(response: IncomingMessage, maxBytes: number, onBytes: () => void): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let received = 0;
    let kept = 0;
    const fail = (failure: unknown) => {
      response.destroy();
      reject(failure);
    };
    const count = (sum: number) => {
      if (sum > maxBytes) fail(tooLarge(maxBytes));
    };
    response.on('data', (chunk: Buffer) => {
      onBytes();
      received += chunk.length;
      count(received);
    });
    response.on('error', fail);
    const body: Readable = isGzip(response) ? response.pipe(createGunzip()) : response;
    body.on('data', (chunk: Buffer) => {
      kept += chunk.length;
      count(kept);
      if (kept <= maxBytes) chunks.push(chunk);
    });
    if (body !== response) body.on('error', fail);
    // The end of the gzip stream may come before that of the response, or there is only one of them.
    let ends = body === response ? 1 : 2;
    const ended = () => {
      if (--ends > 0) return;
      // Node may end a body that was cut with the same event; `complete` tells them apart.
      if (response.complete) resolve(Buffer.concat(chunks).toString('utf8'));
      else fail(new Error('the body is not complete'));
    };
    body.once('end', ended);
    if (body !== response) response.once('end', ended);
  });
}

function isGzip(response: IncomingMessage): boolean {
  return response.headers['content-encoding']?.trim().toLowerCase() === 'gzip';
}

function tooLarge(maxBytes: number): OpTimelineError {
  return new OpTimelineError('too-large', `one answer of the API server has more than ${maxBytes} bytes`, {
    remedy: 'read one namespace with -n, or save the events with kubectl and read the file',
  });
}
