import type { Words } from '../../words.ts';
import type { Wording } from '../wording.ts';
import { shortListOf, spaced } from './phrases.ts';

export const JAPANESE_LIMITS: Wording['limits'] = {
  'no-events': () =>
    'イベントは残っていませんでした。フィルターで除かれたか、API サーバーが一定時間（既定では一時間）で削除したかのどちらかです。イベントがないことからは、ほとんど何も分かりません。',
  'events-expire': () =>
    'イベントは最後に書き込まれてから一定時間（既定では一時間）で削除されます。ここで最も古いイベントより前のことは分かりません。',
  'best-effort': () =>
    'イベントの送信はベストエフォートで、レコーダーが破棄することもあります。ここに書かれていないことは、起きなかったことを意味しません。',
  'history-edge': ({ edge, events }, words) =>
    spaced`${words.moment(Number(edge))}より前の記録には抜けがあります。イベント${events}件は繰り返されたためにそれより前までさかのぼれますが、同じ頃のほかのイベントは期限切れで消えています。`,
  'counts-at-least': ({ events }) =>
    spaced`イベント${events}件の回数は下限です。series の回数は、書き込む側が遅れて更新します。`,
  'counts-frozen': ({ objects, reasons }, words) =>
    spaced`オブジェクト${objects}個については報告が多すぎたため、レコーダーが送信を抑制しました（25 回のあとは五分に一度）。${namesIn(reasons, words)}の回数は下限であり、報告が途絶えたことは解消を意味しません。`,
  'counts-unknown': ({ events }) => spaced`イベント${events}件は、起きた回数が残っていません。`,
  'messages-combined': ({ events }) =>
    spaced`イベント${events}件は、内容の異なる複数のメッセージをまとめたもので、最新のものだけが残っています。`,
  'times-missing': ({ events }) => spaced`イベント${events}件には時刻がなく、順序の中での位置は分かりません。`,
  'times-future': ({ events }) =>
    spaced`イベント${events}件の時刻は未来です。イベントの時刻は書き込んだ側の時計によるもので、時計は互いにずれています。`,
  'exits-untold': () =>
    'コンテナが終了した理由は分かりません。終了コードと OOM kill はイベントを残さず、Pod の status に記録されます。',
  'readiness-untold': () =>
    'probe が再び成功してもイベントは残らないため、probe の失敗がいつ終わったかは分かりません。',
  'authors-untold': () => '誰が変更したのか、意図したものかどうかは、イベントからは分かりません。',
  'nodes-elsewhere': () =>
    'ノードのイベントは名前空間 default に保存され、ここには含まれていません。ノードに問題があったかどうかは分かりません。',
  'nodes-forbidden': () =>
    'ノードのイベントは名前空間 default に保存されていますが、このユーザーには一覧の権限がありません（RBAC）。ノードに問題があったかどうかは分かりません。',
  'silent-failures': () =>
    'イベントが書かれない失敗もあります: 保留中のロードバランサー、拒否された退避、終了コード、OOM kill。',
  'list-incomplete': ({ input, remaining }, words) => {
    const missing = Number(remaining) < 0 ? '残り' : spaced`残り${remaining}件`;
    return spaced`${named(input, words)}はより長い一覧の一ページです。${missing}のイベントは含まれていません。`;
  },
  'input-cut': ({ input, line, byte }, words) =>
    spaced`${named(input, words)}は途中で切れています。${line}行目、${byte}バイト目から始まるものは除きました。`,
  'watch-ended': ({ input, status, reason }, words) =>
    spaced`${named(input, words)}は${words.name(String(reason))}（${status}）で終わった watch です。その後のことは含まれていません。`,
  'collector-restarted': ({ input, times }, words) =>
    spaced`${named(input, words)}は途中で${Number(times) === 1 ? '一度' : spaced`${times}回`}やり直された watch です。その間に削除されたものは抜けている可能性があります。`,
  'bytes-replaced': ({ input, places }, words) =>
    spaced`${named(input, words)}には UTF-8 ではないバイトが${places}か所あり、U+FFFD に置き換えて読みました。`,
  'items-rejected': ({ items }) => spaced`入力のうち${items}件は、イベントとして読めませんでした。`,
  'fields-lost': ({ input, fields }, words) =>
    spaced`${named(input, words)}の形式には、次のものが残りません: ${namesIn(fields, words)}。`,
  'rows-only': () =>
    '行だけが渡されました。いつ、何回、どの順序で起きたのか、誰が報告したのかは、行からは分かりません。',
};

/** Names that stand in one text, each as a name of its own. */
function namesIn(text: string | number | undefined, words: Words): string {
  const names = String(text).split(', ');
  return shortListOf(
    names.map((name) => words.name(name)),
    12,
  );
}

function named(input: string | number | undefined, words: Words): string {
  return input === undefined || input === '' ? 'この入力' : words.name(String(input));
}
