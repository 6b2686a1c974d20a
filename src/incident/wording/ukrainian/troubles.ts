import type { Missing } from '../../../findings/trouble-args.ts';
import type { SchedulingPreemption } from '../../../reasons/index.ts';
import type { Words } from '../../words.ts';
import type { TroubleClauses } from '../wording.ts';
import { ANSWERS, ENDS, EVICTIONS, onNode, REFUSALS } from './facts.ts';
import type { Forms } from './phrases.ts';
import { countOf, listOf, reason as reasonOf, shortListOf, TIME } from './phrases.ts';

const OF_NODES: Forms = ['вузла', 'вузлів', 'вузлів'];
const POD: Forms = ['под', 'поди', 'подів'];
const RESOURCES = {
  memory: 'пам’яті',
  disk: 'місця на диску',
  pid: 'ідентифікаторів процесів',
  '': 'ресурсу',
} as const;

/** Where it says that nothing, or something, comes of evicting others. */
const PREEMPTION: Partial<Record<SchedulingPreemption, string>> = {
  'not-helpful': '; випередження не допомагає',
  'no-victims': '; випередження не допомагає',
  'not-enough': '; випередження не допомагає',
  'not-eligible': '; випередження не допомагає',
  mixed: '; випередження не допомагає',
  helps: '; випередження звільняє місце',
};

export const UKRAINIAN_TROUBLES: TroubleClauses = {
  unschedulable: ({ nodes, covered, causes, preemption, truncated }, words) => {
    const told = causes.map(({ count, text }) => `${count === null ? '' : `${count} `}${words.name(text)}`);
    const fits =
      nodes === null
        ? 'не підходить жоден вузол'
        : nodes === 1
          ? 'вузол лише 1, і він не підходить'
          : `не підходить жоден із ${countOf(nodes, OF_NODES)}`;
    const why = told.length === 0 ? '' : `, за словами планувальника: ${shortListOf(told, 6)}`;
    const rest =
      nodes !== null && covered !== null && covered < nodes
        ? `; це пояснює ${covered} з ${countOf(nodes, OF_NODES)}`
        : '';
    return `${fits}${why}${rest}${PREEMPTION[preemption] ?? ''}${truncated ? '; повідомлення обрізано' : ''}`;
  },
  preempted: ({ by, node }, words) => {
    const who = by === null ? 'пода' : `${words.name(by.kind)}/${words.name(by.name)}`;
    return `довелося звільнити місце для ${who} з вищим пріоритетом${onNode(node, words)} (випередження)`;
  },
  'volume-unbound': ({ noClass }) => `до PVC не прив’язано том${noClass ? ', і клас сховища не задано' : ''}`,
  'image-pull-failed': ({ images, answer, container }, words) => {
    const names = images.slice(0, 3).map((image) => words.name(image));
    const shown = names.length === 0 ? 'образ' : `${names.length === 1 ? 'образ' : 'образи'} ${listOf(names)}`;
    const whose = container === '' ? '' : ` для контейнера ${words.name(container)}`;
    return `не вдається завантажити ${shown}${whose}${ANSWERS[answer] === '' ? '' : ` (${ANSWERS[answer]})`}`;
  },
  'container-config-error': ({ container, init, missing }, words) =>
    `не вдається налаштувати ${containerNamed(container, init, words)}${lacking(missing, words)}`,
  'container-start-failed': ({ container, init }, words) =>
    `не вдається запустити ${containerNamed(container, init, words)}`,
  'sandbox-failed': ({ plugin }, words) =>
    `не вдається створити пісочницю пода${plugin === '' ? '' : ` (мережевий плагін ${words.name(plugin)})`}`,
  'volume-mount-failed': ({ volumes, missing }, words) => {
    const names = volumes.map((volume) => words.name(volume));
    const shown = names.length === 0 ? 'том' : `${names.length === 1 ? 'том' : 'томи'} ${shortListOf(names, 3)}`;
    return `не вдається змонтувати ${shown}${lacking(missing, words)}`;
  },
  'container-crashing': ({ container, init, starts }, words) => {
    const often = starts > 1 ? ` (запущено ${countOf(starts, TIME)})` : '';
    return `${containerNamed(container, init, words)} раз у раз завершується, kubelet відкладає його перезапуск${often}`;
  },
  'probe-failing': ({ probe, container, restarts }, words) => {
    const often = restarts === 1 ? 'один раз' : countOf(restarts, TIME);
    const restarted = restarts === 0 ? '' : `, через це kubelet перезапустив контейнер ${often}`;
    return `${probe === '' ? 'проба' : `${probe}-проба`}${ofContainer(container, words)} не проходить${restarted}`;
  },
  'out-of-memory': ({ victim }, words) =>
    `вузлу забракло пам’яті, і він примусово завершив ${victim === '' ? 'якийсь процес' : `процес ${words.name(victim)}`}`,
  'hook-failed': ({ hook, container }, words) => `хук ${hook}${ofContainer(container, words)} завершується помилкою`,
  evicted: (args, words) => {
    const used =
      args.used === '' || args.container === ''
        ? ''
        : `; контейнер ${words.name(args.container)} займав ${words.name(args.used)}`;
    return `виселено${EVICTIONS[args.cause](args, words)}${used}`;
  },
  'deadline-exceeded': () => 'перевищено дозволений час роботи',
  'quota-exceeded': ({ quota, what, requested, used, limited }, words) => {
    const numbers = [
      `запитано ${words.name(requested)}`,
      `використано ${words.name(used)}`,
      `ліміт ${words.name(limited)}`,
    ];
    return `квота ${words.name(quota)} не дозволяє більше об’єктів ${words.name(what)}${requested === '' ? '' : ` (${numbers.join(', ')})`}`;
  },
  'admission-denied': ({ refusal, name, what }, words) =>
    `об’єкти ${words.name(what)} не допущено — ${REFUSALS[refusal](name === '' ? '' : ` ${words.name(name)}`)}`,
  'create-failed': ({ what }, words) => `не вдається створити об’єкти ${words.name(what)}`,
  'job-failed': ({ end, pods }) => {
    const why = ENDS[end] === '' ? '' : ` — ${ENDS[end]}`;
    return `остаточний збій${why}${pods > 0 ? ` (створено ${countOf(pods, POD)})` : ''}`;
  },
  'schedule-missed': () => 'запланований запуск не відбувся',
  'autoscaler-blind': ({ metrics }, words) => {
    const shown = listOf(metrics.slice(0, 4).map((metric) => words.name(metric)));
    return `метрики${shown === '' ? '' : ` (${shown})`} не надходять, тому масштабування неможливе`;
  },
  'load-balancer-failed': () => 'не вдалося налаштувати балансувальник навантаження',
  'provisioning-failed': ({ storageClass }, words) =>
    `не вдалося виділити том${storageClass === '' ? '' : ` (клас сховища ${words.name(storageClass)})`}`,
  'scaled-to-zero': ({ size }) =>
    `масштабовано${size === null ? '' : ` з ${size}`} до нуля (хто це зробив і чи навмисно, з подій не видно)`,
  'pod-failed': ({ pods }, words) => {
    const names = pods.map((pod) => words.name(pod));
    return `контролер замінює поди після збою${names.length === 0 ? '' : ` (${shortListOf(names, 3)})`}`;
  },
  'node-not-ready': ({ node }, words) => `вузол${node === '' ? '' : ` ${words.name(node)}`} не готовий`,
  'node-pressure': ({ resource }) => `бракує ${RESOURCES[resource]}`,
  'node-restarted': ({ what }) => (what === 'node' ? 'вузол перезавантажено' : 'kubelet запущено знову'),
  'operator-failed': ({ reason, generations, generation, related }, words) => {
    const which = generation === 0 ? '' : ` (об’єкт ${generation} з ${generations} із такою назвою)`;
    const named = related === null ? '' : `, згадано ${words.name(related.kind)}/${words.name(related.name)}`;
    return `оператор повідомляє про подію ${reasonOf(reason, words)}${which}${named}`;
  },
  failure: ({ reason, reporter }, words) =>
    `${reporter === '' ? 'зафіксовано' : `${words.name(reporter)} повідомляє про`} подію ${reasonOf(reason, words)}`,
};

function containerNamed(container: string, init: boolean, words: Words): string {
  return `${init ? 'init-контейнер' : 'контейнер'}${container === '' ? '' : ` ${words.name(container)}`}`;
}

function ofContainer(container: string, words: Words): string {
  return container === '' ? '' : ` контейнера ${words.name(container)}`;
}

function lacking(missing: Missing | null, words: Words): string {
  if (missing === null) return '';
  const object = missing.kind === '' ? '' : `${words.name(missing.kind)}/${words.name(missing.name)}`;
  if (missing.key === '') return `, не знайдено ${object}`;
  return `, не знайдено ключ ${words.name(missing.key)}${object === '' ? '' : ` в об’єкті ${object}`}`;
}
