import { containerOf, containerOfGroup, sameContainer } from '../containers.ts';
import { noteOf, says } from '../says.ts';
import type { Statement } from '../statement.ts';
import type { Trouble } from '../trouble.ts';

/** A container that was put together and could not be made or started by the runtime. */
export const containerStartFailed: Trouble<'container-start-failed'> = {
  partOf: (statement) => (tells(statement) ? containerOf(statement).container : null),
  facts: containerOfGroup,
  // In a loop of restarts a start may come and go: it is over where no failure follows.
  endedBy: ([first], later) =>
    later.reason === 'Started' && first && sameContainer(first, later) ? 'over' : 'nothing',
  renewedBy: { reason: 'Started', lasting: true },
};

function tells(statement: Statement): boolean {
  if (says(statement, ['Pod'], ['FailedCreatePodContainer'])) return true;
  if (!says(statement, ['Pod'], ['Failed'])) return false;
  return /^(?:Error: |Failed to (?:create|start) container|failed to (?:create|start) container|error making pod data)/i.test(
    noteOf(statement),
  );
}
