import { hasHidden } from '../text/hidden.ts';
import { hasSecret } from '../text/mask.ts';
import { utf8Length } from '../text/utf8-order.ts';
import type { KubeEvent, Time } from './kube-event.ts';
import type { ProblemLog } from './problem-log.ts';
import { shown } from './problem-log.ts';

/** The two types every tool assumes; core v1 stores any other (kubernetes/pkg/apis/core/validation/events.go, v1.36). */
export const CONVENTIONAL_TYPES: readonly string[] = ['Normal', 'Warning'];

/** events.k8s.io's limit on reason, in bytes (the same file). */
const MAX_REASON_BYTES = 128;

/** Longer notes are looked at this far for secrets: patterns over 100 KB would cost more than they find. */
const SECRET_WINDOW = 4096;

const CAMEL_CASE = /^[A-Z][A-Za-z0-9]*$/;

/** Notes what departs from the conventions events follow; none of it keeps an event from being taken. */
export function checkConventions(event: Omit<KubeEvent, 'problems'>, storedFirst: Time | null, log: ProblemLog): void {
  checkType(event.type, log);
  checkReason(event.reason, log);
  checkObject(event, log);
  checkTimes(event, storedFirst, log);
  if (event.reportingController === '') log.add('reporter-missing', 'reportingController', 'no reporter is named');
  checkNote(event.note, log);
}

function checkType(type: string, log: ProblemLog): void {
  if (type === '') log.add('type-missing', 'type', 'no type');
  else if (!CONVENTIONAL_TYPES.includes(type)) {
    log.add('type-not-conventional', 'type', `neither Normal nor Warning: ${shown(type)}`);
  }
}

function checkReason(reason: string, log: ProblemLog): void {
  if (reason === '') {
    log.add('reason-missing', 'reason', 'no reason');
    return;
  }
  if (!CAMEL_CASE.test(reason)) {
    log.add('reason-not-camel-case', 'reason', `not one UpperCamelCase word: ${shown(reason)}`);
  }
  if (hasHidden(reason)) log.add('reason-control-characters', 'reason', 'holds control or invisible characters');
  const bytes = utf8Length(reason);
  if (bytes > MAX_REASON_BYTES) {
    log.add('reason-too-long', 'reason', `${bytes} bytes, events.k8s.io allows ${MAX_REASON_BYTES}`);
  }
}

function checkObject({ regarding, metadata }: Pick<KubeEvent, 'regarding' | 'metadata'>, log: ProblemLog): void {
  const { kind, name, namespace, uid } = regarding;
  if (!kind && !name) {
    log.add('object-missing', 'regarding', 'regards no object');
    return;
  }
  if (!kind) log.add('object-kind-missing', 'regarding.kind', 'the object has no kind');
  if (!name) log.add('object-name-missing', 'regarding.name', 'the object has no name');
  else if (hasHidden(name) || /[\s/%]/.test(name)) {
    log.add('object-name-invalid', 'regarding.name', `no object can have this name: ${shown(name)}`);
  }
  if (!uid) log.add('object-uid-missing', 'regarding.uid', 'the object has no uid');
  if (namespace && metadata.namespace && namespace !== metadata.namespace) {
    const detail = `the object is in ${shown(namespace)}, the event in ${shown(metadata.namespace)}`;
    log.add('object-namespace-mismatch', 'regarding.namespace', detail);
  }
}

function checkTimes(event: Omit<KubeEvent, 'problems'>, storedFirst: Time | null, log: ProblemLog): void {
  const { lastSeen } = event;
  if (!lastSeen) log.add('time-missing', 'lastTimestamp', 'no time at all');
  else if (lastSeen.from === 'metadata.creationTimestamp') {
    log.add('time-missing', 'lastTimestamp', 'no time but that of the creation');
  }
  // Stored first, before the name refined it; a second apart may be a matter of precision.
  if (storedFirst && lastSeen && lastSeen.micros + 1_000_000 <= storedFirst.micros) {
    log.add('time-last-before-first', lastSeen.from, `last seen ${lastSeen.text}, first seen ${storedFirst.text}`);
  }
}

function checkNote(note: string, log: ProblemLog): void {
  if (note.trim() === '') {
    log.add('note-missing', 'note', 'no text');
    return;
  }
  if (hasHidden(note)) log.add('note-control-characters', 'note', 'holds control or invisible characters');
  if (hasSecret(note.slice(0, SECRET_WINDOW))) {
    log.add('note-possible-secret', 'note', 'seems to hold a password, token or key');
  }
}
