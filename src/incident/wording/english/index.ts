import type { Wording } from '../wording.ts';
import { ENGLISH_CLAIMS } from './claims.ts';
import { ENGLISH_FINDINGS } from './findings.ts';
import { ENGLISH_LIMITS } from './limits.ts';
import { span, times } from './phrases.ts';

export const ENGLISH: Wording = {
  sections: {
    order: 'What happened, in order',
    nodes: 'On the nodes (their events are stored in default)',
    said: 'Who said what',
    types: 'Types outside the convention',
    limits: 'What these events cannot show',
    evidence: 'Evidence',
  },
  withoutOrder: 'What happened (rows carry no times, so this is no order)',
  withoutTime: 'At a time that no event tells',
  readFrom: (input) => `Read from ${input}`,
  claims: ENGLISH_CLAIMS,
  findings: ENGLISH_FINDINGS,
  limits: ENGLISH_LIMITS,
  occurrences: (count, certainty, from, to, words) => {
    const start = from ?? to;
    const day = start === null ? '' : `${words.day(start)} `;
    return [times(count, certainty), `${day}${span(from, to, words)}`].filter((part) => part !== '').join(', ');
  },
  moreRows: (rows) => `and ${rows} more rows`,
};
