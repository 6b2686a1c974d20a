import type { Wording } from '../wording.ts';
import { UKRAINIAN_CLAIMS } from './claims.ts';
import { UKRAINIAN_FINDINGS } from './findings.ts';
import { UKRAINIAN_LIMITS } from './limits.ts';
import { countOf, ROW, span, times } from './phrases.ts';

/** Ukrainian; names and Kubernetes' own words stay in their letters and are never inflected. */
export const UKRAINIAN: Wording = {
  sections: {
    order: 'Перебіг подій',
    nodes: 'На вузлах (їхні події зберігаються в default)',
    said: 'Хто про що повідомляв',
    types: 'Типи, що не відповідають домовленості',
    limits: 'Чого з цих подій не видно',
    evidence: 'Докази',
  },
  withoutOrder: 'Що сталося (рядки не мають часу, тож порядок тут нічого не означає)',
  withoutTime: 'Час не вказано в жодній події',
  readFrom: (input) => `Прочитано з ${input}`,
  claims: UKRAINIAN_CLAIMS,
  findings: UKRAINIAN_FINDINGS,
  limits: UKRAINIAN_LIMITS,
  occurrences: (count, certainty, from, to, words) => {
    const start = from ?? to;
    const day = start === null ? '' : `${words.day(start)} `;
    return [times(count, certainty), `${day}${span(from, to, words)}`].filter((part) => part !== '').join(', ');
  },
  moreRows: (rows) => `і ще ${countOf(rows, ROW)}`,
};
