import type { Timeline } from '../timeline/timeline.ts';
import type { TroubleCode, TroubleFinding } from './finding.ts';

/** What went wrong with a Node so long before or after may bear on a record. */
const MARGIN = 60 * 1_000_000;

/** Troubles that last until something shows their end, though they may be told once. */
const LASTING: readonly TroubleCode[] = ['node-not-ready', 'node-pressure'];

/**
 * Whether the trouble of a Node bears on a record that does not hold the Node's events: what was over before it began, or
 * began after it ended, is another story.
 */
export function bearsOn({ coverage }: Timeline, { code, state, args }: TroubleFinding): boolean {
  const lasts = state !== 'recovered' && LASTING.includes(code);
  const to = state === 'recovered' ? (args.recoveredAt ?? args.to) : args.to;
  return isNear(coverage, args.from, lasts ? Infinity : to);
}

/** Whether a span touches the period of a record, give or take a minute; so does what has no time. */
export function isNear({ from, to }: Timeline['coverage'], begun: number | null, ended: number | null): boolean {
  const isLate = begun !== null && to !== null && begun > to.micros + MARGIN;
  const isPast = ended !== null && from !== null && ended < from.micros - MARGIN;
  return !isLate && !isPast;
}
