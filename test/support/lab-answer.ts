import { readdirSync, readFileSync } from 'node:fs';
import { judgeFiles } from '../../src/lab/grade-files.ts';
import { hintsIn } from '../../src/lab/hints/index.ts';
import { type LabReport, reportOf } from '../../src/lab/report.ts';
import { STEPS } from '../../src/lab/steps.ts';
import { fixture } from './fixtures.ts';

/** A right answer, recorded from a real cluster. */
export const ANSWER = fixture('lab', 'op-events');

/** What becomes of a file: another text or other bytes, null for no file, or an edit of its text. */
export type Edit = string | Uint8Array | null | ((text: string) => string);

/** A small edit of the right answer. */
export interface Variant {
  readonly title: string;
  readonly edit: Readonly<Record<string, Edit>>;
  /** The checks that fail, one or several; none for an answer that is right too. */
  readonly fails?: string | readonly string[];
}

/** An edit that puts `to` in the place of every `from`; the text must have one, or the variant would be the answer itself. */
export function swap(from: string | RegExp, to: string): (text: string) => string {
  return (text) => {
    const changed = typeof from === 'string' ? text.replaceAll(from, () => to) : text.replace(from, to);
    if (changed === text) throw new Error(`${String(from)} is not in: ${text}`);
    return changed;
  };
}

/** Several edits, one after another. */
export function all(...edits: readonly ((text: string) => string)[]): (text: string) => string {
  return (text) => edits.reduce((edited, edit) => edit(edited), text);
}

export function answerFiles(edits: Readonly<Record<string, Edit>> = {}): Map<string, { bytes: Uint8Array }> {
  const files = new Map(
    readdirSync(ANSWER).map((name) => [name, { bytes: readFileSync(`${ANSWER}/${name}`) as Uint8Array }]),
  );
  for (const [name, edit] of Object.entries(edits)) {
    if (edit === null) files.delete(name);
    else if (typeof edit === 'function')
      files.set(name, { bytes: Buffer.from(edit(Buffer.from(files.get(name)?.bytes ?? []).toString())) });
    else files.set(name, { bytes: Buffer.from(edit as string) });
  }
  return files;
}

export function gradeVariant(edits: Readonly<Record<string, Edit>>): LabReport {
  return reportOf(judgeFiles(answerFiles(edits), STEPS), hintsIn('en'));
}

export function failedIds({ checks }: LabReport): string[] {
  return checks.filter(({ result }) => result === 'fail').map(({ id }) => id);
}
