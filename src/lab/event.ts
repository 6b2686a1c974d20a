import { isObject } from '../text/plain-json.ts';
import type { Answer, Fields } from './answer.ts';
import { fail, isProblem, judged, type Maybe, pass, passIf, required, type Verdict } from './check.ts';
import { type LabApi, refusalOf } from './event-refusal.ts';
import { at, isUnset, shown } from './fields.ts';
import { type LabFile, NAMESPACE, OBJECT } from './lab-files.ts';
import { metadataRefusal } from './metadata-refusal.ts';

/** The Event that a step writes to a file. */
export interface LabEvent {
  readonly file: LabFile;
  readonly name: string;
  readonly api: LabApi;
  /** Fields with a check of their own, which says what is wrong with them. */
  readonly checked?: readonly string[];
}

/** The one object of a kind in a manifest; other kinds may stand beside it. */
export function oneOfKind(answer: Answer, file: LabFile, kind: string): Maybe<Fields> {
  const objects = answer.objects(file);
  if (isProblem(objects)) return objects;
  const ofKind = objects.value.filter((object) => at(object, 'kind') === kind);
  const [only] = ofKind;
  if (only !== undefined && ofKind.length === 1) return { value: only };
  const kinds = objects.value.map((object) => shown(at(object, 'kind'))).join(', ');
  return { problem: `${file} holds ${ofKind.length} objects of kind ${kind}, not one (kinds: ${kinds})` };
}

/**
 * What is wrong with the apiVersion, name or namespace of an object, or with the rest of its metadata, in words; undefined
 * where nothing is.
 */
export function identityFault(object: Fields, apiVersion: string, name: string, namespaced = true): string | undefined {
  const found = at(object, 'apiVersion');
  if (found !== apiVersion) return `apiVersion ${shown(found)}`;
  const named = at(object, 'metadata', 'name');
  if (named !== name) return `name ${shown(named)}`;
  const namespace = at(object, 'metadata', 'namespace');
  // Where a manifest names none, `kubectl -n op-events apply` puts it in.
  if (namespaced && !isUnset(namespace) && namespace !== NAMESPACE) return `namespace ${shown(namespace)}`;
  return metadataRefusal(object);
}

/** The Event of a step, whatever it is like. */
export function eventOf(answer: Answer, { file }: LabEvent): Maybe<Fields> {
  return oneOfKind(answer, file, 'Event');
}

/** Whether the file holds the Event, of the right API, and one that the API would not refuse for its form. */
export function judgeEventFile(answer: Answer, event: LabEvent): Verdict {
  return required(eventOf(answer, event), (fields) => {
    const fault = identityFault(fields, event.api, event.name) ?? refusalOf(fields, event.api, event.checked);
    return fault === undefined ? pass(`${event.api} Event ${event.name}`) : fail(fault);
  });
}

/** Whether the Event is about build-1: apiVersion, kind, name and namespace. */
export function judgeObject(answer: Answer, event: LabEvent): Verdict {
  return judged(eventOf(answer, event), (fields) => {
    const reference = at(fields, referenceField(event));
    if (!isObject(reference)) return fail(`no ${referenceField(event)}`);
    const wrong = Object.entries(OBJECT).filter(([key, value]) => at(reference, key) !== value);
    return wrong.length === 0
      ? pass(`${OBJECT.kind}/${OBJECT.name}`)
      : fail(wrong.map(([key]) => `${key} ${shown(at(reference, key))}`).join(', '));
  });
}

/** The uid of an Event's object; undefined where the Event or the uid is not there. */
export function uidIn(answer: Answer, event: LabEvent): string | undefined {
  const fields = eventOf(answer, event);
  const uid = isProblem(fields) ? undefined : at(fields.value, referenceField(event), 'uid');
  return typeof uid === 'string' && uid !== '' ? uid : undefined;
}

/** Whether fields of the Event have these values exactly. */
export function judgeValues(
  answer: Answer,
  event: LabEvent,
  values: Readonly<Record<string, string | number>>,
): Verdict {
  return judged(eventOf(answer, event), (fields) => {
    const found = Object.keys(values).map((path) => `${path} ${shown(at(fields, ...path.split('.')))}`);
    const right = Object.entries(values).every(([path, value]) => at(fields, ...path.split('.')) === value);
    return passIf(right, found.join(', '));
  });
}

function referenceField({ api }: LabEvent): 'involvedObject' | 'regarding' {
  return api === 'v1' ? 'involvedObject' : 'regarding';
}
