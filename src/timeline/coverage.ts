import type { KubeEvent, Rejection } from '../event/kube-event.ts';
import type { Notice } from '../formats/decoded.ts';
import type { InputSummary } from '../formats/read-events.ts';
import { isCombined } from './combined.ts';
import { historyEdge } from './history-edge.ts';
import { earliest, latest } from './rows.ts';
import type { Coverage, Limit, LimitCode } from './timeline.ts';
import type { NodeEventsRead } from './untold.ts';
import { untoldIn } from './untold.ts';

/** Counts that stand still: of how many objects, and of which reasons. */
export interface Frozen {
  readonly objects: number;
  readonly reasons: readonly string[];
}

export interface CoverageContext {
  readonly events: readonly KubeEvent[];
  readonly frozen: Frozen;
  readonly nodes: NodeEventsRead;
  readonly rows: number;
  readonly duplicates: number;
  readonly inputs: readonly InputSummary[];
  readonly rejected: readonly Rejection[];
  /** Microseconds since 1970, where a clock was given. */
  readonly now: number | undefined;
}

/** The period the events cover, and what they cannot show. */
export function coverageOf(context: CoverageContext): Coverage {
  const { events, rows, duplicates } = context;
  return {
    from: earliest(events),
    to: latest(events),
    events: events.length,
    rows,
    duplicates,
    limits: [...limitsOfEvents(context), ...limitsOfInputs(context)],
  };
}

function limitsOfEvents({ events, frozen, nodes, now }: CoverageContext): Limit[] {
  if (events.length === 0) return [{ code: 'no-events', args: {} }];
  const limits: Limit[] = [];
  const edge = historyEdge(events);
  const count = (code: LimitCode, matches: (event: KubeEvent) => boolean) => {
    let found = 0;
    for (const event of events) if (matches(event)) found++;
    if (found > 0) limits.push({ code, args: { events: found } });
  };
  if (edge) limits.push({ code: 'history-edge', args: { edge: edge.edge.micros, events: edge.older.length } });
  if (frozen.objects > 0) {
    limits.push({ code: 'counts-frozen', args: { objects: frozen.objects, reasons: frozen.reasons.join(', ') } });
  }
  // Those of a series; the others were marked since their recorder fell silent.
  count('counts-at-least', ({ occurrences, series }) => occurrences.certainty === 'at-least' && series !== null);
  count('counts-unknown', (event) => event.occurrences.certainty === 'unknown');
  count('messages-combined', isCombined);
  count('times-missing', (event) => event.lastSeen === null);
  if (now !== undefined) count('times-future', (event) => (event.lastSeen?.micros ?? now) > now);
  limits.push(...untoldIn(events, nodes).map((code) => ({ code, args: {} })));
  limits.push({ code: 'events-expire', args: {} }, { code: 'best-effort', args: {} });
  return limits;
}

function limitsOfInputs({ inputs, rejected }: CoverageContext): Limit[] {
  const limits = inputs.flatMap((input) => input.notices.flatMap((notice) => limitOfNotice(notice, input.name)));
  const lost = inputs.filter((input) => input.lost.length > 0);
  for (const { name, lost: fields } of lost)
    limits.push({ code: 'fields-lost', args: { input: name, fields: fields.join(', ') } });
  if (rejected.length > 0) limits.push({ code: 'items-rejected', args: { items: rejected.length } });
  return limits;
}

const LIMIT_OF_NOTICE: Partial<Record<Notice['code'], LimitCode>> = {
  'list-incomplete': 'list-incomplete',
  'cut-short': 'input-cut',
  partial: 'input-cut',
  'watch-ended': 'watch-ended',
  'watch-restarted': 'collector-restarted',
  'invalid-utf8': 'bytes-replaced',
};

function limitOfNotice(notice: Notice, input: string): Limit[] {
  const code = LIMIT_OF_NOTICE[notice.code];
  return code ? [{ code, args: { input, ...notice.args } }] : [];
}
