import type { Subject } from '../../../timeline/subject.ts';
import type { Words } from '../../words.ts';
import type { Wording } from '../wording.ts';
import type { Forms } from './phrases.ts';
import { countOf, listOf, OF_OBJECTS, objects, ofObjects, reason, reporter, TIME } from './phrases.ts';

const TO_OBJECTS: Forms = ['об’єкту', 'об’єктам', 'об’єктам'];
const MESSAGE: Forms = ['повідомлення', 'повідомлення', 'повідомлень'];

export const UKRAINIAN_FINDINGS: Wording['findings'] = {
  'odd-type': ({ subject, args }, words) => {
    const one = args.reasons.length === 1;
    const type = args.type === '' ? 'без типу' : `з типом ${words.name(args.type)}, тобто ні Normal, ні Warning`;
    return `${one ? 'Подія' : 'Події'} ${reasons(args.reasons, words)} щодо ${ofOne(subject, words)} — ${type}: ${one ? 'її' : 'їх'} записано не рекордером client-go.`;
  },
  'scheduler-reason': ({ subject, args }, words) =>
    `${who('Планувальник', args.reporter, words)} повідомив про подію ${reason(args.reason, words)} щодо ${about(subject, args.objects, words)}${doubt(args.basis)}.`,
  'operator-reason': ({ subject, args }, words) =>
    `${who('Оператор', args.reporter, words)} повідомив про подію ${reason(args.reason, words)} щодо ${about(subject, args.objects, words)}${doubt(args.basis)}.`,
  'hand-written': ({ subject, args }, words) => {
    const named = args.reporter === '' ? 'джерела без назви' : words.name(args.reporter);
    return `${eventsOf(args.reasons, words)} щодо ${ofOne(subject, words)} записано від імені ${named} за допомогою ${words.name(args.manager)}.`;
  },
  recreated: ({ subject, args }, words) => {
    const again = args.generations.length - 1;
    const often = again === 1 ? 'знову' : `знову ${countOf(again, TIME)}`;
    return `${one(subject, words)} створено ${often} з тією самою назвою: події належать ${countOf(args.generations.length, TO_OBJECTS)}.`;
  },
  combined: ({ subject, args }, words) =>
    `Подія ${reason(args.reason, words)} щодо ${ofOne(subject, words)} об’єднує ${countOf(args.count, MESSAGE)} з різним текстом; збережено лише найновіше.`,
  'count-frozen': ({ subject, args }, words) =>
    `${reporter(args.reporter, words)} повідомляє про ${one(subject, words)} так багато, що рекордер замовк: ${args.count} — нижня межа для ${args.reasons.length === 1 ? 'події' : 'подій'} ${reasons(args.reasons, words)}.`,
  'history-edge': ({ subject, args }, words) => {
    const [events, began] = args.reasons.length === 1 ? ['Подія', 'почалася'] : ['Події', 'почалися'];
    return `${events} ${reasons(args.reasons, words)} щодо ${ofOne(subject, words)} ${began} до ${words.moment(args.edge)}, а строк зберігання інших подій того часу вже минув.`;
  },
  unfinished: ({ subject, args }, words) =>
    `${reporter(args.reporter, words)} повідомляє про подію ${reason(args.reason, words)} щодо ${ofOne(subject, words)}, але не про те, чим усе скінчилося.`,
};

function one({ kind, name, namespace = '' }: Subject, words: Words): string {
  return objects({ kind, names: [name], namespace, generation: 0 }, words);
}

function ofOne({ kind, name, namespace = '' }: Subject, words: Words): string {
  return ofObjects({ kind, names: [name], namespace, generation: 0 }, words);
}

function about(subject: Subject, number: number, words: Words): string {
  return number === 1 ? ofOne(subject, words) : countOf(number, OF_OBJECTS);
}

function who(role: string, name: string, words: Words): string {
  return name === '' ? role : `${role} ${words.name(name)}`;
}

function doubt(basis: 'certain' | 'guess'): string {
  return basis === 'guess' ? ' (судячи лише з reason і kind)' : '';
}

/** What was written down, as an object of the sentence. */
function eventsOf(list: readonly string[], words: Words): string {
  return `${list.length === 1 ? 'Подію' : 'Події'} ${reasons(list, words)}`;
}

function reasons(list: readonly string[], words: Words): string {
  return listOf(list.map((text) => reason(text, words)));
}
