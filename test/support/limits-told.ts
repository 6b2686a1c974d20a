import type { Limit, LimitCode } from '../../src/timeline/timeline.ts';
import { COUNTS, MANY } from './claims-told.ts';
import { MOMENT } from './troubles-told.ts';

const EVENTS = COUNTS.map((events) => ({ events }));
const INPUTS = ['events.json', ''];

/** Arguments for every limit. */
const LIMITS: { readonly [Code in LimitCode]: readonly Limit['args'][] } = {
  'no-events': [{}],
  'events-expire': [{}],
  'best-effort': [{}],
  'history-edge': EVENTS.map((args) => ({ ...args, edge: MOMENT })),
  'counts-at-least': EVENTS,
  'counts-frozen': COUNTS.map((objects) => ({ objects, reasons: MANY.join(', ') })),
  'counts-unknown': EVENTS,
  'messages-combined': EVENTS,
  'times-missing': EVENTS,
  'times-future': EVENTS,
  'exits-untold': [{}],
  'readiness-untold': [{}],
  'authors-untold': [{}],
  'nodes-forbidden': [{}],
  'nodes-elsewhere': [{}],
  'silent-failures': [{}],
  'list-incomplete': INPUTS.flatMap((input) => [-1, 1, 500].map((remaining) => ({ input, remaining }))),
  'input-cut': INPUTS.map((input) => ({ input, line: 12, byte: 3456 })),
  'watch-ended': INPUTS.map((input) => ({ input, status: 410, reason: 'Expired' })),
  'collector-restarted': INPUTS.flatMap((input) => COUNTS.map((times) => ({ input, times }))),
  'bytes-replaced': INPUTS.flatMap((input) => COUNTS.map((places) => ({ input, places }))),
  'items-rejected': COUNTS.map((items) => ({ items })),
  'fields-lost': INPUTS.map((input) => ({ input, fields: 'count, series' })),
  'rows-only': [{}],
};

/** Limits of every code. */
export const LIMITS_TOLD: readonly Limit[] = (Object.keys(LIMITS) as LimitCode[]).flatMap((code) =>
  LIMITS[code].map((args) => ({ code, args })),
);
