import type { Subject } from '../../../timeline/subject.ts';
import type { Words } from '../../words.ts';
import type { Wording } from '../wording.ts';
import { objects, reason, reasonsOf, reporter, spaced } from './phrases.ts';

export const JAPANESE_FINDINGS: Wording['findings'] = {
  'odd-type': ({ subject, args }, words) => {
    const type =
      args.type === '' ? 'type がなく' : spaced`type が${words.name(args.type)}で、Normal でも Warning でもなく`;
    return spaced`${one(subject, words)}の${reasonsOf(args.reasons, words)}は${type}、client-go のレコーダーが書いたものではありません。`;
  },
  'scheduler-reason': ({ subject, args }, words) =>
    spaced`${who('スケジューラー', args.reporter, words)}が${about(subject, args.objects, words)}について${reason(args.reason, words)}を報告しました${doubt(args.basis)}。`,
  'operator-reason': ({ subject, args }, words) =>
    spaced`${who('オペレーター', args.reporter, words)}が${about(subject, args.objects, words)}について${reason(args.reason, words)}を報告しました${doubt(args.basis)}。`,
  'hand-written': ({ subject, args }, words) =>
    spaced`${one(subject, words)}の${reasonsOf(args.reasons, words)}は${reporter(args.reporter, words)}の名義ですが、書き込んだのは${words.name(args.manager)}です。`,
  recreated: ({ subject, args }, words) => {
    const again = args.generations.length - 1;
    return spaced`${one(subject, words)}は同じ名前で${again === 1 ? '' : spaced`${again}回`}作り直されました。イベントはオブジェクト${args.generations.length}個分です。`;
  },
  combined: ({ subject, args }, words) =>
    spaced`${one(subject, words)}の${reason(args.reason, words)}は、内容の異なるメッセージ${args.count}件をまとめたもので、最新のものだけが残っています。`,
  'count-frozen': ({ subject, args }, words) =>
    spaced`${one(subject, words)}についての${reporter(args.reporter, words)}の報告が多すぎたため、レコーダーが送信を抑制しました。${reasonsOf(args.reasons, words)}の回数${args.count}は下限です。`,
  'history-edge': ({ subject, args }, words) =>
    spaced`${one(subject, words)}の${reasonsOf(args.reasons, words)}は${words.moment(args.edge)}より前に始まっています。その時点までのほかのイベントは期限切れで消えています。`,
  unfinished: ({ subject, args }, words) =>
    spaced`${reporter(args.reporter, words)}は${one(subject, words)}について${reason(args.reason, words)}を報告しましたが、どう終わったかは報告していません。`,
};

function one({ kind, name, namespace = '' }: Subject, words: Words): string {
  return objects({ kind, names: [name], namespace, generation: 0 }, words);
}

function about(subject: Subject, number: number, words: Words): string {
  return number === 1 ? one(subject, words) : spaced`オブジェクト${number}個`;
}

function who(role: string, name: string, words: Words): string {
  return name === '' ? role : `${role} ${words.name(name)}`;
}

function doubt(basis: 'certain' | 'guess'): string {
  return basis === 'guess' ? '（reason と kind だけによる推測）' : '';
}
