import type { Scene } from '../findings/scene.ts';
import type { Statement } from '../findings/statement.ts';
import type { Incident } from './incidents.ts';

/** Whether an incident is worth an alarm: what is less may be a healthy day. */
export function isAlarm({ severity }: Pick<Incident, 'severity'>): boolean {
  return severity === 'critical' || severity === 'warning';
}

/** Whether a statement is about an object that had trouble, or about one of the same workload. */
export type Involved = (statement: Statement) => boolean;

/**
 * Parts what belongs to incidents from what does not, so that no sentence speaks of both: more healthy events elsewhere
 * then change no sentence about an incident.
 */
export function involvedIn({ statements, owners }: Scene, all: readonly Incident[]): Involved {
  const incidents = all.filter(isAlarm);
  // Where nothing is wrong there is nothing to part.
  if (incidents.length === 0) return () => true;
  const cited = new Set(incidents.flatMap(({ evidence }) => evidence.events));
  const workloads = new Set(
    incidents.flatMap(({ findings }) => findings.map(({ subject }) => owners.workloadOf(subject).key)),
  );
  for (const { id, subject, object } of statements) {
    if (cited.has(id)) workloads.add(owners.workloadOf(subject, object).key);
  }
  return ({ subject, object }) => workloads.has(owners.workloadOf(subject, object).key);
}
