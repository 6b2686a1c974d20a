import type { Subject } from '../../../timeline/subject.ts';
import type { Words } from '../../words.ts';
import type { Wording } from '../wording.ts';
import { objects, reason, reasonsOf, reporter } from './phrases.ts';

export const KOREAN_FINDINGS: Wording['findings'] = {
  'odd-type': ({ subject, args }, words) => {
    const events = `${one(subject, words)}에 대한 ${reasonsOf(args.reasons, words)} 이벤트`;
    const type =
      args.type === ''
        ? `${events}에 type이 없습니다.`
        : `${events}의 type은 ${words.name(args.type)}입니다. Normal도 Warning도 아닙니다.`;
    return `${type} client-go 레코더가 기록한 이벤트가 아닙니다.`;
  },
  'scheduler-reason': ({ subject, args }, words) =>
    `${who('스케줄러', args.reporter, words)}에서 ${about(subject, args.objects, words)}에 대해 ${reason(args.reason, words)} 이벤트를 보고했습니다${doubt(args.basis)}.`,
  'operator-reason': ({ subject, args }, words) =>
    `${who('오퍼레이터', args.reporter, words)}에서 ${about(subject, args.objects, words)}에 대해 ${reason(args.reason, words)} 이벤트를 보고했습니다${doubt(args.basis)}.`,
  'hand-written': ({ subject, args }, words) =>
    `${one(subject, words)}에 대한 ${reasonsOf(args.reasons, words)} 이벤트는 ${reporter(args.reporter, words)} 명의이지만, 실제로 기록한 것은 ${words.name(args.manager)}입니다.`,
  recreated: ({ subject, args }, words) => {
    const again = args.generations.length - 1;
    return `${one(subject, words)}: 같은 이름으로 ${again === 1 ? '' : `${again}번 `}다시 만들어졌습니다. 이벤트는 오브젝트 ${args.generations.length}개에 걸쳐 있습니다.`;
  },
  combined: ({ subject, args }, words) =>
    `${one(subject, words)}에 대한 ${reason(args.reason, words)} 이벤트는 서로 다른 메시지 ${args.count}건을 묶은 것이며, 마지막 메시지만 남아 있습니다.`,
  'count-frozen': ({ subject, args }, words) =>
    `${one(subject, words)}에 대한 ${reporter(args.reporter, words)}의 보고가 너무 많아 레코더가 전송을 멈췄습니다. ${reasonsOf(args.reasons, words)} 이벤트의 횟수(${args.count})는 하한입니다.`,
  'history-edge': ({ subject, args }, words) =>
    `${one(subject, words)}에 대한 ${reasonsOf(args.reasons, words)} 이벤트는 ${words.moment(args.edge)} 전에 시작되었습니다. 그 시각까지의 다른 이벤트는 만료되어 사라졌습니다.`,
  unfinished: ({ subject, args }, words) =>
    `${reporter(args.reporter, words)}에서 ${one(subject, words)}에 대해 ${reason(args.reason, words)} 이벤트를 보고했지만, 어떻게 끝났는지는 보고하지 않았습니다.`,
};

function one({ kind, name, namespace = '' }: Subject, words: Words): string {
  return objects({ kind, names: [name], namespace, generation: 0 }, words);
}

function about(subject: Subject, number: number, words: Words): string {
  return number === 1 ? one(subject, words) : `오브젝트 ${number}개`;
}

function who(role: string, name: string, words: Words): string {
  return name === '' ? role : `${role} ${words.name(name)}`;
}

function doubt(basis: 'certain' | 'guess'): string {
  return basis === 'guess' ? '(reason과 kind만으로 추측)' : '';
}
