import { swap, type Variant } from '../lab-answer.ts';

const report = (edit: Variant['edit'][string]) => ({ 'count-report.txt': edit });
const ROW = '0s (x5 over 66s)   Normal     ReconcileStarted   Pipeline/build-1   Reconciliation of build-1 started.';
const SINGLE =
  '66s                Critical   StageUnknown       Pipeline/build-1   Stage value is not one the operator knows.';

export const RIGHT: readonly Variant[] = [
  { title: 'longer ages', edit: report(swap('0s (x5 over 66s)', '3s (x5 over 12m)')) },
  { title: 'patched at once by a script', edit: report(swap('0s (x5 over 66s)', '0s (x5 over 0s)')) },
  { title: 'the other order', edit: report(`${ROW}\n${SINGLE}\n`) },
  {
    title: 'only the event asked for',
    edit: report(`LAST SEEN          TYPE     REASON             OBJECT             MESSAGE\n${ROW}\n`),
  },
  {
    title: 'CRLF, trailing blanks and a blank line',
    edit: report((text) => `${text.replaceAll('\n', '   \r\n')}\r\n`),
  },
  {
    title: 'a message in Korean',
    edit: report(swap('Reconciliation of build-1 started.', 'build-1의 조정을 시작했습니다.')),
  },
  { title: 'all namespaces', edit: report(swap('0s (x5', 'op-events   0s (x5')) },
  { title: 'minutes and hours', edit: report(swap('0s (x5 over 66s)', '2m3s (x5 over 5h10m)')) },
];

export const WRONG: readonly Variant[] = [
  { title: 'no report', edit: report(null), fails: 'step-5.count' },
  { title: 'an empty report', edit: report(''), fails: 'step-5.count' },
  { title: 'a count of 4', edit: report(swap('(x5', '(x4')), fails: 'step-5.count' },
  { title: 'a count of 15', edit: report(swap('(x5', '(x15')), fails: 'step-5.count' },
  {
    title: 'the table before the patch',
    edit: report(swap('0s (x5 over 66s)', '66s')),
    fails: ['step-5.count', 'step-5.last-seen'],
  },
  {
    title: 'five events of the wrong reason',
    edit: report(swap('ReconcileStarted', 'ReconcileSucceeded')),
    fails: 'step-5.count',
  },
  {
    title: 'five events of another object',
    edit: report(swap('ReconcileStarted   Pipeline/build-1', 'ReconcileStarted   Pipeline/build-2')),
    fails: 'step-5.count',
  },
  {
    title: 'the table of kubectl get events -o wide',
    edit: report(
      `LAST SEEN   TYPE     REASON             OBJECT             SUBOBJECT   SOURCE              MESSAGE                              FIRST SEEN   COUNT   NAME\n1s          Normal   ReconcileStarted   pipeline/build-1               pipeline-operator   Reconciliation of build-1 started.   67s          5       build-1-started\n`,
    ),
    fails: 'step-5.count',
  },
  {
    title: 'a count in words',
    edit: report('ReconcileStarted happened 5 times (x5 over 66s).\n'),
    fails: 'step-5.count',
  },
  { title: 'five events of another type', edit: report(swap('Normal  ', 'Warning ')), fails: 'step-5.count' },
  {
    title: 'the odd event counted instead',
    edit: report(
      `66s   Normal   ReconcileStarted   Pipeline/build-1   Started.\n0s (x5 over 66s)   Critical   StageUnknown   Pipeline/build-1   Unknown.\n`,
    ),
    fails: ['step-5.count', 'step-5.last-seen'],
  },
  {
    title: 'a last time that was not moved',
    edit: report(swap('0s (x5 over 66s)', '66s (x5 over 66s)')),
    fails: 'step-5.last-seen',
  },
  {
    title: 'a last time before the first',
    edit: report(swap('0s (x5 over 66s)', '10m (x5 over 66s)')),
    fails: 'step-5.last-seen',
  },
  {
    title: 'a last time to come',
    edit: report(swap('0s (x5 over 66s)', '<invalid> (x5 over 66s)')),
    fails: 'step-5.last-seen',
  },
  {
    title: 'no first time',
    edit: report(swap('0s (x5 over 66s)', '0s (x5 over <unknown>)')),
    fails: 'step-5.last-seen',
  },
  {
    title: 'a count with a zero before it',
    edit: report(swap('(x5', '(x05')),
    fails: ['step-5.count'],
  },
  {
    title: 'an age that kubectl never prints',
    edit: report(swap('over 66s', 'over 90m1s')),
    fails: 'step-5.count',
  },
  { title: 'seconds beyond two minutes', edit: report(swap('over 66s', 'over 300s')), fails: 'step-5.count' },
  {
    title: 'other headings',
    edit: report(swap('LAST SEEN', 'SEEN     ')),
    fails: 'step-5.count',
  },
];
