import type { Fields } from '../answer.ts';
import type { LabEvent } from '../event.ts';
import { at, shown } from '../fields.ts';
import { OBJECT } from '../lab-files.ts';
import type { LiveFacts } from './live-facts.ts';

/** What an event of the cluster must hold. */
export interface LiveEventSpec {
  readonly event: LabEvent;
  readonly values: Readonly<Record<string, string | number>>;
}

/** The uid of the cluster's build-1; undefined where it is not there, or may not be read. */
export function liveUid({ pipeline }: LiveFacts): unknown {
  return typeof pipeline === 'object' ? at(pipeline.object, 'metadata', 'uid') : undefined;
}

/** What is wrong with an event of the cluster: its object, the uid of that, or a value; undefined where nothing is. */
export function liveEventFault(found: Fields, { event, values }: LiveEventSpec, uid: unknown): string | undefined {
  const field = event.api === 'v1' ? 'involvedObject' : 'regarding';
  const wanted = { ...prefixed(field, OBJECT), ...(uid === undefined ? {} : { [`${field}.uid`]: uid }), ...values };
  const wrong = Object.entries(wanted).filter(([path, value]) => at(found, ...path.split('.')) !== value);
  if (wrong.length === 0) return undefined;
  return wrong.map(([path]) => `${path} ${shown(at(found, ...path.split('.')))}`).join(', ');
}

function prefixed(field: string, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`${field}.${key}`, value]));
}
