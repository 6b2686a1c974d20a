import type { Words } from '../../words.ts';
import type { Wording } from '../wording.ts';
import type { Forms } from './phrases.ts';
import { countOf, EVENT, formFor, OBJECT, shortListOf, TIME } from './phrases.ts';

const OF_EVENTS: Forms = ['події', 'подій', 'подій'];
const ITEM: Forms = ['елемент', 'елементи', 'елементів'];
const IN_PLACES: Forms = ['місці', 'місцях', 'місцях'];

export const UKRAINIAN_LIMITS: Wording['limits'] = {
  'no-events': () =>
    'Подій не залишилося: їх прибрав фільтр або видалив API-сервер (типово через годину), тож їхня відсутність мало про що говорить.',
  'events-expire': () =>
    'Події видаляються через певний час після останнього запису (типово через годину): що було до найдавнішої з цих подій, невідомо.',
  'best-effort': () =>
    'Рекордери надсилають події без гарантії доставки й можуть їх відкидати: якщо чогось тут немає, це не означає, що його не було.',
  'history-edge': ({ edge, events }, words) =>
    `До ${words.moment(Number(edge))} записи неповні: ${countOf(Number(events), EVENT)} ${formFor(Number(events), ['сягає', 'сягають', 'сягають'])} далі в минуле завдяки повторам, а строк зберігання інших подій того часу вже минув.`,
  'counts-at-least': ({ events }) =>
    `Лічильники ${countOf(Number(events), OF_EVENTS)} — нижні межі: серії (series) оновлюються із запізненням.`,
  'counts-frozen': ({ objects, reasons }, words) =>
    `Про ${countOf(Number(objects), OBJECT)} було стільки повідомлень, що рекордер замовк (25 разів, далі раз на п’ять хвилин): лічильники подій ${namesIn(reasons, words)} — нижні межі, а тиша не означає відновлення.`,
  'counts-unknown': ({ events }) =>
    `Для ${countOf(Number(events), OF_EVENTS)} не збережено, скільки разів це траплялося.`,
  'messages-combined': ({ events }) =>
    `${countOf(Number(events), EVENT)} ${formFor(Number(events), ['об’єднує', 'об’єднують', 'об’єднують'])} кілька повідомлень із різним текстом, з яких збережено лише найновіше.`,
  'times-missing': ({ events }) =>
    `${countOf(Number(events), EVENT)} не ${formFor(Number(events), ['має', 'мають', 'мають'])} часу, тому місце в порядку подій невідоме.`,
  'times-future': ({ events }) =>
    `${countOf(Number(events), EVENT)} ${formFor(Number(events), ['має', 'мають', 'мають'])} час у майбутньому: час у кожній події ставить годинник того, хто її записав, а годинники розходяться.`,
  'exits-untold': () =>
    'Чому контейнер завершився, з подій не видно: коди завершення та OOM kill подій не залишають, їх треба шукати в статусі пода.',
  'readiness-untold': () => 'Коли проба знову проходить, подія не записується, тому кінця невдалих проб не видно.',
  'authors-untold': () => 'Хто що змінив і чи було це навмисно, з подій не видно.',
  'nodes-elsewhere': () =>
    'Події вузлів зберігаються в просторі імен default, і їх тут немає: чи були проблеми з вузлом, не видно.',
  'nodes-forbidden': () =>
    'Події вузлів зберігаються в просторі імен default, де цей користувач не має права їх переглядати (RBAC): чи були проблеми з вузлом, не видно.',
  'silent-failures': () =>
    'Про деякі збої подій не буває: балансувальники навантаження в очікуванні, відхилені виселення, коди завершення та OOM kill.',
  'list-incomplete': ({ input, remaining }, words) => {
    const count = Number(remaining);
    const missing = count < 0 ? 'є ще події, яких тут немає' : `бракує ще ${countOf(count, OF_EVENTS)}`;
    return `${named(input, words)} — це одна сторінка довшого списку: ${missing}.`;
  },
  'input-cut': ({ input, line, byte }, words) =>
    `${named(input, words)} передчасно обривається: те, що починається в рядку ${line}, байт ${byte}, пропущено.`,
  'watch-ended': ({ input, status, reason }, words) =>
    `${named(input, words)} — це watch, що завершився з ${words.name(String(reason))} (${status}): подальшого в ньому немає.`,
  'collector-restarted': ({ input, times }, words) =>
    `${named(input, words)} — це watch, який починали наново ${Number(times) === 1 ? 'один раз' : countOf(Number(times), TIME)}: видаленого в перервах у ньому може не бути.`,
  'bytes-replaced': ({ input, places }, words) =>
    `${named(input, words)} містить байти, що не є UTF-8, у ${countOf(Number(places), IN_PLACES)}; їх прочитано як U+FFFD.`,
  'items-rejected': ({ items }) => `Не вдалося прочитати як події ${countOf(Number(items), ITEM)} вхідних даних.`,
  'fields-lost': ({ input, fields }, words) =>
    `${named(input, words)}: цей формат не зберігає ${namesIn(fields, words)}.`,
  'rows-only': () =>
    'Дано лише рядки: коли, скільки разів і в якому порядку це відбувалося та хто про це повідомляв, із них не видно.',
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
  return input === undefined || input === '' ? 'Вхідний файл' : words.name(String(input));
}
