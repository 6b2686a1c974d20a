/** The facts of findings of the record: what is odd in how it was written or kept. */
export interface RecordArgs {
  readonly 'odd-type': {
    /** As in the event; `''` where it has none. */
    readonly type: string;
    readonly reasons: readonly string[];
    /** client-go's recorders refuse such a type: something else wrote the event. */
    readonly implies: 'not-client-go';
    /** Whether it differs from Normal or Warning in letter case or blanks alone. */
    readonly nearly: 'Normal' | 'Warning' | '';
    /** Well-known tools that hide or mislabel it, each as `tool: what it does`. */
    readonly tools: readonly string[];
  };
  readonly 'scheduler-reason': ReporterArgs;
  readonly 'operator-reason': ReporterArgs;
  readonly 'hand-written': {
    /** The program that wrote it, by managedFields. */
    readonly manager: string;
    /** Who the events say they are from; `''` for nobody. */
    readonly reporter: string;
    readonly reasons: readonly string[];
  };
  readonly recreated: {
    /** In the order they were seen, each with the reasons said of it. */
    readonly generations: readonly { readonly uid: string; readonly reasons: readonly string[] }[];
  };
  readonly combined: { readonly reason: string; readonly count: number };
  readonly 'count-frozen': {
    readonly reporter: string;
    readonly reasons: readonly string[];
    /** What the counts add up to: a lower bound. */
    readonly count: number;
  };
  readonly 'history-edge': {
    /** Microseconds since 1970. */
    readonly edge: number;
    readonly reasons: readonly string[];
  };
  readonly unfinished: { readonly reason: string; readonly reporter: string; readonly since: number | null };
}

export interface ReporterArgs {
  readonly reporter: string;
  readonly reason: string;
  readonly type: string;
  /** How many objects it was said of. */
  readonly objects: number;
  /** `certain` where the event names its reporter, `guess` where only the reason speaks. */
  readonly basis: 'certain' | 'guess';
}
