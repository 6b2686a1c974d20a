import type { Finding } from '../findings/finding.ts';
import type { Scene } from '../findings/scene.ts';
import { objectKey } from '../timeline/subject.ts';
import type { Incident } from './incidents.ts';
import { isAlarm } from './involved.ts';

/**
 * The incidents for the first lines: those that nothing explains. A Node's trouble that is told beside the record, is no
 * alarm and explains nothing in it is left to the section on the nodes.
 */
export function firstIncidents({ context }: Scene, incidents: readonly Incident[]): Incident[] {
  const roots = incidents.filter(({ root, severity }) => root && severity !== 'info');
  if (context.length === 0) return roots;
  const ids = new Set(context.map(({ id }) => id));
  const isBeside = ({ evidence: { events } }: Incident) => events.length > 0 && events.every((id) => ids.has(id));
  const causes = new Set(
    incidents.flatMap(({ findings }) => findings.flatMap(({ explainedBy: by }) => (by ? keyOf(by) : []))),
  );
  const explains = ({ findings }: Incident) => findings.some((finding) => causes.has(keyOf(finding)));
  return roots.filter((incident) => isAlarm(incident) || !isBeside(incident) || explains(incident));
}

function keyOf({ code, subject }: Pick<Finding, 'code' | 'subject'>): string {
  return JSON.stringify([code, objectKey(subject)]);
}
