import type { TroubleCode, TroubleFinding } from '../../src/findings/finding.ts';
import { TROUBLE_CODES } from '../../src/findings/finding.ts';
import type { TroubleBase } from '../../src/findings/trouble-args.ts';
import type { ObjectsNamed, TroubleTold } from '../../src/incident/claim.ts';
import { TROUBLE_FACTS } from './trouble-facts.ts';

/** 2026-11-30 15:06:24 UTC, in microseconds. */
export const MOMENT = Date.parse('2026-11-30T15:06:24Z') * 1000;

export function named(kind: string, ...names: string[]): ObjectsNamed {
  return { kind, names, namespace: 'shop', generation: 0 };
}

const BASE: TroubleBase = {
  reason: 'Broken',
  type: 'Warning',
  reporter: 'widget-controller',
  basis: 'catalogue',
  note: '',
  differed: false,
  recoveredBy: '',
  recoveredAt: null,
  recoveredOn: null,
  count: 4,
  certainty: 'exact',
  from: MOMENT,
  to: MOMENT,
};

/** What a sentence can tell around such facts: where, how often, since when, how it ended, on what it rests. */
const FRAMES: readonly Partial<TroubleTold>[] = [
  ...([1, 2, 5, 21] as const).flatMap((count) =>
    (['exact', 'at-least', 'unknown'] as const).map((certainty) => ({ count, certainty })),
  ),
  { from: null },
  { from: null, count: 1 },
  { from: MOMENT - 86_400_000_000 },
  { objects: named('Pod', 'web-1') },
  { objects: named('Pod', 'web-1', 'web-2', 'web-3', 'web-4', 'web-5') },
  { place: { ...named('Backup', 'nightly'), generation: 2 } },
  { place: { ...named('Backup', 'nightly'), generation: 12, namespace: '' } },
  { place: named('', '') },
  { place: named('Pod', '') },
  { place: named('', 'odd', 'other') },
  { note: 'it took 17 tries.' },
  { note: 'it took 17 tries', differed: true },
  ...(['open', 'unknown', 'recovered'] as const).flatMap((state) => [
    { state },
    { state, end: { reason: 'Started', at: null, objects: null } },
    { state, end: { reason: '', at: MOMENT + 2_000_000, objects: named('Pod', 'web-9') } },
    ...[1, 60, 600, 3_660, 86_400, 180_000].map((seconds) => ({
      state,
      end: { reason: 'Started', at: MOMENT + seconds * 1_000_000, objects: null },
    })),
  ]),
];

function toldAs(code: TroubleCode, facts: object, frame: Partial<TroubleTold> = {}): TroubleTold {
  const finding = {
    code,
    severity: 'warning',
    subject: { kind: 'Deployment', name: 'web', namespace: 'shop' },
    state: 'open',
    root: true,
    args: { ...BASE, ...facts },
    evidence: { rows: [], events: [], limits: [] },
  } as unknown as TroubleFinding;
  return {
    finding,
    place: named('Deployment', 'web'),
    byName: false,
    objects: null,
    from: MOMENT,
    count: 4,
    certainty: 'exact',
    state: 'open',
    end: null,
    note: '',
    differed: false,
    ...frame,
  };
}

/** Troubles of every code, with all their words can tell. */
export const TROUBLES_TOLD: readonly TroubleTold[] = [
  ...TROUBLE_CODES.flatMap((code) => TROUBLE_FACTS[code].map((facts) => toldAs(code, facts))),
  ...FRAMES.map((frame) => toldAs('load-balancer-failed', {}, frame)),
  ...(['type', 'words'] as const).map((basis) => toldAs('failure', { basis })),
  toldAs('failure', { reason: '', reporter: '' }),
];
