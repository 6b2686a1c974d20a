import { OpTimelineError } from '../error.ts';
import { utf8Length } from '../text/utf8-order.ts';

/** The text of an input, and the way back from a place in it to a place in the bytes it came from. */
export interface TextSource {
  /** Without a byte order mark. */
  readonly text: string;
  /** How many places held bytes that are no UTF-8 and read as U+FFFD; 0 mostly. */
  readonly invalidBytes: number;
  /** Line (from 1) and byte (from 0) of an index into `text`. */
  place(index: number): { line: number; byte: number };
}

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/**
 * Turns bytes into text by their byte order mark, else as UTF-8; UTF-16 without a mark is told by its zero bytes. Text is
 * taken as it is. Throws `compressed` for gzip, which the pure core cannot open, and `too-large` past what a string holds.
 */
export function textSource(content: string | Uint8Array): TextSource {
  if (typeof content === 'string')
    return sourceOf(content.startsWith('\ufeff') ? content.slice(1) : content, 'utf-8', 0, 0);
  if (content[0] === 0x1f && content[1] === 0x8b) {
    throw new OpTimelineError('compressed', 'the bytes are gzip, text was expected', {
      remedy: 'decompress them first; the op-timeline command does so by itself',
    });
  }
  const { encoding, mark } = encodingOf(content);
  const body = mark > 0 ? content.subarray(mark) : content;
  try {
    return sourceOf(new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(body), encoding, mark, 0);
  } catch (error) {
    return decodeLeniently(body, encoding, mark, error);
  }
}

function decodeLeniently(body: Uint8Array, encoding: Encoding, mark: number, cause: unknown): TextSource {
  try {
    const text = new TextDecoder(encoding, { ignoreBOM: true }).decode(body);
    let invalid = 0;
    for (let index = text.indexOf('\ufffd'); index >= 0; index = text.indexOf('\ufffd', index + 1)) invalid++;
    return sourceOf(text, encoding, mark, Math.max(invalid, 1));
  } catch {
    throw new OpTimelineError('too-large', `${body.length} bytes are more than one text can hold here`, {
      remedy: 'split the dump, for instance by namespace',
      cause,
    });
  }
}

function encodingOf(bytes: Uint8Array): { encoding: Encoding; mark: number } {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return { encoding: 'utf-8', mark: 3 };
  if (first === 0xff && second === 0xfe) return { encoding: 'utf-16le', mark: 2 };
  if (first === 0xfe && second === 0xff) return { encoding: 'utf-16be', mark: 2 };
  // What we read starts with an ASCII character, so its other half is zero.
  if (first !== 0 && second === 0 && bytes.length % 2 === 0) return { encoding: 'utf-16le', mark: 0 };
  if (first === 0 && second !== 0 && bytes.length % 2 === 0) return { encoding: 'utf-16be', mark: 0 };
  return { encoding: 'utf-8', mark: 0 };
}

function sourceOf(text: string, encoding: Encoding, mark: number, invalidBytes: number): TextSource {
  return {
    text,
    invalidBytes,
    place(index) {
      let line = 1;
      for (let at = text.indexOf('\n'); at >= 0 && at < index; at = text.indexOf('\n', at + 1)) line++;
      return { line, byte: mark + (encoding === 'utf-8' ? utf8Length(text.slice(0, index)) : index * 2) };
    },
  };
}
