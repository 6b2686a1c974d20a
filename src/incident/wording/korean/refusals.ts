import type { EvictionCause, Refusal } from '../../../findings/trouble-args.ts';
import type { Words } from '../../words.ts';

type EvictionFacts = { resource: string; limit: string; volume: string; node: string };

/** Why a pod was evicted, to stand behind what happened. */
export const KOREAN_EVICTIONS: Readonly<Record<EvictionCause, (facts: EvictionFacts, words: Words) => string>> = {
  'node-resource': ({ resource, node }, words) =>
    `. ${nodeNamed(node, words)}에서 ${words.name(resource)} 리소스가 부족했습니다`,
  'node-condition': ({ resource, node }, words) =>
    `. ${nodeNamed(node, words)}에 ${words.name(resource)} 컨디션이 있었습니다`,
  'container-limit': ({ limit }, words) =>
    `. 컨테이너의 로컬 스토리지 사용량이 한도(${words.name(limit)})를 초과했습니다`,
  'pod-limit': ({ limit }, words) => `. 파드의 로컬 스토리지 사용량이 한도(${words.name(limit)})를 초과했습니다`,
  'volume-limit': ({ volume, limit }, words) =>
    `. emptyDir 볼륨(${words.name(volume)})이 한도(${words.name(limit)})를 초과했습니다`,
  taint: ({ node }, words) =>
    `. ${node === '' ? '' : `${words.name(node)} 노드에서 `}테인트 때문에 삭제 대상으로 표시되었습니다`,
  admission: (_) => '. 노드가 받아들이지 않았습니다',
  'node-shutdown': () => '. 노드가 종료되는 중이었습니다',
  other: ({ node }, words) => (node === '' ? '' : `(${words.name(node)} 노드)`),
};

/** What refused to let objects be made, and why. */
export const KOREAN_REFUSALS: Readonly<Record<Refusal, (name: string) => string>> = {
  'pod-security': (name) => `Pod Security 수준${inBrackets(name)}을 위반했습니다`,
  webhook: (name) => `어드미션 웹훅${inBrackets(name)}이 거부했습니다`,
  'webhook-unreachable': (name) => `어드미션 웹훅${inBrackets(name)}을 호출하지 못했습니다`,
  policy: (name) => `어드미션 정책${inBrackets(name)}이 거부했습니다`,
  'limit-range': (name) => `LimitRange에 의해 거부되었습니다${inBrackets(name)}`,
  'service-account': (name) => `ServiceAccount${inBrackets(name)}가 없습니다`,
  'priority-class': (name) => `PriorityClass${inBrackets(name)}가 없습니다`,
  'security-context': (name) => `허용하는 SecurityContextConstraints가 없습니다${inBrackets(name)}`,
  other: () => '금지되어 있습니다',
};

/** A name in brackets: the particle behind it goes with the word before it. */
function inBrackets(name: string): string {
  return name === '' ? '' : `(${name})`;
}

function nodeNamed(node: string, words: Words): string {
  return node === '' ? '노드' : `${words.name(node)} 노드`;
}
