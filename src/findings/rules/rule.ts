/** How findings of one code come about, in words: data for whoever asks why one is there. */
export interface Rule {
  /** What the code means, in a sentence or two. */
  readonly means: string;
  readonly severity: string;
  /** What makes it open, recovered or unknown. */
  readonly state: string;
  /** The reasons it is read from; what is no list of reasons is said in a sentence. */
  readonly reasons: readonly string[];
  /** Where upstream the rule was read; none where it rests on the events alone. */
  readonly sources: readonly string[];
}

/** A rule of warnings, and of no source, unless `more` says otherwise. */
export function rule(means: string, state: string, reasons: readonly string[], more: Partial<Rule> = {}): Rule {
  return { means, severity: 'warning', state, reasons, sources: [], ...more };
}
