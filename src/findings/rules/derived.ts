import type { TroubleCode } from '../finding.ts';
import type { Trouble } from '../trouble.ts';
import { TROUBLES } from '../troubles/index.ts';
import type { Rule } from './rule.ts';

/** Codes said of Jobs and CronJobs, or of pods that may be those of a Job, though no other pod makes them good. */
const OF_JOBS: readonly string[] = [
  'quota-exceeded',
  'admission-denied',
  'create-failed',
  'job-failed',
  'schedule-missed',
  'out-of-memory',
  'volume-unbound',
  'failure',
];

const JOB_OF_POD = 'recovered for a pod of a Job by Completed of that Job';
const RUN_OF_CRON_JOB = 'recovered for a CronJob, or a Job of one, by SawCompletedJob of a later run that went through';
const SUCCESSOR =
  'once this pod is gone or its ReplicaSet was scaled to nothing; ' +
  'unknown while it stands, or where it was taken away without force and none came';

/**
 * A rule with all that its detector holds as data and need not be told twice: which other pods make it good, what lowers
 * its severity. Rules of the record stay as they are.
 */
export function withDerived(code: string, rule: Rule): Rule {
  if (!Object.hasOwn(TROUBLES, code)) return rule;
  const trouble = TROUBLES[code as TroubleCode] as Trouble<TroubleCode>;
  const state = [rule.state, renewalOf(trouble), ...jobsOf(code, trouble), 'unknown where no time is known'];
  const severity = [rule.severity, ...lowered(code, trouble)];
  return { ...rule, state: told(state), severity: told(severity) };
}

function renewalOf({ renewedBy }: Trouble<TroubleCode>): string {
  if (!renewedBy) return '';
  const step = renewedBy.reason === 'Scheduled' ? 'was scheduled' : 'started';
  const other = renewedBy.lasting ? 'of another owner, such as a newer ReplicaSet, that' : 'that';
  return `recovered too by another pod of the workload ${other} ${step} later and had no trouble since, ${SUCCESSOR}`;
}

function jobsOf(code: string, { renewedBy }: Trouble<TroubleCode>): string[] {
  if (!renewedBy && !OF_JOBS.includes(code)) return [];
  const ofPods = renewedBy || code === 'out-of-memory' || code === 'volume-unbound' || code === 'failure';
  const ofJobs = !renewedBy && code !== 'out-of-memory' && code !== 'volume-unbound';
  return [ofPods ? JOB_OF_POD : '', ofJobs ? RUN_OF_CRON_JOB : ''];
}

function lowered(code: string, { fleeting, harmless }: Trouble<TroubleCode>): string[] {
  return [
    fleeting ? 'notice where it was over within 10 seconds' : '',
    harmless ? 'info, and recovered, where the pod was being stopped' : '',
    code === 'scaled-to-zero' ? '' : 'notice where only the words of the reason call it a failure',
  ];
}

function told(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('; ');
}
