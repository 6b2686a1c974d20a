import type { ReasonMeaning } from '../reason-meaning.ts';

const JOB = ['job-controller'];
const CRON_JOB = ['cronjob-controller'];

/** Jobs and CronJobs. */
export const JOB_MEANINGS: readonly ReasonMeaning[] = [
  {
    reasons: ['SuccessfulCreate'],
    components: JOB,
    means: 'The Job made a pod, which the note names.',
    whenBad: 'More of them than the Job wants to complete: earlier pods failed.',
  },
  {
    reasons: ['FailedCreate'],
    components: JOB,
    means:
      'The API server refused a pod of the Job: a quota, an admission rule, a missing account. The note holds its words.',
    whenBad: 'It repeats: the Job does not move.',
    recovery: 'SuccessfulCreate on the same Job.',
  },
  {
    reasons: ['SuccessfulDelete'],
    components: JOB,
    means: 'The Job deleted a pod: it was suspended, wants fewer at a time, or is over.',
  },
  {
    reasons: ['Completed'],
    components: JOB,
    means: 'The Job is done: as many of its pods succeeded as it asks for.',
  },
  {
    reasons: ['BackoffLimitExceeded'],
    components: JOB,
    means: 'More pods of the Job failed than its backoffLimit allows, so the Job has failed and makes no more.',
    whenBad: 'Always. Why the pods failed is in their logs, and in what is told of each of them.',
    recovery: 'None for this Job; Completed on a later one of the same CronJob.',
  },
  {
    reasons: ['DeadlineExceeded'],
    components: JOB,
    means: 'The Job ran longer than its activeDeadlineSeconds, so its pods are ended and the Job has failed.',
    whenBad: 'Always. Look for what held it up: FailedScheduling, image pulls, FailedCreate.',
    recovery: 'None for this Job; Completed on a later one of the same CronJob.',
  },
  {
    reasons: ['PodFailurePolicy'],
    components: JOB,
    means: 'A pod failed in a way for which podFailurePolicy fails the whole Job. The note names the pod and the rule.',
    recovery: 'None for this Job; Completed on a later one of the same CronJob.',
  },
  {
    reasons: ['FailedIndexes', 'MaxFailedIndexesExceeded'],
    components: JOB,
    means: 'Indexes of the Job failed for good, or more of them than maxFailedIndexes allows, so the Job has failed.',
    recovery: 'None for this Job; Completed on a later one of the same CronJob.',
  },
  {
    reasons: ['Suspended'],
    components: JOB,
    means: 'The Job was suspended: its running pods are ended and no more are made.',
    whenBad: 'Nobody meant it, or nothing resumes it.',
    recovery: 'Resumed on the same Job.',
  },
  {
    reasons: ['Resumed'],
    components: JOB,
    means: 'The Job goes on after it was suspended.',
  },
  {
    reasons: ['TooManySucceededPods'],
    components: JOB,
    means: 'More pods of the Job succeeded than it asks for.',
    whenBad: 'Part of the work was done more often than asked.',
  },
  {
    reasons: ['SuccessfulCreate'],
    components: CRON_JOB,
    means: 'The CronJob made a Job, which the note names.',
  },
  {
    reasons: ['FailedCreate'],
    components: CRON_JOB,
    means: 'The API server refused a Job of the CronJob, so this run does not take place.',
    whenBad: 'Run after run.',
    recovery: 'SuccessfulCreate on the same CronJob.',
  },
  {
    reasons: ['SuccessfulDelete'],
    components: CRON_JOB,
    means: 'The CronJob deleted a Job: an old one beyond its history limits, or one that a new run replaces.',
  },
  {
    reasons: ['SawCompletedJob'],
    components: CRON_JOB,
    means: 'A Job of the CronJob is over. The note tells how: "condition: Complete" or "condition: Failed".',
    whenBad: '"condition: Failed": the run failed, though the event is Normal.',
    recovery: 'A later one with "condition: Complete".',
  },
  {
    reasons: ['MissSchedule'],
    components: CRON_JOB,
    means:
      'A run was due, but could not be started before its startingDeadlineSeconds were over; it does not take place.',
    whenBad: 'It repeats. Once, it is often a control plane that was down or busy.',
    recovery: 'SuccessfulCreate on the same CronJob.',
  },
  {
    reasons: ['TooManyMissedTimes'],
    components: CRON_JOB,
    means: 'Very many runs were missed since the last one, as after a long suspension or with a clock that is off.',
    recovery: 'SuccessfulCreate on the same CronJob.',
  },
  {
    reasons: ['JobAlreadyActive'],
    components: CRON_JOB,
    means: 'A run was due while the last one was still going, and concurrencyPolicy Forbid left it out.',
    whenBad: 'It repeats: the runs take longer than the time between them, or one hangs.',
    recovery: 'SawCompletedJob, then SuccessfulCreate.',
  },
  {
    reasons: ['UnparseableSchedule', 'UnParseableCronJobSchedule', 'InvalidSchedule', 'UnknownTimeZone'],
    components: CRON_JOB,
    means: 'The schedule of the CronJob, or its time zone, cannot be understood, so it makes no Jobs.',
    whenBad: 'Always, until it is mended.',
    recovery: 'SuccessfulCreate on the same CronJob.',
  },
  {
    reasons: ['UnexpectedJob', 'MissingJob'],
    components: CRON_JOB,
    means: 'The Jobs that exist are not those the CronJob had on its list: somebody made or deleted one by hand.',
  },
];
