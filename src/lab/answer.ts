import { OpTimelineError } from '../error.ts';
import { textSource } from '../formats/text-source.ts';
import { isProblem, type Maybe } from './check.ts';
import { type LabFile, type LabFiles, MOST_BYTES } from './lab-files.ts';
import { readManifest } from './manifest.ts';

/** A JSON object of a manifest. */
export type Fields = Readonly<Record<string, unknown>>;

/** The files of an answer, read as text or as manifests, each once. */
export class Answer {
  readonly steps: readonly number[];
  readonly #files: LabFiles;
  readonly #texts = new Map<LabFile, Maybe<string>>();
  readonly #objects = new Map<LabFile, Maybe<readonly Fields[]>>();
  readonly #touched = new Set<LabFile>();

  /** `steps` are those that are graded: what another one would say must be said here where it is not among them. */
  constructor(files: LabFiles, steps: readonly number[]) {
    this.#files = files;
    this.steps = steps;
  }

  /** The text of a file, or why it has none: missing, empty, binary, too large. Without a byte order mark. */
  text(file: LabFile): Maybe<string> {
    this.#touched.add(file);
    return made(this.#texts, file, () => this.#readText(file));
  }

  /** The lines of a file without blanks at their ends, up to the last that is not empty; LF, CRLF or CR. */
  lines(file: LabFile): Maybe<readonly string[]> {
    const text = this.text(file);
    if (isProblem(text)) return text;
    const lines = text.value.split(/\r\n|\n|\r/).map((line) => line.trimEnd());
    while (lines.at(-1) === '') lines.pop();
    return { value: lines };
  }

  /** The objects of a manifest: of every document, and of lists in them. */
  objects(file: LabFile): Maybe<readonly Fields[]> {
    const text = this.text(file);
    if (isProblem(text)) return text;
    return made(this.#objects, file, () => {
      const read = readManifest(text.value);
      return isProblem(read) ? { problem: `${file}: ${read.problem}` } : read;
    });
  }

  /** Whether what was looked at since the last call may be shown. */
  mayShow(): boolean {
    const outside = [...this.#touched].some((file) => {
      const content = this.#files.get(file);
      return content !== undefined && 'outside' in content && content.outside === true;
    });
    this.#touched.clear();
    return !outside;
  }

  #readText(file: LabFile): Maybe<string> {
    const content = this.#files.get(file);
    if (content === undefined) return { problem: `${file} is missing` };
    if ('problem' in content) return { problem: `${file}: ${content.problem}` };
    if (content.bytes.length > MOST_BYTES) return { problem: `${file} is larger than ${MOST_BYTES / 1024} KiB` };
    try {
      const { text } = textSource(content.bytes);
      if (text.trim() === '') return { problem: `${file} is empty` };
      return text.includes('\u0000') ? { problem: `${file} holds binary data, no text` } : { value: text };
    } catch (error) {
      if (!(error instanceof OpTimelineError)) throw error;
      return { problem: `${file}: ${error.message}` };
    }
  }
}

function made<Key, Value>(store: Map<Key, Value>, key: Key, make: () => Value): Value {
  const known = store.get(key);
  if (known !== undefined) return known;
  const value = make();
  store.set(key, value);
  return value;
}
