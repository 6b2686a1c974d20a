import type { Certainty } from '../event/kube-event.ts';
import type { Evidence, FindingState, TroubleCode, TroubleFinding } from '../findings/finding.ts';
import type { Repetition } from '../findings/repetition.ts';
import type { ReporterClass } from '../reasons/index.ts';

/** Objects of one kind in one namespace, as a sentence names them. */
export interface ObjectsNamed {
  readonly kind: string;
  /** Distinct names in the order of the timeline. */
  readonly names: readonly string[];
  /** `''` for cluster-scoped objects, and where rows do not tell. */
  readonly namespace: string;
  /** Which object of that name, counted from 1; 0 where there was only one. */
  readonly generation: number;
}

/** One trouble of one or many objects of a workload, as a sentence tells it. */
export interface TroubleTold {
  /** One of the findings, for the facts that all of them have. */
  readonly finding: TroubleFinding;
  /** What it is about: the workload, or the objects themselves. */
  readonly place: ObjectsNamed;
  /** Whether names alone suggest that the objects belong to that workload. */
  readonly byName: boolean;
  /** The objects in trouble, where `place` is their workload; null otherwise. */
  readonly objects: ObjectsNamed | null;
  /** Microseconds since 1970. */
  readonly from: number | null;
  readonly count: number;
  readonly certainty: Certainty;
  readonly state: FindingState;
  /** What shows the end, or may; null for nothing. */
  readonly end: { readonly reason: string; readonly at: number | null; readonly objects: ObjectsNamed | null } | null;
  /** The note that says most; `''` where it is left for another sentence. */
  readonly note: string;
  /** Whether there were other notes than this one. */
  readonly differed: boolean;
}

/** What the draft can claim, with the facts of each claim. The words for them are in one table a language. */
export interface ClaimArgs {
  readonly trouble: TroubleTold;
  readonly 'more-trouble': {
    readonly code: TroubleCode;
    readonly objects: number;
    /** Their workloads, or they themselves. */
    readonly places: readonly ObjectsNamed[];
  };
  readonly harmless: { readonly code: TroubleCode; readonly objects: readonly ObjectsNamed[]; readonly reason: string };
  /** What the trouble of `cause` explains, as far as mechanisms are known. */
  readonly consequences: {
    readonly cause: ObjectsNamed;
    readonly effects: readonly {
      readonly code: TroubleCode;
      readonly place: ObjectsNamed;
      readonly state: FindingState;
    }[];
  };
  /** Commands for a shell, each whole. */
  readonly 'look-next': { readonly commands: readonly string[] };
  readonly window: {
    readonly events: number;
    readonly rows: number;
    readonly from: number | null;
    readonly to: number | null;
    readonly namespaces: readonly string[];
  };
  readonly 'rows-given': { readonly rows: number };
  readonly 'nothing-left': Record<string, never>;
  readonly 'no-failure': Record<string, never>;
  readonly unfinished: { readonly objects: ObjectsNamed; readonly reason: string; readonly reporter: string };
  readonly 'more-unfinished': { readonly objects: number };
  readonly recreated: {
    readonly objects: ObjectsNamed;
    readonly generations: readonly (readonly string[])[];
  };
  readonly 'more-recreated': { readonly objects: number };
  readonly step: Repetition & {
    readonly objects: ObjectsNamed;
    readonly type: string;
    readonly reasons: readonly string[];
    readonly reporter: string;
    /** The note that says most; `''` for none. */
    readonly note: string;
    /** How many different notes there were. */
    readonly notes: number;
    readonly combined: boolean;
  };
  readonly 'ordinary-steps': Repetition & {
    readonly reporter: string;
    readonly reasons: readonly string[];
    /** By kind. */
    readonly objects: readonly ObjectsNamed[];
  };
  /** Steps of objects that had no trouble. */
  readonly 'healthy-steps': Repetition & { readonly reporter: string; readonly objects: number };
  readonly 'more-steps': { readonly steps: number };
  readonly said: {
    readonly class: ReporterClass;
    readonly reporter: string;
    readonly reasons: readonly string[];
    readonly kinds: readonly string[];
    /** Whether these are failures; one sentence never mixes them with the rest. */
    readonly failures: boolean;
    readonly guessed: boolean;
    /** Whether it is said of objects that had no trouble, where others had. */
    readonly elsewhere: boolean;
  };
  readonly 'more-said': { readonly reporters: number };
  readonly 'written-by-hand': {
    readonly manager: string;
    readonly reporter: string;
    readonly reasons: readonly string[];
  };
  readonly 'more-types': { readonly types: number };
  readonly 'odd-type': {
    readonly type: string;
    readonly objects: readonly ObjectsNamed[];
    readonly reasons: readonly string[];
    readonly nearly: string;
    readonly tools: readonly string[];
  };
}

export type ClaimCode = keyof ClaimArgs;

/** One claim of the draft, not yet in words. */
export type Claim = {
  [Code in ClaimCode]: { readonly code: Code; readonly args: ClaimArgs[Code]; readonly evidence: Evidence };
}[ClaimCode];

/** The sections of the draft below its first lines, in order. */
export const SECTIONS = ['order', 'nodes', 'said', 'types', 'limits', 'evidence'] as const;

export type Section = (typeof SECTIONS)[number];

/** What will be told: claims by section. Limits and the list of evidence are not claims about the cluster. */
export type Plan = Readonly<Record<'summary' | 'order' | 'nodes' | 'said' | 'types', readonly Claim[]>>;
