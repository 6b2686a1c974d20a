import { OpTimelineError } from '../error.ts';
import type { KubeEvent } from '../event/kube-event.ts';
import { arrayGiven, optionsGiven } from '../text/given.ts';
import { isObject } from '../text/plain-json.ts';
import type { EventNames } from './event-names.ts';
import { eventNames } from './event-names.ts';
import { withTexts } from './event-texts.ts';
import { textRedactor } from './text-redactor.ts';

export interface RedactOptions {
  /** Give pseudonyms to objects, namespaces, nodes, containers, images and hosts too; false by default. */
  readonly names?: boolean;
}

/** Redacts what belongs to some events, all by the same marks and pseudonyms. */
export interface Redactor {
  event(event: KubeEvent): KubeEvent;
  /** A text in which such events are spoken of. */
  text(text: string): string;
  /** The name of an object, as the redacted events have it. */
  name(name: string): string;
}

/**
 * Events without what must not leave the house: passwords, tokens and keys become `***`, IP, hardware and e-mail addresses
 * `address-1`, `email-1`, and with `names` whatever is named gets a pseudonym. Equal texts stay equal and different ones
 * different, over all the events given and whatever their order, so that rows and findings tell the same story. Types,
 * reasons, kinds, API groups, reporters, uids, times and counts stay. The given events are not changed.
 */
export function redactEvents(events: readonly KubeEvent[], options: RedactOptions = {}): KubeEvent[] {
  const given = arrayGiven(events, 'an array of events as normalizeEvent gives them', isEvent);
  return given.map(redactorFor(given, options).event);
}

function isEvent(value: unknown): boolean {
  return isObject(value) && isObject(value.metadata) && isObject(value.regarding) && Array.isArray(value.problems);
}

/** A redactor by what is found in some events. */
export function redactorFor(events: readonly KubeEvent[], options: RedactOptions = {}): Redactor {
  const { names = false } = optionsGiven(options);
  if (typeof names !== 'boolean') {
    throw new OpTimelineError('bad-option', `names must be true or false, not ${typeof names}`);
  }
  const text = textRedactor(textsOf(events));
  const redacted = (event: KubeEvent) => withTexts(event, text);
  if (!names) return { event: redacted, text, name: text };
  const named: EventNames = eventNames(events.map(redacted));
  return {
    event: (event) => named.event(redacted(event)),
    text: (given) => named.text(text(given)),
    name: (given) => named.name(text(given)),
  };
}

function textsOf(events: readonly KubeEvent[]): Set<string> {
  const texts = new Set<string>();
  for (const event of events) {
    withTexts(event, (text) => {
      texts.add(text);
      return text;
    });
  }
  return texts;
}
