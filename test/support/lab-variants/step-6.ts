import { swap, type Variant } from '../lab-answer.ts';

const UID = 'a19e4a1c-c53c-4394-a02c-c68ba8ea0ad8';
const event = (edit: Variant['edit'][string]) => ({ 'event-done.yaml': edit });
const names = (edit: Variant['edit'][string]) => ({ 'both-apis.txt': edit });
const TIME = '2026-11-30T15:06:24.264656Z';
const NAMES = 'build-1-done build-1-started build-1-weird';

export const RIGHT: readonly Variant[] = [
  {
    title: 'a time without quotes, with an offset',
    edit: event(swap(`"${TIME}"`, '2026-12-01T00:06:24.264656+09:00')),
  },
  {
    title: 'empty fields as the server shows them',
    edit: event(
      (text) => `${text}deprecatedSource: {}\ndeprecatedFirstTimestamp: null\ndeprecatedLastTimestamp: null\n`,
    ),
  },
  {
    title: 'a note in Japanese',
    edit: event(swap('Reconciliation of build-1 succeeded.', 'build-1 の調整が終わりました。')),
  },
  { title: 'the new names first', edit: names(`new: ${NAMES}\ncore: ${NAMES}\n`) },
  {
    title: 'prefixes and commas',
    edit: names(
      'core: event/build-1-weird, event/build-1-done, event/build-1-started\nnew: event.events.k8s.io/build-1-started,event.events.k8s.io/build-1-done,event.events.k8s.io/build-1-weird\n',
    ),
  },
  {
    title: 'the events of the Pod too',
    edit: names(`core: ${NAMES} hungry.18ecdb0959d39f3b\nnew: ${NAMES} hungry.18ecdb0959d39f3b\n`),
  },
  {
    title: 'brackets, tabs and CRLF',
    edit: names(
      `core:\t["build-1-done", "build-1-started", "build-1-weird"]\r\nnew:\t["build-1-done", "build-1-started", "build-1-weird"]\r\n`,
    ),
  },
  { title: 'a blank line between', edit: names(`core: ${NAMES}\n\nnew: ${NAMES}\n\n`) },
  {
    title: 'a comma before the decimals, which the server takes',
    edit: event(swap('.264656Z', ',264656Z')),
  },
  {
    title: 'a series that the server takes',
    edit: event((text) => `${text}series: {count: 2, lastObservedTime: "${TIME}"}\n`),
  },
];

export const WRONG: readonly Variant[] = [
  { title: 'no event', edit: event(null), fails: 'step-6.event-done' },
  { title: 'another name', edit: event(swap('build-1-done', 'done')), fails: 'step-6.event-done' },
  {
    title: 'the same event in core v1',
    edit: event(
      `apiVersion: v1\nkind: Event\nmetadata: {name: build-1-done, namespace: op-events}\ninvolvedObject: {apiVersion: ev.labhub.io/v1, kind: Pipeline, name: build-1, namespace: op-events, uid: ${UID}}\nreason: ReconcileSucceeded\nmessage: Done.\ntype: Normal\n`,
    ),
    fails: [
      'step-6.event-done',
      'step-6.object',
      'step-6.uid',
      'step-6.note',
      'step-6.event-time',
      'step-6.reporter',
      'step-6.action',
    ],
  },
  { title: 'a message beside the note', edit: event((text) => `${text}message: Done.\n`), fails: 'step-6.event-done' },
  {
    title: 'a deprecated time',
    edit: event((text) => `${text}deprecatedFirstTimestamp: 2026-11-30T15:06:24Z\n`),
    fails: 'step-6.event-done',
  },
  { title: 'another object', edit: event(swap('kind: Pipeline', 'kind: Pod')), fails: 'step-6.object' },
  { title: 'another uid', edit: event(swap(UID, 'b2c3d4e5-0f1a-4b2c-8d3e-4f5a6b7c8d9e')), fails: 'step-6.uid' },
  {
    title: 'another reason',
    edit: event(swap('ReconcileSucceeded', 'ReconcileSuccess')),
    fails: 'step-6.reason-and-type',
  },
  {
    title: 'a type that this API refuses',
    edit: event(swap('type: Normal', 'type: Critical')),
    fails: 'step-6.reason-and-type',
  },
  { title: 'an empty note', edit: event(swap(/note: .*\n/, 'note: ""\n')), fails: 'step-6.note' },
  {
    title: 'a note that is too long in bytes',
    edit: event(swap(/note: .*\n/, `note: ${'調'.repeat(400)}\n`)),
    fails: 'step-6.note',
  },
  { title: 'a time without a fraction', edit: event(swap('.264656Z', 'Z')), fails: 'step-6.event-time' },
  { title: 'a time of three decimals', edit: event(swap('.264656Z', '.264Z')), fails: 'step-6.event-time' },
  { title: 'a time of nine decimals', edit: event(swap('.264656Z', '.264656123Z')), fails: 'step-6.event-time' },
  {
    title: 'a time of years ago',
    edit: event(swap('2026-11-30T15:06', '2021-11-30T15:06')),
    fails: 'step-6.event-time',
  },
  {
    title: 'another instance',
    edit: event(swap('pipeline-operator-0', 'pipeline-operator')),
    fails: 'step-6.reporter',
  },
  {
    title: 'no controller',
    edit: event(swap('reportingController: pipeline-operator\n', '')),
    fails: 'step-6.reporter',
  },
  { title: 'another action', edit: event(swap('action: Reconcile', 'action: reconcile')), fails: 'step-6.action' },
  { title: 'no names', edit: names(null), fails: 'step-6.core-names' },
  {
    title: 'core without the event of the new API',
    edit: names(swap(/core: build-1-done /, 'core: ')),
    fails: 'step-6.core-names',
  },
  {
    title: 'the new API without the odd event',
    edit: names(swap(/(new: .*) build-1-weird/, '$1')),
    fails: 'step-6.new-names',
  },
  { title: 'no line of the new API', edit: names(`core: ${NAMES}\n`), fails: 'step-6.new-names' },
  {
    title: 'the names below their lines',
    edit: names(`core:\nevent/build-1-done\nevent/build-1-started\nevent/build-1-weird\nnew: ${NAMES}\n`),
    fails: 'step-6.core-names',
  },
  {
    title: 'the refused event in a list',
    edit: names(swap(/core: /, 'core: build-1-orphan ')),
    fails: 'step-6.core-names',
  },
  {
    title: 'counts instead of names',
    edit: names('core: 3 events\nnew: 3 events\n'),
    fails: ['step-6.core-names', 'step-6.new-names'],
  },
  {
    title: 'a series of one',
    edit: event((text) => `${text}series: {count: 1, lastObservedTime: "${TIME}"}\n`),
    fails: 'step-6.event-done',
  },
  { title: 'an empty series', edit: event((text) => `${text}series: {}\n`), fails: 'step-6.event-done' },
  {
    title: 'a series that was never observed',
    edit: event((text) => `${text}series: {count: 2}\n`),
    fails: 'step-6.event-done',
  },
  {
    title: 'a deprecated count in quotes',
    edit: event((text) => `${text}deprecatedCount: "0"\n`),
    fails: 'step-6.event-done',
  },
  {
    title: 'a number as label',
    edit: event(swap('build-1-done,', 'build-1-done, labels: {build: 1},')),
    fails: 'step-6.event-done',
  },
];
