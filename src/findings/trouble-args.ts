import type { SchedulingCause, SchedulingPreemption } from '../reasons/index.ts';
import type { Subject } from '../timeline/subject.ts';
import type { Repetition } from './repetition.ts';

/** What an outcome rests on: the catalogue, the type, or the words of the reason. The last two are guesses. */
export type OutcomeBasis = 'catalogue' | 'type' | 'words';

/** What every finding of something that goes wrong tells. */
export interface TroubleBase extends Repetition {
  /** The reason that was said first of it. */
  readonly reason: string;
  readonly type: string;
  readonly reporter: string;
  readonly basis: OutcomeBasis;
  /** The note that says most, verbatim but for the recorder's prefix of combined messages; `''` for none. */
  readonly note: string;
  /** Whether the notes differed: then the count is not that of this one. */
  readonly differed: boolean;
  /** The reason of the event that shows the recovery, or that may; `''` where none does. */
  readonly recoveredBy: string;
  /** When that was said, in microseconds since 1970. */
  readonly recoveredAt: number | null;
  /** The object it was said of, where that is another one of the same workload. */
  readonly recoveredOn: Subject | null;
}

/** What a registry, or the kubelet before it, answered to a pull. */
export type ImageAnswer =
  | 'not-found'
  | 'unauthorized'
  | 'refused'
  | 'rate-limited'
  | 'timeout'
  | 'unresolved'
  | 'certificate'
  | 'platform'
  | 'disk-full'
  | 'invalid-name'
  | 'never-pull'
  | 'other'
  | '';

/** What an eviction was for. */
export type EvictionCause =
  | 'node-resource'
  | 'node-condition'
  | 'container-limit'
  | 'pod-limit'
  | 'volume-limit'
  | 'taint'
  | 'admission'
  | 'node-shutdown'
  | 'other';

/** What refused to let an object be made. */
export type Refusal =
  | 'pod-security'
  | 'webhook'
  | 'webhook-unreachable'
  | 'policy'
  | 'limit-range'
  | 'service-account'
  | 'priority-class'
  | 'security-context'
  | 'other';

export type JobEnd = 'backoff-limit' | 'deadline' | 'failed-indexes' | 'failure-policy' | 'other';

/** An object that a note says is not there; `key` is the missing key of a ConfigMap or Secret, else `''`. */
export interface Missing {
  readonly kind: string;
  readonly name: string;
  readonly key: string;
}

type Trouble<Facts> = TroubleBase & Readonly<Facts>;
type OfContainer = { container: string; init: boolean };

/** The facts of findings of something that goes wrong. Texts are `''` where the events do not tell. */
export interface TroubleArgs {
  readonly unschedulable: Trouble<{
    /** The nodes there were; null where the note does not tell. */
    nodes: number | null;
    /** How many of them the causes cover at most: their counts may overlap. */
    covered: number | null;
    causes: readonly Pick<SchedulingCause, 'text' | 'count' | 'family'>[];
    /** What the scheduler says of evicting pods of lower priority for it. */
    preemption: SchedulingPreemption;
    /** Whether the note was cut, so that causes may be missing. */
    truncated: boolean;
  }>;
  /** `by` is the pod that took the place, as far as it is named or its uid is known; null otherwise. */
  readonly preempted: Trouble<{ by: Subject | null; node: string }>;
  readonly 'volume-unbound': Trouble<{ noClass: boolean }>;
  readonly 'image-pull-failed': Trouble<OfContainer & { images: readonly string[]; answer: ImageAnswer }>;
  readonly 'container-config-error': Trouble<OfContainer & { missing: Missing | null }>;
  readonly 'container-start-failed': Trouble<OfContainer>;
  /** `plugin` is the network plugin that failed. */
  readonly 'sandbox-failed': Trouble<{ plugin: string }>;
  readonly 'volume-mount-failed': Trouble<{ volumes: readonly string[]; missing: Missing | null }>;
  /** `starts` is how often it was started; 0 where that is not told. */
  readonly 'container-crashing': Trouble<OfContainer & { starts: number }>;
  readonly 'probe-failing': Trouble<
    OfContainer & {
      probe: 'liveness' | 'readiness' | 'startup' | '';
      /** How often the kubelet said that it restarts the container for it. */
      restarts: number;
      /** Whether the container was being stopped, so that nothing is wrong. */
      stopping: boolean;
    }
  >;
  readonly 'out-of-memory': Trouble<{ victim: string }>;
  readonly 'hook-failed': Trouble<OfContainer & { hook: 'postStart' | 'preStop' }>;
  readonly evicted: Trouble<{
    cause: EvictionCause;
    /** `memory`, `ephemeral-storage`, or a node's condition. */
    resource: string;
    limit: string;
    container: string;
    /** What the container used, as the note has it: `1740848Ki`. */
    used: string;
    volume: string;
    node: string;
  }>;
  readonly 'deadline-exceeded': Trouble<Record<never, never>>;
  readonly 'quota-exceeded': Trouble<{
    quota: string;
    /** What was refused, as its plural: `pods`. */
    what: string;
    requested: string;
    used: string;
    limited: string;
  }>;
  /** `name` is that of the webhook, policy, level, account or class. */
  readonly 'admission-denied': Trouble<{ refusal: Refusal; name: string; what: string }>;
  readonly 'create-failed': Trouble<{ what: string }>;
  /** `pods` is how many pods the Job is known to have made. */
  readonly 'job-failed': Trouble<{ end: JobEnd; pods: number }>;
  readonly 'schedule-missed': Trouble<Record<never, never>>;
  readonly 'autoscaler-blind': Trouble<{ metrics: readonly string[] }>;
  readonly 'load-balancer-failed': Trouble<Record<never, never>>;
  readonly 'provisioning-failed': Trouble<{ storageClass: string }>;
  /** `size` is how many pods there were before; null where it is not told. */
  readonly 'scaled-to-zero': Trouble<{ size: number | null }>;
  readonly 'pod-failed': Trouble<{ pods: readonly string[] }>;
  /** `node` is that of a pod, where the subject is one; `''` where it is the node itself. */
  readonly 'node-not-ready': Trouble<{ node: string }>;
  readonly 'node-pressure': Trouble<{ resource: 'memory' | 'disk' | 'pid' | '' }>;
  readonly 'node-restarted': Trouble<{ what: 'node' | 'kubelet' }>;
  readonly 'operator-failed': Trouble<{
    /** How many objects of that name there were. */
    generations: number;
    /** Which of them failed, counted from 1; 0 where there was only one. */
    generation: number;
    related: Subject | null;
  }>;
  readonly failure: Trouble<Record<never, never>>;
}
