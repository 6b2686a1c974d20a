import type { WordedFinding } from '../incident/analysis.ts';
import { shorten } from '../text/hidden.ts';
import type { Paint } from './terminal.ts';

const MOST_FINDINGS = 6;

const COLOURS = { critical: 'red', warning: 'yellow', notice: 'cyan', info: 'dim' } as const;

/** A few lines for a person at a terminal: how much there is, and the findings worth a look. */
export function summaryOf(found: readonly WordedFinding[], events: number, rows: number, paint: Paint): string[] {
  const worth = found.filter(({ severity }) => severity !== 'info');
  const lines = worth
    .slice(0, MOST_FINDINGS)
    .map(({ severity, text }) => `${paint(COLOURS[severity], severity)}  ${shorten(text, 200)}`);
  const more = worth.length - lines.length;
  return [
    `${events} ${events === 1 ? 'event' : 'events'} in ${rows} ${rows === 1 ? 'row' : 'rows'}`,
    ...lines,
    ...(more > 0 ? [`${more} more findings; -o incident tells them in order`] : []),
  ];
}
