import { pluralOf } from '../../timeline/kind-names.ts';
import { noteOf } from '../says.ts';
import type { Statement } from '../statement.ts';

/** How controllers tell that they could not make something. */
const REASONS = ['FailedCreate', 'ReplicaSetCreateError', 'FailedUpdate'];

/** Whether a statement tells that something could not be made. */
export function tellsOfRefusal({ reason }: Statement): boolean {
  return REASONS.includes(reason);
}

const MADE: Readonly<Record<string, string>> = { Deployment: 'ReplicaSet', Rollout: 'ReplicaSet', CronJob: 'Job' };

/** What could not be made, as its plural in lower case: `pods`, `jobs`, `persistentvolumeclaims`. */
export function refusedIn(group: readonly Statement[]): string {
  for (const statement of group) {
    const named = /\b([a-z]{1,63}s)(?:\.[a-z0-9.]{1,100})? "[^"]{1,253}" is (?:forbidden|invalid)/.exec(
      noteOf(statement),
    );
    if (named) return named[1] as string;
  }
  const [{ subject, note }] = group as [Statement];
  if (/^create Claim /i.test(note)) return 'persistentvolumeclaims';
  return pluralOf((MADE[subject.kind] ?? 'Pod').toLowerCase());
}
