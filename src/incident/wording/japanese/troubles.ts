import type { ImageAnswer, JobEnd, Missing } from '../../../findings/trouble-args.ts';
import type { SchedulingPreemption } from '../../../reasons/index.ts';
import type { Words } from '../../words.ts';
import type { TroubleClauses } from '../wording.ts';
import { listOf, reason as reasonOf, shortListOf, spaced } from './phrases.ts';
import { JAPANESE_EVICTIONS, JAPANESE_REFUSALS } from './refusals.ts';

const ANSWERS: Readonly<Record<ImageAnswer, string>> = {
  'not-found': '見つかりません',
  unauthorized: 'アクセスが拒否されました',
  refused: 'レジストリが接続を拒否しています',
  'rate-limited': 'レジストリがプルの頻度を制限しています',
  timeout: '時間内に応答がありません',
  unresolved: 'レジストリの名前を解決できません',
  certificate: 'レジストリの証明書が信頼されていません',
  platform: 'ノードのプラットフォーム向けのイメージがありません',
  'disk-full': 'ノードに空き容量がありません',
  'invalid-name': '名前が正しくありません',
  'never-pull': 'ノードになく、プルも許されていません',
  other: '',
  '': '',
};

const ENDS: Readonly<Record<JobEnd, string>> = {
  'backoff-limit': 'バックオフの上限に達しました',
  deadline: '期限を過ぎました',
  'failed-indexes': '失敗したインデックスが多すぎます',
  'failure-policy': 'Pod 失敗ポリシーによるものです',
  other: '',
};

const RESOURCES = { memory: 'メモリ', disk: 'ディスク容量', pid: 'プロセス ID', '': 'リソース' } as const;

/** Where it says that nothing, or something, comes of evicting others. */
const PREEMPTION: Partial<Record<SchedulingPreemption, string>> = {
  'not-helpful': '。プリエンプションでは解決しません',
  'no-victims': '。プリエンプションでは解決しません',
  'not-enough': '。プリエンプションでは解決しません',
  'not-eligible': '。プリエンプションでは解決しません',
  mixed: '。プリエンプションでは解決しません',
  helps: '。プリエンプションで場所を空けています',
};

export const JAPANESE_TROUBLES: TroubleClauses = {
  unschedulable: ({ nodes, covered, causes, preemption, truncated }, words) => {
    const told = causes.map(({ count, text }) => `${count === null ? '' : `${count} `}${words.name(text)}`);
    const fits =
      nodes === null
        ? '配置できるノードがありません'
        : nodes === 1
          ? spaced`ノードは${nodes}台だけで、そこには配置できません`
          : spaced`ノード${nodes}台のどれにも配置できません`;
    const why = told.length === 0 ? '' : spaced`。スケジューラーの説明: ${shortListOf(told, 6)}`;
    const rest =
      nodes !== null && covered !== null && covered < nodes
        ? spaced`。この説明に当たるのは${nodes}台中${covered}台です`
        : '';
    return `${fits}${why}${rest}${PREEMPTION[preemption] ?? ''}${truncated ? '。メッセージは途中で切れています' : ''}`;
  },
  preempted: ({ by, node }, words) => {
    const who = by === null ? 'Pod' : `${words.name(by.kind)}/${words.name(by.name)}`;
    const where = node === '' ? '' : spaced`ノード${words.name(node)}で、`;
    return spaced`${where}より優先度の高い${who}に場所を譲りました（プリエンプション）`;
  },
  'volume-unbound': ({ noClass }) =>
    spaced`PVC にボリュームがバインドされていません${noClass ? '。StorageClass も指定されていません' : ''}`,
  'image-pull-failed': ({ images, answer, container }, words) => {
    const names = listOf(images.slice(0, 3).map((image) => words.name(image)));
    const shown = names === '' ? 'イメージ' : spaced`イメージ${names}`;
    const why = ANSWERS[answer] === '' ? '' : `（${ANSWERS[answer]}）`;
    return spaced`${ofContainer(container, words)}${shown}をプルできません${why}`;
  },
  'container-config-error': ({ container, init, missing }, words) =>
    spaced`${containerNamed(container, init, words)}を設定できません${lacking(missing, words)}`,
  'container-start-failed': ({ container, init }, words) =>
    spaced`${containerNamed(container, init, words)}を起動できません`,
  'sandbox-failed': ({ plugin }, words) =>
    spaced`Pod サンドボックスを作成できません${plugin === '' ? '' : spaced`（ネットワークプラグイン${words.name(plugin)}）`}`,
  'volume-mount-failed': ({ volumes, missing }, words) => {
    const names = volumes.map((volume) => words.name(volume));
    const shown = names.length === 0 ? 'ボリューム' : spaced`ボリューム${shortListOf(names, 3)}`;
    return spaced`${shown}をマウントできません${lacking(missing, words)}`;
  },
  'container-crashing': ({ container, init, starts }, words) =>
    spaced`${containerNamed(container, init, words)}が終了を繰り返し、kubelet が再起動を遅らせています${starts > 1 ? spaced`（起動は${starts}回）` : ''}`,
  'probe-failing': ({ probe, container, restarts }, words) => {
    const often = restarts === 1 ? '一度' : spaced`${restarts}回`;
    const restarted = restarts === 0 ? '' : spaced`。そのため kubelet がコンテナを${often}再起動しました`;
    return spaced`${ofContainer(container, words)}${probe === '' ? '' : `${probe} `}probe が失敗しています${restarted}`;
  },
  'out-of-memory': ({ victim }, words) =>
    spaced`ノードがメモリ不足になり、${victim === '' ? '何か' : words.name(victim)}を強制終了しました`,
  'hook-failed': ({ hook, container }, words) => spaced`${ofContainer(container, words)}${hook}フックが失敗しています`,
  evicted: (args, words) => {
    const used =
      args.used === '' || args.container === ''
        ? ''
        : spaced`。コンテナ${words.name(args.container)}の使用量は${words.name(args.used)}でした`;
    return spaced`退避されました${JAPANESE_EVICTIONS[args.cause](args, words)}${used}`;
  },
  'deadline-exceeded': () => '許された実行時間を超えました',
  'quota-exceeded': ({ quota, what, requested, used, limited }, words) => {
    const numbers = [
      spaced`要求${words.name(requested)}`,
      spaced`使用中${words.name(used)}`,
      spaced`上限${words.name(limited)}`,
    ];
    return spaced`クォータ${words.name(quota)}により、${words.name(what)}をこれ以上作成できません${requested === '' ? '' : `（${listOf(numbers)}）`}`;
  },
  'admission-denied': ({ refusal, name, what }, words) =>
    spaced`${words.name(what)}の受け入れが拒否されています。${JAPANESE_REFUSALS[refusal](name === '' ? '' : words.name(name))}`,
  'create-failed': ({ what }, words) => spaced`${words.name(what)}を作成できません`,
  'job-failed': ({ end, pods }) => {
    const made = pods > 0 ? spaced`（作成した Pod は${pods}個）` : '';
    return spaced`最終的に失敗しました${made}${ENDS[end] === '' ? '' : `。${ENDS[end]}`}`;
  },
  'schedule-missed': () => '予定された実行が始まりませんでした',
  'autoscaler-blind': ({ metrics }, words) => {
    const shown = listOf(metrics.slice(0, 4).map((metric) => words.name(metric)));
    return spaced`メトリクス${shown === '' ? '' : `（${shown}）`}を取得できず、スケールできません`;
  },
  'load-balancer-failed': () => 'ロードバランサーを用意できませんでした',
  'provisioning-failed': ({ storageClass }, words) =>
    spaced`ボリュームをプロビジョニングできませんでした${storageClass === '' ? '' : `（StorageClass ${words.name(storageClass)}）`}`,
  'scaled-to-zero': ({ size }) =>
    spaced`${size === null ? '' : spaced`${size}から`}ゼロにスケールされました。誰が行ったのか、意図したものかは、イベントからは分かりません`,
  'pod-failed': ({ pods }, words) => {
    const names = pods.map((pod) => words.name(pod));
    return spaced`コントローラーが、失敗した Pod${names.length === 0 ? '' : `（${shortListOf(names, 3, '個')}）`}を置き換えています`;
  },
  'node-not-ready': ({ node }, words) => spaced`ノード${node === '' ? '' : words.name(node)}が Ready ではありません`,
  'node-pressure': ({ resource }) => spaced`${RESOURCES[resource]}が不足しています`,
  'node-restarted': ({ what }) => (what === 'node' ? 'ノードが再起動されました' : 'kubelet が起動し直されました'),
  'operator-failed': ({ reason, generations, generation, related }, words) => {
    const which = generation === 0 ? '' : spaced`（同じ名前のオブジェクト${generations}個のうち${generation}個目）`;
    const named =
      related === null ? '' : spaced`。${`${words.name(related.kind)}/${words.name(related.name)}`}を挙げています`;
    return spaced`オペレーターが${reasonOf(reason, words)}を報告しています${which}${named}`;
  },
  failure: ({ reason, reporter }, words) =>
    reporter === ''
      ? spaced`${reasonOf(reason, words)}が報告されています`
      : spaced`${words.name(reporter)}が${reasonOf(reason, words)}を報告しています`,
};

function containerNamed(container: string, init: boolean, words: Words): string {
  const kind = init ? 'Init コンテナ' : 'コンテナ';
  return container === '' ? kind : `${kind} ${words.name(container)}`;
}

function ofContainer(container: string, words: Words): string {
  return container === '' ? '' : spaced`コンテナ${words.name(container)}の`;
}

function lacking(missing: Missing | null, words: Words): string {
  if (missing === null) return '';
  const object = missing.kind === '' ? '' : `${words.name(missing.kind)}/${words.name(missing.name)}`;
  if (missing.key === '') return spaced`（${object}が見つかりません）`;
  return spaced`（${object === '' ? '' : spaced`${object}の`}キー${words.name(missing.key)}が見つかりません）`;
}
