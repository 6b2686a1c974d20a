import type { Wording } from '../wording.ts';
import { KOREAN_CLAIMS } from './claims.ts';
import { KOREAN_FINDINGS } from './findings.ts';
import { KOREAN_LIMITS } from './limits.ts';
import { span, times } from './phrases.ts';

/**
 * Korean, in 합니다체; what Kubernetes itself calls things stays in its own letters. No particle that changes with the
 * sound before it stands behind a name.
 */
export const KOREAN: Wording = {
  sections: {
    order: '시간순으로 일어난 일',
    nodes: '노드에서 일어난 일(이벤트는 default에 저장됨)',
    said: '누가 무엇을 보고했는가',
    types: '관례를 벗어난 type',
    limits: '이 이벤트들로 알 수 없는 것',
    evidence: '근거',
  },
  withoutOrder: '일어난 일(행에는 시각이 없으므로 순서가 아닙니다)',
  withoutTime: '시각을 알려 주는 이벤트가 없는 것',
  readFrom: (input) => `읽은 곳: ${input}`,
  claims: KOREAN_CLAIMS,
  findings: KOREAN_FINDINGS,
  limits: KOREAN_LIMITS,
  occurrences: (count, certainty, from, to, words) => {
    const start = from ?? to;
    const day = start === null ? '' : `${words.day(start)} `;
    return [times(count, certainty), `${day}${span(from, to, words)}`].filter((part) => part !== '').join(', ');
  },
  moreRows: (rows) => `외 ${rows}행`,
};
