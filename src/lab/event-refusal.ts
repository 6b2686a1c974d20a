import { isObject } from '../text/plain-json.ts';
import type { Fields } from './answer.ts';
import { at, isUnset } from './fields.ts';

export type LabApi = 'v1' | 'events.k8s.io/v1';

const COMMON = [
  ...['apiVersion', 'kind', 'metadata', 'eventTime', 'series', 'action', 'reason', 'type'],
  ...['related', 'reportingInstance'],
];

/** The fields of an Event in each API (k8s.io/api core/v1 and events/v1 types.go). */
const FIELDS: Readonly<Record<LabApi, readonly string[]>> = {
  v1: [
    ...COMMON,
    ...['involvedObject', 'message', 'source', 'firstTimestamp', 'lastTimestamp', 'count', 'reportingComponent'],
  ],
  'events.k8s.io/v1': [
    ...COMMON,
    ...['regarding', 'note', 'reportingController'],
    ...['deprecatedSource', 'deprecatedFirstTimestamp', 'deprecatedLastTimestamp', 'deprecatedCount'],
  ],
};

const REFERENCE = ['kind', 'namespace', 'name', 'uid', 'apiVersion', 'resourceVersion', 'fieldPath'];

/** The fields of the objects in an Event. */
const INNER: Readonly<Record<string, readonly string[]>> = {
  involvedObject: REFERENCE,
  regarding: REFERENCE,
  related: REFERENCE,
  source: ['component', 'host'],
  series: ['count', 'lastObservedTime'],
};

const TEXTS = ['reason', 'type', 'message', 'note', 'action', 'reportingComponent', 'reportingController'];

/**
 * Why kubectl or the server refuses an Event of this API whatever it is about: a field that the API does not have, a value of
 * another type, or a field that a new Event must or must not set. Undefined where nothing speaks against it.
 */
export function refusalOf(event: Fields, api: LabApi): string | undefined {
  const unknown = Object.keys(event).find((name) => !FIELDS[api].includes(name));
  if (unknown !== undefined) return `unknown field "${unknown}"`;
  for (const [name, known] of Object.entries(INNER)) {
    const inner = at(event, name);
    if (inner === undefined || inner === null) continue;
    if (!isObject(inner)) return `${name} is no object`;
    const odd = Object.keys(inner).find((key) => !known.includes(key));
    if (odd !== undefined) return `unknown field "${name}.${odd}"`;
    const noText = Object.entries(inner).find(([key, value]) => key !== 'count' && !isText(value));
    if (noText) return `${name}.${noText[0]} is no text`;
  }
  const noText = [...TEXTS, 'reportingInstance'].find((name) => !isText(at(event, name)));
  if (noText !== undefined) return `${noText} is no text`;
  return api === 'v1' ? refusedByCore(event) : refusedByNew(event);
}

function isText(value: unknown): boolean {
  return value === undefined || value === null || typeof value === 'string';
}

/** Core v1 demands the fields of the new API as soon as there is an eventTime. */
function refusedByCore(event: Fields): string | undefined {
  if (isUnset(at(event, 'eventTime'))) return undefined;
  const missing = ['reportingComponent', 'reportingInstance', 'action'].find((name) => isUnset(at(event, name)));
  return missing === undefined ? undefined : `${missing} is required beside eventTime`;
}

function refusedByNew(event: Fields): string | undefined {
  const set = FIELDS['events.k8s.io/v1'].find((name) => name.startsWith('deprecated') && !isUnset(at(event, name)));
  return set === undefined ? undefined : `${set} must not be set in a new Event`;
}
