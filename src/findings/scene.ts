import type { ReasonCatalogue } from '../reasons/index.ts';
import { once } from '../text/once.ts';
import { mentionOf, Owners } from '../timeline/owners.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { groupBy } from './evidence.ts';
import type { Pods } from './pods.ts';
import { podsOf } from './pods.ts';
import type { Statement } from './statement.ts';
import { statementsOf } from './statement.ts';

/** What a detector may look at. */
export interface Scene {
  readonly timeline: Timeline;
  /** In the order of the timeline. */
  readonly statements: readonly Statement[];
  readonly owners: Owners;
  /** All that was said of one object, by its key. */
  ofObject(key: string): readonly Statement[];
  /** What is known of single pods. */
  pods(): Pods;
}

/** Makes a scene of a timeline: what its events mean, and how their objects hang together. */
export function sceneOf(timeline: Timeline, catalogue: ReasonCatalogue): Scene {
  const statements = statementsOf(timeline, catalogue);
  const owners = new Owners(
    statements.map(({ event, subject }) => (event ? mentionOf(event) : { subject, note: '', related: null })),
  );
  const byObject = once(
    () => new Map(groupBy(statements, ({ object }) => object).map((said) => [said[0]?.object ?? '', said])),
  );
  return {
    timeline,
    statements,
    owners,
    ofObject: (key) => byObject().get(key) ?? [],
    pods: once(() => podsOf(statements, owners)),
  };
}
