import type { ReasonCatalogue, ReasonEntry } from '../reasons/index.ts';
import { showHidden } from '../text/hidden.ts';
import { sortByUtf8 } from '../text/utf8-order.ts';
import { namesKind } from '../timeline/kind-names.ts';

/** What to list; what is not given matches all. */
export interface ListFilter {
  readonly component?: string | undefined;
  readonly kind?: string | undefined;
  readonly phase?: string | undefined;
  readonly category?: string | undefined;
}

/** The entries of a catalogue that match, sorted by reason; those of one reason stay in its order. */
export function listEntries(
  catalogue: ReasonCatalogue,
  { component, kind, phase, category }: ListFilter,
): readonly ReasonEntry[] {
  const matching = catalogue
    .entries()
    .filter(
      (entry) =>
        (component === undefined || entry.component === component) &&
        (kind === undefined || entry.kinds.some((one) => one === '*' || namesKind(kind, one))) &&
        (phase === undefined || entry.phase === phase) &&
        (category === undefined || entry.category === category),
    );
  return sortByUtf8(matching, ({ reason }) => reason);
}

/** The reasons of some entries, each once, as they are shown. */
export function namesIn(entries: readonly ReasonEntry[]): string[] {
  return [...new Set(entries.map(({ reason }) => shownReason(reason)))];
}

/** A reason on one line; the one that is not there as the command takes it, too. */
export function shownReason(reason: string): string {
  return reason === '' ? '<none>' : showHidden(reason);
}
