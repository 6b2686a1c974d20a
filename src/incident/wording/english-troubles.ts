import type { TroubleCode } from '../../findings/finding.ts';
import type { EvictionCause, ImageAnswer, JobEnd, Missing, Refusal } from '../../findings/trouble-args.ts';
import type { Words } from '../words.ts';
import { countOf, listOf, shortListOf } from './english-phrases.ts';
import type { TroubleClauses } from './wording.ts';

const ANSWERS: Readonly<Record<ImageAnswer, string>> = {
  'not-found': 'not found',
  unauthorized: 'access denied',
  refused: 'the registry refuses the connection',
  'rate-limited': 'the registry limits the rate of pulls',
  timeout: 'no answer in time',
  unresolved: "the registry's name cannot be resolved",
  certificate: "the registry's certificate is not trusted",
  platform: 'none for the platform of the node',
  'disk-full': 'no space left on the node',
  'invalid-name': 'its name is invalid',
  'never-pull': 'it is not on the node and must not be pulled',
  other: '',
  '': '',
};

const ENDS: Readonly<Record<JobEnd, string>> = {
  'backoff-limit': 'it reached its backoff limit',
  deadline: 'it ran past its deadline',
  'failed-indexes': 'too many of its indexes failed',
  'failure-policy': 'its pod failure policy says so',
  other: '',
};

export const ENGLISH_TROUBLES: TroubleClauses = {
  unschedulable: ({ nodes, covered, causes, truncated }, words) => {
    const told = causes.map(({ count, text }) => `${count === null ? '' : `${count} `}${words.name(text)}`);
    const fits =
      nodes === null
        ? 'fits on no node'
        : nodes === 1
          ? 'does not fit on the 1 node there is'
          : `fits on none of ${nodes} nodes`;
    const rest =
      nodes !== null && covered !== null && covered < nodes ? `; these causes cover ${covered} of ${nodes} nodes` : '';
    return `${fits}${told.length === 0 ? '' : `, the scheduler says: ${shortListOf(told, 6)}`}${rest}${truncated ? '; the message was cut' : ''}`;
  },
  preempted: ({ by, node }, words) => {
    const who = by === null ? 'a pod' : `${words.name(by.kind)}/${words.name(by.name)}`;
    return `had to make room for ${who} of a higher priority${onNode(node, words)} (preempted)`;
  },
  'volume-unbound': ({ noClass }) => `no volume is bound to the claim${noClass ? ', and no storage class is set' : ''}`,
  'image-pull-failed': ({ images, answer, container }, words) => {
    const shown =
      images.length === 0 ? 'the image' : `image ${listOf(images.slice(0, 3).map((image) => words.name(image)))}`;
    const why = ANSWERS[answer] === '' ? '' : ` (${ANSWERS[answer]})`;
    return `${shown}${ofContainer(container, words)} cannot be pulled${why}`;
  },
  'container-config-error': ({ container, init, missing }, words) =>
    `${containerNamed(container, init, words)} cannot be set up${lacking(missing, words)}`,
  'container-start-failed': ({ container, init }, words) =>
    `${containerNamed(container, init, words)} cannot be started`,
  'sandbox-failed': ({ plugin }, words) =>
    `the pod sandbox cannot be made${plugin === '' ? '' : ` (network plugin ${words.name(plugin)})`}`,
  'volume-mount-failed': ({ volumes, missing }, words) => {
    const shown =
      volumes.length === 0
        ? 'a volume'
        : `volume ${shortListOf(
            volumes.map((volume) => words.name(volume)),
            3,
          )}`;
    return `${shown} cannot be mounted${lacking(missing, words)}`;
  },
  'container-crashing': ({ container, init, starts }, words) => {
    const often = starts > 1 ? ` (started ${starts} times)` : '';
    return `${containerNamed(container, init, words)} keeps ending, the kubelet puts off its restart${often}`;
  },
  'probe-failing': ({ probe, container, restarts }, words) => {
    const shown = probe === '' ? 'a probe' : `the ${probe} probe`;
    const often =
      restarts === 0 ? '' : `, for which the kubelet restarted it ${restarts === 1 ? 'once' : `${restarts} times`}`;
    return `${shown}${ofContainer(container, words)} fails${often}`;
  },
  'out-of-memory': ({ victim }, words) =>
    `the node ran out of memory and killed ${victim === '' ? 'something' : words.name(victim)}`,
  'hook-failed': ({ hook, container }, words) => `the ${hook} hook${ofContainer(container, words)} fails`,
  evicted: (args, words) => {
    const used =
      args.used === '' || args.container === ''
        ? ''
        : `; container ${words.name(args.container)} was using ${words.name(args.used)}`;
    return `evicted${EVICTIONS[args.cause](args, words)}${used}`;
  },
  'deadline-exceeded': () => 'ran longer than its deadline allows',
  'quota-exceeded': ({ quota, what, requested, used, limited }, words) => {
    const numbers = [
      `requested ${words.name(requested)}`,
      `used ${words.name(used)}`,
      `limited to ${words.name(limited)}`,
    ];
    return `the quota ${words.name(quota)} allows no more ${words.name(what)}${requested === '' ? '' : ` (${numbers.join(', ')})`}`;
  },
  'admission-denied': ({ refusal, name, what }, words) =>
    `${words.name(what)} are not let in: ${REFUSALS[refusal](name === '' ? '' : ` ${words.name(name)}`)}`,
  'create-failed': ({ what }, words) => `${words.name(what)} cannot be created`,
  'job-failed': ({ end, pods }) => {
    const why = ENDS[end] === '' ? '' : `: ${ENDS[end]}`;
    return `failed for good${why}${pods > 0 ? ` (${countOf(pods, 'pod')} made)` : ''}`;
  },
  'schedule-missed': () => 'a scheduled run was not started',
  'autoscaler-blind': ({ metrics }, words) =>
    `gets no metrics${metrics.length === 0 ? '' : ` (${listOf(metrics.slice(0, 4).map((metric) => words.name(metric)))})`}, so it cannot scale`,
  'load-balancer-failed': () => 'its load balancer could not be set up',
  'provisioning-failed': ({ storageClass }, words) =>
    `no volume could be provisioned${storageClass === '' ? '' : ` (storage class ${words.name(storageClass)})`}`,
  'scaled-to-zero': ({ size }) =>
    `scaled to zero${size === null ? '' : ` from ${size}`}; who did it and whether it was meant, events do not show`,
  'pod-failed': ({ pods }, words) =>
    `its controller replaces failed pods${
      pods.length === 0
        ? ''
        : ` (${shortListOf(
            pods.map((pod) => words.name(pod)),
            3,
          )})`
    }`,
  'node-not-ready': ({ node }, words) =>
    node === '' ? 'the node is not ready' : `node ${words.name(node)} is not ready`,
  'node-pressure': ({ resource }) =>
    `runs short of ${{ memory: 'memory', disk: 'disk space', pid: 'process ids', '': 'a resource' }[resource]}`,
  'node-restarted': ({ what }) => (what === 'node' ? 'the node was rebooted' : 'the kubelet was started again'),
  'operator-failed': ({ reason, generations, generation, related }, words) => {
    const which = generation === 0 ? '' : ` (object ${generation} of ${generations} under the same name)`;
    const named = related === null ? '' : `, naming ${words.name(related.kind)}/${words.name(related.name)}`;
    return `its operator reports ${reasonOf(reason, words)}${which}${named}`;
  },
  failure: ({ reason, reporter }, words) =>
    `${reporter === '' ? '' : `${words.name(reporter)} reports `}${reasonOf(reason, words)}`,
};

type EvictionFacts = { resource: string; limit: string; volume: string; node: string };

const EVICTIONS: Readonly<Record<EvictionCause, (facts: EvictionFacts, words: Words) => string>> = {
  'node-resource': ({ resource, node }, words) => `, ${nodeNamed(node, words)} was low on ${words.name(resource)}`,
  'node-condition': ({ resource, node }, words) =>
    `, ${nodeNamed(node, words)} had the condition ${words.name(resource)}`,
  'container-limit': ({ limit }, words) =>
    `, a container used more local storage than its limit of ${words.name(limit)}`,
  'pod-limit': ({ limit }, words) => `, the pod used more local storage than its limit of ${words.name(limit)}`,
  'volume-limit': ({ volume, limit }, words) =>
    `, the emptyDir volume ${words.name(volume)} exceeded its limit of ${words.name(limit)}`,
  taint: ({ node }, words) => `${onNode(node, words)}, marked for deletion because of a taint`,
  admission: (_) => ', its node would not take it in',
  'node-shutdown': () => ', its node was being shut down',
  other: ({ node }, words) => onNode(node, words),
};

const REFUSALS: Readonly<Record<Refusal, (name: string) => string>> = {
  'pod-security': (name) => `they violate the Pod Security level${name}`,
  webhook: (name) => `the admission webhook${name} refused them`,
  'webhook-unreachable': (name) => `the admission webhook${name} could not be called`,
  policy: (name) => `the admission policy${name} refused them`,
  'limit-range': (name) => `a LimitRange refused them${name === '' ? '' : `,${name}`}`,
  'service-account': (name) => `the service account${name} is not there`,
  'priority-class': (name) => `the priority class${name} is not there`,
  'security-context': (name) => `no security context constraint allows them${name}`,
  other: () => 'they are forbidden',
};

/** Each trouble as the head of a list: what so many objects suffer from. */
export const ENGLISH_TROUBLE_NAMES: Readonly<Record<TroubleCode, string>> = {
  unschedulable: 'no node to fit on',
  preempted: 'preemption',
  'volume-unbound': 'claims without a volume',
  'image-pull-failed': 'images that cannot be pulled',
  'container-config-error': 'containers that cannot be set up',
  'container-start-failed': 'containers that cannot be started',
  'sandbox-failed': 'no pod sandbox',
  'volume-mount-failed': 'volumes that cannot be mounted',
  'container-crashing': 'containers that keep ending',
  'probe-failing': 'probes that fail',
  'out-of-memory': 'nodes out of memory',
  'hook-failed': 'hooks that fail',
  evicted: 'evictions',
  'deadline-exceeded': 'deadlines passed',
  'quota-exceeded': 'quotas used up',
  'admission-denied': 'objects not let in',
  'create-failed': 'objects that cannot be created',
  'job-failed': 'jobs that failed',
  'schedule-missed': 'runs not started',
  'autoscaler-blind': 'autoscalers without metrics',
  'load-balancer-failed': 'load balancers not set up',
  'provisioning-failed': 'volumes not provisioned',
  'scaled-to-zero': 'workloads scaled to zero',
  'pod-failed': 'failed pods being replaced',
  'node-not-ready': 'nodes not ready',
  'node-pressure': 'nodes short of a resource',
  'node-restarted': 'nodes restarted',
  'operator-failed': 'failures that operators report',
  failure: 'other failures',
};

function reasonOf(reason: string, words: Words): string {
  return reason === '' ? 'no reason' : words.name(reason);
}

function containerNamed(container: string, init: boolean, words: Words): string {
  const kind = init ? 'init container' : 'container';
  return container === '' ? `a ${kind}` : `${kind} ${words.name(container)}`;
}

function ofContainer(container: string, words: Words): string {
  return container === '' ? '' : ` of container ${words.name(container)}`;
}

function nodeNamed(node: string, words: Words): string {
  return node === '' ? 'its node' : `node ${words.name(node)}`;
}

function onNode(node: string, words: Words): string {
  return node === '' ? '' : ` on node ${words.name(node)}`;
}

function lacking(missing: Missing | null, words: Words): string {
  if (missing === null) return '';
  const object = missing.kind === '' ? '' : `${words.name(missing.kind)}/${words.name(missing.name)}`;
  if (missing.key === '') return `: ${object} not found`;
  return `: key ${words.name(missing.key)}${object === '' ? '' : ` of ${object}`} not found`;
}
