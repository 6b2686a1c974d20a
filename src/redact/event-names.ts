import type { KubeEvent, ObjectReference } from '../event/kube-event.ts';
import { isBuiltInKind } from '../reasons/index.ts';
import { withoutQuotes } from './event-texts.ts';
import { namesInNote } from './names-in-notes.ts';
import { renameInNote } from './note-names.ts';
import type { Pseudonyms } from './pseudonyms.ts';
import { pseudonymsFor } from './pseudonyms.ts';

/** Gives pseudonyms to the names in events. */
export interface EventNames {
  event(event: KubeEvent): KubeEvent;
  /** A name of an object, or a text with such names. */
  text(text: string): string;
  name(name: string): string;
}

/** A reason as it should be: one word, which names no object. */
const ONE_WORD = /^[A-Za-z0-9]*$/;

/** What recorders put behind the name of the object. */
const NANOS = /^\.[0-9a-f]{1,16}$/;

/** Finds the names in events and gives each a pseudonym. */
export function eventNames(events: readonly KubeEvent[]): EventNames {
  const found = new Map<string, Set<string>>();
  const add = (name: string | undefined, kind: string) => {
    if (!name) return;
    const kinds = found.get(name);
    if (kinds) kinds.add(kind);
    else found.set(name, new Set([kind]));
  };
  for (const event of events) namesOf(event, add);
  for (const [note, custom] of notesOf(events)) namesInNote(note, custom, add);
  const names = pseudonymsFor(found);
  const texts = new Map<string, string>();
  const text = (note: string) => {
    const known = texts.get(note) ?? renameInNote(note, found, names);
    texts.set(note, known);
    return known;
  };
  const name = (given: string) => names.of(given) ?? given;
  return { event: (event) => renamed(event, name, text, names), text, name };
}

/** Every text that may name objects, and whether it is said of a custom resource. */
function notesOf(events: readonly KubeEvent[]): Map<string, boolean> {
  const notes = new Map<string, boolean>();
  for (const { note, reason, regarding } of events) {
    const custom = !isBuiltInKind(regarding.kind ?? '');
    for (const text of ONE_WORD.test(reason) ? [note] : [note, reason]) {
      notes.set(text, custom || notes.get(text) === true);
    }
  }
  return notes;
}

function namesOf(event: KubeEvent, add: (name: string | undefined, kind: string) => void): void {
  const { regarding, related, metadata, host, reportingInstance, reportingController } = event;
  add(metadata.namespace, 'Namespace');
  for (const { kind = '', name, namespace, fieldPath } of [regarding, related]) {
    add(name, kind);
    add(namespace, 'Namespace');
    add(containerIn(fieldPath), 'Container');
    if (kind === 'Node') add(name?.split('.')[0], 'Node');
  }
  add(host, 'Node');
  add(host.split('.')[0], 'Node');
  if (reportingInstance !== reportingController) add(reportingInstance, 'Instance');
  if (!NANOS.test(suffixOf(event))) add(metadata.name, 'Event');
}

/** What the event's own name has behind that of its object; `''` where it has another. */
function suffixOf({ metadata, regarding }: KubeEvent): string {
  const { name = '' } = regarding;
  return name !== '' && metadata.name.startsWith(name) ? metadata.name.slice(name.length) : '';
}

function containerIn(fieldPath: string | undefined): string | undefined {
  return fieldPath === undefined ? undefined : /\{([^{}]{1,253})\}/.exec(fieldPath)?.[1];
}

function renamed(
  event: KubeEvent,
  name: (name: string) => string,
  text: (note: string) => string,
  names: Pseudonyms,
): KubeEvent {
  const { regarding, metadata, reportingInstance, reportingController, reason, type, action } = event;
  const suffix = suffixOf(event);
  const own = NANOS.test(suffix) ? `${name(regarding.name ?? '')}${suffix}` : name(metadata.name);
  const changed: KubeEvent = {
    ...event,
    type: ONE_WORD.test(type) ? type : text(type),
    reason: ONE_WORD.test(reason) ? reason : text(reason),
    action: ONE_WORD.test(action) ? action : text(action),
    note: text(event.note),
    regarding: reference(regarding, name, names),
    related: reference(event.related, name, names),
    host: name(event.host),
    reportingInstance: reportingInstance === reportingController ? reportingInstance : name(reportingInstance),
    // What is in labels and annotations can be anything, and nothing is told by them.
    metadata: { ...metadata, name: own, namespace: name(metadata.namespace), labels: {}, annotations: {} },
  };
  return { ...changed, problems: event.problems.map((problem) => withoutQuotes(problem, changed)) };
}

function reference(given: ObjectReference, name: (name: string) => string, names: Pseudonyms): ObjectReference {
  const container = containerIn(given.fieldPath);
  return {
    ...given,
    ...(given.name === undefined ? {} : { name: name(given.name) }),
    ...(given.namespace === undefined ? {} : { namespace: name(given.namespace) }),
    // A kubelet gives the name of its Node for a uid.
    ...(given.uid !== undefined && given.uid === given.name ? { uid: name(given.uid) } : {}),
    ...(container === undefined
      ? {}
      : {
          fieldPath: (given.fieldPath as string).replace(
            `{${container}}`,
            () => `{${names.of(container) ?? container}}`,
          ),
        }),
  };
}
