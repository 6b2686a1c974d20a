import { describe, expect, test } from 'vitest';
import { describeReason } from '../src/index.ts';
import type { ReasonEntry } from '../src/reasons/index.ts';
import { builtInCatalogue, builtInKinds } from '../src/reasons/index.ts';
import { REASON_MEANINGS } from '../src/reasons/meanings/index.ts';
import { nearReasons } from '../src/reasons/near-reasons.ts';
import type { StateWord } from '../src/reasons/no-reasons.ts';
import { STATE_WORDS, stateNamed } from '../src/reasons/no-reasons.ts';
import { isMeaningOf } from '../src/reasons/reason-meaning.ts';

const entries = builtInCatalogue().entries();
const known = new Set(entries.map(({ reason }) => reason));
const states = STATE_WORDS.map((word) => stateNamed(word) as StateWord);
const meaningsOf = (entry: ReasonEntry) => REASON_MEANINGS.filter((meaning) => isMeaningOf(meaning, entry));

/** Words with a capital inside that are neither reasons of the catalogue nor kinds nor states. */
const OTHER_WORDS = new Set('NoExecute OpenShift OOMKilling'.split(' '));

describe('the meanings of reasons', () => {
  test('each belong to entries of the catalogue, reason by reason and component by component', () => {
    const idle = REASON_MEANINGS.flatMap((meaning) => [
      ...meaning.reasons.filter((reason) => !entries.some((one) => one.reason === reason && isMeaningOf(meaning, one))),
      ...meaning.components.filter(
        (name) => !entries.some((one) => one.component === name && isMeaningOf(meaning, one)),
      ),
    ]);
    expect(idle).toEqual([]);
  });

  test('are at most one for any entry', () => {
    expect(entries.filter((entry) => meaningsOf(entry).length > 1)).toEqual([]);
  });

  test('are there for whatever these components say', () => {
    const whole = [
      ...['default-scheduler', 'replicaset-controller', 'replication-controller', 'horizontal-pod-autoscaler'],
      ...['taint-eviction-controller', 'attachdetach-controller'],
    ];
    const without = entries.filter((entry) => whole.includes(entry.component) && meaningsOf(entry).length === 0);
    expect(without.map(({ reason }) => reason)).toEqual([]);
  });

  test('are there for every reason of a recorded cluster that people ask about', () => {
    const asked =
      'FailedScheduling Scheduled Preempted Failed BackOff Pulling Pulled Created Started Killing Unhealthy ProbeWarning ' +
      'FailedMount FailedAttachVolume FailedCreatePodSandBox SandboxChanged Evicted EvictionThresholdMet SystemOOM ' +
      'NodeNotReady NodeReady NodeHasDiskPressure NodeHasNoDiskPressure NodeHasInsufficientMemory TaintManagerEviction ' +
      'FailedCreate SuccessfulCreate SuccessfulDelete ScalingReplicaSet BackoffLimitExceeded DeadlineExceeded FailedBinding ' +
      'ProvisioningFailed WaitForFirstConsumer ExternalProvisioning FailedGetResourceMetric FailedComputeMetricsReplicas ' +
      'SyncLoadBalancerFailed FailedPostStartHook FailedPreStopHook MissSchedule SawCompletedJob';
    const core = (entry: ReasonEntry) => /^kubernetes\//.test(entry.source);
    const without = asked
      .split(' ')
      .filter((reason) => !entries.some((one) => one.reason === reason && core(one) && meaningsOf(one).length === 1));
    expect(without).toEqual([]);
  });

  test('and of states speak of nothing that is not there', () => {
    const texts = [
      ...REASON_MEANINGS.flatMap(({ means, whenBad, recovery }) => [means, whenBad ?? '', recovery ?? '']),
      ...states.map(({ told }) => told),
    ];
    const named = new Set(
      [...builtInKinds().map(({ kind }) => kind), ...STATE_WORDS].map((word) => word.toLowerCase()),
    );
    const isNamed = (word: string) => named.has(word.toLowerCase()) || named.has(word.toLowerCase().replace(/s$/, ''));
    const odd = texts.flatMap((text) =>
      (text.match(/(?<![\w.])[A-Z]+[a-z]+[A-Z]\w*/g) ?? []).filter(
        (word) => !known.has(word) && !isNamed(word) && !OTHER_WORDS.has(word),
      ),
    );
    expect(odd).toEqual([]);
    expect(texts.filter((text) => text !== '' && !/^(?:["A-Z]|kube-).*\.$/.test(text))).toEqual([]);
  });
});

describe('states that are no reasons', () => {
  test('name only reasons that the catalogue has, and are none themselves but for one', () => {
    expect(states.flatMap(({ events }) => events).filter((reason) => !known.has(reason))).toEqual([]);
    expect(STATE_WORDS.filter((word) => known.has(word))).toEqual(['Completed']);
    expect(STATE_WORDS.length).toBe(new Set(STATE_WORDS.map((word) => word.toLowerCase())).size);
  });

  test.each<[string, string | undefined]>([
    ['OOMKilled', 'OOMKilled'],
    ['crashloopbackoff', 'CrashLoopBackOff'],
    ['Init:ImagePullBackOff', 'ImagePullBackOff'],
    ['Init:0/2', 'PodInitializing'],
    ['ExitCode:137', 'Error'],
    ['Init:Signal:9', 'Error'],
    ['Evicted', undefined],
    ['DeadlineExceeded', undefined],
    ['ErrImageNeverPull', undefined],
    ['constructor', undefined],
    ['', undefined],
  ])('%j is the state %s', (asked, word) => {
    expect(stateNamed(asked)?.word).toBe(word);
  });
});

describe('near names', () => {
  test.each<[string, string[]]>([
    ['FailedSchedulling', ['FailedScheduling']],
    ['BakcOff', ['BackOff']],
    ['OOM', ['SystemOOM', 'OOMKilled']],
    ['zzzzzzzz', []],
    ['', []],
  ])('of %j', (asked, expected) => {
    const near = nearReasons(asked, [...known, ...STATE_WORDS]);
    expect(near.slice(0, expected.length || 1).sort()).toEqual([...expected].sort());
  });

  test('are at most five, whatever the length of words', () => {
    const words = Array.from({ length: 50 }, (_, index) => `Backup${index}`);
    expect(nearReasons('Backup', words)).toHaveLength(5);
    expect(nearReasons('x'.repeat(1_000_000), [...words, 'x'.repeat(900_000)])).toHaveLength(1);
  });
});

describe('describeReason', () => {
  test('tells the senses of one word apart', () => {
    const senses = describeReason('BackOff').entries.map(({ category, type, means }) => [category, type, means]);
    expect(senses).toEqual([
      ['container-lifecycle', 'Warning', expect.stringContaining('CrashLoopBackOff')],
      ['image', 'Normal', expect.stringContaining('ImagePullBackOff')],
    ]);
    const ready = describeReason('NodeNotReady').entries.map(({ means }) => means);
    expect(new Set(ready).size).toBe(3);
  });

  test('finds the right letter case, and keeps what was asked', () => {
    expect(describeReason('backoff')).toEqual({ ...describeReason('BackOff'), asked: 'backoff' });
    expect(describeReason('created').entries.map(({ component }) => component)).toEqual(['applicationset-controller']);
  });

  test('says of a state which reasons there are', () => {
    const { reason, entries: none, state, guess, near } = describeReason('oomkilled');
    expect({ reason, none, guess, near }).toEqual({ reason: 'OOMKilled', none: [], guess: undefined, near: [] });
    expect(state?.events).toContain('SystemOOM');
    expect(describeReason('Completed')).toMatchObject({ entries: [{ component: 'job-controller' }], state: {} });
  });

  test('guesses at what nobody knows', () => {
    expect(describeReason('BackupFailed')).toEqual({
      asked: 'BackupFailed',
      reason: 'BackupFailed',
      entries: [],
      guess: 'failure',
      near: expect.any(Array) as string[],
    });
    expect(describeReason('Zzz')).toEqual({ asked: 'Zzz', reason: 'Zzz', entries: [], near: [] });
    expect(describeReason('__proto__').entries).toEqual([]);
  });

  test("puts a user's own reasons first", () => {
    const reasons = [{ reason: 'BackupFailed', component: 'backup-operator', phase: 'failure', note: 'ours' }] as const;
    expect(describeReason('BackupFailed', { reasons }).entries).toMatchObject([{ note: 'ours', type: 'Warning' }]);
    expect(describeReason('BackOff', { reasons })).toEqual(describeReason('BackOff'));
  });

  test('takes the reason that is not there', () => {
    expect(describeReason('<none>').entries).toEqual(describeReason('').entries);
    expect(describeReason('').entries.map(({ component }) => component)).toEqual(['cluster-autoscaler', 'karpenter']);
  });

  test('refuses what is no text', () => {
    expect(() => describeReason(1 as unknown as string)).toThrow(expect.objectContaining({ code: 'bad-option' }));
  });
});
