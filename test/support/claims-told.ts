import type { Finding, RecordCode } from '../../src/findings/finding.ts';
import { TROUBLE_CODES } from '../../src/findings/finding.ts';
import type { RecordArgs } from '../../src/findings/record-args.ts';
import type { ClaimArgs, ClaimCode } from '../../src/incident/claim.ts';
import { MOMENT, named, TROUBLES_TOLD } from './troubles-told.ts';

/** Languages count in more ways than one and many. */
export const COUNTS = [1, 2, 5, 21];
export const MANY = Array.from({ length: 14 }, (_, index) => `Reason${'abcdefghijklmn'[index]}`);
const OBJECTS = [named('Pod', 'web-1'), named('Node', 'node-1', 'node-2', 'node-3', 'node-4')];
const TIMES = { from: MOMENT, to: MOMENT + 90_000_000 };
const STEP: ClaimArgs['step'] = {
  ...TIMES,
  count: 7,
  certainty: 'exact',
  objects: named('Pod', 'web-1'),
  type: 'Warning',
  reasons: ['Odd'],
  reporter: 'kubelet',
  note: 'it took 17 tries',
  notes: 1,
  combined: false,
};
const SAID: ClaimArgs['said'] = {
  class: 'scheduler',
  reporter: 'default-scheduler',
  reasons: ['Scheduled'],
  kinds: ['Pod'],
  failures: false,
  guessed: false,
  elsewhere: false,
};
const SPEAKERS = [
  'scheduler',
  'operator',
  'controller',
  'kubelet',
  'autoscaler',
  'cloud',
  'person',
  'unknown',
] as const;
const TOOLS = ['some tool: does 3 things to it', 'field selector type=Normal: does not match it'];
const ODD: ClaimArgs['odd-type'] = { type: 'Odd', objects: OBJECTS, reasons: MANY, nearly: '', tools: TOOLS };

/** Arguments for every claim, for each thing its words can tell. */
export const CLAIMS_TOLD: { readonly [Code in ClaimCode]: readonly ClaimArgs[Code][] } = {
  trouble: TROUBLES_TOLD,
  'more-trouble': TROUBLE_CODES.flatMap((code) => COUNTS.map((objects) => ({ code, objects, places: OBJECTS }))),
  harmless: OBJECTS.map((one) => ({ code: 'probe-failing', objects: [one], reason: 'Unhealthy' })),
  consequences: [
    {
      cause: named('Node', 'node-1'),
      effects: [{ code: 'evicted', place: named('Deployment', 'web'), state: 'recovered' }],
    },
    {
      cause: named('Pod', 'web-1', 'web-2'),
      effects: TROUBLE_CODES.map((code) => ({ code, place: named('Deployment', `web-${code}`), state: 'open' })),
    },
  ],
  'look-next': [{ commands: ['kubectl describe node a'] }, { commands: ['kubectl get pv', 'kubectl logs web-1'] }],
  window: COUNTS.flatMap((events) =>
    [[''], ['shop'], ['shop', 'ops'], MANY].flatMap((namespaces) => [
      { ...TIMES, events, rows: events, namespaces },
      { events, rows: events, namespaces, from: null, to: null },
    ]),
  ),
  'rows-given': COUNTS.map((rows) => ({ rows })),
  'nothing-left': [{}],
  'no-failure': [{}],
  unfinished: ['backup-operator', ''].map((reporter) => ({ objects: named('Backup', 'a'), reason: 'Begun', reporter })),
  'more-unfinished': COUNTS.map((objects) => ({ objects })),
  recreated: [1, 2, 5, 6, 9].map((most) => ({
    objects: named('Pod', 'web-1'),
    generations: Array.from({ length: most }, (_, index) => MANY.slice(0, index + 1)),
  })),
  'more-recreated': COUNTS.map((objects) => ({ objects })),
  step: [
    STEP,
    ...COUNTS.flatMap((count) =>
      (['exact', 'at-least', 'unknown'] as const).map((certainty) => ({ ...STEP, count, certainty })),
    ),
    ...['Normal', '', 'Odd'].map((type) => ({ ...STEP, type })),
    { ...STEP, reporter: '', reasons: [''] },
    { ...STEP, note: '', reasons: MANY },
    { ...STEP, notes: 2 },
    { ...STEP, combined: true },
    { ...STEP, from: null, to: null },
    { ...STEP, from: MOMENT - 86_400_000_000 },
    ...[1, 2, 3, 4, 5, 6, 11, 21, 22, 23].map((generation) => ({
      ...STEP,
      objects: { ...named('Pod', 'a'), generation },
    })),
  ],
  'ordinary-steps': ['kubelet', ''].map((reporter) => ({ ...STEP, reporter, reasons: MANY, objects: OBJECTS })),
  'healthy-steps': COUNTS.flatMap((count) => COUNTS.map((objects) => ({ ...STEP, count, objects }))),
  'more-steps': COUNTS.map((steps) => ({ steps })),
  said: SPEAKERS.flatMap((speaker) =>
    ['someone', '', speaker].flatMap((reporter) =>
      [true, false].flatMap((flag) => [
        { ...SAID, class: speaker, reporter, guessed: flag },
        { ...SAID, class: speaker, reporter, failures: flag, elsewhere: true, reasons: MANY, kinds: ['', ...MANY] },
        { ...SAID, class: speaker, reporter, guessed: true, elsewhere: flag, reasons: MANY },
      ]),
    ),
  ),
  'more-said': COUNTS.map((reporters) => ({ reporters })),
  'written-by-hand': [['Odd'], MANY].flatMap((reasons) =>
    ['someone', ''].map((reporter) => ({ manager: 'kubectl', reporter, reasons })),
  ),
  'more-types': COUNTS.map((types) => ({ types })),
  'odd-type': [ODD, { ...ODD, type: '' }, { ...ODD, nearly: 'Warning', type: 'warning', reasons: ['Odd'] }],
};

const REPORTED = { reporter: 'someone', reason: 'Odd', type: 'Normal', objects: 1, basis: 'certain' } as const;
const GUESSED = { ...REPORTED, reporter: '', objects: 5, basis: 'guess' } as const;
const CHANGED = { ...ODD, implies: 'not-client-go' } as const;

/** The facts of every finding of the record. */
const RECORDS_TOLD: { readonly [Code in RecordCode]: readonly RecordArgs[Code][] } = {
  'odd-type': [
    { ...CHANGED, nearly: '' },
    { ...CHANGED, nearly: '', type: '' },
  ],
  'scheduler-reason': [REPORTED, GUESSED],
  'operator-reason': [REPORTED, GUESSED],
  'hand-written': CLAIMS_TOLD['written-by-hand'],
  recreated: [2, 3, 6, 21].map((length) => ({
    generations: Array.from({ length }, (_, index) => ({ uid: `u${index}`, reasons: ['Odd'] })),
  })),
  combined: COUNTS.map((count) => ({ reason: 'Odd', count })),
  'count-frozen': ['someone', ''].map((reporter) => ({ reporter, reasons: ['Odd', 'Even'], count: 40 })),
  'history-edge': [{ edge: MOMENT, reasons: ['Odd'] }],
  unfinished: [{ reason: 'Begun', reporter: 'someone', since: null }],
};

/** Findings of the record, of every code. */
export const FINDINGS_TOLD: readonly Finding[] = (Object.keys(RECORDS_TOLD) as RecordCode[]).flatMap((code) =>
  RECORDS_TOLD[code].map(
    (args) =>
      ({
        code,
        severity: 'notice',
        subject: { kind: 'Pod', name: 'web-1', namespace: 'shop' },
        state: 'open',
        root: true,
        args,
        evidence: { rows: [], events: [], limits: [] },
      }) as Finding,
  ),
);
