import { containerOf, containerOfGroup, sameContainer } from '../containers.ts';
import { noteOf, says } from '../says.ts';
import type { Statement } from '../statement.ts';
import type { Trouble } from '../trouble.ts';

/** A hook of a container that fails. After a failing postStart hook the kubelet kills the container, and says so. */
export const hookFailed: Trouble<'hook-failed'> = {
  partOf: (statement) => {
    const hook = hookOf(statement);
    return hook === undefined ? null : JSON.stringify([containerOf(statement).container, hook]);
  },
  facts: (group) => ({ ...containerOfGroup(group), hook: hookOf(group[0] as Statement) ?? 'postStart' }),
  // The kubelet says Started before it runs the hook, so a later start shows nothing yet.
  endedBy: ([first], later) =>
    later.reason === 'Started' && first && sameContainer(first, later) ? 'perhaps' : 'nothing',
  renewedBy: { reason: 'Started', lasting: true },
  counts: ({ reason }) => reason !== 'Killing',
};

function hookOf(statement: Statement): 'postStart' | 'preStop' | undefined {
  if (says(statement, ['Pod'], ['FailedPostStartHook'])) return 'postStart';
  if (says(statement, ['Pod'], ['FailedPreStopHook'])) return 'preStop';
  return says(statement, ['Pod'], ['Killing']) && noteOf(statement) === 'FailedPostStartHook' ? 'postStart' : undefined;
}
