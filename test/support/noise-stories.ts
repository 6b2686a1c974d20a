/** The letters and digits of which Kubernetes makes names. */
const ALPHABET = 'bcdfghjklmnpqrstvwxz2456789';

/** What a healthy event says, without its time. */
export interface Noise {
  readonly reason: string;
  readonly note: string;
  readonly kind: string;
  readonly name: string;
  readonly apiVersion?: string;
  readonly by: string;
  readonly host?: string;
  readonly fieldPath?: string;
}

/** A rollout and a scale-down, a job of a CronJob, an operator at work, a claim, a new leader, a new node. */
export function storyOf(story: number, space: string, node: string): Noise[] {
  const set = `noise-web-${word(story, 10)}`;
  const [pod, job] = [`${set}-${word(story + 7, 5)}`, `noise-cron-${29934200 + story}`];
  const deployment = { kind: 'Deployment', name: 'noise-web', apiVersion: 'apps/v1', by: 'deployment-controller' };
  const replicas = { kind: 'ReplicaSet', name: set, apiVersion: 'apps/v1', by: 'replicaset-controller' };
  const cron = { kind: 'CronJob', name: 'noise-cron', apiVersion: 'batch/v1', by: 'cronjob-controller' };
  const run = { kind: 'Job', name: job, apiVersion: 'batch/v1', by: 'job-controller' };
  const pipeline = {
    kind: 'Pipeline',
    name: `noise-${word(story, 4)}`,
    apiVersion: 'example.com/v1',
    by: 'noise-operator',
  };
  const backup = {
    kind: 'Backup',
    name: `noise-${word(story + 3, 4)}`,
    apiVersion: 'ops.example.com/v1',
    by: 'backup-operator',
  };
  const claim = {
    kind: 'PersistentVolumeClaim',
    name: `noise-data-${word(story, 4)}`,
    by: 'persistentvolume-controller',
  };
  return [
    { ...deployment, reason: 'ScalingReplicaSet', note: `Scaled up replica set ${set} from 0 to 1` },
    { ...replicas, reason: 'SuccessfulCreate', note: `Created pod: ${pod}` },
    ...podRuns(pod, space, node),
    { ...deployment, reason: 'ScalingReplicaSet', note: `Scaled down replica set ${set} from 1 to 0` },
    { ...replicas, reason: 'SuccessfulDelete', note: `Deleted pod: ${pod}` },
    { ...container(pod, node), reason: 'Killing', note: 'Stopping container app' },
    { ...cron, reason: 'SuccessfulCreate', note: `Created job ${job}` },
    { ...run, reason: 'SuccessfulCreate', note: `Created pod: ${job}-${word(story, 5)}` },
    ...podRuns(`${job}-${word(story, 5)}`, space, node),
    { ...run, reason: 'Completed', note: 'Job completed' },
    { ...cron, reason: 'SawCompletedJob', note: `Saw completed job: ${job}, condition: Complete` },
    { ...pipeline, reason: 'ReconcileStarted', note: `Reconciliation of ${pipeline.name} started.` },
    { ...pipeline, reason: 'ReconcileSucceeded', note: `Reconciliation of ${pipeline.name} succeeded.` },
    { ...backup, reason: 'BackupStarted', note: 'Backup started.' },
    { ...backup, reason: 'BackupSucceeded', note: 'Backup stored.' },
    { ...claim, reason: 'WaitForFirstConsumer', note: 'waiting for first consumer to be created before binding' },
    { ...claim, reason: 'ProvisioningSucceeded', note: `Successfully provisioned volume pvc-${word(story, 8)}` },
    {
      kind: 'Lease',
      name: 'noise-operator',
      apiVersion: 'coordination.k8s.io/v1',
      by: 'noise-operator',
      reason: 'LeaderElection',
      note: `noise-operator-${word(story, 5)} became leader`,
    },
    {
      kind: 'Node',
      name: `noise-node-${story}`,
      by: 'node-controller',
      reason: 'RegisteredNode',
      note: `Node noise-node-${story} event: Registered Node noise-node-${story} in Controller`,
    },
    {
      kind: 'Node',
      name: `noise-node-${story}`,
      by: 'kubelet',
      host: `noise-node-${story}`,
      reason: 'NodeReady',
      note: `Node noise-node-${story} status is now: NodeReady`,
    },
  ];
}

function podRuns(name: string, space: string, node: string): Noise[] {
  const image = 'registry.example.com/noise/web:v1';
  return [
    {
      kind: 'Pod',
      name,
      by: 'default-scheduler',
      reason: 'Scheduled',
      note: `Successfully assigned ${space}/${name} to ${node}`,
    },
    { ...container(name, node), reason: 'Pulling', note: `Pulling image "${image}"` },
    {
      ...container(name, node),
      reason: 'Pulled',
      note: `Successfully pulled image "${image}" in 80ms (80ms including waiting). Image size: 1024 bytes.`,
    },
    { ...container(name, node), reason: 'Created', note: 'Container created' },
    { ...container(name, node), reason: 'Started', note: 'Container started' },
  ];
}

function container(name: string, host: string): Omit<Noise, 'reason' | 'note'> {
  return { kind: 'Pod', name, by: 'kubelet', host, fieldPath: 'spec.containers{app}' };
}

/** A part of a generated name: the same for the same seed. */
function word(seed: number, length: number): string {
  let state = seed + 1;
  return Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return ALPHABET[state % ALPHABET.length] as string;
  }).join('');
}
