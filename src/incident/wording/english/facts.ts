import type { EvictionCause, ImageAnswer, JobEnd, Refusal } from '../../../findings/trouble-args.ts';
import type { Words } from '../../words.ts';

/** What a registry answered. */
export const ANSWERS: Readonly<Record<ImageAnswer, string>> = {
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

/** Why a Job failed for good. */
export const ENDS: Readonly<Record<JobEnd, string>> = {
  'backoff-limit': 'it reached its backoff limit',
  deadline: 'it ran past its deadline',
  'failed-indexes': 'too many of its indexes failed',
  'failure-policy': 'its pod failure policy says so',
  other: '',
};

type EvictionFacts = { resource: string; limit: string; volume: string; node: string };

/** What an eviction was for, behind the word for it. */
export const EVICTIONS: Readonly<Record<EvictionCause, (facts: EvictionFacts, words: Words) => string>> = {
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

/** Who refused, and what for. */
export const REFUSALS: Readonly<Record<Refusal, (name: string) => string>> = {
  'pod-security': (name) => `they violate the Pod Security level${name}`,
  webhook: (name) => `the admission webhook${name} refused them`,
  'webhook-unreachable': (name) => `the admission webhook${name} could not be called`,
  policy: (name) => `the admission policy${name} refused them`,
  'limit-range': (name) => `a LimitRange refused them${name === '' ? '' : ` (${name.trim()})`}`,
  'service-account': (name) => `the service account${name} is not there`,
  'priority-class': (name) => `the priority class${name} is not there`,
  'security-context': (name) => `no security context constraint allows them${name === '' ? '' : ` (${name.trim()})`}`,
  other: () => 'they are forbidden',
};

function nodeNamed(node: string, words: Words): string {
  return node === '' ? 'its node' : `node ${words.name(node)}`;
}

/** Where, behind a clause. */
export function onNode(node: string, words: Words): string {
  return node === '' ? '' : ` on node ${words.name(node)}`;
}
