import { isObject } from '../text/plain-json.ts';
import type { EventApi, RawEvent } from './raw-event.ts';

/** What an object in an input is, as far as events go. */
export type Recognition =
  | { readonly is: 'event'; readonly api: EventApi }
  /** An object of another kind, or another group's kind Event: passed over. */
  | { readonly is: 'other'; readonly kind: string; readonly apiVersion: string }
  /** Nothing that could be a Kubernetes event. */
  | { readonly is: 'nothing' };

const EVENT_GROUPS = ['', 'events.k8s.io'];

const ONLY_EVENTS_API = [
  'regarding',
  'note',
  'reportingController',
  'deprecatedSource',
  'deprecatedFirstTimestamp',
  'deprecatedLastTimestamp',
  'deprecatedCount',
];
const ONLY_CORE = [
  'involvedObject',
  'message',
  'source',
  'reportingComponent',
  'firstTimestamp',
  'lastTimestamp',
  'count',
];

/**
 * Tells an event by its kind and group, or by its fields where it has none: items of a raw list carry neither kind nor
 * apiVersion. `listed` says that a list of events held it, `hint` what that list's apiVersion is.
 */
export function recognize(value: unknown, listed = false, hint = ''): Recognition {
  if (!isObject(value)) return { is: 'nothing' };
  const kind = typeof value.kind === 'string' ? value.kind : '';
  const apiVersion = typeof value.apiVersion === 'string' ? value.apiVersion : '';
  const group = apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
  if ((kind !== '' && kind !== 'Event') || !EVENT_GROUPS.includes(group)) return { is: 'other', kind, apiVersion };
  if (kind === '' && !listed && !hasFieldsOfEvent(value)) return { is: 'nothing' };
  return { is: 'event', api: apiOf(value, apiVersion || hint) };
}

/** An object of no stated kind is an event when it has a subject, or a reason with a text or type. */
function hasFieldsOfEvent(value: RawEvent): boolean {
  if (isObject(value.involvedObject) || isObject(value.regarding)) return true;
  return 'reason' in value && ('message' in value || 'note' in value || 'type' in value);
}

/** The schema by field names, which are right also where apiVersion is missing or was copied; else by apiVersion. */
function apiOf(value: RawEvent, apiVersion: string): EventApi {
  const events = ONLY_EVENTS_API.some((key) => key in value);
  const core = ONLY_CORE.some((key) => key in value);
  if (apiVersion === 'events.k8s.io/v1beta1' && !(core && !events)) return apiVersion;
  if (events !== core) return events ? 'events.k8s.io/v1' : 'v1';
  return apiVersion.startsWith('events.k8s.io/') ? 'events.k8s.io/v1' : 'v1';
}
