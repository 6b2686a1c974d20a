import type { Certainty } from '../event/kube-event.ts';

/** The object a finding is about. `''` where the events name none. */
export interface Subject {
  readonly kind: string;
  readonly name: string;
  /** Absent for cluster-scoped objects, whose events are stored in `default` without lying there. */
  readonly namespace?: string;
  readonly apiVersion?: string;
}

export type Severity = 'critical' | 'warning' | 'notice' | 'info';

/** How it stands as far as the events go; silence is not recovery. */
export type FindingState = 'open' | 'recovered' | 'unknown';

/** What a finding or a sentence rests on; never all empty. */
export interface Evidence {
  /** Texts of rows. */
  readonly rows: readonly string[];
  /** Identities of events: their uids, where they have one. */
  readonly events: readonly string[];
  /** Codes of what the coverage says events cannot show. */
  readonly limits: readonly string[];
}

/** What an outcome rests on: the catalogue, the type, or the words of the reason. The last two are guesses. */
export type OutcomeBasis = 'catalogue' | 'type' | 'words';

/** The facts of each finding, by code. A code without a wording is a compile error elsewhere. */
export interface FindingArgs {
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
  readonly failure: {
    readonly reason: string;
    readonly type: string;
    readonly reporter: string;
    readonly count: number;
    readonly certainty: Certainty;
    readonly basis: OutcomeBasis;
    /** Microseconds since 1970; null where the events have no time. */
    readonly from: number | null;
    readonly to: number | null;
    /** The note that says most, verbatim but for the recorder's prefix of combined messages; `''` for none. */
    readonly note: string;
    /** Whether the notes differed: then the count is not that of this one. */
    readonly differed: boolean;
    /** The reason that shows the recovery; `''` where none does. */
    readonly recoveredBy: string;
  };
}

interface ReporterArgs {
  readonly reporter: string;
  readonly reason: string;
  readonly type: string;
  /** How many objects it was said of. */
  readonly objects: number;
  /** `certain` where the event names its reporter, `guess` where only the reason speaks. */
  readonly basis: 'certain' | 'guess';
}

export type FindingCode = keyof FindingArgs;

const CODES: { readonly [Code in FindingCode]: true } = {
  'odd-type': true,
  'scheduler-reason': true,
  'operator-reason': true,
  'hand-written': true,
  recreated: true,
  combined: true,
  'count-frozen': true,
  'history-edge': true,
  unfinished: true,
  failure: true,
};

/** The codes that findings can have, as `--fail-on` and `--ignore` take them. */
export const FINDING_CODES = Object.keys(CODES) as readonly FindingCode[];

/** Something worth saying. A union over the codes: `code` tells which `args` there are. */
export type Finding = { [Code in FindingCode]: FindingOf<Code> }[FindingCode];

export interface FindingOf<Code extends FindingCode> {
  readonly code: Code;
  readonly severity: Severity;
  readonly subject: Subject;
  readonly state: FindingState;
  /** Whether nothing else in the timeline explains it. */
  readonly root: boolean;
  readonly args: FindingArgs[Code];
  readonly evidence: Evidence;
}
