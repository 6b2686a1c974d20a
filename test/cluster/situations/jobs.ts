import { CLUSTER, type RightRow, type Situation } from './situation.ts';
import type { Manifest } from './stage.ts';

export const jobs: Situation = {
  name: 'jobs',
  about: 'a Job succeeds, another fails beyond its backoffLimit, a third is suspended; a CronJob can never start',
  needs: CLUSTER,
  async play(stage) {
    await stage.create(job('export', 'Succeeded', { completions: 2, parallelism: 1 }));
    await stage.create(job('import', 'Failed', { backoffLimit: 1 }));
    await stage.create(job('paused', 'Succeeded', { suspend: true }));
    const { spec } = job('never', 'Succeeded');
    await stage.create({
      apiVersion: 'batch/v1',
      kind: 'CronJob',
      metadata: { name: 'never' },
      spec: { schedule: '0 0 30 2 *', jobTemplate: { spec } },
    });
    await stage.sees('batch/v1', 'Job', 'export', isOver('Complete'));
    await stage.sees('batch/v1', 'Job', 'import', isOver('Failed'));
  },
  rows: [
    ...ran('export', '<e1>', '<e2>'),
    { row: 'Normal Completed Job/export', by: 'job-controller', says: ['Job completed'] },
    ...ran('import', '<i1>', '<i2>'),
    {
      row: 'Warning BackoffLimitExceeded Job/import',
      by: 'job-controller',
      says: ['Job has reached the specified backoff limit'],
    },
    { row: 'Normal Suspended Job/paused', by: 'job-controller', says: ['Job suspended'] },
    {
      row: 'Warning InvalidSchedule CronJob/never',
      by: 'cronjob-controller',
      says: ['invalid schedule: 0 0 30 2 * : *'],
    },
  ],
};

/** A Job whose pods end as the simulated kubelet is told by their label, or as their command does. */
function job(name: string, outcome: 'Succeeded' | 'Failed', more: object = {}): Manifest & { spec: object } {
  const command = [outcome === 'Succeeded' ? 'true' : 'false'];
  const containers = [{ name: 'app', image: 'busybox:1.36', command }];
  const template = { metadata: { labels: { outcome } }, spec: { restartPolicy: 'Never', containers } };
  return { apiVersion: 'batch/v1', kind: 'Job', metadata: { name }, spec: { template, ...more } };
}

function isOver(how: 'Complete' | 'Failed') {
  return ({ status }: { status: { conditions?: { type: string; status: string }[] } }): boolean =>
    status.conditions?.some(({ type, status: value }) => type === how && value === 'True') ?? false;
}

/** What becomes of a Job that makes two pods. How a pod ended is in no event but the Job's own last one. */
function ran(name: string, ...pods: [string, string]): RightRow[] {
  return [
    {
      row: `Normal SuccessfulCreate Job/${name}`,
      by: 'job-controller',
      says: pods.map((pod) => `Created pod: ${name}-${pod}`),
    },
    ...pods.map((pod) => ({
      row: `Normal Scheduled Pod/${name}-${pod}`,
      by: 'default-scheduler',
      says: [`Successfully assigned <namespace>/${name}-${pod} to *`],
    })),
  ];
}
