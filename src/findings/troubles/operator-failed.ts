import { groupOf } from '../../event/reference.ts';
import { isCustomGroup } from '../../event/reporter.ts';
import { isBuiltInKind } from '../../reasons/index.ts';
import { subjectOf } from '../../timeline/subject.ts';
import { showsOperatorRecovery } from '../recovery.ts';
import type { Scene } from '../scene.ts';
import type { Statement } from '../statement.ts';
import type { Trouble } from '../trouble.ts';

/** A custom resource of which an operator reports a failure: by the catalogue, or by the type or the words as a guess. */
export const operatorFailed: Trouble<'operator-failed'> = {
  partOf: (statement) =>
    statement.outcome === 'failure' && isCustom(statement) ? JSON.stringify([statement.reason, statement.type]) : null,
  facts: (group, scene) => {
    const [first] = group as [Statement];
    const uids = generationsOf(first, scene);
    const related = group.find(({ event }) => event?.related.name !== undefined)?.event?.related;
    return {
      generations: Math.max(uids.length, 1),
      generation: uids.length > 1 ? uids.indexOf(first.uid) + 1 : 0,
      related: related ? subjectOf(related) : null,
    };
  },
  endedBy: ([first], later) => (first && showsOperatorRecovery(first, later) ? 'over' : 'nothing'),
};

function isCustom({ subject, reporter }: Statement): boolean {
  const { apiVersion, kind } = subject;
  if (apiVersion === undefined) return kind !== '' && !isBuiltInKind(kind);
  return isCustomGroup(groupOf(apiVersion)) || (reporter.class === 'operator' && !isBuiltInKind(kind));
}

/** The uids under the object's name in the order they were seen. */
function generationsOf({ object }: Statement, scene: Scene): string[] {
  return [...new Set(scene.ofObject(object).flatMap(({ uid }) => uid || []))];
}
