import { describe, expect, test } from 'vitest';
import { filterEvents } from '../src/index.ts';
import { ownersIn } from '../src/timeline/owners.ts';
import { said } from './support/said.ts';

/** The workload of an object and the weakest link to it, as `Kind/name (basis)`. */
function workloadOf(text: string, kind: string, name: string, namespace = 'shop'): string {
  const owners = ownersIn(said(text));
  const { subject, basis } = owners.workloadOf({ kind, name, namespace });
  return `${subject.kind}/${subject.name} (${basis})`;
}

describe('the workload of an object', () => {
  test.each<[string, string, string, string, string]>([
    [
      'by the notes of controllers',
      `1 N deployment-controller ScalingReplicaSet Deployment/web | Scaled up replica set web-767bd6bcdb from 0 to 1
       1 N replicaset-controller SuccessfulCreate ReplicaSet/web-767bd6bcdb | Created pod: web-767bd6bcdb-lt5ng`,
      'Pod',
      'web-767bd6bcdb-lt5ng',
      'Deployment/web (note)',
    ],
    [
      'by a note of before 1.23',
      '1 N deployment-controller ScalingReplicaSet Deployment/web | Scaled up replica set odd-name to 3',
      'ReplicaSet',
      'odd-name',
      'Deployment/web (note)',
    ],
    [
      'by its name alone',
      '1 N kubelet Started Pod/web-767bd6bcdb-lt5ng',
      'Pod',
      'web-767bd6bcdb-lt5ng',
      'Deployment/web (name)',
    ],
    [
      'by a name that is a run of a CronJob',
      '1 N kubelet Started Pod/nightly-29934199-x2x4z',
      'Pod',
      'nightly-29934199-x2x4z',
      'CronJob/nightly (name)',
    ],
    [
      'a pod of a DaemonSet that is known',
      `1 N daemonset-controller SuccessfulCreate DaemonSet/agent | Created pod: agent-aaaaa
       2 N kubelet Started Pod/agent-x2x4z`,
      'Pod',
      'agent-x2x4z',
      'DaemonSet/agent (name)',
    ],
    [
      'none for a name that is nothing generated',
      '1 N kubelet Started Pod/my-worker',
      'Pod',
      'my-worker',
      'Pod/my-worker (null)',
    ],
    ['none for an ordinal whose set is not known', '1 N kubelet Started Pod/db-0', 'Pod', 'db-0', 'Pod/db-0 (null)'],
    [
      'a claim of a StatefulSet',
      '1 N statefulset-controller SuccessfulCreate StatefulSet/db | create Claim data-db-0 Pod db-0 in StatefulSet db success',
      'PersistentVolumeClaim',
      'data-db-0',
      'StatefulSet/db (note)',
    ],
    [
      'a pod of a set whose events name it',
      `1 N statefulset-controller SuccessfulCreate StatefulSet/db | create Pod db-0 in StatefulSet db successful
       2 N kubelet Started Pod/db-1`,
      'Pod',
      'db-1',
      'StatefulSet/db (name)',
    ],
    [
      'by what an operator relates',
      '1 N cluster-operator PodRolled Kafka/main -> Pod/main-kafka-0 | rolled',
      'Pod',
      'main-kafka-0',
      'Kafka/main (related)',
    ],
    [
      'not by what the scheduler relates',
      '1 N default-scheduler Preempted Pod/victim -> Pod/other | Preempted by a pod on node n',
      'Pod',
      'other',
      'Pod/other (null)',
    ],
  ])('%s', (_what, text, kind, name, expected) => {
    expect(workloadOf(text, kind, name)).toBe(expected);
  });

  test('never lies in another namespace', () => {
    const text = '1 N replicaset-controller SuccessfulCreate ReplicaSet/web-767bd6bcdb | Created pod: odd';
    expect(workloadOf(text, 'Pod', 'odd')).toBe('Deployment/web (name)');
    expect(workloadOf(text, 'Pod', 'odd', 'elsewhere')).toBe('Pod/odd (null)');
  });

  test('is the same in any order of the events', () => {
    const events = said(`
      1 N replicaset-controller SuccessfulCreate ReplicaSet/a-767bd6bcdb | Created pod: odd
      1 N replicaset-controller SuccessfulCreate ReplicaSet/b-767bd6bcdb | Created pod: odd
      1 N cluster-operator PodRolled Kafka/main -> Pod/odd | rolled`);
    const subject = { kind: 'Pod', name: 'odd', namespace: 'shop' };
    const [one, other] = [events, [...events].reverse()].map((list) => ownersIn(list).workloadOf(subject));
    expect(one).toEqual(other);
  });

  test('ends where a chain bites its tail', () => {
    const text = `
      1 N loop-operator A Ring/one -> Pod/p | x
      1 N job-controller SuccessfulCreate Job/p | Created pod: p`;
    expect(workloadOf(text, 'Pod', 'p')).toMatch(/^(?:Ring|Job)\//);
  });
});

describe('--for', () => {
  const events = said(`
    1 N deployment-controller ScalingReplicaSet Deployment/web | Scaled up replica set web-767bd6bcdb from 0 to 1
    1 N replicaset-controller SuccessfulCreate ReplicaSet/web-767bd6bcdb | Created pod: web-767bd6bcdb-lt5ng
    2 N kubelet Started Pod/web-767bd6bcdb-lt5ng
    2 N kubelet Started Pod/web2-767bd6bcdb-lt5ng
    3 N statefulset-controller SuccessfulCreate StatefulSet/db | create Claim data-db-0 Pod db-0 in StatefulSet db success
    3 N statefulset-controller SuccessfulCreate StatefulSet/db | create Pod db-0 in StatefulSet db successful
    4 N persistentvolume-controller FailedBinding PersistentVolumeClaim/data-db-0 | no volume
    4 W default-scheduler FailedScheduling Pod/db-0 | 0/1 nodes are available: pod has unbound immediate PersistentVolumeClaims.`);
  const kept = (...values: string[]) =>
    filterEvents(events, { for: values }).map(({ regarding: { kind, name } }) => `${kind}/${name}`);

  test.each<[string, string[]]>([
    ['deployment/web', ['Deployment/web', 'ReplicaSet/web-767bd6bcdb', 'Pod/web-767bd6bcdb-lt5ng']],
    ['deploy.apps/web', ['Deployment/web', 'ReplicaSet/web-767bd6bcdb', 'Pod/web-767bd6bcdb-lt5ng']],
    ['rs/web-767bd6bcdb', ['ReplicaSet/web-767bd6bcdb', 'Pod/web-767bd6bcdb-lt5ng']],
    ['pod/web-767bd6bcdb-lt5ng', ['Pod/web-767bd6bcdb-lt5ng']],
    ['sts/db', ['StatefulSet/db', 'StatefulSet/db', 'PersistentVolumeClaim/data-db-0', 'Pod/db-0']],
    ['deployment/web2', ['Pod/web2-767bd6bcdb-lt5ng']],
    ['deployment.example.com/web2', []],
    ['Pod-db-0', ['Pod/db-0']],
    ['deployment/nothing', []],
  ])('%s', (value, expected) => {
    expect(kept(value)).toEqual(expected);
  });

  test('negated leaves the whole story out', () => {
    expect(kept('!sts/db', '!deployment/web')).toEqual(['Pod/web2-767bd6bcdb-lt5ng']);
  });
});
