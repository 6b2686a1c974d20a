import { childInNote } from '../../timeline/owner-notes.ts';
import { says } from '../says.ts';
import type { Scene } from '../scene.ts';
import type { Statement } from '../statement.ts';
import type { Trouble } from '../trouble.ts';
import type { JobEnd } from '../trouble-args.ts';

/**
 * A Job that failed for good (kubernetes pkg/controller/job/job_controller.go, v1.36), told by itself or, in a Normal event,
 * by its CronJob. It does not come back; another run of its CronJob may do its work.
 */
export const jobFailed: Trouble<'job-failed'> = {
  partOf: (statement) => {
    if (says(statement, ['Job'], Object.keys(ENDS))) return '';
    if (!says(statement, ['CronJob'], ['SawCompletedJob']) || !statement.note.endsWith('condition: Failed'))
      return null;
    return childInNote('CronJob', statement.note)?.name ?? '';
  },
  facts: (group, scene) => {
    const [first] = group as [Statement];
    return {
      end: (Object.hasOwn(ENDS, first.reason) && ENDS[first.reason]) || 'other',
      pods: podsMade(first.object, scene),
    };
  },
};

const ENDS: Readonly<Record<string, JobEnd>> = {
  BackoffLimitExceeded: 'backoff-limit',
  DeadlineExceeded: 'deadline',
  PodFailurePolicy: 'failure-policy',
  FailedIndexes: 'failed-indexes',
  MaxFailedIndexesExceeded: 'failed-indexes',
};

function podsMade(job: string, scene: Scene): number {
  const made = scene.ofObject(job).filter(({ reason }) => reason === 'SuccessfulCreate');
  return made.reduce((sum, { occurrences }) => sum + occurrences.count, 0);
}

/** Whether a CronJob tells that another of its runs went through. */
export function isGoodRun({ reason, note }: Statement): boolean {
  return reason === 'SawCompletedJob' && note.endsWith('condition: Complete');
}
