import { CATALOGUE_TEXTS } from './catalogue/index.ts';
import { namesOf } from './component-names.ts';
import { readEntryLines } from './entry-lines.ts';
import type { ReasonEntry } from './reason-entry.ts';

/** What is known of an event. `''` stands for what is not; `type` helps where one reason is said with two types. */
export interface ReasonQuery {
  readonly reason: string;
  readonly component: string;
  readonly kind: string;
  readonly type?: string;
}

/** What an answer rests on, strongest first. */
export type LookupBasis = 'reason-component-kind' | 'reason-and-component' | 'reason-and-kind';

export interface ReasonMatch {
  readonly entry: ReasonEntry;
  readonly basis: LookupBasis;
  /** Several entries fit and disagree on the phase: `entry` is the first of them, and its phase is a guess. */
  readonly ambiguous: boolean;
}

/** Built-in knowledge, or that and a user's own. Indexed at the first question, so making one costs nothing. */
export class ReasonCatalogue {
  readonly #layers: readonly (() => readonly ReasonEntry[])[];
  #index: LayerIndex[] | undefined;

  /** Each layer is read once, when first needed; an earlier layer takes precedence over a later one. */
  constructor(layers: readonly (() => readonly ReasonEntry[])[]) {
    this.#layers = layers;
  }

  /**
   * The entry for a reason, by its component and the object's kind. A component that does not list the kind answers with
   * the basis `reason-and-component`. Where the component is `''` any component's entry for the kind will do, with the
   * basis `reason-and-kind`. A component nobody listed gets no answer: its words are its own.
   */
  lookup({ reason, component, kind, type = '' }: ReasonQuery): ReasonMatch | undefined {
    const layers = this.#indexes().map((index) => index.byReason.get(reason) ?? []);
    const ofKind = layers.map((entries) => entries.filter((entry) => hasKind(entry, kind)));
    if (component === '') return firstMatch(ofKind, () => true, 'reason-and-kind', type);
    const names = namesOf(component);
    const steps = [
      { entries: ofKind, basis: 'reason-component-kind' },
      { entries: layers, basis: 'reason-and-component' },
    ] as const;
    for (const { entries, basis } of steps) {
      for (const name of names) {
        const match = firstMatch(entries, (entry) => entry.component === name, basis, type);
        if (match) return match;
      }
    }
    return undefined;
  }

  /** All entries of a reason, a user's own first. */
  byReason(reason: string): readonly ReasonEntry[] {
    return this.#indexes().flatMap((index) => index.byReason.get(reason) ?? []);
  }

  /** Every entry, a user's own first. */
  entries(): readonly ReasonEntry[] {
    return this.#indexes().flatMap((index) => index.entries);
  }

  /** The components that have entries, sorted by code unit. */
  components(): readonly string[] {
    return [...new Set(this.#indexes().flatMap((index) => [...index.components]))].sort();
  }

  /** This catalogue with a user's own entries before it. */
  extend(entries: readonly ReasonEntry[]): ReasonCatalogue {
    return new ReasonCatalogue([() => entries, ...this.#layers]);
  }

  #indexes(): readonly LayerIndex[] {
    this.#index ??= this.#layers.map((read) => indexLayer(read()));
    return this.#index;
  }
}

interface LayerIndex {
  readonly entries: readonly ReasonEntry[];
  readonly byReason: ReadonlyMap<string, readonly ReasonEntry[]>;
  readonly components: ReadonlySet<string>;
}

function indexLayer(entries: readonly ReasonEntry[]): LayerIndex {
  const byReason = new Map<string, ReasonEntry[]>();
  for (const entry of entries) {
    const same = byReason.get(entry.reason);
    if (same) same.push(entry);
    else byReason.set(entry.reason, [entry]);
  }
  return { entries, byReason, components: new Set(entries.map((entry) => entry.component)) };
}

function hasKind(entry: ReasonEntry, kind: string): boolean {
  return entry.kinds.includes(kind) || entry.kinds.includes('*');
}

/**
 * The answer of the first layer that has one. Within it a listed kind outweighs `*`, and the type decides where it tells
 * entries apart; an entry of another type still stands where it is the only one.
 */
function firstMatch(
  layers: readonly (readonly ReasonEntry[])[],
  accepts: (entry: ReasonEntry) => boolean,
  basis: LookupBasis,
  type: string,
): ReasonMatch | undefined {
  for (const layer of layers) {
    const accepted = layer.filter(accepts);
    const listed = accepted.filter((entry) => !entry.kinds.includes('*'));
    const closest = listed.length > 0 ? listed : accepted;
    const typed = closest.filter((entry) => entry.type === type);
    const fitting = typed.length > 0 ? typed : closest;
    const entry = fitting[0];
    if (entry) return { entry, basis, ambiguous: fitting.some((other) => other.phase !== entry.phase) };
  }
  return undefined;
}

let builtIn: ReasonCatalogue | undefined;

/** What Kubernetes' own components and well-known operators say: 577 entries, read from source. One object for all. */
export function builtInCatalogue(): ReasonCatalogue {
  builtIn ??= new ReasonCatalogue([() => CATALOGUE_TEXTS.flatMap(readEntryLines)]);
  return builtIn;
}

/**
 * A catalogue in which a user's entries go before those of `base` (the built-in one by default): for the same reason,
 * component and kind they win whatever their type.
 */
export function extendCatalogue(entries: readonly ReasonEntry[], base = builtInCatalogue()): ReasonCatalogue {
  return base.extend(entries);
}
