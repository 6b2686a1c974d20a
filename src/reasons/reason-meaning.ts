import type { Category, ReasonEntry } from './reason-entry.ts';

/** What some reasons mean, in plain words. */
export interface ReasonMeaning {
  readonly reasons: readonly string[];
  /** Who says it in this sense: the same word of another component has a meaning of its own. */
  readonly components: readonly string[];
  /** Where one component says the word in several senses, the category, kind or type that tells them apart. */
  readonly category?: Category;
  readonly kind?: string;
  readonly type?: string;
  readonly means: string;
  /** What it looks like when it is bad, or when it is not. */
  readonly whenBad?: string;
  /** What shows that it is over. */
  readonly recovery?: string;
}

/** Whether a meaning is that of an entry. */
export function isMeaningOf({ reasons, components, category, kind, type }: ReasonMeaning, entry: ReasonEntry): boolean {
  return (
    reasons.includes(entry.reason) &&
    components.includes(entry.component) &&
    (category === undefined || category === entry.category) &&
    (kind === undefined || entry.kinds.includes(kind)) &&
    (type === undefined || type === entry.type)
  );
}
