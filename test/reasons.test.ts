import { describe, expect, test } from 'vitest';
import type { ReasonEntry } from '../src/reasons/index.ts';
import {
  builtInCatalogue,
  CATEGORIES,
  classOfComponent,
  classOfEntry,
  endsStart,
  extendCatalogue,
  isBuiltInKind,
  PHASES,
  readReasonEntries,
  SCHEDULER_ACTIONS,
  SCHEDULER_REASONS,
  shapeOf,
  startStem,
} from '../src/reasons/index.ts';

const catalogue = builtInCatalogue();

/** A look-up in one line: `component/type/phase/category basis`, with `?` behind what is ambiguous. */
function ask(reason: string, component: string, kind: string, type?: string, from = catalogue): string {
  const match = from.lookup({ reason, component, kind, ...(type !== undefined && { type }) });
  if (!match) return 'none';
  const { entry, basis, ambiguous } = match;
  return `${entry.component} ${entry.type} ${entry.phase} ${entry.category}, ${basis}${ambiguous ? '?' : ''}`;
}

function entry(fields: Partial<ReasonEntry>): ReasonEntry {
  const defaults = {
    component: 'my-operator',
    type: 'Normal',
    kinds: ['*'],
    category: 'reconcile',
    source: '',
  } as const;
  return { reason: 'Done', phase: 'info', ...defaults, ...fields };
}

describe('the catalogue', () => {
  const entries = catalogue.entries();

  test('holds every entry, once', () => {
    expect(entries).toHaveLength(577);
    expect(new Set(entries.map(({ reason }) => reason)).size).toBe(515);
    expect(catalogue.components()).toHaveLength(78);
    const keys = entries.map(({ reason, component, kinds, type }) => JSON.stringify([reason, component, kinds, type]));
    expect(new Set(keys).size).toBe(577);
  });

  test('has the share of each phase', () => {
    const count = (phase: string) => entries.filter((one) => one.phase === phase).length;
    expect(PHASES.map(count)).toEqual([325, 176, 56, 20]);
  });

  test('passes the check that a user’s entries must pass, and leaves no category empty', () => {
    expect(readReasonEntries(entries)).toEqual({ entries, problems: [] });
    expect(new Set(entries.map(({ category }) => category))).toEqual(new Set(CATEGORIES));
    expect(entries.filter(({ type }) => type !== 'Normal' && type !== 'Warning')).toEqual([]);
  });

  test('names a source for all but those nobody verified', () => {
    expect(entries.filter(({ source }) => source === '')).toEqual([]);
    const unverified = entries.filter(({ source }) => source === 'unverified').map(({ reason }) => reason);
    expect(unverified.sort()).toEqual([
      'FailedPlacement',
      'HostPortConflict',
      'NodeHasInsufficientDisk',
      'RecreatingFailedPod',
      'readOnlySysFSError',
    ]);
  });

  test('keeps an entry whole', () => {
    expect(catalogue.byReason('BindingConditionsPending')).toEqual([
      {
        reason: 'BindingConditionsPending',
        component: 'default-scheduler',
        type: 'Normal',
        kinds: ['Pod'],
        category: 'scheduling',
        phase: 'progress',
        source: 'kubernetes/kubernetes pkg/scheduler/framework/plugins/dynamicresources/dynamicresources.go @v1.36.2',
        note: 'action Scheduling (DRA)',
      },
    ]);
    expect(catalogue.byReason('AccessDenied')).toEqual([
      entry({
        reason: 'AccessDenied',
        component: 'helm-controller',
        type: 'Warning',
        kinds: ['HelmRelease'],
        category: 'config',
        phase: 'failure',
        source: expect.stringMatching(/^fluxcd\/pkg .*@e2cfd1a2$/) as unknown as string,
      }),
    ]);
  });

  test('lists a reason’s entries, Kubernetes’ own components first', () => {
    const components = (reason: string) => catalogue.byReason(reason).map(({ component }) => component);
    expect(components('FailedScheduling')).toEqual(['default-scheduler', 'karpenter']);
    expect(components('NodeNotReady')).toEqual(['kubelet', 'node-controller', 'node-controller']);
    expect(components('Updated VirtualService')).toEqual(['rollouts-controller']);
    expect(components('')).toEqual(['cluster-autoscaler', 'karpenter']);
    expect(components('__proto__')).toEqual([]);
    expect(components('constructor')).toEqual([]);
  });

  test('is one object for all', () => {
    expect(builtInCatalogue()).toBe(catalogue);
  });
});

describe('look-up by reason, component and kind', () => {
  test.each([
    // One word, several speakers.
    ['FailedScheduling', 'default-scheduler', 'Pod', undefined, 'default-scheduler Warning failure scheduling'],
    ['FailedScheduling', 'karpenter', 'Pod', undefined, 'karpenter Warning failure scheduling'],
    ['Evicted', 'kubelet', 'Pod', undefined, 'kubelet Warning failure eviction'],
    ['Evicted', 'karpenter', 'Pod', undefined, 'karpenter Normal progress eviction'],
    ['Unhealthy', 'kubelet', 'Pod', undefined, 'kubelet Warning failure probe'],
    [
      'Unhealthy',
      'elasticsearch-controller',
      'Kibana',
      undefined,
      'elasticsearch-controller Warning failure reconcile',
    ],
    ['Failed', 'kubelet', 'Pod', undefined, 'kubelet Warning failure container-lifecycle'],
    [
      'Failed',
      'cert-manager-challenges',
      'Challenge',
      undefined,
      'cert-manager-challenges Warning failure certificate',
    ],
    ['DeadlineExceeded', 'job-controller', 'Job', undefined, 'job-controller Warning failure job'],
    ['DeadlineExceeded', 'kubelet', 'Pod', undefined, 'kubelet Normal failure container-lifecycle'],
    [
      'Started',
      'cert-manager-challenges',
      'Challenge',
      undefined,
      'cert-manager-challenges Normal progress certificate',
    ],
    ['Starting', 'kube-proxy', 'Node', undefined, 'kube-proxy Normal progress node'],
    ['ScalingReplicaSet', 'rollouts-controller', 'Rollout', undefined, 'rollouts-controller Normal progress rollout'],
    // One component, several kinds.
    ['NodeNotReady', 'node-controller', 'Node', undefined, 'node-controller Normal failure node'],
    ['NodeNotReady', 'node-controller', 'Pod', undefined, 'node-controller Warning failure node'],
    // One component and kind, two types.
    ['BackOff', 'kubelet', 'Pod', 'Normal', 'kubelet Normal failure image'],
    ['BackOff', 'kubelet', 'Pod', 'Warning', 'kubelet Warning failure container-lifecycle'],
    ['NoPods', 'controllermanager', 'PodDisruptionBudget', 'Normal', 'controllermanager Normal info eviction'],
    ['NoPods', 'controllermanager', 'PodDisruptionBudget', 'Warning', 'controllermanager Warning failure eviction'],
    // A type the catalogue does not have takes nothing away.
    ['Unhealthy', 'kubelet', 'Pod', 'Normal', 'kubelet Warning failure probe'],
    // Two programs of one name.
    ['EnsuringLoadBalancer', 'service-controller', 'Service', undefined, 'service-controller Normal progress network'],
    ['Created', 'service-controller', 'Service', undefined, 'service-controller Normal progress rollout'],
    // Any kind.
    [
      'OwnerRefInvalidNamespace',
      'garbage-collector-controller',
      'Widget',
      undefined,
      'garbage-collector-controller Warning failure gc',
    ],
  ])('%s by %s on %s (%s)', (reason, component, kind, type, expected) => {
    expect(ask(reason, component, kind, type)).toBe(`${expected}, reason-component-kind`);
  });

  test('two entries that disagree, and no type to tell them apart: ambiguous', () => {
    expect(ask('NoPods', 'controllermanager', 'PodDisruptionBudget')).toMatch(/, reason-component-kind\?$/);
    expect(ask('BackOff', 'kubelet', 'Pod')).toMatch(/ failure .*, reason-component-kind$/);
  });

  test.each([
    ['external-resizer ebs.csi.aws.com', 'Resizing', 'PersistentVolumeClaim', 'external-resizer'],
    ['csi-snapshotter pd.csi.storage.gke.io', 'SnapshotDeleteError', 'VolumeSnapshotContent', 'csi-snapshotter'],
    [
      'ebs.csi.aws.com_ebs-csi-controller-7c9f_0b8f9b5e-5d0c-4f8e-9a53-6a5f5a3c2f10',
      'ProvisioningFailed',
      'PersistentVolumeClaim',
      'external-provisioner',
    ],
    [
      'rancher.io/local-path_local-path-provisioner-x_0b8f9b5e-5d0c-4f8e-9a53-6a5f5a3c2f10',
      'Provisioning',
      'PersistentVolumeClaim',
      'external-provisioner',
    ],
    ['kubernetes.io/kubelet', 'Pulled', 'Pod', 'kubelet'],
    ['k8s.io/attachdetach-controller', 'FailedAttachVolume', 'Pod', 'attachdetach-controller'],
    [
      'cert-manager-certificaterequests-issuer-selfsigned',
      'IssuerNotFound',
      'CertificateRequest',
      'cert-manager-certificaterequests-issuer-acme',
    ],
    [
      'cert-manager-certificaterequests-issuer-ca',
      'SecretMissing',
      'CertificateRequest',
      'cert-manager-certificaterequests-issuer-ca',
    ],
    ['kibana-controller', 'Unhealthy', 'Kibana', 'elasticsearch-controller'],
    ['apm-es-association-controller', 'AssociationError', 'Kibana', 'kb-es-association-controller'],
    ['thanos-controller', 'InvalidConfiguration', 'PrometheusRule', 'prometheus-controller'],
  ])('a decorated name: %s', (component, reason, kind, expected) => {
    const match = catalogue.lookup({ reason, component, kind });
    expect([match?.entry.component, match?.basis]).toEqual([expected, 'reason-component-kind']);
  });

  test.each([
    ['Unhealthy', 'kubelet', 'Node', 'kubelet Warning failure probe, reason-and-component'],
    ['SuccessfulCreate', 'job-controller', '', 'job-controller Normal progress job, reason-and-component'],
    ['FailedDeployModel', 'service', 'Service', 'ingress Warning failure network, reason-and-component'],
    ['Created', 'service-controller', 'Widget', 'service-controller Normal progress rollout, reason-and-component'],
  ])('a kind the component does not list: %s by %s on %s', (reason, component, kind, expected) => {
    expect(ask(reason, component, kind)).toBe(expected);
  });

  test.each([
    ['FailedScheduling', 'my-scheduler', 'Pod'],
    ['Failed', 'backup-operator', 'Pod'],
    ['OwnerRefInvalidNamespace', 'backup-operator', 'Pod'],
    ['Failed', 'example.com/kubelet', 'Pod'],
    ['Resizing', 'other-sidecar ebs.csi.aws.com', 'PersistentVolumeClaim'],
    ['ProvisioningFailed', 'a_b_not-a-uuid', 'PersistentVolumeClaim'],
    ['NeverHeardOf', 'kubelet', 'Pod'],
    ['toString', 'kubelet', 'Pod'],
    ['Scheduled', 'kubelet', 'Pod'],
  ])('no answer from another’s entry: %s by %s on %s', (reason, component, kind) => {
    expect(ask(reason, component, kind)).toBe('none');
  });
});

describe('look-up where no component is known', () => {
  test.each([
    ['FailedScheduling', 'Pod', undefined, 'default-scheduler Warning failure scheduling, reason-and-kind'],
    ['NodeNotReady', 'Node', undefined, 'kubelet Normal failure node, reason-and-kind'],
    ['NodeNotReady', 'Pod', undefined, 'node-controller Warning failure node, reason-and-kind'],
    ['Unhealthy', 'Kibana', undefined, 'elasticsearch-controller Warning failure reconcile, reason-and-kind'],
    ['DeadlineExceeded', 'Job', undefined, 'job-controller Warning failure job, reason-and-kind'],
    ['Evicted', 'Pod', 'Warning', 'kubelet Warning failure eviction, reason-and-kind'],
    ['Evicted', 'Pod', 'Normal', 'karpenter Normal progress eviction, reason-and-kind'],
    ['Evicted', 'Pod', undefined, 'kubelet Warning failure eviction, reason-and-kind?'],
    ['BackOff', 'Pod', 'Normal', 'kubelet Normal failure image, reason-and-kind'],
    [
      'OwnerRefInvalidNamespace',
      'Widget',
      undefined,
      'garbage-collector-controller Warning failure gc, reason-and-kind',
    ],
    ['Failed', 'Widget', undefined, 'none'],
    ['Failed', '', undefined, 'none'],
  ])('%s on %s (%s)', (reason, kind, type, expected) => {
    expect(ask(reason, '', kind, type)).toBe(expected);
  });
});

describe('a user’s own entries', () => {
  test('go before the built-in ones, whatever their type', () => {
    const mine = extendCatalogue([entry({ reason: 'Unhealthy', component: 'kubelet', kinds: ['Pod'], phase: 'info' })]);
    expect(ask('Unhealthy', 'kubelet', 'Pod', 'Warning', mine)).toBe(
      'kubelet Normal info reconcile, reason-component-kind',
    );
    expect(ask('Unhealthy', '', 'Pod', 'Warning', mine)).toBe('kubelet Normal info reconcile, reason-and-kind');
    expect(ask('Unhealthy', 'kubelet', 'Pod', 'Warning')).toContain('failure');
    expect(mine.byReason('Unhealthy').map(({ phase }) => phase)).toEqual(['info', 'failure', 'failure']);
    expect(mine.entries()).toHaveLength(578);
  });

  test('leave the kinds they do not list alone', () => {
    const mine = extendCatalogue([
      entry({ reason: 'Unhealthy', component: 'kubelet', kinds: ['Node'], phase: 'info' }),
    ]);
    expect(ask('Unhealthy', 'kubelet', 'Pod', undefined, mine)).toContain(
      'Warning failure probe, reason-component-kind',
    );
    expect(ask('Unhealthy', 'kubelet', 'Node', undefined, mine)).toContain(
      'Normal info reconcile, reason-component-kind',
    );
    expect(ask('Unhealthy', 'kubelet', 'Service', undefined, mine)).toContain('info reconcile, reason-and-component');
  });

  test('add components, to any base', () => {
    const first = extendCatalogue([entry({ reason: 'Done', phase: 'info' })]);
    const second = extendCatalogue([entry({ reason: 'Done', phase: 'recovery' })], first);
    expect(ask('Done', 'my-operator', 'Backup', undefined, first)).toContain('info reconcile, reason-component-kind');
    expect(ask('Done', 'my-operator', 'Backup', undefined, second)).toContain('recovery reconcile');
    expect(second.components()).toContain('my-operator');
    expect(catalogue.components()).not.toContain('my-operator');
    expect(ask('Done', 'another-operator', 'Backup', undefined, second)).toBe('none');
  });

  test('a listed kind outweighs any kind, and the type decides between two', () => {
    const mine = extendCatalogue([
      entry({ phase: 'info' }),
      entry({ kinds: ['Backup'], phase: 'progress' }),
      entry({ kinds: ['Backup'], phase: 'failure', type: 'Warning' }),
    ]);
    expect(ask('Done', 'my-operator', 'Restore', 'Warning', mine)).toContain(' info ');
    expect(ask('Done', 'my-operator', 'Backup', 'Normal', mine)).toContain(' progress ');
    expect(ask('Done', 'my-operator', 'Backup', 'Warning', mine)).toContain(' failure ');
    expect(ask('Done', 'my-operator', 'Backup', undefined, mine)).toContain(
      ' progress reconcile, reason-component-kind?',
    );
  });
});

describe('reading a user’s list', () => {
  const good = { reason: 'BackupFailed', component: 'backup-operator', phase: 'failure' };

  test('fills in the defaults', () => {
    const full = { ...good, type: 'Warning', kinds: ['*'], category: 'reconcile', source: '' };
    expect(readReasonEntries([good])).toEqual({ entries: [full], problems: [] });
    expect(readReasonEntries({ reasons: [good] })).toEqual({ entries: [full], problems: [] });
    expect(readReasonEntries([{ ...good, phase: 'progress' }]).entries[0]?.type).toBe('Normal');
    expect(readReasonEntries([])).toEqual({ entries: [], problems: [] });
  });

  test('takes every field as given', () => {
    const whole = {
      ...good,
      type: 'Error',
      kinds: ['Backup', 'Restore'],
      category: 'job',
      source: 'docs',
      note: 'why',
    };
    expect(readReasonEntries([whole])).toEqual({ entries: [whole], problems: [] });
  });

  test.each<[string, unknown, string, RegExp]>([
    [
      'a phase of its own',
      { ...good, phase: 'bad' },
      '[0].phase',
      /failure, progress, info, recovery expected, found "bad"/,
    ],
    [
      'no phase',
      { reason: 'A', component: 'b' },
      '[0].phase',
      /failure, progress, info, recovery expected, but missing/,
    ],
    ['no reason', { component: 'b', phase: 'info' }, '[0].reason', /required, but missing/],
    ['a reason that is no text', { ...good, reason: 7 }, '[0].reason', /text expected, found 7/],
    ['no component', { reason: 'A', phase: 'info' }, '[0].component', /required, but missing/],
    ['an empty component', { ...good, component: '' }, '[0].component', /not empty expected, found ""/],
    ['an unknown category', { ...good, category: 'quota' }, '[0].category', /one of scheduling, .*found "quota"/],
    ['a type that is no text', { ...good, type: true }, '[0].type', /found true/],
    ['kinds that are no list', { ...good, kinds: 'Backup' }, '[0].kinds', /a list of kinds expected, .*found "Backup"/],
    ['no kinds in the list', { ...good, kinds: [] }, '[0].kinds', /found an empty list/],
    ['a kind that is no text', { ...good, kinds: ['Backup', 3] }, '[0].kinds[1]', /a kind expected, found 3/],
    ['a source that is no text', { ...good, source: {} }, '[0].source', /found an object/],
    ['a note that is null', { ...good, note: null }, '[0].note', /found nothing/],
    [
      'a misspelt key',
      { ...good, kind: 'Backup' },
      '[0].kind',
      /unknown key; allowed are reason, component, type, kinds/,
    ],
    ['a key that is no word', { ...good, 'a b': 1 }, '[0]["a b"]', /unknown key/],
    [
      '__proto__',
      JSON.parse('{"__proto__":{"phase":"info"},"reason":"A","component":"b"}'),
      '[0].__proto__',
      /unknown/,
    ],
    ['text', 'BackupFailed', '[0]', /an object with the keys .* expected, found "BackupFailed"/],
    ['a list', [good], '[0]', /found a list/],
    ['nothing', null, '[0]', /found nothing/],
  ])('%s', (_, item, at, detail) => {
    const { entries, problems } = readReasonEntries([item, good]);
    expect(problems[0]).toEqual({ at, detail: expect.stringMatching(detail) });
    expect(entries).toEqual(readReasonEntries([good]).entries);
    expect(({} as Record<string, unknown>).phase).toBeUndefined();
  });

  test('a prototype lends no fields', () => {
    const { entries, problems } = readReasonEntries([Object.create(good)]);
    expect(entries).toEqual([]);
    expect(problems.map(({ at }) => at)).toEqual(['[0].reason', '[0].component', '[0].phase']);
  });

  test('names every place', () => {
    const list = [good, { reason: 'A' }, good, { ...good, phase: 1, kinds: [''] }];
    expect(readReasonEntries(list).problems.map(({ at }) => at)).toEqual([
      '[1].component',
      '[1].phase',
      '[3].phase',
      '[3].kinds[0]',
    ]);
    expect(readReasonEntries({ reasons: list }).problems[0]?.at).toBe('reasons[1].component');
    expect(readReasonEntries({ reasons: [good], more: 1 }).problems).toEqual([
      { at: 'more', detail: expect.stringContaining('unknown key') },
    ]);
  });

  const looped: unknown[] = [];
  looped.push(looped, { ...good, note: looped });
  const trap = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('trap');
      },
    },
  );
  test.each<[string, unknown, string]>([
    ['nothing', undefined, ''],
    ['text', 'reasons', ''],
    ['a number', 5, ''],
    ['an object without reasons', { entries: [] }, ''],
    ['reasons that are no list', { reasons: { 0: good } }, 'reasons'],
    ['a list that holds itself', looped, '[0]'],
    ['an object that throws', [trap], ''],
    ['a hole', new Array(1), '[0]'],
  ])('never throws: %s', (_, value, at) => {
    expect(readReasonEntries(value).problems[0]?.at).toBe(at);
  });
});

describe('classes of components', () => {
  test('every component of the catalogue has one', () => {
    expect(catalogue.components().filter((component) => classOfComponent(component) === undefined)).toEqual([]);
    const counts = new Map<string, number>();
    for (const component of catalogue.components()) {
      const name = classOfComponent(component) ?? 'none';
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
    expect(Object.fromEntries(counts)).toEqual({
      autoscaler: 5,
      cloud: 7,
      controller: 34,
      kubelet: 1,
      operator: 30,
      scheduler: 1,
    });
  });

  test.each([
    ['default-scheduler', 'scheduler'],
    ['kubelet', 'kubelet'],
    ['kubernetes.io/kubelet', 'kubelet'],
    ['deployment-controller', 'controller'],
    ['horizontal-pod-autoscaler', 'controller'],
    ['controllermanager', 'controller'],
    ['ipallocator-repair-controller', 'controller'],
    ['kube-proxy', 'controller'],
    ['snapshot-controller', 'controller'],
    ['external-resizer ebs.csi.aws.com', 'controller'],
    ['ebs.csi.aws.com_host-0_0b8f9b5e-5d0c-4f8e-9a53-6a5f5a3c2f10', 'controller'],
    ['service-controller', 'cloud'],
    ['route_controller', 'cloud'],
    ['route-controller', 'operator'],
    ['cloud-node-lifecycle-controller', 'cloud'],
    ['targetGroupBinding', 'cloud'],
    ['cluster-autoscaler', 'autoscaler'],
    ['karpenter', 'autoscaler'],
    ['keda-operator', 'autoscaler'],
    ['vpa-updater', 'autoscaler'],
    ['cert-manager-orders', 'operator'],
    ['cert-manager-certificatesigningrequests-issuer-ca', 'operator'],
    ['helm-controller', 'operator'],
    ['strimzi.io/cluster-operator', 'operator'],
    ['kibana-controller', 'operator'],
    ['my-operator', undefined],
    ['example.com/kubelet', undefined],
    ['cert-manager-', undefined],
    ['', undefined],
    ['__proto__', undefined],
    ['constructor', undefined],
  ])('%s is %s', (component, expected) => {
    expect(classOfComponent(component)).toBe(expected);
  });

  test('Knative’s service-controller is told by group or by source', () => {
    expect(classOfComponent('service-controller', 'serving.knative.dev')).toBe('operator');
    expect(classOfComponent('service-controller', 'example.com')).toBe('cloud');
    const classes = (reason: string) => catalogue.byReason(reason).map(classOfEntry);
    expect(classes('InternalError')).toEqual(['operator']);
    expect(classes('EnsuringLoadBalancer')).toEqual(['cloud']);
  });

  test('the scheduler’s words', () => {
    expect(SCHEDULER_ACTIONS).toEqual(['Scheduling', 'Binding', 'Preempting']);
    const said = catalogue
      .entries()
      .filter(({ component, kinds }) => component === 'default-scheduler' && kinds[0] === 'Pod');
    expect([...SCHEDULER_REASONS].sort()).toEqual(said.map(({ reason }) => reason).sort());
  });
});

test.each([
  ['Pod', true],
  ['APIService', true],
  ['CustomResourceDefinition', true],
  ['PodGroup', true],
  ['Lease', true],
  ['MutatingAdmissionPolicyBinding', true],
  ['pod', false],
  ['Backup', false],
  ['Certificate', false],
  ['NodeClaim', false],
  ['', false],
  ['constructor', false],
])('kind %s is built in: %s', (kind, expected) => {
  expect(isBuiltInKind(kind)).toBe(expected);
});

describe('the shape of a reason', () => {
  const SHAPES: Readonly<Record<string, string>> = {
    failure: `
      Failed BackupFailed FailedCreate ReconcileError Error ErrImagePull InvalidSpec SyncUnknown Rejected AccessDenied
      Forbidden Unavailable MinimumReplicasUnavailable Unhealthy Degraded Timeout TimedOut ScaleUpTimedOut TimeOut
      Aborted CrashLoopBackOff Crashed LeaderLost NotReady PodsNotReady NotReadyNodes NotFound SecretNotFound
      SecretMissing QuotaExceeded BackoffLimitExceeded Conflict BackOff BackingOff PolicyViolated DiskFull Evicted
      OOMKilled Unsatisfied Unsuccessful NoLongerAvailable NoHealthyUpstream NotRecovered FailoverFailed
      RecoveryFailed HealthCheckFailed FailedReadyCheck FailedToBecomeReady FailedToStart FailedStarting
      PodFailedScheduling CompletedWithErrors StoppedDueToError CannotRegenerateKey CreatingPodFailed
      WaitingForApprovalTimedOut ErrorCreatingPod TimeoutWaitingForLock OutOfMemory NotSupported
      backup_failed backup-failed BACKUP_FAILED error HTTPError500`,
    success: `
      Succeeded BackupSucceeded SuccessfulCreate Completed RolloutComplete Finished Done Ready SnapshotReadyToUse
      Healthy Available MinimumReplicasAvailable Synced Reconciled Satisfied Accepted Created Updated UpToDate
      FailoverCompleted FailedOver FailedOverToReplica RollingUpdateCompleted FullBackupCompleted RecoveryCompleted
      StartedSuccessfully NoFailure NoErrorsFound NotFailed FinishedWithoutErrors HealthCheckPassed RetrySucceeded
      DependenciesResolved ResolvedRefs DeletedFailedPod UpdatedFailureThreshold InvalidationCompleted
      CrashRecoveryCompleted backup_completed`,
    recovery: `
      Recovered Restored Resolved Resumed Repaired ErrorsResolved ErrorCleared ConflictResolved UnhealthyRecovered
      FailedNodeRecovered RecoveredFromError Unsuspended Unpaused ReadyAgain BackOnline`,
    start: `
      Started Starting BackupStarted StartingBackup BeginUpgrade UpgradeBegan MigrationInitiated FailoverStarted
      RecoveryStarted reconcile_started StartingReadyCheck`,
    progress: `
      Creating Updating RetryingUpload Reconciling Progressing BackupRunning WaitingForPodsReady Pending InProgress
      FailingOver RetryAfterFailure RetryingFailedUpload NotCompleted Retry`,
    undefined: `
      FullBackup Failover Paused Suspended Cancelled LeaderElection RestartOnFailure NotStarted NoRunningPods
      ReadyReplicasChanged ConfigString OutOfSync NewArtifact Ping`,
  };
  const table = Object.entries(SHAPES).flatMap(([shape, reasons]) =>
    reasons
      .trim()
      .split(/\s+/)
      .map((reason) => [reason, shape] as const),
  );

  test.each(table)('%s: %s', (reason, shape) => {
    expect(String(shapeOf(reason))).toBe(shape);
  });

  test.each([
    ['', undefined],
    ['   ', undefined],
    ['__proto__', undefined],
    ['constructor', undefined],
    ['Backup has failed', 'failure'],
    ['Ошибка', undefined],
    [`Failed${'A'.repeat(200_000)}`, 'failure'],
    ['Not'.repeat(100_000), undefined],
  ])('any text: %#', (reason, shape) => {
    expect(shapeOf(reason)).toBe(shape);
  });
});

describe('starts and their ends', () => {
  test.each([
    ['ReconcileStarted', 'Reconcile'],
    ['BackupStarted', 'Backup'],
    ['StartingBackup', 'Backup'],
    ['StartedHelmInstall', 'HelmInstall'],
    ['backup_started', 'backup'],
    ['Started', ''],
    ['BackupStartFailed', undefined],
    ['BackupCompleted', undefined],
    ['FailedToStart', undefined],
    ['', undefined],
  ])('%s began %s', (reason, stem) => {
    expect(startStem(reason)).toBe(stem);
  });

  test.each([
    ['BackupStarted', 'BackupCompleted', true],
    ['BackupStarted', 'BackupFailed', true],
    ['BackupStarted', 'FailedBackup', true],
    ['BackupStarted', 'FailedToBackup', true],
    ['BackupStarted', 'BackupTimedOut', true],
    ['BackupStarted', 'BackupCompletedWithErrors', true],
    ['BackupStarted', 'BackupCancelled', true],
    ['BackupStarted', 'BackupReady', true],
    ['BackupStarted', 'Succeeded', true],
    ['BackupStarted', 'Ready', true],
    ['BackupStarted', 'Failed', true],
    ['BackupStarted', 'Error', true],
    ['StartingBackup', 'BackupSucceeded', true],
    ['backup_started', 'backup-failed', true],
    ['ReconcileStarted', 'Reconciled', true],
    ['ReconciliationStarted', 'ReconcileFailed', true],
    ['ReconcileStarted', 'ReconciliationSucceeded', true],
    ['CreationStarted', 'Created', true],
    ['ClusterUpgradeStarted', 'ClusterUpgraded', true],
    ['ClusterUpgradeStarted', 'UpgradeClusterFailed', true],
    ['RestoreStarted', 'Restored', true],
    ['RestoreStarted', 'RestoreCompleted', true],
    ['RecoveryStarted', 'Recovered', true],
    ['Started', 'Completed', true],
    // Something else ended, or nothing did.
    ['BackupStarted', 'RestoreCompleted', false],
    ['BackupStarted', 'BackupRunning', false],
    ['BackupStarted', 'BackupStarted', false],
    ['BackupStarted', 'BackupUploaded', false],
    ['BackupStarted', 'SnapshotCreated', false],
    ['BackupStarted', 'Created', false],
    ['BackupStarted', 'Resumed', false],
    ['BackupStarted', 'BackOff', false],
    ['BackupStarted', 'Unhealthy', false],
    ['BackupStarted', 'NotReady', false],
    ['BackupStarted', 'BackupNotReady', false],
    ['BackupStarted', 'BackupStalled', false],
    ['BackupStarted', 'Retrying', false],
    ['BackupStarted', '', false],
    ['Started', 'BackupCompleted', false],
    ['BackupCompleted', 'BackupFailed', false],
  ])('%s is ended by %s: %s', (start, other, expected) => {
    expect(endsStart(start, other)).toBe(expected);
  });
});
