import { CONTAINER_STATES } from './states/containers.ts';
import { NODE_STATES } from './states/nodes.ts';
import { POD_STATES } from './states/pods.ts';

/** A word that statuses use and people ask events for. */
export interface StateWord {
  readonly word: string;
  /** What it is, as it stands behind "it is": `a state of a container`. */
  readonly what: string;
  /** What events tell of it, or that they tell nothing. */
  readonly told: string;
  /** The reasons events really use where it shows; none where none does. */
  readonly events: readonly string[];
}

const STATES: ReadonlyMap<string, StateWord> = new Map(
  [...CONTAINER_STATES, ...POD_STATES, ...NODE_STATES].map((state) => [state.word.toLowerCase(), state]),
);

/** Every such word. */
export const STATE_WORDS: readonly string[] = [...STATES.values()].map(({ word }) => word);

/** What kubectl makes of exit codes and of init containers in its STATUS column. */
const COMPOSED: readonly (readonly [RegExp, string])[] = [
  [/^init:\d{1,9}\/\d{1,9}$/, 'podinitializing'],
  [/^(?:init:)?(?:exitcode|signal):\d{1,9}$/, 'error'],
];

/** The state a word names, in any letter case and as kubectl composes them (`Init:Error`); undefined for no such word. */
export function stateNamed(word: string): StateWord | undefined {
  const asked = word.toLowerCase();
  const composed = COMPOSED.find(([pattern]) => pattern.test(asked))?.[1];
  return STATES.get(composed ?? asked.replace(/^init:/, ''));
}
