import { says } from '../says.ts';
import type { Trouble } from '../trouble.ts';

/** A CronJob that did not start a run it should have (kubernetes pkg/controller/cronjob, v1.36). */
export const scheduleMissed: Trouble<'schedule-missed'> = {
  partOf: (statement) => (says(statement, ['CronJob'], REASONS) ? '' : null),
  facts: () => ({}),
  endedBy: (_, { reason }) => (reason === 'SuccessfulCreate' ? 'over' : 'nothing'),
};

const REASONS = [
  'MissSchedule',
  'TooManyMissedTimes',
  'FailedNeedsStart',
  'UnParseableCronJobSchedule',
  'UnparseableSchedule',
  'InvalidSchedule',
  'UnknownTimeZone',
];
