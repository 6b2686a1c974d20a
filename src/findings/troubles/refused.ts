import { pluralOf } from '../../timeline/kind-names.ts';
import { noteOf, says } from '../says.ts';
import type { Statement } from '../statement.ts';

/** How controllers tell that they could not make something. */
const REASONS = ['FailedCreate', 'ReplicaSetCreateError', 'FailedUpdate'];

/** The kinds whose controllers make other objects; an operator may mean anything by the same word. */
const MAKERS = 'ReplicaSet ReplicationController StatefulSet DaemonSet Deployment Rollout Job CronJob'.split(' ');

/** How the API server refuses an object, or a webhook on its behalf. */
const REFUSED = /"[^"]{1,253}" is (?:forbidden|invalid)|failed calling webhook "|admission webhook "/;

/** Whether a statement tells that something could not be made. */
export function tellsOfRefusal(statement: Statement): boolean {
  if (says(statement, MAKERS, REASONS)) return true;
  return REASONS.includes(statement.reason) && REFUSED.test(noteOf(statement));
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
  return pluralOf((Object.hasOwn(MADE, subject.kind) ? (MADE[subject.kind] as string) : 'Pod').toLowerCase());
}
