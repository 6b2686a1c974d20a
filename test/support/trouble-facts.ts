import type { FindingArgs, TroubleCode } from '../../src/findings/finding.ts';
import type { EvictionCause, ImageAnswer, JobEnd, Refusal, TroubleBase } from '../../src/findings/trouble-args.ts';

/** Every member of a union, as far as the compiler sees to it. */
function all<Member extends string>(members: Readonly<Record<Member, true>>): Member[] {
  return Object.keys(members) as Member[];
}

const ANSWERS = all<ImageAnswer>({
  'not-found': true,
  unauthorized: true,
  refused: true,
  'rate-limited': true,
  timeout: true,
  unresolved: true,
  certificate: true,
  platform: true,
  'disk-full': true,
  'invalid-name': true,
  'never-pull': true,
  other: true,
  '': true,
});
const EVICTIONS = all<EvictionCause>({
  'node-resource': true,
  'node-condition': true,
  'container-limit': true,
  'pod-limit': true,
  'volume-limit': true,
  taint: true,
  admission: true,
  'node-shutdown': true,
  other: true,
});
const REFUSALS = all<Refusal>({
  'pod-security': true,
  webhook: true,
  'webhook-unreachable': true,
  policy: true,
  'limit-range': true,
  'service-account': true,
  'priority-class': true,
  'security-context': true,
  other: true,
});
const ENDS = all<JobEnd>({
  'backoff-limit': true,
  deadline: true,
  'failed-indexes': true,
  'failure-policy': true,
  other: true,
});

const CONTAINERS = [
  { container: 'app', init: false },
  { container: 'migrate', init: true },
  { container: '', init: false },
  { container: '', init: true },
];
const MISSING = [
  null,
  { kind: 'Secret', name: 'keys', key: '' },
  { kind: 'ConfigMap', name: 'settings', key: 'port' },
  { kind: '', name: '', key: 'port' },
];
const NODES = ['node-7', ''];
const LISTS = [[], ['one'], ['one', 'two'], ['one', 'two', 'three', 'four', 'five']];
const POD = { kind: 'Pod', name: 'big-1', namespace: 'shop' };
const cause = (count: number | null, text: string) => ({ count, text, family: 'other' as const });
const EVICTED = { resource: 'memory', limit: '100Mi', container: '', used: '', volume: 'cache' };
const QUOTA = { quota: 'team', what: 'pods', requested: 'pods=1', used: 'pods=3', limited: 'pods=3' };

/** The facts that each code can have, one for each thing its words can tell. */
export const TROUBLE_FACTS: { readonly [Code in TroubleCode]: readonly Omit<FindingArgs[Code], keyof TroubleBase>[] } =
  {
    unschedulable: [
      { nodes: null, covered: null, causes: [], preemption: 'none', truncated: false },
      { nodes: 1, covered: 1, causes: [cause(1, 'Insufficient cpu')], preemption: 'not-helpful', truncated: false },
      {
        nodes: 9,
        covered: 7,
        causes: [1, 2, 3, 4, 5, 6, 7].map((count) => cause(count, `cause number ${count}`)),
        preemption: 'helps',
        truncated: true,
      },
      { nodes: 3, covered: 3, causes: [cause(null, 'no place')], preemption: 'mixed', truncated: true },
    ],
    preempted: NODES.flatMap((node) => [null, POD].map((by) => ({ by, node }))),
    'volume-unbound': [{ noClass: true }, { noClass: false }],
    'image-pull-failed': [
      ...ANSWERS.map((answer) => ({ container: 'app', init: false, images: ['shop/web:v22'], answer })),
      ...LISTS.map((images) => ({ container: '', init: false, images, answer: '' as const })),
    ],
    'container-config-error': CONTAINERS.flatMap((one) => MISSING.map((missing) => ({ ...one, missing }))),
    'container-start-failed': CONTAINERS,
    'sandbox-failed': [{ plugin: 'calico' }, { plugin: '' }],
    'volume-mount-failed': LISTS.flatMap((volumes) => MISSING.map((missing) => ({ volumes, missing }))),
    'container-crashing': CONTAINERS.flatMap((one) => [0, 1, 7].map((starts) => ({ ...one, starts }))),
    'probe-failing': (['liveness', 'readiness', 'startup', ''] as const).flatMap((probe) =>
      [0, 1, 2, 5].flatMap((restarts) =>
        ['app', ''].map((container) => ({ container, init: false, probe, restarts, stopping: false })),
      ),
    ),
    'out-of-memory': [{ victim: 'java' }, { victim: '' }],
    'hook-failed': (['postStart', 'preStop'] as const).flatMap((hook) =>
      ['app', ''].map((container) => ({ container, init: false, hook })),
    ),
    evicted: [
      ...EVICTIONS.flatMap((reason) => NODES.map((node) => ({ ...EVICTED, cause: reason, node }))),
      { ...EVICTED, cause: 'node-resource', node: 'node-7', container: 'app', used: '1740848Ki' },
    ],
    'deadline-exceeded': [{}],
    'quota-exceeded': [QUOTA, { ...QUOTA, requested: '' }],
    'admission-denied': REFUSALS.flatMap((refusal) => ['strict', ''].map((name) => ({ refusal, name, what: 'pods' }))),
    'create-failed': [{ what: 'pods' }],
    'job-failed': ENDS.flatMap((end) => [0, 1, 2, 5].map((pods) => ({ end, pods }))),
    'schedule-missed': [{}],
    'autoscaler-blind': LISTS.map((metrics) => ({ metrics })),
    'load-balancer-failed': [{}],
    'provisioning-failed': [{ storageClass: 'fast-ssd' }, { storageClass: '' }],
    'scaled-to-zero': [{ size: null }, { size: 1 }, { size: 5 }],
    'pod-failed': LISTS.map((pods) => ({ pods })),
    'node-not-ready': NODES.map((node) => ({ node })),
    'node-pressure': (['memory', 'disk', 'pid', ''] as const).map((resource) => ({ resource })),
    'node-restarted': [{ what: 'node' }, { what: 'kubelet' }],
    'operator-failed': [
      { generations: 1, generation: 0, related: null },
      { generations: 3, generation: 2, related: POD },
    ],
    failure: [{}],
  };
