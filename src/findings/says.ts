import type { Statement } from './statement.ts';

/** Whether a statement says one of some reasons of an object of one of some kinds. */
export function says(
  { reason, subject, namesake }: Statement,
  kinds: readonly string[],
  reasons: readonly string[],
): boolean {
  return reasons.includes(reason) && kinds.includes(subject.kind) && !namesake;
}

/** Notes are read this far: what matters stands near their beginning, and a stranger may write a megabyte. */
const WINDOW = 8192;

/** The part of a note that is read. */
export function noteOf({ note }: Pick<Statement, 'note'>): string {
  return note.slice(0, WINDOW);
}

/** What the groups of a pattern caught in the first of some notes that it fits, one group of several; `''` for none. */
export function inNotes(group: readonly Statement[], pattern: RegExp): string {
  for (const statement of group) {
    const [, ...caught] = pattern.exec(noteOf(statement)) ?? [];
    const found = caught.find((text) => text !== undefined);
    if (found !== undefined) return found;
  }
  return '';
}

/** Steps of a kubelet with a container, each of which comes after all that precedes it. */
export const CONTAINER_STEPS: readonly string[] = ['Pulling', 'Pulled', 'Created', 'Started'];
