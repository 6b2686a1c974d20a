const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/**
 * A length of time as kubectl prints it, from microseconds (k8s.io/apimachinery pkg/util/duration/duration.go
 * HumanDuration, v0.36): `<invalid>` from a second below zero, then ever coarser.
 */
export function humanDuration(micros: number): string {
  const seconds = Math.trunc(micros / 1_000_000);
  if (micros < -1_000_000) return '<invalid>';
  if (micros < 0) return '0s';
  if (seconds < 2 * MINUTE) return `${seconds}s`;
  if (seconds < 10 * MINUTE) return parts(seconds, MINUTE, 'm', 1, 's');
  if (seconds < 3 * HOUR) return `${Math.trunc(seconds / MINUTE)}m`;
  if (seconds < 8 * HOUR) return parts(seconds, HOUR, 'h', MINUTE, 'm');
  if (seconds < 2 * DAY) return `${Math.trunc(seconds / HOUR)}h`;
  if (seconds < 8 * DAY) return parts(seconds, DAY, 'd', HOUR, 'h');
  if (seconds < 2 * YEAR) return `${Math.trunc(seconds / DAY)}d`;
  if (seconds < 8 * YEAR) return parts(seconds, YEAR, 'y', DAY, 'd');
  return `${Math.trunc(seconds / YEAR)}y`;
}

/** Two units, the second one only where it is not 0. */
function parts(seconds: number, large: number, largeUnit: string, small: number, smallUnit: string): string {
  const rest = Math.trunc((seconds % large) / small);
  return `${Math.trunc(seconds / large)}${largeUnit}${rest === 0 ? '' : `${rest}${smallUnit}`}`;
}
