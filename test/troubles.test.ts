import { describe, expect, test } from 'vitest';
import type { TroubleFinding } from '../src/findings/finding.ts';
import { isTrouble } from '../src/findings/finding.ts';
import { LANGUAGES } from '../src/incident/languages.ts';
import { buildTimeline, draftIncident, findings } from '../src/index.ts';
import { eventOf } from './support/events.ts';
import { said } from './support/said.ts';

function troublesOf(text: string): TroubleFinding[] {
  return findings(buildTimeline(said(text))).filter(isTrouble);
}

/** Each finding as `severity state code Kind/name`, with `<- code Kind/name` for what explains it. */
function briefly(text: string): string[] {
  return troublesOf(text).map(({ severity, state, code, subject, explainedBy }) => {
    const cause = explainedBy ? ` <- ${explainedBy.code} ${explainedBy.subject.kind}/${explainedBy.subject.name}` : '';
    return `${severity} ${state} ${code} ${subject.kind}/${subject.name}${cause}`;
  });
}

const RS = 'ReplicaSet/web-767bd6bcdb';
const POD = 'Pod/web-767bd6bcdb-lt5ng';
const OTHER = 'Pod/web-5d4f8b7c9d-x2x4z';

describe('what was refused, and by whom', () => {
  const refused = (note: string) => troublesOf(`1-60 W replicaset-controller FailedCreate ${RS} x9 | ${note}`);

  test.each<[string, string, object]>([
    [
      'a quota',
      'Error creating: pods "web-1" is forbidden: exceeded quota: team, requested: cpu=2, used: cpu=3, limited: cpu=4',
      {
        code: 'quota-exceeded',
        args: { quota: 'team', what: 'pods', requested: 'cpu=2', used: 'cpu=3', limited: 'cpu=4' },
      },
    ],
    [
      'a quota that wants limits',
      'Error creating: pods "web-1" is forbidden: failed quota: team: must specify limits.cpu for: app',
      { code: 'quota-exceeded', args: { quota: 'team', requested: '' } },
    ],
    [
      'Pod Security',
      'Error creating: pods "web-1" is forbidden: violates PodSecurity "restricted:latest": allowPrivilegeEscalation != false',
      { code: 'admission-denied', args: { refusal: 'pod-security', name: 'restricted:latest', what: 'pods' } },
    ],
    [
      'a webhook',
      'Error creating: admission webhook "policy.example.com" denied the request: no',
      { code: 'admission-denied', args: { refusal: 'webhook', name: 'policy.example.com' } },
    ],
    [
      'a webhook that is not there',
      'Error creating: Internal error occurred: failed calling webhook "policy.example.com": failed to call webhook: Post "https://x": dial tcp: connect: connection refused',
      { code: 'admission-denied', args: { refusal: 'webhook-unreachable', name: 'policy.example.com' } },
    ],
    [
      'an admission policy',
      `Error creating: pods "web-1" is forbidden: ValidatingAdmissionPolicy 'owners' with binding 'all' denied request: no label`,
      { code: 'admission-denied', args: { refusal: 'policy', name: 'owners' } },
    ],
    [
      'a LimitRange',
      'Error creating: pods "web-1" is forbidden: maximum memory usage per Container is 1Gi, but limit is 2Gi',
      { code: 'admission-denied', args: { refusal: 'limit-range', name: 'maximum memory usage per Container' } },
    ],
    [
      'a missing account',
      'Error creating: pods "web-" is forbidden: error looking up service account shop/runner: serviceaccount "runner" not found',
      { code: 'admission-denied', args: { refusal: 'service-account', name: 'runner' } },
    ],
    [
      'a missing priority class',
      'Error creating: pods "web-" is forbidden: no PriorityClass with name urgent was found',
      { code: 'admission-denied', args: { refusal: 'priority-class', name: 'urgent' } },
    ],
    [
      'nobody known',
      'Error creating: etcdserver: request timed out',
      { code: 'create-failed', args: { what: 'pods' } },
    ],
  ])('%s', (_what, note, expected) => {
    expect(refused(note)).toMatchObject([{ ...expected, severity: 'warning', state: 'open', root: true }]);
  });

  test('nine events and a combined one are one finding, over when a pod is made', () => {
    const lines = Array.from(
      { length: 9 },
      (_, index) =>
        `${index} W replicaset-controller FailedCreate ${RS} | Error creating: pods "web-${index}" is forbidden: exceeded quota: team, requested: pods=1, used: pods=3, limited: pods=3`,
    );
    const text = [
      ...lines,
      `10-90 W replicaset-controller FailedCreate ${RS} x9 | (combined from similar events): Error creating: pods "web-x" is forbidden: exceeded quota: team, requested: pods=1, used: pods=3, limited: pods=3`,
    ].join('\n');
    expect(troublesOf(text)).toMatchObject([
      { code: 'quota-exceeded', state: 'open', args: { count: 18, quota: 'team' } },
    ]);
    expect(
      briefly(`${text}\n400 N replicaset-controller SuccessfulCreate ${RS} | Created pod: web-767bd6bcdb-lt5ng`),
    ).toEqual([`warning recovered quota-exceeded ${RS}`]);
  });
});

describe('what does not start', () => {
  test.each<[string, string, object]>([
    [
      'a missing Secret',
      `1-90 W kubelet Failed ${POD}{app} x5 | Error: secret "db" not found`,
      { code: 'container-config-error', args: { container: 'app', missing: { kind: 'Secret', name: 'db', key: '' } } },
    ],
    [
      'a missing key',
      `1-90 W kubelet Failed ${POD}{app} x5 | Error: couldn't find key url in ConfigMap shop/settings`,
      { code: 'container-config-error', args: { missing: { kind: 'ConfigMap', name: 'settings', key: 'url' } } },
    ],
    [
      'a command that is not there',
      `1-90 W kubelet Failed ${POD}{app} x5 | Error: failed to create containerd task: failed to create shim task: OCI runtime create failed: exec: "serve": executable file not found in $PATH: unknown`,
      { code: 'container-start-failed', args: { container: 'app' } },
    ],
    [
      'an invalid image name',
      `1-90 W kubelet InspectFailed ${POD}{app} x5 | Failed to apply default image tag "Web:V1": couldn't parse image name "Web:V1": invalid reference format`,
      { code: 'image-pull-failed', args: { answer: 'invalid-name' } },
    ],
    [
      'an image that must not be pulled',
      `1-90 W kubelet ErrImageNeverPull ${POD}{app} x5 | Container image "web:v1" is not present with pull policy of Never`,
      { code: 'image-pull-failed', args: { answer: 'never-pull', images: ['web:v1'] } },
    ],
    [
      'a registry that has had enough',
      `1-90 W kubelet Failed ${POD}{app} x5 | Failed to pull image "web:v1": rpc error: code = Unknown desc = toomanyrequests: You have reached your pull rate limit`,
      { code: 'image-pull-failed', args: { answer: 'rate-limited' } },
    ],
    [
      'a volume that is not attached',
      `1-90 W attachdetach-controller FailedAttachVolume ${POD} x5 | Multi-Attach error for volume "pvc-1" Volume is already used by pod(s) web-0`,
      { code: 'volume-mount-failed', args: { volumes: ['pvc-1'], missing: null } },
    ],
    [
      'a deadline',
      `90 N kubelet DeadlineExceeded ${POD} | Pod was active on the node longer than the specified deadline`,
      { code: 'deadline-exceeded' },
    ],
  ])('%s', (_what, text, expected) => {
    expect(troublesOf(text)).toMatchObject([{ ...expected, severity: 'warning', state: 'open' }]);
  });

  test('an image error is no container error, and three messages of one attempt are one finding', () => {
    const text = `
      1-60 W kubelet Failed ${POD}{app} x4 | Failed to pull image "web:v22": rpc error: code = NotFound desc = not found
      1-60 W kubelet Failed ${POD}{app} x4 | Error: ErrImagePull
      2-90 W kubelet Failed ${POD}{app} x9 | Error: ImagePullBackOff
      2-90 N kubelet BackOff ${POD}{app} x9 | Back-off pulling image "web:v22"`;
    expect(troublesOf(text)).toMatchObject([
      {
        code: 'image-pull-failed',
        state: 'open',
        args: { images: ['web:v22'], answer: 'not-found', container: 'app' },
      },
    ]);
    expect(briefly(`${text}\n120 N kubelet Pulled ${POD}{app} | Successfully pulled image "web:v22"`)).toEqual([
      `warning recovered image-pull-failed ${POD}`,
    ]);
    expect(briefly(`${text}\n120 N kubelet Pulled ${POD}{proxy} | Successfully pulled image "proxy:v1"`)).toEqual([
      `warning open image-pull-failed ${POD}`,
    ]);
  });

  test('what every start may have for some seconds is a notice', () => {
    expect(
      briefly(`
        1 W kubelet FailedMount ${POD} | MountVolume.SetUp failed for volume "c" : failed to sync configmap cache: timed out waiting for the condition
        3 N kubelet Pulled ${POD}{app} | Container image "web:v1" already present on machine`),
    ).toEqual([`notice recovered volume-mount-failed ${POD}`]);
  });
});

describe('what runs badly', () => {
  test('a liveness probe explains the restarts it causes', () => {
    expect(
      briefly(`
        1-90 W kubelet Unhealthy ${POD}{app} x9 | Liveness probe failed: HTTP probe failed with statuscode: 500
        30-90 N kubelet Killing ${POD}{app} x3 | Container app failed liveness probe, will be restarted
        95-120 W kubelet BackOff ${POD}{app} x4 | Back-off restarting failed container app in pod web`),
    ).toEqual([`warning open probe-failing ${POD}`, `warning open container-crashing ${POD} <- probe-failing ${POD}`]);
  });

  test('a probe of a container that is being stopped is nothing', () => {
    expect(
      briefly(`
        30 N kubelet Killing ${POD}{app} | Stopping container app
        31-35 W kubelet Unhealthy ${POD}{app} x2 | Readiness probe failed: connection refused`),
    ).toEqual([`info recovered probe-failing ${POD}`]);
    expect(
      briefly(`
        30 N replicaset-controller SuccessfulDelete ${RS} | Deleted pod: web-767bd6bcdb-lt5ng
        31 W kubelet Unhealthy ${POD}{app} | Readiness probe failed: connection refused`),
    ).toEqual([`info recovered probe-failing ${POD}`]);
    expect(
      briefly(`
        10 W kubelet Unhealthy ${POD}{app} x9 | Readiness probe failed: connection refused
        30 N kubelet Killing ${POD}{app} | Stopping container app`),
    ).toEqual([`warning unknown probe-failing ${POD}`]);
  });

  test('a readiness probe that fails a time or two while its container comes up is a notice', () => {
    const probe = (count: number) =>
      briefly(`1-9 W kubelet Unhealthy ${POD}{app} x${count} | Readiness probe failed: connection refused`);
    expect(probe(2)).toEqual([`notice open probe-failing ${POD}`]);
    expect(probe(3)).toEqual([`warning open probe-failing ${POD}`]);
  });

  test('a readiness probe that fails within half a minute of the start, and a startup probe, are notices', () => {
    const started = `1 N kubelet Started ${POD}{app} | Container started`;
    const failing = (to: number, probe = 'Readiness') =>
      briefly(`${started}\n2-${to} W kubelet Unhealthy ${POD}{app} x5 | ${probe} probe failed: connection refused`);
    expect(failing(25)).toEqual([`notice open probe-failing ${POD}`]);
    expect(failing(120)).toEqual([`warning open probe-failing ${POD}`]);
    expect(failing(120, 'Startup')).toEqual([`notice open probe-failing ${POD}`]);
    expect(
      briefly(`
        2-60 W kubelet Unhealthy ${POD}{app} x5 | Startup probe failed: connection refused
        60 N kubelet Killing ${POD}{app} | Container app failed startup probe, will be restarted`),
    ).toEqual([`warning open probe-failing ${POD}`]);
  });

  test('a container that cannot be started explains the restarts that are put off', () => {
    expect(
      briefly(`
        2-60 W kubelet Failed ${POD}{app} x4 | Error: failed to create containerd task: exec: "serve": executable file not found in $PATH
        9-90 W kubelet BackOff ${POD}{app} x6 | Back-off restarting failed container app in pod web`),
    ).toEqual([
      `warning open container-start-failed ${POD}`,
      `warning open container-crashing ${POD} <- container-start-failed ${POD}`,
    ]);
  });

  test('a pull secret that is not there is a notice while images come', () => {
    expect(
      briefly(
        `2-90 W kubelet FailedToRetrieveImagePullSecret ${POD} x9 | Unable to retrieve some image pull secrets (regcred)`,
      ),
    ).toEqual([`notice open image-pull-failed ${POD}`]);
  });

  test('a volume that cannot be mounted while its pod is stopped is nothing', () => {
    expect(
      briefly(`
        30 N kubelet Killing ${POD}{app} | Stopping container app
        31-60 W kubelet FailedMount ${POD} x5 | MountVolume.SetUp failed for volume "kube-api-access" : object "shop"/"kube-root-ca.crt" not registered`),
    ).toEqual([`info recovered volume-mount-failed ${POD}`]);
  });

  test('Killing for a rollout, a scale-down or a delete is no failure', () => {
    expect(
      briefly(`
        1 N deployment-controller ScalingReplicaSet Deployment/web | Scaled down replica set web-767bd6bcdb from 3 to 2
        1 N replicaset-controller SuccessfulDelete ${RS} | Deleted pod: web-767bd6bcdb-lt5ng
        1 N kubelet Killing ${POD}{app} | Stopping container app`),
    ).toEqual([]);
  });

  test('a crash loop is over in another template, not in another pod of the same', () => {
    const crash = `
      1 N replicaset-controller SuccessfulCreate ${RS} | Created pod: web-767bd6bcdb-lt5ng
      1 N deployment-controller ScalingReplicaSet Deployment/web | Scaled up replica set web-767bd6bcdb from 0 to 1
      2-50 W kubelet BackOff ${POD}{app} x4 | Back-off restarting failed container app in pod web-767bd6bcdb-lt5ng
      60 N replicaset-controller SuccessfulDelete ${RS} | Deleted pod: web-767bd6bcdb-lt5ng`;
    expect(briefly(crash)).toEqual([`warning unknown container-crashing ${POD}`]);
    expect(briefly(`${crash}\n70 N kubelet Started Pod/web-767bd6bcdb-qqqqq{app} | Container started`)).toEqual([
      `warning unknown container-crashing ${POD}`,
    ]);
    const [finding] = troublesOf(`${crash}\n70 N kubelet Started ${OTHER}{app} | Container started`);
    expect(finding).toMatchObject({
      state: 'recovered',
      args: { recoveredBy: 'Started', recoveredOn: { kind: 'Pod', name: OTHER.slice(4) } },
      workload: { kind: 'Deployment', name: 'web', basis: 'note' },
    });
    expect(
      briefly(`${crash}
        70 N kubelet Started ${OTHER}{app} | Container started
        72 W kubelet BackOff ${OTHER}{app} | Back-off restarting failed container app in pod x`),
    ).toEqual([`warning open container-crashing ${OTHER}`, `warning unknown container-crashing ${POD}`]);
  });

  test('a Job whose pods failed, and one that came through all the same', () => {
    const pods = `
      1 N job-controller SuccessfulCreate Job/export | Created pod: export-n2dv8
      2-9 W kubelet BackOff Pod/export-n2dv8{app} x3 | Back-off restarting failed container app in pod export-n2dv8`;
    expect(
      briefly(
        `${pods}\n60 W job-controller BackoffLimitExceeded Job/export | Job has reached the specified backoff limit`,
      ),
    ).toEqual([
      'warning open container-crashing Pod/export-n2dv8',
      'warning open job-failed Job/export <- container-crashing Pod/export-n2dv8',
    ]);
    expect(briefly(`${pods}\n60 N job-controller Completed Job/export | Job completed`)).toEqual([
      'warning recovered container-crashing Pod/export-n2dv8',
    ]);
  });

  test('a CronJob tells of a failed run in a Normal event, and of a good one after it', () => {
    const failed =
      '9 N cronjob-controller SawCompletedJob CronJob/nightly | Saw completed job: nightly-29934199, condition: Failed';
    expect(briefly(failed)).toEqual(['warning open job-failed CronJob/nightly']);
    expect(
      briefly(
        `${failed}\n69 N cronjob-controller SawCompletedJob CronJob/nightly | Saw completed job: nightly-29934200, condition: Complete`,
      ),
    ).toEqual(['warning recovered job-failed CronJob/nightly']);
    expect(briefly(failed.replace('Failed', 'Complete'))).toEqual([]);
  });

  test('failed pods that their controller replaces', () => {
    expect(
      troublesOf(
        '9 W daemonset-controller FailedDaemonPod DaemonSet/agent | Found failed daemon pod shop/agent-x2x4z on node n1, will try to kill it',
      ),
    ).toMatchObject([{ code: 'pod-failed', args: { pods: ['agent-x2x4z'] } }]);
    expect(
      briefly(
        '9 W statefulset-controller RecreatingFailedPod StatefulSet/db | StatefulSet shop/db is recreating failed Pod db-0',
      ),
    ).toEqual(['warning open pod-failed StatefulSet/db']);
  });

  test('scaled to zero is a notice, also where another ReplicaSet was known', () => {
    expect(
      briefly(
        '9 N deployment-controller ScalingReplicaSet Deployment/web | Scaled down replica set web-767bd6bcdb from 3 to 0',
      ),
    ).toEqual(['notice open scaled-to-zero Deployment/web']);
    expect(
      briefly(`
        8 N deployment-controller ScalingReplicaSet Deployment/web | Scaled up replica set web-5d4f8b7c9d from 0 to 3
        9 N deployment-controller ScalingReplicaSet Deployment/web | Scaled down replica set web-767bd6bcdb from 3 to 0`),
    ).toEqual([]);
  });
});

describe('nodes', () => {
  const scheduled = `1 N default-scheduler Scheduled ${POD} | Successfully assigned shop/web-767bd6bcdb-lt5ng to node-1`;

  test('a node that is lost explains what its pods suffer', () => {
    const text = `${scheduled}
      30 N node-controller NodeNotReady Node/node-1 | Node node-1 status is now: NodeNotReady
      30 W node-controller NodeNotReady ${POD} | Node is not ready
      90 N taint-eviction-controller TaintManagerEviction ${POD} | Marking for deletion Pod shop/web-767bd6bcdb-lt5ng`;
    expect(briefly(text)).toEqual([
      'critical open node-not-ready Node/node-1',
      `warning open node-not-ready ${POD} <- node-not-ready Node/node-1`,
      `warning open evicted ${POD} <- node-not-ready Node/node-1`,
    ]);
    expect(
      briefly(`${text}
        95 N kubelet Started ${OTHER}{app} | Container started
        99 N kubelet NodeReady Node/node-1 | Node node-1 status is now: NodeReady`).map((line) => line.split(' ')[1]),
    ).toEqual(['recovered', 'recovered', 'recovered']);
  });

  test('a lost node does not explain the pods of another', () => {
    expect(
      briefly(`
        1 N default-scheduler Scheduled ${POD} | Successfully assigned shop/web-767bd6bcdb-lt5ng to node-2
        30 N node-controller NodeNotReady Node/node-9 | Node node-9 status is now: NodeNotReady
        30 W node-controller NodeNotReady ${POD} | Node is not ready`),
    ).toEqual(['critical open node-not-ready Node/node-9', `warning open node-not-ready ${POD}`]);
  });

  test.each([
    ['NodeHasInsufficientMemory', 'NodeHasSufficientMemory', 'memory'],
    ['NodeHasDiskPressure', 'NodeHasNoDiskPressure', 'disk'],
    ['NodeHasInsufficientPID', 'NodeHasSufficientPID', 'pid'],
  ])('%s is over with %s', (reason, end, resource) => {
    expect(
      troublesOf(`
        1 N kubelet ${reason} Node/node-1 | Node node-1 status is now: ${reason}
        90 N kubelet ${end} Node/node-1 | Node node-1 status is now: ${end}`),
    ).toMatchObject([{ code: 'node-pressure', state: 'recovered', args: { resource } }]);
  });

  test('a reboot, and a kubelet that starts for the first time', () => {
    expect(briefly('9 W kubelet Rebooted Node/node-1 | Node node-1 has been rebooted, boot id: x')).toEqual([
      'warning open node-restarted Node/node-1',
    ]);
    expect(briefly('9 N kubelet Starting Node/node-1 | Starting kubelet.')).toEqual([]);
  });

  test('a kill for want of memory names its victim', () => {
    expect(
      troublesOf('9 W kubelet SystemOOM Node/node-1 | System OOM encountered, victim process: java, pid: 12'),
    ).toMatchObject([{ code: 'out-of-memory', args: { victim: 'java' } }]);
  });
});

describe('claims and what waits for them', () => {
  test('a claim of a StatefulSet explains the pod that waits', () => {
    expect(
      briefly(`
        1 N statefulset-controller SuccessfulCreate StatefulSet/ledger | create Claim data-ledger-0 Pod ledger-0 in StatefulSet ledger success
        1 N statefulset-controller SuccessfulCreate StatefulSet/ledger | create Pod ledger-0 in StatefulSet ledger successful
        2-90 W persistentvolume-controller ProvisioningFailed PersistentVolumeClaim/data-ledger-0 x9 | storageclass.storage.k8s.io "fast-ssd" not found
        2-80 W default-scheduler FailedScheduling Pod/ledger-0 x3 | 0/3 nodes are available: pod has unbound immediate PersistentVolumeClaims. not found`),
    ).toEqual([
      'warning open provisioning-failed PersistentVolumeClaim/data-ledger-0',
      'warning open unschedulable Pod/ledger-0 <- provisioning-failed PersistentVolumeClaim/data-ledger-0',
    ]);
  });

  test('a claim does not explain a pod that lacks cpu', () => {
    expect(
      briefly(`
        2-90 N persistentvolume-controller FailedBinding PersistentVolumeClaim/data x9 | no persistent volumes available for this claim and no storage class is set
        2-80 W default-scheduler FailedScheduling ${POD} x3 | 0/3 nodes are available: 3 Insufficient cpu.`),
    ).toEqual([`warning open unschedulable ${POD}`, 'warning open volume-unbound PersistentVolumeClaim/data']);
  });
});

describe('operators', () => {
  test.each([
    ['kustomize-controller', 'Kustomization', 'ReconciliationFailed', 'ReconciliationSucceeded'],
    ['helm-controller', 'HelmRelease', 'UpgradeFailed', 'UpgradeSucceeded'],
    ['source-controller', 'GitRepository', 'GitOperationFailed', 'GitOperationSucceeded'],
    ['rollouts-controller', 'Rollout', 'RolloutAborted', 'RolloutCompleted'],
  ])('%s of a %s: %s is over with %s, though the catalogue knows both', (reporter, kind, failed, then) => {
    expect(
      briefly(`1-60 W ${reporter} ${failed} ${kind}/apps x3 | x\n120 N ${reporter} ${then} ${kind}/apps | y`),
    ).toEqual([`warning recovered operator-failed ${kind}/apps`]);
  });

  test('a pod that fails explains the custom resource it belongs to', () => {
    expect(
      briefly(`
        1 N cluster-operator PodCreated Kafka/main -> Pod/main-kafka-0 | made
        2-60 W kubelet BackOff Pod/main-kafka-0{kafka} x5 | Back-off restarting failed container kafka in pod main-kafka-0
        70 W cluster-operator ReconcileFailed Kafka/main | Pods are not ready`),
    ).toEqual([
      'warning open container-crashing Pod/main-kafka-0',
      'warning open operator-failed Kafka/main <- container-crashing Pod/main-kafka-0',
    ]);
  });

  test.each([
    ['UploadFailed', 'UploadSucceeded', 'recovered'],
    ['ReconcileError', 'ReconcileSucceeded', 'recovered'],
    ['ConnectionLost', 'ConnectionRestored', 'recovered'],
    ['UploadFailed', 'SnapshotTaken', 'open'],
  ])('%s and then %s is %s', (failed, then, state) => {
    expect(
      troublesOf(`1 W backup-operator ${failed} Backup/nightly | x\n90 N backup-operator ${then} Backup/nightly | y`),
    ).toMatchObject([{ code: 'operator-failed', state, args: { basis: 'type' } }]);
  });
});

describe('what every cluster says now and then', () => {
  test.each([
    [
      'a conflict that is tried again',
      '1 W endpoint-slice-controller FailedToUpdateEndpointSlices Service/web | Error updating Endpoint Slices for Service shop/web: failed to update web-x endpoint slice: Operation cannot be fulfilled on endpointslices.discovery.k8s.io "web-x": the object has been modified; please apply your changes to the latest version and try again',
    ],
    [
      'name servers beyond a limit',
      `1-90 W kubelet DNSConfigForming ${POD} x9 | Nameserver limits were exceeded, some nameservers have been omitted`,
    ],
    [
      'a namespace that is deleted',
      `1 W replicaset-controller FailedCreate ${RS} | Error creating: pods "web-1" is forbidden: unable to create new content in namespace shop because it is being terminated`,
    ],
  ])('%s is a notice', (_what, text) => {
    expect(troublesOf(text).map(({ severity }) => severity)).toEqual(['notice']);
  });

  test('a probe that fails on a pod that is evicted is a consequence of that', () => {
    expect(
      briefly(`
        30 W kubelet Evicted ${POD} | The node was low on resource: memory. Threshold quantity: 100Mi, available: 9Mi.
        31 W kubelet Unhealthy ${POD}{app} x3 | Readiness probe failed: connection refused`),
    ).toEqual([`warning open evicted ${POD}`, `warning open probe-failing ${POD} <- evicted ${POD}`]);
  });
});

describe('pods that come back under their name', () => {
  const restarted = `
    0 N kubelet Killing Pod/db-0{db} | Stopping container db
    8 N default-scheduler Scheduled Pod/db-0 | Successfully assigned shop/db-0 to node-1
    8 N kubelet Started Pod/db-0{db} | Container started`;

  test('are not on their way out any more', () => {
    expect(
      briefly(`${restarted}
        300-3000 W kubelet Unhealthy Pod/db-0{db} x200 | Readiness probe failed: connection refused`),
    ).toEqual(['warning open probe-failing Pod/db-0']);
    expect(
      briefly(`
        0 N kubelet Killing Pod/db-0{db} | Stopping container db
        8 N default-scheduler Scheduled Pod/db-0 | Successfully assigned shop/db-0 to node-1
        9-900 W kubelet FailedMount Pod/db-0 x30 | MountVolume.SetUp failed for volume "c" : secret "db" not found`),
    ).toEqual(['warning open volume-mount-failed Pod/db-0']);
  });
});

describe('what was said in one second', () => {
  test('of a controller that succeeds and then fails shows no recovery', () => {
    const events = ['SuccessfulCreate', 'FailedCreate'].map((reason, index) =>
      eventOf({
        apiVersion: 'v1',
        type: index === 0 ? 'Normal' : 'Warning',
        reason,
        message:
          index === 0
            ? 'Created pod: web-767bd6bcdb-lt5ng'
            : 'Error creating: pods "x" is forbidden: exceeded quota: team, requested: pods=1, used: pods=3, limited: pods=3',
        // The hex at the end of the name: .1 and .4 s.
        metadata: {
          uid: reason,
          namespace: 'shop',
          name: `web-767bd6bcdb.${(BigInt(Date.UTC(2026, 10, 30, 15)) * 1_000_000n + BigInt(index === 0 ? 100_000_000 : 400_000_000)).toString(16)}`,
        },
        involvedObject: { kind: 'ReplicaSet', apiVersion: 'apps/v1', namespace: 'shop', name: 'web-767bd6bcdb' },
        source: { component: 'replicaset-controller' },
        firstTimestamp: '2026-11-30T15:00:00Z',
        lastTimestamp: '2026-11-30T15:00:00Z',
        count: 1,
      }),
    );
    const [finding] = findings(buildTimeline(events)).filter(isTrouble);
    expect(finding).toMatchObject({ code: 'quota-exceeded' });
    expect(finding?.state).not.toBe('recovered');
  });

  test('of a kubelet that goes on shows that the step before it came through', () => {
    expect(
      briefly(`
        1-60 W kubelet FailedMount ${POD} x5 | MountVolume.SetUp failed for volume "c" : configmap "x" not found
        60 N kubelet Pulled ${POD}{app} | Container image "web:v1" already present on machine`),
    ).toEqual([`warning recovered volume-mount-failed ${POD}`]);
  });
});

describe('causes are linked by what is named', () => {
  const claim = (name: string) =>
    `2-90 N persistentvolume-controller FailedBinding PersistentVolumeClaim/${name} x9 | no persistent volumes available for this claim and no storage class is set`;
  const waits = (note: string, to = '') =>
    `3-80 W default-scheduler FailedScheduling Pod/solo x3 | 0/3 nodes are available: ${note}. not found${to}`;

  test('a claim does not explain a pod that names another, nor one of several a pod that names none', () => {
    const causes = (text: string) => troublesOf(text).filter(({ root }) => !root).length;
    expect(causes(`${claim('cache')}\n${waits('persistentvolumeclaim "other" not found')}`)).toBe(0);
    expect(
      causes(`${claim('cache')}\n${claim('logs')}\n${waits('pod has unbound immediate PersistentVolumeClaims')}`),
    ).toBe(0);
    expect(causes(`${claim('cache')}\n${waits('pod has unbound immediate PersistentVolumeClaims')}`)).toBe(1);
    expect(causes(`${claim('cache')}\n${claim('logs')}\n${waits('persistentvolumeclaim "logs" not found')}`)).toBe(1);
  });

  test('one pod that is scheduled does not show two claims bound', () => {
    const text = `${claim('a')}\n${claim('b')}\n${waits('pod has unbound immediate PersistentVolumeClaims')}
      99 N default-scheduler Scheduled Pod/solo | Successfully assigned shop/solo to node-1`;
    expect(
      troublesOf(text)
        .filter(({ code }) => code === 'volume-unbound')
        .map(({ state }) => state),
    ).toEqual(['unknown', 'unknown']);
  });

  test('a pod of one run does not explain the Job of another', () => {
    expect(
      briefly(`
        1 N cronjob-controller SuccessfulCreate CronJob/nightly | Created job nightly-29412345
        1 N job-controller SuccessfulCreate Job/nightly-29412345 | Created pod: nightly-29412345-x2x4z
        2-9 W kubelet BackOff Pod/nightly-29412345-x2x4z{app} x3 | Back-off restarting failed container app in pod nightly
        3000 W job-controller BackoffLimitExceeded Job/nightly-29412445 | Job has reached the specified backoff limit`),
    ).toEqual([
      'warning open container-crashing Pod/nightly-29412345-x2x4z',
      'warning open job-failed Job/nightly-29412445',
    ]);
  });

  test("an operator's own FailedCreate is not about pods", () => {
    expect(briefly('1 W backup-operator FailedCreate Backup/nightly | bucket is full')).toEqual([
      'warning open operator-failed Backup/nightly',
    ]);
  });

  test("a registry's answer is not read from the tag", () => {
    const answer = (tag: string) =>
      troublesOf(
        `1-60 W kubelet Failed ${POD}{app} x4 | Failed to pull image "example.com/web:${tag}": rpc error: code = NotFound desc = failed to resolve reference "example.com/web:${tag}": example.com/web:${tag}: not found`,
      );
    for (const tag of ['403', '1.429', 'v401']) expect(answer(tag)).toMatchObject([{ args: { answer: 'not-found' } }]);
  });

  test("another's kind that is called like one of Kubernetes' own is a custom resource", () => {
    const event = eventOf({
      apiVersion: 'v1',
      type: 'Warning',
      reason: 'NodeNotReady',
      metadata: { uid: 'n', namespace: 'longhorn-system' },
      involvedObject: { kind: 'Node', apiVersion: 'longhorn.io/v1beta2', namespace: 'longhorn-system', name: 'n1' },
      source: { component: 'longhorn-node-controller' },
      firstTimestamp: '2026-11-30T15:00:00Z',
      lastTimestamp: '2026-11-30T15:00:00Z',
    });
    expect(findings(buildTimeline([event])).filter(isTrouble)).toMatchObject([
      { code: 'operator-failed', subject: { namespace: 'longhorn-system' } },
    ]);
  });
});

describe('names that every JavaScript object knows', () => {
  test.each(Object.getOwnPropertyNames(Object.prototype))('%s is an ordinary kind, reason and type', (word) => {
    const reasons = ['FailedCreate', 'FailedUpdate', 'NodeNotReady', 'ProvisioningFailed', word];
    const events = reasons.flatMap((reason, index) =>
      ['Node', 'Job', word].map((kind) =>
        eventOf({
          apiVersion: 'v1',
          type: word,
          reason,
          message: word,
          metadata: { uid: `${reason}-${kind}`, namespace: 'shop' },
          involvedObject: { kind, name: word, namespace: 'shop', apiVersion: 'v1' },
          source: { component: word },
          firstTimestamp: `2026-11-30T15:00:0${index}Z`,
          lastTimestamp: `2026-11-30T15:00:0${index}Z`,
        }),
      ),
    );
    for (const lang of LANGUAGES) {
      const { text } = draftIncident(buildTimeline(events), { lang });
      expect(text).not.toMatch(/\bundefined\b|\bNaN\b|native code/);
    }
  });
});

describe('what the pod itself and its siblings show', () => {
  test('a sibling that started while a pod had no sandbox leaves it open', () => {
    expect(
      briefly(`
        1 N daemonset-controller SuccessfulCreate DaemonSet/agent | Created pod: agent-8vnnn
        1 N daemonset-controller SuccessfulCreate DaemonSet/agent | Created pod: agent-7vnnn
        1-400 W kubelet FailedCreatePodSandBox Pod/agent-8vnnn x20 | Failed to create pod sandbox: plugin type="x" failed
        2 N kubelet Started Pod/agent-7vnnn{agent} | Container started`),
    ).toEqual(['warning open sandbox-failed Pod/agent-8vnnn']);
  });

  test('a pod whose container starts again has its node back', () => {
    expect(
      briefly(`
        100 W node-controller NodeNotReady ${POD} | Node is not ready
        162 N kubelet Started ${POD}{app} | Container started`),
    ).toEqual([`warning recovered node-not-ready ${POD}`]);
  });

  test('a refusal is over where another template came up and the refused one was scaled to nothing', () => {
    const refused = `
      1-100 W replicaset-controller FailedCreate ReplicaSet/web-5d4f8b7c9d x9 | Error creating: pods "x" is forbidden: exceeded quota: team, requested: cpu=9, used: cpu=1, limited: cpu=4
      200 N replicaset-controller SuccessfulCreate ${RS} | Created pod: web-767bd6bcdb-lt5ng
      202 N kubelet Started ${POD}{app} | Container started`;
    expect(briefly(refused)).toEqual(['warning open quota-exceeded ReplicaSet/web-5d4f8b7c9d']);
    expect(
      briefly(`${refused}
        203 N deployment-controller ScalingReplicaSet Deployment/web | Scaled up replica set web-767bd6bcdb from 0 to 1
        203 N deployment-controller ScalingReplicaSet Deployment/web | Scaled down replica set web-5d4f8b7c9d from 1 to 0`),
    ).toEqual(['warning recovered quota-exceeded ReplicaSet/web-5d4f8b7c9d']);
  });

  test('an account that comes a second after its workload is a notice', () => {
    expect(
      briefly(`
        0 W replicaset-controller FailedCreate ${RS} x2 | Error creating: pods "web-" is forbidden: error looking up service account shop/default: serviceaccount "default" not found
        1 N replicaset-controller SuccessfulCreate ${RS} | Created pod: web-767bd6bcdb-lt5ng`),
    ).toEqual([`notice recovered admission-denied ${RS}`]);
  });
});
