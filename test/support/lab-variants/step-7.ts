import { all, swap, type Variant } from '../lab-answer.ts';

const pod = (edit: Variant['edit'][string]) => ({ 'hungry-pod.yaml': edit });
const event = (edit: Variant['edit'][string]) => ({ 'scheduler-event.txt': edit });
const SOURCE = 'default-scheduler, default-scheduler-vm';

export const RIGHT: readonly Variant[] = [
  { title: 'a number of CPUs', edit: pod(swap('cpu: "64"', 'cpu: 64')) },
  {
    title: 'thousandths of CPUs, and a limit',
    edit: pod(swap('requests: {cpu: "64"}', 'requests: {cpu: 64000m, memory: 1Gi}, limits: {cpu: "64"}')),
  },
  { title: 'the full name of the image', edit: pod(swap('"busybox:1.36"', 'docker.io/library/busybox:1.36')) },
  {
    title: 'a command and a pull policy',
    edit: pod(swap('name: app,', 'name: app, command: [sleep, "3600"], imagePullPolicy: IfNotPresent,')),
  },
  {
    title: 'a Pod without its namespace, in block style',
    edit: pod(
      'kind: Pod\napiVersion: v1\nmetadata:\n  name: hungry\nspec:\n  containers:\n    - image: busybox:1.36\n      name: app\n      resources:\n        requests:\n          cpu: "64"\n',
    ),
  },
  {
    title: 'a Pod saved from the server',
    edit: pod(
      '{"apiVersion":"v1","kind":"Pod","metadata":{"name":"hungry","namespace":"op-events","uid":"b2c3d4e5-0f1a-4b2c-8d3e-4f5a6b7c8d9e"},"spec":{"schedulerName":"default-scheduler","restartPolicy":"Always","containers":[{"name":"app","image":"busybox:1.36","resources":{"requests":{"cpu":"64"}},"volumeMounts":[{"name":"kube-api-access","mountPath":"/var/run"}]}]},"status":{"phase":"Pending"}}',
    ),
  },
  {
    title: 'a taint in the words of the scheduler',
    edit: event(
      swap(
        /0\/1 nodes are available: .*scheduling\.( +)/,
        '0/3 nodes are available: 1 node(s) had untolerated taint {node-role.kubernetes.io/control-plane: }, 2 Insufficient cpu. preemption: not eligible.$1',
      ),
    ),
  },
  { title: 'other widths, and CRLF', edit: event((text) => text.replace(/ {3,}/g, '     ').replaceAll('\n', '\r\n')) },
  {
    title: 'two events of the Pod',
    edit: event((text) => `${text}${text.split('\n')[1]?.replace('18ecdb0959d39f3b', '18ecdb0959d39f3c')}\n`),
  },
  { title: 'no headings', edit: event((text) => `${text.split('\n')[1]}\n`) },
  {
    title: 'a cluster without nodes',
    edit: event(swap(/0\/1 nodes are available: .*scheduling\.( +)/, 'no nodes available to schedule pods$1')),
  },
  { title: 'a clock that is behind', edit: event(swap(/^0s {7}/m, '<invalid>')) },
  {
    title: 'an event seen again',
    edit: event(all(swap(/^0s {2}/m, '2m3s'), swap(/0s( +)1( +hungry)/, '12m$14$2'))),
  },
  { title: 'single blanks between the columns', edit: event((text) => text.replace(/ {2,}/g, ' ')) },
  {
    title: 'a Pod with much of what a Pod may have',
    edit: pod(
      swap(
        'spec: {',
        'spec: {restartPolicy: Never, nodeSelector: {a: b}, serviceAccount: default, terminationGracePeriodSeconds: 0, unknown: null, ',
      ),
    ),
  },
];

export const WRONG: readonly Variant[] = [
  { title: 'no Pod', edit: pod(null), fails: 'step-7.hungry-pod' },
  { title: 'another name', edit: pod(swap('name: hungry', 'name: hungry-pod')), fails: 'step-7.hungry-pod' },
  { title: 'a Deployment', edit: pod(swap('kind: Pod', 'kind: Deployment')), fails: 'step-7.hungry-pod' },
  {
    title: 'a Pod bound to a node by hand',
    edit: pod(swap('spec: {', 'spec: {nodeName: node-1, ')),
    fails: 'step-7.hungry-pod',
  },
  { title: 'another namespace', edit: pod(swap('op-events', 'default')), fails: 'step-7.hungry-pod' },
  { title: 'another container', edit: pod(swap('name: app', 'name: main')), fails: 'step-7.container' },
  {
    title: 'two containers',
    edit: pod(swap('containers: [', 'containers: [{name: side, image: "busybox:1.36"}, ')),
    fails: 'step-7.container',
  },
  { title: 'another tag', edit: pod(swap('busybox:1.36', 'busybox:1.37')), fails: 'step-7.container' },
  { title: 'no tag', edit: pod(swap('busybox:1.36', 'busybox')), fails: 'step-7.container' },
  {
    title: 'an image of somebody else',
    edit: pod(swap('busybox:1.36', 'example.com/busybox:1.36')),
    fails: 'step-7.container',
  },
  { title: 'a limit instead of a request', edit: pod(swap('requests: {', 'limits: {')), fails: 'step-7.cpu' },
  { title: 'less than one CPU', edit: pod(swap('cpu: "64"', 'cpu: 64m')), fails: 'step-7.cpu' },
  { title: 'another number', edit: pod(swap('cpu: "64"', 'cpu: "6"')), fails: 'step-7.cpu' },
  { title: 'memory', edit: pod(swap('cpu: "64"', 'memory: 64Gi')), fails: 'step-7.cpu' },
  { title: 'no event', edit: event(null), fails: 'step-7.scheduler-event' },
  {
    title: 'the table of kubectl events',
    edit: event(
      'LAST SEEN   TYPE      REASON             OBJECT       MESSAGE\n0s          Warning   FailedScheduling   Pod/hungry   0/1 nodes are available: 1 Insufficient cpu.\n',
    ),
    fails: 'step-7.scheduler-event',
  },
  {
    title: 'a table that is not wide',
    edit: event(
      'LAST SEEN   TYPE      REASON             OBJECT       MESSAGE\n0s          Warning   FailedScheduling   pod/hungry   0/1 nodes are available: 1 Insufficient cpu.\n',
    ),
    fails: 'step-7.scheduler-event',
  },
  { title: 'an event of Karpenter', edit: event(swap(SOURCE, 'karpenter')), fails: 'step-7.scheduler-event' },
  { title: 'an event of another Pod', edit: event(swap('hungry', 'thirsty')), fails: 'step-7.scheduler-event' },
  { title: 'a Normal', edit: event(swap('Warning', 'Normal ')), fails: 'step-7.scheduler-event' },
  {
    title: 'another reason',
    edit: event(swap('FailedScheduling', 'Scheduled       ')),
    fails: 'step-7.scheduler-event',
  },
  {
    title: 'other reasons too',
    edit: event(
      (text) =>
        `${text}1s          Normal    ReconcileStarted   pipeline/build-1               pipeline-operator   Started.   67s   5   build-1-started\n`,
    ),
    fails: 'step-7.scheduler-event',
  },
  {
    title: 'nothing found',
    edit: event('No resources found in op-events namespace.\n'),
    fails: 'step-7.scheduler-event',
  },
  {
    title: 'a field that no Pod has',
    edit: pod(swap('spec: {', 'spec: {container: app, ')),
    fails: 'step-7.hungry-pod',
  },
  {
    title: 'a field that no container has',
    edit: pod(swap('name: app,', 'name: app, cpu: 64,')),
    fails: 'step-7.hungry-pod',
  },
  {
    title: 'a request beside the requests',
    edit: pod(swap('resources: {', 'resources: {request: {cpu: "64"}, ')),
    fails: 'step-7.hungry-pod',
  },
  {
    title: 'a number as label',
    edit: pod(swap('name: hungry,', 'name: hungry, labels: {cpu: 64},')),
    fails: 'step-7.hungry-pod',
  },
  {
    title: 'the message of a Pod that was placed',
    edit: event(swap(/0\/1 nodes are available: .*scheduling\./, 'Successfully assigned op-events/hungry to node-1')),
    fails: 'step-7.scheduler-event',
  },
  {
    title: 'no message',
    edit: event(swap(/0\/1 nodes are available: .*scheduling\./, '')),
    fails: 'step-7.scheduler-event',
  },
  { title: 'a count of 0', edit: event(swap(/1( +hungry)/, '0$1')), fails: 'step-7.scheduler-event' },
  { title: 'a name without its time', edit: event(swap(/hungry\.\w+/, 'hungry')), fails: 'step-7.scheduler-event' },
  {
    title: 'a last time before the first',
    edit: event(swap(/^0s /m, '10m')),
    fails: 'step-7.scheduler-event',
  },
];
