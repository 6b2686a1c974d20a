/** A part of a duration: so many whole days, hours, minutes or seconds. */
export interface DurationPart {
  readonly count: number;
  readonly unit: 'day' | 'hour' | 'minute' | 'second';
}

const UNITS: readonly (readonly [DurationPart['unit'], number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
];

/**
 * A duration in microseconds as people say it: at most two units, from ten minutes on no seconds, and at least a second.
 */
export function durationParts(micros: number): DurationPart[] {
  const seconds = Math.max(1, Math.round(micros / 1_000_000));
  const first = UNITS.findIndex(([, size]) => seconds >= size);
  const [[unit, size], next] = [UNITS[first] ?? ['second', 1], UNITS[first + 1]];
  const count = Math.floor(seconds / size);
  const rest = next === undefined || (unit === 'minute' && count >= 10) ? 0 : Math.floor((seconds % size) / next[1]);
  return rest === 0 || next === undefined
    ? [{ count, unit }]
    : [
        { count, unit },
        { count: rest, unit: next[0] },
      ];
}
