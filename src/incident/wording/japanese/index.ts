import type { Wording } from '../wording.ts';
import { JAPANESE_CLAIMS } from './claims.ts';
import { JAPANESE_FINDINGS } from './findings.ts';
import { JAPANESE_LIMITS } from './limits.ts';
import { spaced, span, times } from './phrases.ts';

/** Japanese, in です・ます; what Kubernetes itself calls things stays in its own letters. */
export const JAPANESE: Wording = {
  sections: {
    order: '起きたこと（時系列）',
    nodes: 'ノードで起きたこと（イベントは default に保存されています）',
    said: '誰が何を報告したか',
    types: '規約外の type',
    limits: 'これらのイベントからは分からないこと',
    evidence: '根拠',
  },
  withoutOrder: '起きたこと（行には時刻がないため、順序は示していません）',
  withoutTime: '時刻がどのイベントからも分からないもの',
  readFrom: (input) => spaced`読み込み元: ${input}`,
  claims: JAPANESE_CLAIMS,
  findings: JAPANESE_FINDINGS,
  limits: JAPANESE_LIMITS,
  occurrences: (count, certainty, from, to, words) => {
    const start = from ?? to;
    const day = start === null ? '' : `${words.day(start)} `;
    return [times(count, certainty), `${day}${span(from, to, words)}`].filter((part) => part !== '').join('、');
  },
  moreRows: (rows) => spaced`ほか${rows}行`,
};
