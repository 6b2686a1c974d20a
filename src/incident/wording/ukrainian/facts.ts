import type { EvictionCause, ImageAnswer, JobEnd, Refusal } from '../../../findings/trouble-args.ts';
import type { Words } from '../../words.ts';

/** What a registry answered. */
export const ANSWERS: Readonly<Record<ImageAnswer, string>> = {
  'not-found': 'не знайдено',
  unauthorized: 'у доступі відмовлено',
  refused: 'реєстр відхиляє з’єднання',
  'rate-limited': 'реєстр обмежує частоту завантажень',
  timeout: 'відповідь не надійшла вчасно',
  unresolved: 'не вдається визначити адресу реєстру за його іменем',
  certificate: 'сертифікат реєстру не є довіреним',
  platform: 'немає образу для платформи вузла',
  'disk-full': 'на вузлі не лишилося місця',
  'invalid-name': 'назва недопустима',
  'never-pull': 'на вузлі його немає, а завантажувати заборонено',
  other: '',
  '': '',
};

/** Why a Job failed for good. */
export const ENDS: Readonly<Record<JobEnd, string>> = {
  'backoff-limit': 'досягнуто ліміту повторних спроб',
  deadline: 'вичерпано відведений час',
  'failed-indexes': 'забагато індексів зі збоєм',
  'failure-policy': 'так вимагає політика збоїв подів',
  other: '',
};

type EvictionFacts = { resource: string; limit: string; volume: string; node: string };

/** What an eviction was for, behind the word for it. */
export const EVICTIONS: Readonly<Record<EvictionCause, (facts: EvictionFacts, words: Words) => string>> = {
  'node-resource': ({ resource, node }, words) =>
    ` (на ${node === '' ? 'вузлі' : `вузлі ${words.name(node)}`} бракувало ресурсу ${words.name(resource)})`,
  'node-condition': ({ resource, node }, words) =>
    ` (вузол${node === '' ? '' : ` ${words.name(node)}`} був у стані ${words.name(resource)})`,
  'container-limit': ({ limit }, words) =>
    ` (контейнер зайняв більше локального сховища, ніж дозволяє його ліміт ${words.name(limit)})`,
  'pod-limit': ({ limit }, words) =>
    ` (под зайняв більше локального сховища, ніж дозволяє його ліміт ${words.name(limit)})`,
  'volume-limit': ({ volume, limit }, words) =>
    ` (том emptyDir ${words.name(volume)} перевищив свій ліміт ${words.name(limit)})`,
  taint: ({ node }, words) => `${fromNode(node, words)} (позначено на видалення через taint)`,
  admission: () => ' (вузол не прийняв цей под)',
  'node-shutdown': () => ' (вузол вимикали)',
  other: ({ node }, words) => fromNode(node, words),
};

/** Who refused, and what for. */
export const REFUSALS: Readonly<Record<Refusal, (name: string) => string>> = {
  'pod-security': (name) => `вони порушують рівень Pod Security${name}`,
  webhook: (name) => `їх відхилив вебхук допуску${name}`,
  'webhook-unreachable': (name) => `не вдалося викликати вебхук допуску${name}`,
  policy: (name) => `їх відхилила політика допуску${name}`,
  'limit-range': (name) => `їх відхилив LimitRange${name === '' ? '' : `,${name}`}`,
  'service-account': (name) => `немає службового облікового запису${name}`,
  'priority-class': (name) => `немає класу пріоритету${name}`,
  'security-context': (name) => `їх не дозволяє жодне обмеження контексту безпеки${name === '' ? '' : `,${name}`}`,
  other: () => 'їх заборонено',
};

function fromNode(node: string, words: Words): string {
  return node === '' ? '' : ` з вузла ${words.name(node)}`;
}

/** Where, behind a clause. */
export function onNode(node: string, words: Words): string {
  return node === '' ? '' : ` на вузлі ${words.name(node)}`;
}
