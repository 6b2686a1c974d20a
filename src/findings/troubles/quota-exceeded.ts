import { inNotes, noteOf } from '../says.ts';
import type { Trouble } from '../trouble.ts';
import { refusedIn, tellsOfRefusal } from './refused.ts';

/** What a ResourceQuota let not be made: its controller writes no events, so the refusal is all there is. */
export const quotaExceeded: Trouble<'quota-exceeded'> = {
  partOf: (statement) =>
    tellsOfRefusal(statement) && /\b(?:exceeded|failed) quota: |\binsufficient quota\b/.test(noteOf(statement))
      ? ''
      : null,
  facts: (group) => ({
    quota: inNotes(group, /\b(?:exceeded|failed) quota: ([-a-zA-Z0-9.]{1,253})/),
    what: refusedIn(group),
    requested: inNotes(group, /\brequested: ([^ ]{1,200}), used: /),
    used: inNotes(group, /\bused: ([^ ]{1,200}), limited: /),
    limited: inNotes(group, /\blimited: ([^ ]{1,200})/),
  }),
  endedBy: (_, { reason }) => (reason === 'SuccessfulCreate' ? 'over' : 'nothing'),
};
