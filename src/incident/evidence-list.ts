import { excerpt } from '../text/hidden.ts';
import { maskSecrets } from '../text/mask.ts';
import { buildRows } from '../timeline/rows.ts';
import type { Timeline, TimelineRow } from '../timeline/timeline.ts';
import type { Sentence } from './draft.ts';
import type { Wording } from './wording/wording.ts';
import type { Words } from './words.ts';

/** The list shows so many rows, and so many of what lies beside them. */
const MOST_ROWS = 200;
const MOST_BESIDE = 50;

/** The end of the draft: where the events were read from, the rows, and what the sentences rest on beside them. */
export function evidenceList(
  { rows, context = [] }: Timeline,
  sentences: readonly Sentence[],
  sources: readonly string[],
  wording: Wording,
  words: Words,
): string[] {
  const read = sources.map((line) => `  ${wording.readFrom(excerpt(maskSecrets(line), 200))}`);
  if (rows.length === 0 && read.length === 0) return [];
  const cited = new Set(sentences.flatMap(({ evidence }) => evidence.rows));
  const beside = buildRows(context).filter(({ row }) => cited.has(row));
  return [
    [
      wording.sections.evidence,
      ...read,
      ...listed(rows, MOST_ROWS, wording, words),
      ...(beside.length > 0 ? [`  ${wording.sections.nodes}:`] : []),
      ...listed(beside, MOST_BESIDE, wording, words),
    ].join('\n'),
  ];
}

function listed(rows: readonly TimelineRow[], most: number, wording: Wording, words: Words): string[] {
  const lines = rows.slice(0, most).map(({ row, occurrences, firstSeen, lastSeen }) => {
    const { count, certainty } = occurrences;
    const known = wording.occurrences(count, certainty, firstSeen?.micros ?? null, lastSeen?.micros ?? null, words);
    return `  ${maskSecrets(row)}${known === '' ? '' : `  (${known})`}`;
  });
  return rows.length > most ? [...lines, `  … ${wording.moreRows(rows.length - most)}`] : lines;
}
