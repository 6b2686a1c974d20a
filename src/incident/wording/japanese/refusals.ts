import type { EvictionCause, Refusal } from '../../../findings/trouble-args.ts';
import type { Words } from '../../words.ts';
import { spaced } from './phrases.ts';

type EvictionFacts = { resource: string; limit: string; volume: string; node: string };

/** Why a pod was evicted, to stand behind what happened. */
export const JAPANESE_EVICTIONS: Readonly<Record<EvictionCause, (facts: EvictionFacts, words: Words) => string>> = {
  'node-resource': ({ resource, node }, words) =>
    spaced`。${nodeNamed(node, words)}で${words.name(resource)}が不足していました`,
  'node-condition': ({ resource, node }, words) =>
    spaced`。${nodeNamed(node, words)}の condition が${words.name(resource)}でした`,
  'container-limit': ({ limit }, words) =>
    spaced`。コンテナのローカルストレージの使用量が上限${words.name(limit)}を超えていました`,
  'pod-limit': ({ limit }, words) =>
    spaced`。Pod のローカルストレージの使用量が上限${words.name(limit)}を超えていました`,
  'volume-limit': ({ volume, limit }, words) =>
    spaced`。emptyDir ボリューム${words.name(volume)}が上限${words.name(limit)}を超えました`,
  taint: ({ node }, words) =>
    spaced`。${node === '' ? '' : spaced`ノード${words.name(node)}で`}taint により削除対象になりました`,
  admission: (_) => '。ノードが受け入れませんでした',
  'node-shutdown': () => '。ノードはシャットダウン中でした',
  other: ({ node }, words) => (node === '' ? '' : spaced`（ノード${words.name(node)}）`),
};

/** What refused to let objects be made, and why. */
export const JAPANESE_REFUSALS: Readonly<Record<Refusal, (name: string) => string>> = {
  'pod-security': (name) => spaced`Pod Security のレベル${name}に違反しています`,
  webhook: (name) => spaced`アドミッション Webhook${behind(name)}が拒否しました`,
  'webhook-unreachable': (name) => spaced`アドミッション Webhook${behind(name)}を呼び出せませんでした`,
  policy: (name) => spaced`アドミッションポリシー${name}が拒否しました`,
  'limit-range': (name) => spaced`LimitRange が拒否しました${name === '' ? '' : `（${name}）`}`,
  'service-account': (name) => spaced`ServiceAccount${behind(name)}が存在しません`,
  'priority-class': (name) => spaced`PriorityClass${behind(name)}が存在しません`,
  'security-context': (name) =>
    spaced`これを許可する SecurityContextConstraints がありません${name === '' ? '' : `（${name}）`}`,
  other: () => '禁止されています',
};

/** A name behind a word in letters of the West. */
function behind(name: string): string {
  return name === '' ? '' : ` ${name}`;
}

function nodeNamed(node: string, words: Words): string {
  return spaced`ノード${node === '' ? '' : words.name(node)}`;
}
