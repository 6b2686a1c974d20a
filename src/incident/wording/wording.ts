import type { FindingArgs, FindingOf, RecordCode, TroubleCode } from '../../findings/finding.ts';
import type { Limit, LimitCode } from '../../timeline/timeline.ts';
import type { ClaimArgs, ClaimCode, Section } from '../claim.ts';
import type { Words } from '../words.ts';

/**
 * What goes wrong, as a clause to stand behind the name of the object and a colon; no full stop, no name of the object.
 * What a note of a stranger says goes through `words`.
 */
export type TroubleClauses = {
  readonly [Code in TroubleCode]: (args: FindingArgs[Code], words: Words) => string;
};

/** Everything the draft says in one language. A code without its sentence does not compile. */
export interface Wording {
  readonly sections: Readonly<Record<Section, string>>;
  /** The heading of the order where no times are left. */
  readonly withoutOrder: string;
  /** Above the steps of which no time is known, where others have one. */
  readonly withoutTime: string;
  /** Between the name of an input and what it is. */
  readonly readFrom: (input: string) => string;
  readonly claims: { readonly [Code in ClaimCode]: (args: ClaimArgs[Code], words: Words) => string };
  /** Sentences for findings of the record; those of troubles are told as claims of the code `trouble`. */
  readonly findings: { readonly [Code in RecordCode]: (finding: FindingOf<Code>, words: Words) => string };
  readonly limits: { readonly [Code in LimitCode]: (args: Limit['args'], words: Words) => string };
  /** A line of the list of evidence: what is known of a row besides its text. */
  readonly occurrences: (
    count: number,
    certainty: string,
    from: number | null,
    to: number | null,
    words: Words,
  ) => string;
  readonly moreRows: (rows: number) => string;
}
