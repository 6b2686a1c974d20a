/** Which pod was given to which node. */
export interface SchedulingAssignment {
  /** `''` before 1.13, whose notes named the pod alone. */
  readonly namespace: string;
  readonly name: string;
  readonly node: string;
}

/** For whom a pod was evicted, as far as the note tells, and from which node. */
export interface SchedulingEviction {
  readonly by: {
    /** What the preemptor is: `pod`, or another word for a group of them. Not told by the oldest notes. */
    readonly type?: string;
    /** Since 1.27 a note names the preemptor by its uid. */
    readonly uid?: string;
    /** Older notes name it outright. */
    readonly namespace?: string;
    readonly name?: string;
  };
  readonly node: string;
}

const ASSIGNED = /^Successfully assigned (?:([^\s/]{1,253})\/)?([^\s/]{1,253}) to (\S{1,253})$/;

/** Reads `Successfully assigned NAMESPACE/NAME to NODE`; `null` for any other text. */
export function readAssignment(note: string): SchedulingAssignment | null {
  const [, namespace = '', name, node] = ASSIGNED.exec(note) ?? [];
  return name && node ? { namespace, name, node } : null;
}

const PREEMPTED =
  /^Preempted by (?:(an?|[a-z]{1,40}(?: group)?) )?(\S{1,253}(?: group)?) on node (\S{1,253})(?: \(in kube-scheduler memory\)\.?)?$/;

/** Reads a Preempted note of any release; `null` for any other text. */
export function readPreemption(note: string): SchedulingEviction | null {
  const [, word = '', whom, node] = PREEMPTED.exec(note) ?? [];
  if (!whom || !node) return null;
  if (word === 'a' || word === 'an') return { by: { type: whom }, node };
  const type = word ? { type: word } : {};
  const slash = whom.indexOf('/');
  if (slash < 0) return { by: word ? { ...type, uid: whom } : {}, node };
  return { by: { ...type, namespace: whom.slice(0, slash), name: whom.slice(slash + 1) }, node };
}
