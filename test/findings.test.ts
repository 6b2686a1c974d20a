import { describe, expect, test } from 'vitest';
import { isTrouble } from '../src/findings/finding.ts';
import type { Finding, FindingCode, KubeEvent } from '../src/index.ts';
import { buildTimeline, findings, OpTimelineError, parseRows, timelineFromRows } from '../src/index.ts';
import { byOperator, eventOf, legacy } from './support/events.ts';

function found<Code extends FindingCode>(code: Code, ...events: KubeEvent[]): Extract<Finding, { code: Code }>[] {
  return findings(buildTimeline(events)).filter((finding) => finding.code === code) as never;
}

describe('odd-type', () => {
  test.each<[string, string]>([
    ['Critical', ''],
    ['', ''],
    ['warning', 'Warning'],
    [' Normal', 'Normal'],
    ['3', ''],
  ])('of %j', (type, nearly) => {
    const [finding, ...more] = found('odd-type', legacy('R', 1, { type }));
    expect(more).toEqual([]);
    expect(finding).toMatchObject({
      severity: 'notice',
      subject: { kind: 'Pod', name: 'web', namespace: 'shop' },
      args: { type, nearly, implies: 'not-client-go', reasons: ['R'] },
    });
    expect(finding?.args.tools.length).toBeGreaterThan(2);
  });

  test('is not of Normal and Warning', () => {
    expect(found('odd-type', legacy('A', 1), legacy('B', 1, { type: 'Warning' }))).toEqual([]);
  });
});

describe('who said what', () => {
  const scheduled = (name: string, seconds: number) =>
    legacy('Scheduled', seconds, {
      metadata: { uid: name },
      involvedObject: { kind: 'Pod', name },
      source: {},
      reportingComponent: 'default-scheduler',
      action: 'Binding',
    });

  test('one finding a reason and reporter', () => {
    expect(found('scheduler-reason', scheduled('a', 1), scheduled('b', 2), legacy('Pulled', 3))).toMatchObject([
      {
        severity: 'info',
        args: { reporter: 'default-scheduler', reason: 'Scheduled', objects: 2, basis: 'certain' },
        evidence: { events: ['a', 'b'] },
      },
    ]);
    expect(
      found('operator-reason', byOperator('BackupStarted', 1), byOperator('BackupDone', 2), legacy('Pulled', 3))
        .map(({ args }) => args.reason)
        .sort(),
    ).toEqual(['BackupDone', 'BackupStarted']);
  });

  test('from rows alone it is a guess', () => {
    const timeline = timelineFromRows(
      parseRows('Warning FailedScheduling Pod/a\nNormal Synced Widget/b\nNormal Synced Pod/c\n'),
    );
    const said = findings(timeline).flatMap((finding) =>
      'basis' in finding.args && 'objects' in finding.args
        ? [[finding.code, finding.args.reason, finding.args.basis]]
        : [],
    );
    expect(said.sort()).toEqual([
      ['operator-reason', 'Synced', 'guess'],
      ['scheduler-reason', 'FailedScheduling', 'guess'],
    ]);
  });
});

describe('hand-written', () => {
  const by = (manager: string) =>
    byOperator('BackupDone', 1, { metadata: { uid: 'u', managedFields: [{ manager, apiVersion: 'v1' }] } });
  test.each(['kubectl-client-side-apply', 'kubectl-create', 'kubectl', 'curl'])('by %s', (manager) => {
    expect(found('hand-written', by(manager))).toMatchObject([
      { args: { manager, reporter: 'backup-operator', reasons: ['BackupDone'] } },
    ]);
  });
  test.each(['kubelet', 'backup-operator', 'kube-controller-manager'])('not by %s', (manager) => {
    expect(found('hand-written', by(manager))).toEqual([]);
  });
});

describe('recreated', () => {
  const of = (uid: string, seconds: number, more: object = {}) =>
    byOperator('BackupDone', seconds, {
      metadata: { uid: `${uid}${seconds}` },
      involvedObject: {
        kind: 'Backup',
        apiVersion: 'example.com/v1',
        name: 'nightly',
        namespace: 'shop',
        uid,
        ...more,
      },
    });

  test('where a name has two uids, in the order they were seen', () => {
    expect(found('recreated', of('new', 9), of('old', 1))).toMatchObject([
      { args: { generations: [{ uid: 'old' }, { uid: 'new' }] } },
    ]);
  });

  test.each<[string, KubeEvent[]]>([
    ['of two namespaces', [of('a', 1), of('b', 2, { namespace: 'other' })]],
    ['of two groups', [of('a', 1), of('b', 2, { apiVersion: 'other.com/v1' })]],
    ['without uids', [of('', 1), of('b', 2)]],
    ['of one uid in two versions', [of('a', 1), of('a', 2, { apiVersion: 'example.com/v2' })]],
    [
      'of a Node, whose uids are its name, none and the real one',
      [
        of('n', 1, { kind: 'Node', name: 'n' }),
        of('', 2, { kind: 'Node', name: 'n' }),
        of('real', 3, { kind: 'Node', name: 'n' }),
      ],
    ],
    [
      'of a static pod, whose uid is a hash',
      [
        of('0123456789abcdef0123456789abcdef', 1, { kind: 'Pod' }),
        of('7c1d2e3f-4a5b-4c6d-8e7f-90a1b2c3d4e5', 2, { kind: 'Pod' }),
      ],
    ],
  ])('not %s', (_what, events) => {
    expect(found('recreated', ...events)).toEqual([]);
  });
});

describe('unfinished', () => {
  test.each<[string, KubeEvent[], string[]]>([
    ['a start alone', [byOperator('BackupStarted', 1)], ['BackupStarted']],
    ['a start and its end', [byOperator('BackupStarted', 1), byOperator('BackupSucceeded', 2)], []],
    ['a start and its failure', [byOperator('BackupStarted', 1), byOperator('BackupFailed', 2)], []],
    ...(
      [
        ['FailoverStarted', 'FailedOver'],
        ['RollbackStarted', 'RolledBack'],
        ['StartingBackup', 'BackedUp'],
        ['BuildStarted', 'Built'],
        ['RebuildStarted', 'Rebuilt'],
        ['CopyStarted', 'Copied'],
        ['VerificationStarted', 'Verified'],
        ['CertificateRenewalStarted', 'CertificateRenewed'],
        ['SendStarted', 'Sent'],
        ['InitStarted', 'Initialized'],
      ] as const
    ).map(([start, end]): [string, KubeEvent[], string[]] => [
      `${start} and ${end}`,
      [byOperator(start, 1), byOperator(end, 2)],
      [],
    ]),
    ['a start and an end of all', [byOperator('BackupStarted', 1), byOperator('Ready', 2)], []],
    [
      'a start and the end of another thing',
      [byOperator('BackupStarted', 1), byOperator('UploadSucceeded', 2)],
      ['BackupStarted'],
    ],
    [
      'an end and a start after it',
      [byOperator('BackupSucceeded', 1), byOperator('BackupStarted', 2)],
      ['BackupStarted'],
    ],
    [
      'a folded start after its end',
      [
        byOperator('BackupStarted', 1, { count: 3, lastTimestamp: '2026-11-30T15:10:00Z' }),
        byOperator('BackupSucceeded', 60),
      ],
      ['BackupStarted'],
    ],
    [
      'a start and its end within a second',
      [
        byOperator('BackupStarted', 1, {
          eventTime: '2026-11-30T15:00:01.900000Z',
          firstTimestamp: null,
          lastTimestamp: null,
        }),
        byOperator('BackupSucceeded', 1),
      ],
      [],
    ],
    [
      'the end of another generation',
      [
        byOperator('BackupStarted', 1),
        byOperator('BackupSucceeded', 2, {
          involvedObject: {
            kind: 'Backup',
            apiVersion: 'example.com/v1',
            namespace: 'shop',
            name: 'nightly',
            uid: 'other',
          },
        }),
      ],
      ['BackupStarted'],
    ],
    [
      'the end another reporter tells',
      [byOperator('BackupStarted', 1), byOperator('BackupSucceeded', 2, { source: { component: 'someone' } })],
      ['BackupStarted'],
    ],
    [
      'a container that another than the kubelet plays',
      [legacy('Started', 1, { source: { component: 'kwok_controller' } })],
      [],
    ],
    ['a container that goes on', [legacy('Started', 1)], []],
  ])('%s', (_what, events, reasons) => {
    expect(found('unfinished', ...events).map(({ args }) => args.reason)).toEqual(reasons);
  });
});

describe('trouble', () => {
  const troubles = (...events: KubeEvent[]) => findings(buildTimeline(events)).filter(isTrouble);
  const failed = (...events: KubeEvent[]) =>
    troubles(...events).map(({ args, severity, state }) => [
      args.reason,
      args.basis,
      severity,
      state,
      state === 'recovered' ? args.recoveredBy : '',
    ]);
  const warning = { type: 'Warning' };
  const ofNode = { involvedObject: { kind: 'Node', name: 'n' } };
  const ofContainer = (container: string) => ({
    involvedObject: { kind: 'Pod', namespace: 'shop', name: 'web', fieldPath: `spec.containers{${container}}` },
  });

  test.each<[string, KubeEvent[], unknown[]]>([
    [
      'the catalogue knows a Warning',
      [legacy('BackOff', 1, warning)],
      [['BackOff', 'catalogue', 'warning', 'open', '']],
    ],
    [
      'the catalogue knows a Normal failure',
      [legacy('NodeNotReady', 1, { involvedObject: { kind: 'Node', name: 'n' } })],
      [['NodeNotReady', 'catalogue', 'critical', 'open', '']],
    ],
    [
      'the catalogue knows a harmless Warning',
      [legacy('CgroupV1', 1, { ...warning, involvedObject: { kind: 'Node', name: 'n' } })],
      [],
    ],
    [
      'a type says so',
      [byOperator('SpoolFull', 1, { type: 'Critical' })],
      [['SpoolFull', 'type', 'warning', 'open', '']],
    ],
    ['only the words say so', [byOperator('UploadFailed', 1)], [['UploadFailed', 'words', 'notice', 'open', '']]],
    ['nothing says so', [byOperator('BackupDone', 1), legacy('Pulled', 1)], []],
    [
      'Started after BackOff, as every restart of a loop is',
      [legacy('BackOff', 1, warning), legacy('Started', 5)],
      [['BackOff', 'catalogue', 'warning', 'unknown', '']],
    ],
    [
      'Started after BackOff, and something else said longer than the longest back-off after it',
      [legacy('BackOff', 1, warning), legacy('Started', 5), legacy('Killing', 400)],
      [['BackOff', 'catalogue', 'warning', 'recovered', 'Started']],
    ],
    [
      'Started after BackOff, and something else said of another object',
      [legacy('BackOff', 1, warning), legacy('Started', 5), byOperator('BackupDone', 400)],
      [['BackOff', 'catalogue', 'warning', 'unknown', '']],
    ],
    [
      'Started after a BackOff that is counted no more',
      [
        legacy('BackOff', 1, { ...warning, count: 30, firstTimestamp: '2026-11-30T14:59:00Z' }),
        legacy('Started', 5),
        legacy('Killing', 400),
      ],
      [['BackOff', 'catalogue', 'warning', 'unknown', '']],
    ],
    [
      'another container started',
      [legacy('Failed', 1, { ...warning, ...ofContainer('app') }), legacy('Started', 5, ofContainer('proxy'))],
      [['Failed', 'catalogue', 'warning', 'open', '']],
    ],
    [
      'one of two containers started',
      [
        legacy('Failed', 1, { ...warning, ...ofContainer('app') }),
        legacy('Failed', 2, { ...warning, ...ofContainer('proxy') }),
        legacy('Started', 5, ofContainer('proxy')),
      ],
      [['Failed', 'catalogue', 'warning', 'open', '']],
    ],
    [
      'both containers started',
      [
        legacy('Failed', 1, { ...warning, ...ofContainer('app') }),
        legacy('Failed', 2, { ...warning, ...ofContainer('proxy') }),
        legacy('Started', 5, ofContainer('proxy')),
        legacy('Started', 6, ofContainer('app')),
      ],
      [['Failed', 'catalogue', 'warning', 'recovered', 'Started']],
    ],
    [
      'a volume attached after another failed to mount',
      [
        legacy('FailedMount', 1, { ...warning, message: 'configmap "x" not found' }),
        legacy('SuccessfulAttachVolume', 5, { message: 'AttachVolume.Attach succeeded for volume "pvc-1"' }),
      ],
      [['FailedMount', 'catalogue', 'warning', 'open', '']],
    ],
    [
      'the volume attached',
      [
        legacy('FailedAttachVolume', 1, { ...warning, message: 'AttachVolume.Attach failed for volume "pvc-1" : no' }),
        legacy('SuccessfulAttachVolume', 5, { message: 'AttachVolume.Attach succeeded for volume "pvc-1"' }),
      ],
      [['FailedAttachVolume', 'catalogue', 'notice', 'recovered', 'SuccessfulAttachVolume']],
    ],
    [
      'another volume attached',
      [
        legacy('FailedAttachVolume', 1, { ...warning, message: 'AttachVolume.Attach failed for volume "pvc-1" : no' }),
        legacy('SuccessfulAttachVolume', 5, { message: 'AttachVolume.Attach succeeded for volume "pvc-2"' }),
      ],
      [['FailedAttachVolume', 'catalogue', 'warning', 'open', '']],
    ],
    [
      'a node ready',
      [legacy('NodeNotReady', 1, ofNode), legacy('NodeHasSufficientMemory', 5, ofNode), legacy('NodeReady', 6, ofNode)],
      [['NodeNotReady', 'catalogue', 'warning', 'recovered', 'NodeReady']],
    ],
    ...(
      [
        ['NodeNotReady', 'NodeHasSufficientMemory'],
        ['NodeHasDiskPressure', 'NodeReady'],
        ['NodeHasDiskPressure', 'NodeHasSufficientMemory'],
        ['SystemOOM', 'NodeHasSufficientPID'],
      ] as const
    ).map(([reason, later]): [string, KubeEvent[], unknown[]] => [
      `${later} after ${reason}`,
      [legacy(reason, 1, { ...ofNode, ...warning }), legacy(later, 5, ofNode)],
      [[reason, 'catalogue', reason === 'NodeNotReady' ? 'critical' : 'warning', 'open', '']],
    ]),
    [
      'an operator is ready after another failed',
      [byOperator('BackupFailed', 1, warning), byOperator('Ready', 5, { source: { component: 'cert-operator' } })],
      [['BackupFailed', 'type', 'warning', 'open', '']],
    ],
    [
      'an operator has done what another failed to do',
      [
        byOperator('UploadFailed', 1, warning),
        byOperator('UploadSucceeded', 5, { source: { component: 'upload-operator' } }),
      ],
      [['UploadFailed', 'type', 'warning', 'recovered', 'UploadSucceeded']],
    ],
    [
      'the thing is restored',
      [byOperator('ConnectionLost', 1, warning), byOperator('ConnectionRestored', 5)],
      [['ConnectionLost', 'type', 'warning', 'recovered', 'ConnectionRestored']],
    ],
    [
      'another thing is restored',
      [byOperator('ConnectionLost', 1, warning), byOperator('QuorumRestored', 5)],
      [['ConnectionLost', 'type', 'warning', 'open', '']],
    ],
    [
      'Scheduled after FailedScheduling',
      [
        legacy('FailedScheduling', 1, { ...warning, source: { component: 'default-scheduler' } }),
        legacy('Scheduled', 5, { source: { component: 'default-scheduler' } }),
      ],
      [['FailedScheduling', 'catalogue', 'notice', 'recovered', 'Scheduled']],
    ],
    [
      'Started before BackOff',
      [legacy('Started', 1), legacy('BackOff', 5, warning)],
      [['BackOff', 'catalogue', 'warning', 'open', '']],
    ],
    [
      'Pulling after BackOff',
      [legacy('BackOff', 1, warning), legacy('Pulling', 5)],
      [['BackOff', 'catalogue', 'warning', 'open', '']],
    ],
    [
      'another object started',
      [legacy('BackOff', 1, warning), legacy('Started', 5, { involvedObject: { kind: 'Pod', name: 'other' } })],
      [['BackOff', 'catalogue', 'warning', 'open', '']],
    ],
    [
      'the deed done after all',
      [byOperator('UploadFailed', 1, warning), byOperator('UploadSucceeded', 5)],
      [['UploadFailed', 'type', 'warning', 'recovered', 'UploadSucceeded']],
    ],
    [
      'another deed done',
      [byOperator('UploadFailed', 1, warning), byOperator('SnapshotTaken', 5)],
      [['UploadFailed', 'type', 'warning', 'open', '']],
    ],
    [
      'the object done',
      [byOperator('UploadFailed', 1, warning), byOperator('BackupSucceeded', 5)],
      [['UploadFailed', 'type', 'warning', 'recovered', 'BackupSucceeded']],
    ],
  ])('%s', (_what, events, expected) => {
    expect(failed(...events)).toEqual(expected);
  });

  test('without times nobody can tell whether it ended', () => {
    expect(
      troubles(
        eventOf({
          ...warning,
          reason: 'BackOff',
          involvedObject: { kind: 'Pod', name: 'p' },
          source: { component: 'kubelet' },
        }),
      ),
    ).toMatchObject([{ state: 'unknown' }]);
  });

  test("a user's own reasons go before all others", () => {
    const timeline = buildTimeline([byOperator('StageUnknown', 1, { type: 'Critical' }), byOperator('Paused', 2)]);
    const reasons = [
      { reason: 'StageUnknown', component: 'backup-operator', phase: 'info' as const },
      { reason: 'Paused', component: 'backup-operator', phase: 'failure' as const },
    ];
    const codes = findings(timeline, { reasons }).flatMap((finding) =>
      isTrouble(finding) ? [finding.args.reason] : [],
    );
    expect(codes).toEqual(['Paused']);
    expect(() => findings(timeline, { reasons: [{ reason: 'x' }] as never })).toThrow(OpTimelineError);
    expect(() => findings(timeline, { reasons: 5 as never })).toThrow(OpTimelineError);
  });
});

test('combined, count-frozen and history-edge rest on their events and limits', () => {
  const events = [
    legacy('FailedMount', 1, { type: 'Warning', message: '(combined from similar events): x', count: 30 }),
    legacy('Old', 2, { lastTimestamp: '2026-11-30T18:00:00Z', source: { component: 'other' } }),
    legacy('New', 3, {
      firstTimestamp: '2026-11-30T17:00:00Z',
      lastTimestamp: '2026-11-30T17:00:00Z',
      source: { component: 'other' },
    }),
  ];
  expect(found('combined', ...events)).toMatchObject([
    { args: { reason: 'FailedMount', count: 30 }, evidence: { limits: ['messages-combined'] } },
  ]);
  expect(found('count-frozen', ...events)).toMatchObject([
    { args: { count: 30, reasons: ['FailedMount'] }, evidence: { limits: ['counts-frozen'] } },
  ]);
  const [, old, fresh] = events as [KubeEvent, KubeEvent, KubeEvent];
  expect(found('history-edge', old, fresh)).toMatchObject([
    { args: { reasons: ['Old'] }, evidence: { limits: ['history-edge'] } },
  ]);
});

test('findings come most pressing first, in one order whatever the input order', () => {
  const events = [
    byOperator('UploadFailed', 1),
    byOperator('BackupStarted', 2),
    legacy('BackOff', 3, { type: 'Warning' }),
    byOperator('SpoolFull', 4, { type: 'Critical' }),
  ];
  const ranked = findings(buildTimeline(events));
  const severities = ranked.map(({ severity }) => ['critical', 'warning', 'notice', 'info'].indexOf(severity));
  expect(severities).toEqual([...severities].sort());
  expect(findings(buildTimeline([...events].reverse()))).toEqual(ranked);
});
