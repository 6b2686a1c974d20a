import type { ReporterClass } from '../../../reasons/index.ts';
import type { Wording } from '../wording.ts';
import {
  ending,
  listOf,
  objects,
  placesOf,
  reason,
  reasonList,
  reporter,
  shortListOf,
  times,
  typeInBrackets,
  when,
} from './phrases.ts';
import { koreanTools } from './tools.ts';
import { koreanTrouble } from './trouble.ts';
import { KOREAN_TROUBLE_NAMES } from './trouble-names.ts';

const SPEAKERS: Readonly<Record<ReporterClass, string>> = {
  scheduler: '스케줄러',
  operator: '오퍼레이터',
  controller: '컨트롤러',
  kubelet: 'kubelet',
  autoscaler: '오토스케일러',
  cloud: '클라우드 제공자의 구성 요소',
  person: '사람',
  unknown: '종류를 알 수 없는 보고자',
};

export const KOREAN_CLAIMS: Wording['claims'] = {
  window: ({ events, rows, from, to, namespaces }, words) => {
    const shown = namespaces.map((namespace) => (namespace === '' ? '(없음)' : words.name(namespace)));
    const place = shown.length > 5 ? `${shown.length}개` : listOf(shown);
    const [start, end] = [from ?? to, to ?? from];
    const period = start === null || end === null ? '' : `, 기간: ${words.since(start)}부터 ${words.at(end)}까지`;
    return `이 초안의 근거는 Kubernetes 이벤트뿐입니다. 이벤트 ${events}건(${rows}행), 저장된 네임스페이스: ${place}${period}.`;
  },
  'rows-given': ({ rows }) => `이 초안의 근거는 타임라인의 ${rows}행뿐입니다. 시각, 횟수, 메시지, 보고자는 없습니다.`,
  'nothing-left': () => '읽을 이벤트가 남아 있지 않았습니다. 아무 일도 없었다는 뜻은 아닙니다.',
  'no-failure': () => '이 이벤트들 가운데 장애를 가리키는 것은 없습니다.',
  trouble: koreanTrouble,
  'more-trouble': ({ code, objects: number, places }, words) =>
    `그 밖의 문제: ${KOREAN_TROUBLE_NAMES[code]}, 오브젝트 ${number}개: ${placesOf(places, 6, words)}.`,
  harmless: ({ objects: about, reason: what }, words) =>
    `문제처럼 보이지만 아닙니다: ${placesOf(about, about.length, words)}에 대한 ${reason(what, words)} 이벤트. 당시 대상은 중지되는 중이었습니다.`,
  consequences: ({ cause, effects }, words) => {
    const told = effects.map(
      ({ code, place, state }) =>
        `${objects(place, words)}에서 ${KOREAN_TROUBLE_NAMES[code]}${state === 'recovered' ? '(해소됨)' : ''}`,
    );
    return `${objects(cause, words)}의 문제에서 비롯된 결과: ${told.join('; ')}.`;
  },
  'look-next': ({ commands }) => `다음 확인: ${commands.join(' ; ')}`,
  unfinished: ({ objects: begun, reason: what, reporter: who }, words) =>
    `${reporter(who, words)}에서 ${objects(begun, words)}에 대해 ${reason(what, words)} 이벤트를 보고했지만, 어떻게 끝났는지는 보고하지 않았습니다.`,
  'more-unfinished': ({ objects: begun }) => `그 밖에 오브젝트 ${begun}개는 시작만 보고되고 끝은 보고되지 않았습니다.`,
  recreated: ({ objects: made, generations }, words) => {
    const told = generations
      .slice(0, 5)
      .map((reasons, index) => `${index + 1}번째 오브젝트의 이벤트는 ${reasonList(reasons, words)}`);
    const more = generations.length > 5 ? [`이후 오브젝트 ${generations.length - 5}개가 더 있었습니다`] : [];
    return `${objects(made, words)}: 이름이 같은 다른 오브젝트로 교체되었습니다. ${[...told, ...more].join('; ')}.`;
  },
  'more-recreated': ({ objects: made }) => `그 밖에 오브젝트 ${made}개도 이전과 같은 이름으로 다시 나타났습니다.`,
  step: (args, words) => {
    const { objects: about, type, reporter: who, note, notes, combined, count, certainty } = args;
    const many = certainty !== 'exact' || count > 1 ? times(count, certainty) : '';
    const often = many === '' ? '' : `${many} `;
    // The count of a combined event counts different messages, so it must not seem to count the one that is quoted.
    const differed = combined || notes > 1;
    const what = `${objects(about, words)}에 대해 ${reasonList(args.reasons, words)}${typeInBrackets(type, words)} 이벤트`;
    // Rows name no reporter, and some events do not either.
    const said =
      who === '' ? `${what}가 ${often}보고되었습니다` : `${words.name(who)}에서 ${what}를 ${often}보고했습니다`;
    return `${when(args, words)}${said}${ending(note, words, differed)}`;
  },
  'ordinary-steps': (args, words) =>
    `${when(args, words)}${reporter(args.reporter, words)}에서 ${placesOf(args.objects, args.objects.length, words)}에 대해 ${reasonList(args.reasons, words)} 이벤트를 보고했습니다.`,
  'healthy-steps': (args, words) =>
    `${when(args, words)}${reporter(args.reporter, words)}에서 문제없는 오브젝트 ${args.objects}개의 진행 단계 ${args.count}건을 보고했습니다.`,
  'more-steps': ({ steps }) => `그 밖의 단계 ${steps}건은 근거 목록에만 있습니다.`,
  said: ({ class: speaker, reporter: who, reasons, kinds, failures, guessed, elsewhere }, words) => {
    const whose = who === '' || who === speaker ? SPEAKERS[speaker] : `${SPEAKERS[speaker]} ${words.name(who)}`;
    const named = shortListOf(
      kinds.map((kind) => (kind === '' ? '(kind 없음)' : words.name(kind))),
      8,
      '종',
    );
    const about = elsewhere ? `그 밖의 대상(${named})` : named;
    const what = `${reasonList(reasons, words)} 이벤트`;
    if (guessed) return `${about}에 대한 ${what}: reason과 kind만으로 추측하면 보고자는 ${whose}입니다.`;
    return `${whose}: ${about}에 대해 ${failures ? '실패를 알리는 ' : ''}${what}를 보고했습니다.`;
  },
  'more-said': ({ reporters }) => `나머지는 다른 보고자 ${reporters}곳에서 보고했습니다.`,
  'more-types': ({ types }) => `Normal도 Warning도 아닌 type이 ${types}가지 더 있으며, 근거 목록에 있습니다.`,
  'written-by-hand': ({ manager, reporter: who, reasons }, words) => {
    const named = who === '' ? '보고자의 이름은 없습니다' : `다만 보고자는 ${words.name(who)} 명의로 되어 있습니다`;
    return `${reasonList(reasons, words)} 이벤트를 클러스터에 기록한 것은 ${words.name(manager)}입니다. ${named}.`;
  },
  'odd-type': ({ type, objects: about, reasons, nearly, tools }, words) => {
    const events = `${placesOf(about, 8, words)}에 대한 ${reasonList(reasons, words)} 이벤트`;
    const close = nearly === '' ? '' : `${nearly}과 비슷해 보이지만 `;
    const shown =
      type === ''
        ? `${events}에 type이 없습니다.`
        : `${events}의 type은 ${words.name(type)}입니다. ${close}Normal도 Warning도 아닙니다.`;
    return (
      `${shown} client-go의 레코더는 이런 type을 보내지 않으므로 다른 프로그램이 기록한 것입니다. ` +
      `이를 놓치는 도구가 있을 수 있습니다(${koreanTools(tools)}).`
    );
  },
};
