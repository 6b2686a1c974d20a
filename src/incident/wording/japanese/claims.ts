import type { ReporterClass } from '../../../reasons/index.ts';
import type { ObjectsNamed } from '../../claim.ts';
import type { Words } from '../../words.ts';
import type { Wording } from '../wording.ts';
import {
  ending,
  listOf,
  objects,
  reason,
  reasonList,
  reporter,
  shortListOf,
  spaced,
  times,
  typeInBrackets,
  when,
} from './phrases.ts';
import { japaneseTools } from './tools.ts';
import { japaneseTrouble } from './trouble.ts';
import { JAPANESE_TROUBLE_NAMES } from './trouble-names.ts';

const SPEAKERS: Readonly<Record<ReporterClass, string>> = {
  scheduler: 'スケジューラー',
  operator: 'オペレーター',
  controller: 'コントローラー',
  kubelet: 'kubelet',
  autoscaler: 'オートスケーラー',
  cloud: 'クラウドプロバイダーのコンポーネント',
  person: '利用者',
  unknown: '種類の分からない報告元',
};

export const JAPANESE_CLAIMS: Wording['claims'] = {
  window: ({ events, rows, from, to, namespaces }, words) => {
    const shown = namespaces.map((namespace) => (namespace === '' ? '（なし）' : words.name(namespace)));
    const place = shown.length > 5 ? spaced`${shown.length}個` : listOf(shown);
    const [start, end] = [from ?? to, to ?? from];
    const period = start === null || end === null ? '' : spaced`、期間は${words.since(start)}から${words.at(end)}まで`;
    return spaced`この下書きの根拠は Kubernetes のイベントだけです。イベント${events}件、${rows}行、保存先の名前空間は${place}${period}。`;
  },
  'rows-given': ({ rows }) =>
    spaced`この下書きの根拠はタイムラインの${rows}行だけです。時刻、回数、メッセージ、報告元はありません。`,
  'nothing-left': () => '読み取れるイベントは残っていませんでした。何も起きなかったという意味ではありません。',
  'no-failure': () => 'これらのイベントに、障害を示すものはありません。',
  trouble: japaneseTrouble,
  'more-trouble': ({ code, objects: number, places }, words) =>
    spaced`このほかの問題: ${JAPANESE_TROUBLE_NAMES[code]}（オブジェクト${number}個）: ${placesOf(places, 6, words)}。`,
  harmless: ({ objects: about, reason: what }, words) =>
    spaced`異常に見えますが問題ありません: ${placesOf(about, about.length, words)}の${reason(what, words)}。停止処理の途中でした。`,
  consequences: ({ cause, effects }, words) => {
    const told = effects.map(
      ({ code, place, state }) =>
        spaced`${objects(place, words)}で${JAPANESE_TROUBLE_NAMES[code]}${state === 'recovered' ? '（解消）' : ''}`,
    );
    return spaced`${objects(cause, words)}の問題の結果として起きたこと: ${listOf(told)}。`;
  },
  'look-next': ({ commands }) => spaced`次の確認: ${commands.join(' ; ')}`,
  unfinished: ({ objects: begun, reason: what, reporter: who }, words) =>
    spaced`${reporter(who, words)}は${objects(begun, words)}について${reason(what, words)}を報告しましたが、どう終わったかは報告していません。`,
  'more-unfinished': ({ objects: begun }) =>
    spaced`このほかオブジェクト${begun}個について、開始は報告されていますが、終了は報告されていません。`,
  recreated: ({ objects: made, generations }, words) => {
    const told = generations
      .slice(0, 5)
      .map((reasons, index) => spaced`${index + 1}個目のイベントは${reasonList(reasons, words)}`);
    const more = generations.length > 5 ? [spaced`さらに${generations.length - 5}個が続きます`] : [];
    return spaced`${objects(made, words)}は同じ名前の別のオブジェクトに置き換わっています。${[...told, ...more].join('。')}。`;
  },
  'more-recreated': ({ objects: made }) =>
    spaced`このほかオブジェクト${made}個も、以前と同じ名前で作り直されています。`,
  step: (args, words) => {
    const { objects: about, type, reporter: who, note, notes, combined, count, certainty } = args;
    const often = certainty !== 'exact' || count > 1 ? times(count, certainty) : '';
    // The count of a combined event counts different messages, so it must not seem to count the one that is quoted.
    const differed = combined || notes > 1;
    const what = `${reasonList(args.reasons, words)}${typeInBrackets(type, words)}`;
    const where = spaced`${objects(about, words)}について`;
    // Rows name no reporter, and some events do not either.
    const said =
      who === '' ? spaced`${where}${what}が報告されました` : spaced`${words.name(who)}が${where}${what}を報告しました`;
    return `${when(args, words)}${said}${often === '' ? '' : `（${often}）`}${ending(note, words, differed)}`;
  },
  'ordinary-steps': (args, words) =>
    spaced`${when(args, words)}${reporter(args.reporter, words)}が${placesOf(args.objects, args.objects.length, words)}について${reasonList(args.reasons, words)}を報告しました。`,
  'healthy-steps': (args, words) =>
    spaced`${when(args, words)}${reporter(args.reporter, words)}が、問題のなかったオブジェクト${args.objects}個について動き${args.count}件を報告しました。`,
  'more-steps': ({ steps }) => spaced`ほかの動き${steps}件は、根拠の一覧にだけ載せています。`,
  said: ({ class: speaker, reporter: who, reasons, kinds, failures, guessed, elsewhere }, words) => {
    const name = who === '' || who === speaker ? '' : words.name(who);
    const list = reasonList(reasons, words);
    const about = shortListOf(
      kinds.map((kind) => (kind === '' ? '（kind なし）' : words.name(kind))),
      8,
    );
    const other = elsewhere ? 'そのほかの対象: ' : '';
    const whose = name === '' ? SPEAKERS[speaker] : `${SPEAKERS[speaker]} ${name}`;
    if (guessed)
      return spaced`${other}${about}についての${list}は、reason と kind だけから見ると、${whose}からのものと思われます。`;
    return spaced`${other}${whose}は${about}について${failures ? '失敗を' : ''}報告しました: ${list}。`;
  },
  'more-said': ({ reporters }) => spaced`残りは、ほかの報告元${reporters}件によるものです。`,
  'more-types': ({ types }) =>
    spaced`Normal と Warning 以外の type はほかに${types}種類あり、根拠の一覧に載せています。`,
  'written-by-hand': ({ manager, reporter: who, reasons }, words) => {
    const named =
      who === '' ? '報告元の名前は書かれていません' : spaced`ただし報告元は${words.name(who)}と書かれています`;
    return spaced`${reasonList(reasons, words)}をクラスターに書き込んだのは${words.name(manager)}です。${named}。`;
  },
  'odd-type': ({ type, objects: about, reasons, nearly, tools }, words) => {
    const close = nearly === '' ? '' : spaced`（${nearly}に似ていますが別のものです）`;
    const shown =
      type === ''
        ? 'type がありません'
        : spaced`type が${words.name(type)}で、Normal でも Warning でもありません${close}`;
    return (
      spaced`${placesOf(about, 8, words)}の${reasonList(reasons, words)}は${shown}。` +
      `client-go のレコーダーはこのような type を送らないので、別のプログラムが書いたものです。` +
      `見落とすツールもあります（${japaneseTools(tools)}）。`
    );
  },
};

function placesOf(places: readonly ObjectsNamed[], most: number, words: Words): string {
  return shortListOf(
    places.map((place) => objects(place, words)),
    most,
  );
}
