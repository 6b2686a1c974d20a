import { all, swap, type Variant } from '../lab-answer.ts';

const UID = 'a19e4a1c-c53c-4394-a02c-c68ba8ea0ad8';
const OTHER_UID = 'b2c3d4e5-0f1a-4b2c-8d3e-4f5a6b7c8d9e';
const event = (edit: Variant['edit'][string]) => ({ 'event-started.yaml': edit });
const list = (edit: Variant['edit'][string]) => ({ 'events-list.txt': edit });
const HEADINGS = 'LAST SEEN   TYPE     REASON             OBJECT             MESSAGE';
const ROW = '0s          Normal   ReconcileStarted   Pipeline/build-1   Reconciliation of build-1 started.';

const SAVED = {
  source: { component: 'pipeline-operator' },
  reportingComponent: '',
  reportingInstance: '',
  eventTime: null,
  type: 'Normal',
  count: 1,
  lastTimestamp: '2026-11-30T15:05:18Z',
  firstTimestamp: '2026-11-30T15:05:18Z',
  message: 'build-1 の調整を始めました。',
  reason: 'ReconcileStarted',
  involvedObject: {
    uid: UID,
    namespace: 'op-events',
    name: 'build-1',
    kind: 'Pipeline',
    apiVersion: 'ev.labhub.io/v1',
  },
  metadata: {
    uid: OTHER_UID,
    resourceVersion: '366',
    creationTimestamp: '2026-11-30T15:05:18Z',
    namespace: 'op-events',
    name: 'build-1-started',
    managedFields: [{}],
  },
  kind: 'Event',
  apiVersion: 'v1',
};

export const RIGHT: readonly Variant[] = [
  { title: 'the event as JSON, saved from the server, in Japanese', edit: event(JSON.stringify(SAVED)) },
  { title: 'quoted times with an offset', edit: event(swap('2026-11-30T15:05:18Z', '"2026-12-01T00:05:18+09:00"')) },
  {
    title: 'times a second apart, with a fraction',
    edit: event(swap('lastTimestamp: 2026-11-30T15:05:18Z', 'lastTimestamp: 2026-11-30T15:05:19.25Z')),
  },
  {
    title: 'a message in Korean, in block style',
    edit: event(swap('message: Reconciliation of build-1 started.', 'message: |\n  build-1의 조정을 시작했습니다.')),
  },
  { title: 'a message with a version in it', edit: event(swap('started.', 'of v1.2 started, i.e. its stage is set.')) },
  {
    title: 'labels, a host and no namespace in metadata',
    edit: event(
      all(
        swap('build-1-started, namespace: op-events', 'build-1-started, labels: {app: x}'),
        swap('pipeline-operator}', 'pipeline-operator, host: node-1}'),
      ),
    ),
  },
  { title: 'a byte order mark and CRLF', edit: event((text) => `\ufeff${text.replaceAll('\n', '\r\n')}`) },
  { title: 'a list in UTF-16', edit: list(Buffer.from(`\ufeff${HEADINGS}\r\n${ROW}\r\n`, 'utf16le')) },
  { title: 'a list seen later', edit: list(swap(/^0s {10}/m, '5m10s       ')) },
  { title: 'a list without headings', edit: list(`${ROW}\n`) },
  {
    title: 'a list of all namespaces',
    edit: list(
      `NAMESPACE   ${HEADINGS}\nkube-system   3m   Normal   LeaderElection   Lease/x   y became leader\nop-events   ${ROW}\n`,
    ),
  },
  {
    title: 'a list with an event of somebody else',
    edit: list(
      (text) =>
        `${text}2s          Normal   Scheduled          Pod/other          Successfully assigned op-events/other to node\n`,
    ),
  },
  {
    title: 'a comma before the fraction, as date -Ins writes it',
    edit: event(swap('2026-11-30T15:05:18Z', '2026-11-30T15:05:18,264656123+00:00')),
  },
  {
    title: 'null for a field that is not sent',
    edit: event((text) => `${text}series: null\nreportingController: null\n`),
  },
  {
    title: 'a fraction in the first time alone, which the server drops',
    edit: event(swap('firstTimestamp: 2026-11-30T15:05:18Z', 'firstTimestamp: 2026-11-30T15:05:18.75Z')),
  },
];

export const WRONG: readonly Variant[] = [
  { title: 'no event', edit: event(null), fails: 'step-2.event-started' },
  { title: 'an event of another name', edit: event(swap('build-1-started', 'started')), fails: 'step-2.event-started' },
  {
    title: 'an event of the new API',
    edit: event(swap('apiVersion: v1\n', 'apiVersion: events.k8s.io/v1\n')),
    fails: 'step-2.event-started',
  },
  {
    title: 'an event in another namespace',
    edit: event(swap('build-1-started, namespace: op-events', 'build-1-started, namespace: default')),
    fails: 'step-2.event-started',
  },
  {
    title: 'a field that core v1 does not have',
    edit: event(swap('reason:', 'reportingController: pipeline-operator\nreason:')),
    fails: 'step-2.event-started',
  },
  {
    title: 'two events',
    edit: event((text) => `${text}---\n${text.replace('build-1-started', 'other')}`),
    fails: 'step-2.event-started',
  },
  { title: 'broken YAML', edit: event((text) => `${text}  odd: [\n`), fails: 'step-2.event-started' },
  { title: 'another object', edit: event(swap('name: build-1,', 'name: build-2,')), fails: 'step-2.object' },
  {
    title: 'no apiVersion of the object',
    edit: event(swap('apiVersion: ev.labhub.io/v1, ', '')),
    fails: 'step-2.object',
  },
  { title: 'a kind in lower case', edit: event(swap('kind: Pipeline', 'kind: pipeline')), fails: 'step-2.object' },
  {
    title: 'no namespace of the object',
    edit: event(swap('name: build-1, namespace: op-events, ', 'name: build-1, ')),
    fails: 'step-2.object',
  },
  { title: 'the uid of an older object', edit: event(swap(UID, OTHER_UID)), fails: 'step-2.uid' },
  { title: 'no uid', edit: event(swap(`, uid: ${UID}`, '')), fails: 'step-2.uid' },
  {
    title: 'another reason',
    edit: event(swap('ReconcileStarted', 'reconcileStarted')),
    fails: 'step-2.reason-and-type',
  },
  { title: 'a Warning', edit: event(swap('type: Normal', 'type: Warning')), fails: 'step-2.reason-and-type' },
  { title: 'no message', edit: event(swap(/message: .*\n/, '')), fails: 'step-2.message' },
  {
    title: 'a message of two sentences',
    edit: event(swap('started.', 'started. It will take a while.')),
    fails: 'step-2.message',
  },
  {
    title: 'a message of two lines',
    edit: event(swap(/message: .*\n/, 'message: "started\\nnow"\n')),
    fails: 'step-2.message',
  },
  {
    title: 'the reason as message',
    edit: event(swap(/message: .*\n/, 'message: ReconcileStarted\n')),
    fails: 'step-2.message',
  },
  { title: 'no lastTimestamp', edit: event(swap(/lastTimestamp: .*\n/, '')), fails: 'step-2.times' },
  {
    title: 'a last time before the first',
    edit: event(swap('lastTimestamp: 2026-11-30T15:05:18Z', 'lastTimestamp: 2026-11-30T14:05:18Z')),
    fails: 'step-2.times',
  },
  { title: 'a time of day', edit: event(swap('2026-11-30T15:05:18Z', '15:05:18')), fails: 'step-2.times' },
  { title: 'a day that no calendar has', edit: event(swap('2026-11-30T15', '2026-11-31T15')), fails: 'step-2.times' },
  {
    title: 'times of years ago',
    edit: event(swap('2026-11-30T15:05:18Z', '2020-01-01T00:00:00Z')),
    fails: 'step-2.times',
  },
  { title: 'a count of 5', edit: event(swap('count: 1', 'count: 5')), fails: 'step-2.count' },
  { title: 'a count in quotes', edit: event(swap('count: 1', 'count: "1"')), fails: 'step-2.count' },
  { title: 'another component', edit: event(swap('pipeline-operator', 'operator')), fails: 'step-2.source' },
  { title: 'no list', edit: list(null), fails: 'step-2.events-list' },
  { title: 'the table of kubectl get events', edit: list(swap('Pipeline/', 'pipeline/')), fails: 'step-2.events-list' },
  { title: 'the list of step 5', edit: list(swap(/^0s {10}/m, '0s (x5 over 66s)   ')), fails: 'step-2.events-list' },
  {
    title: 'an event without times in the list',
    edit: list(swap(/^0s {10}/m, '<unknown>   ')),
    fails: 'step-2.events-list',
  },
  { title: 'headings alone', edit: list(`${HEADINGS}\n`), fails: 'step-2.events-list' },
  {
    title: 'what kubectl says where there is nothing',
    edit: list('No events found in op-events namespace.\n'),
    fails: 'step-2.events-list',
  },
  { title: 'a count that is true', edit: event(swap('count: 1', 'count: true')), fails: 'step-2.count' },
  {
    title: 'a number as label',
    edit: event(swap('build-1-started,', 'build-1-started, labels: {build: 1},')),
    fails: 'step-2.event-started',
  },
  {
    title: 'labels in a list',
    edit: event(swap('build-1-started,', 'build-1-started, labels: [build],')),
    fails: 'step-2.event-started',
  },
  {
    title: 'a key of an annotation with a blank',
    edit: event(swap('build-1-started,', 'build-1-started, annotations: {"a b": c},')),
    fails: 'step-2.event-started',
  },
  {
    title: 'a creation time that is none',
    edit: event(swap('build-1-started,', 'build-1-started, creationTimestamp: now,')),
    fails: 'step-2.event-started',
  },
  {
    title: 'a series with a count in quotes',
    edit: event((text) => `${text}series: {count: "1"}\n`),
    fails: 'step-2.event-started',
  },
  {
    title: 'an eventTime without six decimals',
    edit: event(
      (text) => `${text}eventTime: 2026-11-30T15:05:18Z\nreportingComponent: a\nreportingInstance: b\naction: c\n`,
    ),
    fails: 'step-2.event-started',
  },
  {
    title: 'an eventTime and a reporter with a blank in its name',
    edit: event(
      (text) =>
        `${text}eventTime: 2026-11-30T15:05:18.000000Z\nreportingComponent: a b\nreportingInstance: b\naction: c\n`,
    ),
    fails: 'step-2.event-started',
  },
  { title: 'an age that kubectl never prints', edit: list(swap(/^0s {2}/m, '90m1s')), fails: 'step-2.events-list' },
  { title: 'an age of zero hours', edit: list(swap(/^0s {2}/m, '0h0m')), fails: 'step-2.events-list' },
  { title: 'other headings', edit: list(swap('LAST SEEN', 'AGE      ')), fails: 'step-2.events-list' },
  {
    title: 'a reason that stands twice, the last one another',
    edit: event((text) => `${text}reason: Other\n`),
    fails: 'step-2.reason-and-type',
  },
];
