import type { Words } from '../../words.ts';
import type { Wording } from '../wording.ts';
import type { Forms } from './phrases.ts';
import {
  anEvent,
  countOf,
  EVENT,
  ending,
  eventsOf,
  listOf,
  OBJECT,
  OF_OBJECTS,
  objects,
  ofObjects,
  ROW,
  reason,
  reasonList,
  reporter,
  shortListOf,
  times,
  typeInBrackets,
  upperFirst,
  when,
  withObjects,
} from './phrases.ts';
import { ukrainianSaid } from './said.ts';
import { ukrainianTools } from './tools.ts';
import { ukrainianTrouble } from './trouble.ts';
import { UKRAINIAN_TROUBLE_NAMES } from './trouble-names.ts';

const STEP: Forms = ['крок', 'кроки', 'кроків'];
const TYPE: Forms = ['тип', 'типи', 'типів'];
const OF_SOURCES: Forms = ['джерела', 'джерел', 'джерел'];
const OF_NAMESPACES: Forms = ['простору імен', 'просторів імен', 'просторів імен'];

export const UKRAINIAN_CLAIMS: Wording['claims'] = {
  window: ({ events, rows, from, to, namespaces }, words) => {
    const [start, end] = [from ?? to, to ?? from];
    const period = start === null || end === null ? '' : `, період з ${words.since(start)} до ${words.at(end)}`;
    return `Чернетка спирається лише на події Kubernetes: ${countOf(events, EVENT)} (${countOf(rows, ROW)}) ${placeOf(namespaces, words)}${period}.`;
  },
  'rows-given': ({ rows }) =>
    `Чернетка спирається лише на ${countOf(rows, ROW)} хронології: без часу, кількості, повідомлень і джерел.`,
  'nothing-left': () => 'Подій для читання не залишилося; це не означає, що нічого не сталося.',
  'no-failure': () => 'Ніщо в цих подіях не вказує на збій.',
  trouble: ukrainianTrouble,
  'more-trouble': ({ code, objects: number, places }, words) => {
    const where = shortListOf(
      places.map((place) => objects(place, words)),
      6,
    );
    return `Також: ${UKRAINIAN_TROUBLE_NAMES[code]} (${countOf(number, OBJECT)}): ${where}.`;
  },
  harmless: ({ objects: about, reason: what }, words) => {
    const where = about.map((named) => ofObjects(named, words)).join('; ');
    return `Схоже на збій, але ним не є: подія ${reason(what, words)} щодо ${where} під час зупинки.`;
  },
  consequences: ({ cause, effects }, words) => {
    const told = effects.map(
      ({ code, place, state }) =>
        `${UKRAINIAN_TROUBLE_NAMES[code]} — ${objects(place, words)}${state === 'recovered' ? ', це минуло' : ''}`,
    );
    return `Наслідки проблеми з ${withObjects(cause, words)}: ${told.join('; ')}.`;
  },
  'look-next': ({ commands }) => `Далі перевірте: ${commands.join(' ; ')}`,
  unfinished: ({ objects: begun, reason: what, reporter: who }, words) =>
    `${reporter(who, words)} повідомляє про подію ${reason(what, words)} щодо ${ofObjects(begun, words)}, але не про те, чим усе скінчилося.`,
  'more-unfinished': ({ objects: begun }) =>
    `Ще для ${countOf(begun, OF_OBJECTS)} є повідомлення про початок, а про завершення немає.`,
  recreated: ({ objects: made, generations }, words) => {
    const told = generations
      .slice(0, 5)
      .map((reasons, index) => `об’єкт ${index + 1} — ${eventsOf(reasons)} ${reasonList(reasons, words)}`);
    const more = generations.length > 5 ? [`далі ще ${countOf(generations.length - 5, OBJECT)}`] : [];
    return `${objects(made, words)} замінено іншим об’єктом із такою самою назвою: ${[...told, ...more].join('; ')}.`;
  },
  'more-recreated': ({ objects: made }) =>
    `Помічено ще ${countOf(made, OBJECT)} із ${made === 1 ? 'тією самою назвою' : 'тими самими назвами'}, що й раніше.`,
  step: (args, words) => {
    const { objects: about, type, reporter: who, note, notes, combined, count, certainty, reasons } = args;
    const often = certainty !== 'exact' || count > 1 ? times(count, certainty) : '';
    // The count of a combined event counts different messages, so it must not seem to count the one that is quoted.
    const differed = combined || notes > 1;
    // Rows name no reporter, and some events do not either.
    const said = who === '' ? 'зафіксовано' : `${words.name(who)} повідомляє про`;
    const what = `${anEvent(reasons)} ${reasonList(reasons, words)}${typeInBrackets(type, words)}`;
    const where = `${ofObjects(about, words)}${often === '' ? '' : `, ${often}`}`;
    return `${when(args, words)}${said} ${what} щодо ${where}${ending(note, words, differed)}`;
  },
  'ordinary-steps': (args, words) => {
    const { reasons } = args;
    const where = listOf(args.objects.map((named) => ofObjects(named, words)));
    return `${when(args, words)}${reporter(args.reporter, words)} повідомляє про ${anEvent(reasons)} ${reasonList(reasons, words)} щодо ${where}.`;
  },
  'healthy-steps': (args, words) =>
    `${when(args, words)}${reporter(args.reporter, words)} повідомляє про ${countOf(args.count, STEP)} щодо ${countOf(args.objects, OF_OBJECTS)} без проблем.`,
  'more-steps': ({ steps }) => `Ще ${countOf(steps, STEP)} — лише в переліку доказів.`,
  said: ukrainianSaid,
  'more-said': ({ reporters }) => `Решта надійшла ще від ${countOf(reporters, OF_SOURCES)}.`,
  'more-types': ({ types }) => `Ще ${countOf(types, TYPE)}, крім Normal і Warning, — у переліку доказів.`,
  'written-by-hand': ({ manager, reporter: who, reasons }, words) => {
    const named = who === '' ? 'а джерело не вказано' : `хоча джерелом указано ${words.name(who)}`;
    return `${upperFirst(anEvent(reasons))} ${reasonList(reasons, words)} записано в кластер за допомогою ${words.name(manager)}, ${named}.`;
  },
  'odd-type': ({ type, objects: about, reasons, nearly, tools }, words) => {
    const where = shortListOf(
      about.map((named) => ofObjects(named, words)),
      8,
    );
    const [has, them] = reasons.length === 1 ? ['має', 'її'] : ['мають', 'їх'];
    const close = nearly === '' ? '' : `, хоча й схожий на ${nearly}`;
    const shown =
      type === '' ? `не ${has} типу` : `${has} тип ${words.name(type)}, тобто ні Normal, ні Warning${close}`;
    return (
      `${upperFirst(eventsOf(reasons))} ${reasonList(reasons, words)} щодо ${where} ${shown}; ` +
      `рекордери client-go такого не надсилають, отже, ${them} записала інша програма. ` +
      `Інструменти можуть ${them} не помітити (${ukrainianTools(tools)}).`
    );
  },
};

function placeOf(namespaces: readonly string[], words: Words): string {
  if (namespaces.length > 5) return `із ${countOf(namespaces.length, OF_NAMESPACES)}`;
  const shown = namespaces.map((namespace) => (namespace === '' ? '(без назви)' : words.name(namespace)));
  return namespaces.length === 1
    ? namespaces[0] === ''
      ? 'без простору імен'
      : `із простору імен ${shown[0]}`
    : `із просторів імен ${listOf(shown)}`;
}
