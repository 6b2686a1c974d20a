import type { LinkBasis } from '../timeline/owners.ts';
import type { Subject } from '../timeline/subject.ts';
import type { RecordArgs } from './record-args.ts';
import type { TroubleArgs } from './trouble-args.ts';

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

/** The facts of each finding, by code. A code without a wording is a compile error elsewhere. */
export interface FindingArgs extends RecordArgs, TroubleArgs {}

export type FindingCode = keyof FindingArgs;

/** Codes of what is odd in the record itself, whatever happened. */
export type RecordCode = keyof RecordArgs;

/** Codes of something that goes wrong. */
export type TroubleCode = keyof TroubleArgs;

const RECORD: { readonly [Code in RecordCode]: true } = {
  'odd-type': true,
  'scheduler-reason': true,
  'operator-reason': true,
  'hand-written': true,
  recreated: true,
  combined: true,
  'count-frozen': true,
  'history-edge': true,
  unfinished: true,
};

const TROUBLE: { readonly [Code in TroubleCode]: true } = {
  unschedulable: true,
  preempted: true,
  'volume-unbound': true,
  'image-pull-failed': true,
  'container-config-error': true,
  'container-start-failed': true,
  'sandbox-failed': true,
  'volume-mount-failed': true,
  'container-crashing': true,
  'probe-failing': true,
  'out-of-memory': true,
  'hook-failed': true,
  evicted: true,
  'deadline-exceeded': true,
  'quota-exceeded': true,
  'admission-denied': true,
  'create-failed': true,
  'job-failed': true,
  'schedule-missed': true,
  'autoscaler-blind': true,
  'load-balancer-failed': true,
  'provisioning-failed': true,
  'scaled-to-zero': true,
  'pod-failed': true,
  'node-not-ready': true,
  'node-pressure': true,
  'node-restarted': true,
  'operator-failed': true,
  failure: true,
};

export const RECORD_CODES = Object.keys(RECORD) as readonly RecordCode[];
export const TROUBLE_CODES = Object.keys(TROUBLE) as readonly TroubleCode[];

/** The codes that findings can have, as `--fail-on` and `--ignore` take them. */
export const FINDING_CODES: readonly FindingCode[] = [...RECORD_CODES, ...TROUBLE_CODES];

/** Something worth saying. A union over the codes: `code` tells which `args` there are. */
export type Finding = { [Code in FindingCode]: FindingOf<Code> }[FindingCode];

export interface FindingOf<Code extends FindingCode> {
  readonly code: Code;
  readonly severity: Severity;
  readonly subject: Subject;
  readonly state: FindingState;
  /** Whether nothing else in the timeline explains it. */
  readonly root: boolean;
  /** The finding that explains it, where it is no root. */
  readonly explainedBy?: { readonly code: FindingCode; readonly subject: Subject };
  /** The workload its subject belongs to, and the weakest link to it; absent where none is known. */
  readonly workload?: Subject & { readonly basis: LinkBasis };
  readonly args: FindingArgs[Code];
  readonly evidence: Evidence;
}

/** A finding of something that goes wrong. */
export type TroubleFinding = { [Code in TroubleCode]: FindingOf<Code> }[TroubleCode];

export function isTrouble(finding: Finding): finding is TroubleFinding {
  return Object.hasOwn(TROUBLE, finding.code);
}
