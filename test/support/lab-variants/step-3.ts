import { swap, type Variant } from '../lab-answer.ts';

const event = (edit: Variant['edit'][string]) => ({ 'event-bad.yaml': edit });
const words = (edit: Variant['edit'][string]) => ({ 'invalid-event.txt': edit });
const SAID = 'involvedObject.namespace: Invalid value: "": does not match event.namespace';

export const RIGHT: readonly Variant[] = [
  {
    title: 'JSON',
    edit: event(
      '{"apiVersion":"v1","kind":"Event","metadata":{"name":"build-1-orphan","namespace":"op-events"},"type":"Normal","reason":"NoTarget"}',
    ),
  },
  {
    title: 'another message and times',
    edit: event(
      swap(
        'message: This event has no target.',
        'message: 対象がありません。\ncount: 1\nfirstTimestamp: 2026-11-30T15:05:18Z',
      ),
    ),
  },
  { title: 'an involvedObject of null', edit: event((text) => `${text}involvedObject: null\n`) },
  {
    title: 'CRLF and a blank line',
    edit: words(`apply-rc=1\r\nThe Event "build-1-orphan" is invalid: ${SAID}\r\n\r\n`),
  },
  { title: 'the cause as a list', edit: words(`apply-rc=1\nThe Event "build-1-orphan" is invalid: \n* ${SAID}\n`) },
  {
    title: 'the words as PowerShell wraps them',
    edit: words(
      Buffer.from(
        `\ufeffapply-rc=1\r\nkubectl : The Event "build-1-orphan" is invalid: involvedObject.namespace: Invalid value: "": does not match \r\nevent.namespace\r\nAt line:1 char:1\r\n+ kubectl apply -f event-bad.yaml\r\n`,
        'utf16le',
      ),
    ),
  },
  { title: 'a blank behind the exit code', edit: words(swap('apply-rc=1', 'apply-rc=1  ')) },
  { title: 'a blank line between', edit: words(swap('apply-rc=1', 'apply-rc=1\n')) },
  {
    title: 'the words of a create, with the file named',
    edit: words(
      `apply-rc=1\nError from server (Invalid): error when creating "event-bad.yaml": Event "build-1-orphan" is invalid: ${SAID}\n`,
    ),
  },
  {
    title: 'a warning before the words, and the command',
    edit: words(
      `apply-rc=1\n$ kubectl apply -f event-bad.yaml\nWarning: something is deprecated\nThe Event "build-1-orphan" is invalid: ${SAID}\n`,
    ),
  },
  {
    title: 'the words as PowerShell breaks them early',
    edit: words(
      `apply-rc=1\r\nkubectl.exe : The Event "build-1-orphan" is \r\ninvalid: involvedObject.namespace: Invalid \r\nvalue: "": does not match event.namespace\r\n    + CategoryInfo          : NotSpecified: (The Event "build...vent.namespace:String) [], RemoteException\r\n`,
    ),
  },
];

export const WRONG: readonly Variant[] = [
  { title: 'no event', edit: event(null), fails: 'step-3.event-bad' },
  { title: 'an event of another name', edit: event(swap('build-1-orphan', 'orphan')), fails: 'step-3.event-bad' },
  { title: 'an event in the namespace default', edit: event(swap('op-events', 'default')), fails: 'step-3.event-bad' },
  {
    title: 'an event of the new API',
    edit: event(swap('apiVersion: v1', 'apiVersion: events.k8s.io/v1')),
    fails: 'step-3.event-bad',
  },
  {
    title: 'an event about build-1',
    edit: event(
      (text) =>
        `${text}involvedObject: {apiVersion: ev.labhub.io/v1, kind: Pipeline, name: build-1, namespace: op-events}\n`,
    ),
    fails: 'step-3.no-object',
  },
  {
    title: 'an event about a kind',
    edit: event((text) => `${text}involvedObject: {kind: Pipeline}\n`),
    fails: 'step-3.no-object',
  },
  { title: 'another reason', edit: event(swap('NoTarget', 'NoObject')), fails: 'step-3.reason-and-type' },
  { title: 'another type', edit: event(swap('type: Normal', 'type: Warning')), fails: 'step-3.reason-and-type' },
  { title: 'no words', edit: words(null), fails: 'step-3.first-line' },
  { title: 'an exit code of 0', edit: words(swap('apply-rc=1', 'apply-rc=0')), fails: 'step-3.first-line' },
  {
    title: 'an exit code without its number',
    edit: words(swap('apply-rc=1', 'apply-rc=')),
    fails: 'step-3.first-line',
  },
  { title: 'no exit code', edit: words(swap('apply-rc=1\n', '')), fails: 'step-3.first-line' },
  {
    title: 'the exit code at the end',
    edit: words(`The Event "build-1-orphan" is invalid: ${SAID}\napply-rc=1\n`),
    fails: 'step-3.first-line',
  },
  { title: 'a blank line first', edit: words((text) => `\n${text}`), fails: 'step-3.first-line' },
  { title: 'two exit codes', edit: words((text) => `${text}apply-rc=0\n`), fails: 'step-3.first-line' },
  { title: 'another name of the exit code', edit: words(swap('apply-rc=1', 'rc=1')), fails: 'step-3.first-line' },
  { title: 'an exit code alone', edit: words('apply-rc=1\n'), fails: 'step-3.server-words' },
  {
    title: 'words of success',
    edit: words('apply-rc=1\nevent/build-1-orphan created\n'),
    fails: 'step-3.server-words',
  },
  {
    title: 'words made up',
    edit: words('apply-rc=1\nerror: the involvedObject of build-1-orphan is missing\n'),
    fails: 'step-3.server-words',
  },
  {
    title: 'the refusal of another event',
    edit: words(swap('build-1-orphan', 'build-1-weird')),
    fails: 'step-3.server-words',
  },
  {
    title: 'another refusal of this event',
    edit: words(swap(SAID, 'eventTime: Required value')),
    fails: 'step-3.server-words',
  },
  {
    title: 'a server that could not be reached',
    edit: words(
      'apply-rc=1\nThe connection to the server localhost:8080 was refused - did you specify the right host or port?\n',
    ),
    fails: 'step-3.server-words',
  },
  {
    title: 'a missing file',
    edit: words('apply-rc=1\nerror: the path "event-bad.yaml" does not exist\n'),
    fails: 'step-3.server-words',
  },
  { title: 'the words in a comment', edit: words(swap('The Event', '# The Event')), fails: 'step-3.server-words' },
  { title: 'the words behind a prompt', edit: words(swap('The Event', '$ The Event')), fails: 'step-3.server-words' },
  { title: 'the words quoted', edit: words(swap('The Event', '> The Event')), fails: 'step-3.server-words' },
  {
    title: 'the words in a command that prints them',
    edit: words(`apply-rc=1\necho 'The Event "build-1-orphan" is invalid: ${SAID}'\n`),
    fails: 'step-3.server-words',
  },
  {
    title: 'a time that the server refuses before',
    edit: event((text) => `${text}firstTimestamp: now\n`),
    fails: 'step-3.event-bad',
  },
  { title: 'a count in quotes', edit: event((text) => `${text}count: "1"\n`), fails: 'step-3.event-bad' },
  { title: 'a source that is no object', edit: event((text) => `${text}source: me\n`), fails: 'step-3.event-bad' },
];
