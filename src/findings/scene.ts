import type { ReasonCatalogue } from '../reasons/index.ts';
import { once } from '../text/once.ts';
import { inOrder } from '../timeline/order.ts';
import { mentionOf, Owners } from '../timeline/owners.ts';
import type { Subject } from '../timeline/subject.ts';
import type { Timeline } from '../timeline/timeline.ts';
import { groupBy } from './evidence.ts';
import type { Pods } from './pods.ts';
import { podsOf } from './pods.ts';
import type { Statement } from './statement.ts';
import { contextStatementsOf, statementsOf } from './statement.ts';

/** What a detector may look at. */
export interface Scene {
  readonly timeline: Timeline;
  /** Of the timeline's own events, in its order. */
  readonly statements: readonly Statement[];
  /** Of the events beside it, which are about Nodes: what goes wrong there counts, how it was recorded does not. */
  readonly context: readonly Statement[];
  /** Both, in the order of a timeline. */
  readonly all: readonly Statement[];
  readonly owners: Owners;
  /** Whether a statement is of the context. */
  isContext(statement: Statement): boolean;
  /** The object of a uid, as far as an event tells it. */
  ofUid(uid: string): Subject | undefined;
  /** All that was said of one object, by its key. */
  ofObject(key: string): readonly Statement[];
  /** Of these only what can show that something is over: what fails ends nothing, but for an eviction that is taken back. */
  endersOf(key: string): readonly Statement[];
  /** What is known of single pods. */
  pods(): Pods;
}

/** Makes a scene of a timeline: what its events mean, and how their objects hang together. */
export function sceneOf(timeline: Timeline, catalogue: ReasonCatalogue): Scene {
  const statements = statementsOf(timeline, catalogue);
  const context = contextStatementsOf(timeline, catalogue);
  const all = together(statements, context);
  const beside = new Set(context);
  const owners = new Owners(all.map(({ event, subject, note }) => mentionOf(subject, note, event?.related)));
  const byObject = once(
    () => new Map(groupBy(all, ({ object }) => object).map((said) => [said[0]?.object ?? '', said])),
  );
  const enders = new Map<string, readonly Statement[]>();
  const byUid = once(() => new Map(statements.map(({ uid, subject }) => [uid, subject])));
  return {
    timeline,
    statements,
    context,
    all,
    owners,
    isContext: (statement) => beside.has(statement),
    ofUid: (uid) => byUid().get(uid),
    ofObject: (key) => byObject().get(key) ?? [],
    endersOf: (key) => {
      const found = enders.get(key) ?? (byObject().get(key) ?? []).filter(canEnd);
      enders.set(key, found);
      return found;
    },
    pods: once(() => podsOf(statements, owners)),
  };
}

function canEnd({ outcome, reason }: Statement): boolean {
  return outcome !== 'failure' || reason.endsWith('TaintManagerEviction');
}

function together(statements: readonly Statement[], context: readonly Statement[]): readonly Statement[] {
  if (context.length === 0) return statements;
  const byEvent = new Map([...statements, ...context].map((statement) => [statement.event, statement]));
  const events = [...byEvent.keys()].flatMap((event) => event ?? []);
  return inOrder(events).flatMap((event) => byEvent.get(event) ?? []);
}
