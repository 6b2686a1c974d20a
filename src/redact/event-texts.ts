import type { EventProblem, KubeEvent, ObjectReference } from '../event/kube-event.ts';
import { shown } from '../event/problem-log.ts';
import { showHidden } from '../text/hidden.ts';
import type { RedactText } from './text-redactor.ts';

/** A copy of an event with every text of a stranger put through `text`. Times and counts are no such texts. */
export function withTexts(event: KubeEvent, text: RedactText): KubeEvent {
  const { metadata, writer } = event;
  const changed: KubeEvent = {
    ...event,
    type: text(event.type),
    reason: text(event.reason),
    note: text(event.note),
    action: text(event.action),
    regarding: mapTexts(event.regarding, text),
    related: mapTexts(event.related, text),
    reportingController: text(event.reportingController),
    reportingInstance: text(event.reportingInstance),
    host: text(event.host),
    metadata: {
      ...metadata,
      name: text(metadata.name),
      namespace: text(metadata.namespace),
      uid: text(metadata.uid),
      resourceVersion: text(metadata.resourceVersion),
      labels: withMap(metadata.labels, text),
      annotations: withMap(metadata.annotations, text),
    },
    writer: writer && { manager: text(writer.manager), apiVersion: text(writer.apiVersion) },
  };
  return { ...changed, problems: event.problems.map((problem) => withoutQuotes(problem, changed)) };
}

function mapTexts(reference: ObjectReference, text: RedactText): ObjectReference {
  return Object.fromEntries(Object.entries(reference).map(([key, value]) => [key, text(value)]));
}

function withMap(map: Readonly<Record<string, string>>, text: RedactText): Record<string, string> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [text(key), text(value)]));
}

/**
 * A problem that quotes nothing but what is left of the event. What it quoted was cut at 60 characters, perhaps in the
 * middle of an address or a name, where no pattern knows it any more.
 */
export function withoutQuotes(problem: EventProblem, event: KubeEvent): EventProblem {
  const { code, field, detail } = problem;
  const [, map] = /^(metadata\.(?:labels|annotations))\./.exec(field) ?? [];
  const { regarding, metadata } = event;
  const quoted: Partial<Record<EventProblem['code'], string>> = {
    'type-not-conventional': `neither Normal nor Warning: ${shown(event.type)}`,
    'reason-not-camel-case': `not one UpperCamelCase word: ${shown(event.reason)}`,
    'object-name-invalid': `no object can have this name: ${shown(regarding.name)}`,
    'object-namespace-mismatch': `the object is in ${shown(regarding.namespace)}, the event in ${shown(metadata.namespace)}`,
  };
  const told = quoted[code] ?? detail.replace(/(?:: |, found ).*$/s, '');
  return { code, field: map ?? field, detail: showHidden(told) };
}
