import type { Trouble } from '../trouble.ts';
import { refusedIn, tellsOfRefusal } from './refused.ts';

/** Something that could not be made for a reason that no other detector knows. */
export const createFailed: Trouble<'create-failed'> = {
  partOf: (statement) => (tellsOfRefusal(statement) && statement.outcome === 'failure' ? '' : null),
  facts: (group) => ({ what: refusedIn(group) }),
  endedBy: (_, { reason }) => (reason === 'SuccessfulCreate' ? 'over' : 'nothing'),
};
