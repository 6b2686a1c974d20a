import type { KubeEvent } from '../event/kube-event.ts';
import { nearReasons } from '../reasons/near-reasons.ts';
import { stateNamed } from '../reasons/no-reasons.ts';
import { excerpt } from '../text/hidden.ts';

/** What is one word names no object, so it may be told where names are hidden. */
const ONE_WORD = /^\w{1,60}$/;
/** So many different reasons of the events are looked at for one that was meant. */
const MOST_REASONS = 1000;

/**
 * A line for each value of `--reason` that no event has and that was likely meant otherwise: a state that is no reason,
 * another letter case, or a slip.
 */
export function reasonHints(values: readonly string[], events: readonly KubeEvent[]): string[] {
  const there = new Set(events.map(({ reason }) => reason));
  const asked = new Set(values.map((value) => value.replace(/^!/, '')));
  return [...asked].flatMap((reason) => {
    if (reason === '' || reason === '<none>' || there.has(reason)) return [];
    const hint = hintOn(reason, there);
    return hint === undefined ? [] : [`note: no event has the reason ${excerpt(reason, 60)}: ${hint}`];
  });
}

function hintOn(reason: string, there: ReadonlySet<string>): string | undefined {
  const lower = reason.toLowerCase();
  const words = [...there].filter((other) => ONE_WORD.test(other));
  const meant = words.find((other) => other.toLowerCase() === lower);
  if (meant !== undefined) return `reasons are case-sensitive, and ${meant} is there`;
  const state = stateNamed(reason);
  if (state) {
    const use = state.events.length === 0 ? 'events tell nothing of it' : `events use ${state.events.join(', ')}`;
    return `it is ${state.what}; ${use} (op-timeline reasons ${state.word} tells more)`;
  }
  const [near] = nearReasons(reason, words.slice(0, MOST_REASONS));
  return near === undefined ? undefined : `${near} is there`;
}
