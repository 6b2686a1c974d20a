import { isObject } from '../text/plain-json.ts';
import { utf8Length } from '../text/utf8-order.ts';
import type { Fields } from './answer.ts';
import { type Level, unknownField } from './field-levels.ts';
import { at, isUnset, shown } from './fields.ts';
import { isText, QUALIFIED } from './metadata-refusal.ts';
import { isTime, MICRO_TIME } from './moments.ts';

export type LabApi = 'v1' | 'events.k8s.io/v1';

const COMMON = [
  ...['apiVersion', 'kind', 'metadata', 'eventTime', 'series', 'action', 'reason', 'type'],
  ...['related', 'reportingInstance'],
];

const REFERENCE: Level = {
  fields: ['kind', 'namespace', 'name', 'uid', 'apiVersion', 'resourceVersion', 'fieldPath'],
};
const SOURCE: Level = { fields: ['component', 'host'] };

/** The objects in an Event. */
const INNER: Readonly<Record<string, Level>> = {
  involvedObject: REFERENCE,
  regarding: REFERENCE,
  related: REFERENCE,
  source: SOURCE,
  deprecatedSource: SOURCE,
  series: { fields: ['count', 'lastObservedTime'] },
};

/** The fields of an Event in each API (k8s.io/api core/v1 and events/v1 types.go). */
export const LEVELS: Readonly<Record<LabApi, Level>> = {
  v1: {
    fields: [
      ...COMMON,
      ...['involvedObject', 'message', 'source', 'firstTimestamp', 'lastTimestamp', 'count', 'reportingComponent'],
    ],
    inner: INNER,
  },
  'events.k8s.io/v1': {
    fields: [
      ...COMMON,
      ...['regarding', 'note', 'reportingController'],
      ...['deprecatedSource', 'deprecatedFirstTimestamp', 'deprecatedLastTimestamp', 'deprecatedCount'],
    ],
    inner: INNER,
  },
};

const TIMES = ['firstTimestamp', 'lastTimestamp', 'deprecatedFirstTimestamp', 'deprecatedLastTimestamp'];

/**
 * Why kubectl or the server refuses an Event of this API whatever it is about: a field that the API does not have, a value of
 * another type, or a field that a new Event must or must not set. Undefined where nothing speaks against it. The fields in
 * `besides` are left to others.
 */
export function refusalOf(event: Fields, api: LabApi, besides: readonly string[] = []): string | undefined {
  const unknown = unknownField(event, LEVELS[api]);
  if (unknown !== undefined) return `unknown field "${unknown}"`;
  return formFault(event, besides) ?? (api === 'v1' ? refusedByCore(event) : refusedByNew(event));
}

/** The first value of another type than its field has; null is none. */
function formFault(fields: Fields, besides: readonly string[], parent = ''): string | undefined {
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined || name === 'metadata' || besides.includes(name)) continue;
    if (parent === '' && Object.hasOwn(INNER, name)) {
      const fault = isObject(value) ? formFault(value, [], `${name}.`) : `${name} is no object`;
      if (fault !== undefined) return fault;
    } else {
      const form = formOf(name);
      if (!form.has(value)) return `${parent}${name} ${shown(value)} is no ${form.name}`;
    }
  }
  return undefined;
}

function formOf(name: string): { readonly name: string; readonly has: (value: unknown) => boolean } {
  if (/count$/i.test(name)) return { name: 'whole number of 32 bits', has: isInt32 };
  if (TIMES.includes(name)) return { name: 'time', has: (value) => isTime(value) };
  if (name === 'eventTime' || name === 'lastObservedTime') {
    return { name: 'time of six decimals', has: (value) => isTime(value, MICRO_TIME) };
  }
  return { name: 'text', has: isText };
}

function isInt32(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= -(2 ** 31) && (value as number) < 2 ** 31;
}

/** With an eventTime core v1 has the rules of the new API for who reports what (k8s.io/kubernetes validation/events.go). */
function refusedByCore(event: Fields): string | undefined {
  if (isUnset(at(event, 'eventTime'))) return undefined;
  const missing = ['reportingComponent', 'reportingInstance', 'action', 'reason'].find((name) =>
    isUnset(at(event, name)),
  );
  if (missing !== undefined) return `${missing} is required beside eventTime`;
  const reporter = at(event, 'reportingComponent');
  if (isText(reporter) && !QUALIFIED.test(reporter)) return `reportingComponent ${shown(reporter)} beside eventTime`;
  const long = Object.entries({ reportingInstance: 128, action: 128, reason: 128, message: 1024 }).find(
    ([name, most]) => {
      const value = at(event, name);
      return isText(value) && utf8Length(value) > most;
    },
  );
  return long && `${long[0]} is longer than ${long[1]} bytes, beside eventTime`;
}

function refusedByNew(event: Fields): string | undefined {
  const set = LEVELS['events.k8s.io/v1'].fields.find(
    (name) => name.startsWith('deprecated') && !isUnset(at(event, name)),
  );
  if (set !== undefined) return `${set} must not be set in a new Event`;
  const series = at(event, 'series');
  if (!isObject(series)) return undefined;
  if (!((at(series, 'count') as number) >= 2)) return `series.count ${shown(at(series, 'count'))} is below 2`;
  return isUnset(at(series, 'lastObservedTime')) ? 'series has no lastObservedTime' : undefined;
}
