import { swap, type Variant } from '../lab-answer.ts';

const UID = 'a19e4a1c-c53c-4394-a02c-c68ba8ea0ad8';
const event = (edit: Variant['edit'][string]) => ({ 'event-weird.yaml': edit });
const report = (edit: Variant['edit'][string]) => ({ 'type-report.txt': edit });
const REFUSED = 'error: valid --types are Normal or Warning';
const NOTHING = 'No events found in op-events namespace.';
const TABLE = `LAST SEEN   TYPE      REASON             OBJECT       MESSAGE
2s          Warning   FailedScheduling   Pod/hungry   0/1 nodes are available: 1 Insufficient cpu.`;

export const RIGHT: readonly Variant[] = [
  { title: 'quotes and comments', edit: event(swap('type: Critical', "type: 'Critical' # outside the convention")) },
  { title: 'a moment of its own', edit: event(swap('2026-11-30T15:05:18Z', '2026-11-30T15:06:01Z')) },
  { title: 'no message, count and source', edit: event(swap(/message: .*\n|count: .*\n|source: .*\n/g, '')) },
  { title: 'the exit codes first', edit: report(`critical-rc=1\n${REFUSED}\nwarning-rc=0\n${NOTHING}\n`) },
  { title: 'the warnings first', edit: report(`${NOTHING}\nwarning-rc=0\n${REFUSED}\ncritical-rc=1\n`) },
  { title: 'both exit codes at the end', edit: report(`${REFUSED}\n${NOTHING}\ncritical-rc=1\nwarning-rc=0\n`) },
  { title: 'warnings that are there already', edit: report(`${REFUSED}\ncritical-rc=1\n${TABLE}\nwarning-rc=0\n`) },
  {
    title: 'CRLF and the commands',
    edit: report(
      `$ kubectl -n op-events events --types=Critical\r\n${REFUSED}\r\ncritical-rc=1\r\n\r\n$ kubectl -n op-events events --types=Warning\r\n${NOTHING}\r\nwarning-rc=0\r\n`,
    ),
  },
  {
    title: 'the words as PowerShell repeats them',
    edit: report(
      `kubectl : ${REFUSED}\r\nAt line:1 char:1\r\n    + CategoryInfo          : NotSpecified: (${REFUSED}:String) [], RemoteException\r\ncritical-rc=1\r\n${NOTHING}\r\nwarning-rc=0\r\n`,
    ),
  },
  { title: 'a negative count, which the server takes', edit: event(swap('count: 1', 'count: -1')) },
  {
    title: 'both exit codes at the end, in the other order',
    edit: report(`${REFUSED}\n${NOTHING}\nwarning-rc=0\ncritical-rc=1\n`),
  },
  { title: 'both exit codes first', edit: report(`warning-rc=0\ncritical-rc=1\n${REFUSED}\n${TABLE}\n`) },
  {
    title: 'the exit codes outside of both texts',
    edit: report(`critical-rc=1\n${REFUSED}\n${NOTHING}\nwarning-rc=0\n`),
  },
  {
    title: 'the refusal quoted above everything',
    edit: report(`# expected: ${REFUSED}\n${NOTHING}\nwarning-rc=0\n${REFUSED}\ncritical-rc=1\n`),
  },
];

export const WRONG: readonly Variant[] = [
  { title: 'no event', edit: event(null), fails: 'step-4.event-weird' },
  { title: 'another name', edit: event(swap('build-1-weird', 'weird')), fails: 'step-4.event-weird' },
  {
    title: 'the new API',
    edit: event(swap('apiVersion: v1\n', 'apiVersion: events.k8s.io/v1\n')),
    fails: 'step-4.event-weird',
  },
  { title: 'another object', edit: event(swap('name: build-1,', 'name: build-1-weird,')), fails: 'step-4.object' },
  { title: 'no object', edit: event(swap(/involvedObject: .*\n/, '')), fails: ['step-4.object', 'step-4.uid'] },
  { title: 'another uid', edit: event(swap(UID, 'b2c3d4e5-0f1a-4b2c-8d3e-4f5a6b7c8d9e')), fails: 'step-4.uid' },
  { title: 'another reason', edit: event(swap('StageUnknown', 'UnknownStage')), fails: 'step-4.reason' },
  { title: 'a Warning', edit: event(swap('type: Critical', 'type: Warning')), fails: 'step-4.type' },
  { title: 'the type in lower case', edit: event(swap('type: Critical', 'type: critical')), fails: 'step-4.type' },
  { title: 'no times', edit: event(swap(/(?:first|last)Timestamp: .*\n/g, '')), fails: 'step-4.times' },
  {
    title: 'times a day and more away',
    edit: event(swap('2026-11-30T15:05:18Z', '2026-11-20T15:05:18Z')),
    fails: 'step-4.times',
  },
  { title: 'a first time alone', edit: event(swap(/lastTimestamp: .*\n/, '')), fails: 'step-4.times' },
  { title: 'no report', edit: report(null), fails: 'step-4.critical-rc' },
  { title: 'a critical-rc of 0', edit: report(swap('critical-rc=1', 'critical-rc=0')), fails: 'step-4.critical-rc' },
  { title: 'no critical-rc', edit: report(swap('critical-rc=1\n', '')), fails: 'step-4.critical-rc' },
  { title: 'no words of the refusal', edit: report(swap(`${REFUSED}\n`, '')), fails: 'step-4.critical-rc' },
  {
    title: 'a row that kubectl never selects',
    edit: report(swap(REFUSED, '5s   Critical   StageUnknown   Pipeline/build-1   Unknown.')),
    fails: ['step-4.critical-rc', 'step-4.warning-rc'],
  },
  {
    title: 'the exit codes exchanged',
    edit: report(`${REFUSED}\ncritical-rc=0\n${NOTHING}\nwarning-rc=1\n`),
    fails: ['step-4.critical-rc', 'step-4.warning-rc'],
  },
  { title: 'a warning-rc of 1', edit: report(swap('warning-rc=0', 'warning-rc=1')), fails: 'step-4.warning-rc' },
  {
    title: 'no words of the warnings, which are on standard error',
    edit: report(swap(`${NOTHING}\n`, '')),
    fails: 'step-4.warning-rc',
  },
  {
    title: 'another namespace',
    edit: report(swap('op-events namespace', 'default namespace')),
    fails: 'step-4.warning-rc',
  },
  {
    title: 'the words of kubectl get events',
    edit: report(swap('No events found', 'No resources found')),
    fails: 'step-4.warning-rc',
  },
  {
    title: 'a Normal among the warnings',
    edit: report(swap(NOTHING, `${TABLE}\n5s   Normal   ReconcileStarted   Pipeline/build-1   Started.`)),
    fails: 'step-4.warning-rc',
  },
  {
    title: 'a count in quotes',
    edit: event(swap('count: 1', 'count: "1"')),
    fails: 'step-4.event-weird',
  },
  { title: 'a count and a half', edit: event(swap('count: 1', 'count: 1.5')), fails: 'step-4.event-weird' },
  {
    title: 'a count beyond 32 bits',
    edit: event(swap('count: 1', 'count: 2147483648')),
    fails: 'step-4.event-weird',
  },
  {
    title: 'a number as label',
    edit: event(swap('build-1-weird,', 'build-1-weird, labels: {build: 1},')),
    fails: 'step-4.event-weird',
  },
  {
    title: 'the texts exchanged',
    edit: report(`${NOTHING}\ncritical-rc=1\n${REFUSED}\nwarning-rc=0\n`),
    fails: ['step-4.critical-rc', 'step-4.warning-rc'],
  },
  {
    title: 'the texts exchanged below their exit codes',
    edit: report(`critical-rc=1\n${TABLE}\nwarning-rc=0\n${REFUSED}\n`),
    fails: ['step-4.critical-rc', 'step-4.warning-rc'],
  },
  {
    title: 'the table of kubectl get events',
    edit: report(swap(NOTHING, TABLE.replace('Pod/hungry', 'pod/hungry'))),
    fails: 'step-4.warning-rc',
  },
];
