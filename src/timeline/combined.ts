import type { KubeEvent } from '../event/kube-event.ts';

/**
 * What a recorder writes before the newest of many similar messages once ten have differed (client-go
 * tools/record/events_cache.go, v0.36), and the form of before 1.9.
 */
const PREFIX = /^\((?:combined from similar events\): ?|events with common reason combined\):? ?)/;

/** Whether an event stands for several messages, of which only the newest is kept. */
export function isCombined({ note }: Pick<KubeEvent, 'note'>): boolean {
  return note.startsWith('(') && PREFIX.test(note);
}

/** The note without the recorder's prefix: the newest of the messages it stands for. */
export function withoutCombinedPrefix(note: string): string {
  return note.replace(PREFIX, '');
}
