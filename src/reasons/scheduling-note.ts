// temporary
export type SchedulingFamily =
  | 'resources'
  | 'taint'
  | 'cordon'
  | 'affinity'
  | 'ports'
  | 'pod-affinity'
  | 'spread'
  | 'volume'
  | 'device'
  | 'features'
  | 'gang'
  | 'other';
export interface SchedulingCause {
  readonly text: string;
  readonly count: number | null;
  readonly family: SchedulingFamily;
}
export function readSchedulingNote(note: string) {
  const m = /^0\/(\d+) nodes are available:? ?/.exec(note);
  const nodes = m ? Number(m[1]) : null;
  const body = m ? (note.slice(m[0].length).split(/\.(?: |$)/)[0] as string) : note;
  const causes = body.split(/, (?=\d+ )/).map((t): SchedulingCause => {
    const c = /^(\d+) (.*)$/.exec(t);
    const text = c ? (c[2] as string) : t;
    return {
      text,
      count: c ? Number(c[1]) : null,
      family: /taint/.test(text) ? 'taint' : /olume|persistentvolumeclaim/.test(text) ? 'volume' : 'resources',
    };
  });
  const covered =
    nodes === null
      ? null
      : Math.min(
          nodes,
          causes.reduce((s, c) => s + (c.count ?? nodes), 0),
        );
  return { shape: 'fit', nodes, covered, causes: note === '' ? [] : causes, truncated: false };
}
export function readAssignment(note: string) {
  const m = /^Successfully assigned (?:(\S+)\/)?(\S+) to (\S+)/.exec(note);
  return m ? { namespace: m[1] ?? '', name: m[2] as string, node: m[3] as string } : null;
}
export function readPreemption(
  note: string,
): { by: { uid?: string; namespace?: string; name?: string }; node: string } | null {
  const m = /^Preempted by pod (\S+) on node (\S+)/.exec(note);
  return m ? { by: { uid: m[1] as string }, node: m[2] as string } : null;
}
