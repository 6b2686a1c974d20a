import type { Missing } from '../../../findings/trouble-args.ts';
import type { SchedulingPreemption } from '../../../reasons/index.ts';
import type { Words } from '../../words.ts';
import type { TroubleClauses } from '../wording.ts';
import { ANSWERS, ENDS, EVICTIONS, onNode, REFUSALS } from './facts.ts';
import { countOf, listOf, shortListOf } from './phrases.ts';

/** Where it says that nothing, or something, comes of evicting others. */
const PREEMPTION: Partial<Record<SchedulingPreemption, string>> = {
  'not-helpful': '; preemption does not help',
  'no-victims': '; preemption does not help',
  'not-enough': '; preemption does not help',
  'not-eligible': '; preemption does not help',
  mixed: '; preemption does not help',
  helps: '; preemption makes room for it',
};

export const ENGLISH_TROUBLES: TroubleClauses = {
  unschedulable: ({ nodes, covered, causes, preemption, truncated }, words) => {
    const told = causes.map(({ count, text }) => `${count === null ? '' : `${count} `}${words.name(text)}`);
    const fits =
      nodes === null
        ? 'fits on no node'
        : nodes === 1
          ? 'does not fit on the 1 node there is'
          : `fits on none of ${nodes} nodes`;
    const rest =
      nodes !== null && covered !== null && covered < nodes ? `; these causes cover ${covered} of ${nodes} nodes` : '';
    return `${fits}${told.length === 0 ? '' : `, the scheduler says: ${shortListOf(told, 6)}`}${rest}${PREEMPTION[preemption] ?? ''}${truncated ? '; the message was cut' : ''}`;
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
    return `the quota${quota === '' ? '' : ` ${words.name(quota)}`} allows no more ${words.name(what)}${requested === '' ? '' : ` (${numbers.join(', ')})`}`;
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
    `scaled to zero${size === null ? '' : ` from ${size}`} (who did it and whether it was meant, events do not show)`,
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

function lacking(missing: Missing | null, words: Words): string {
  if (missing === null) return '';
  const object = missing.kind === '' ? '' : `${words.name(missing.kind)}/${words.name(missing.name)}`;
  if (missing.key === '') return `: ${object} not found`;
  return `: key ${words.name(missing.key)}${object === '' ? '' : ` of ${object}`} not found`;
}
