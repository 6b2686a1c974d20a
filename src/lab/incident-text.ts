import type { Answer } from './answer.ts';
import { isProblem, type Maybe } from './check.ts';
import { LAB_ROWS } from './lab-files.ts';
import { type LabRow, rowsOf } from './timeline-rows.ts';

/** What incident.txt says in sentences, and the table it was written from. */
export interface IncidentText {
  readonly whole: string;
  /** The lines that are more than a row of the table. */
  readonly prose: readonly string[];
  readonly rows: readonly LabRow[];
}

/** The rows of timeline.txt, and of the lab where that file lacks them: another check says so. */
function tableOf(answer: Answer): readonly LabRow[] {
  return [...rowsOf(answer), ...LAB_ROWS.map((row) => ({ ...row, text: `${row.type} ${row.reason} ${row.object}` }))];
}

/** A line of a table in Markdown. */
const OF_TABLE = /^\s*\|.*\|\s*$/;

export function incidentOf(answer: Answer): Maybe<IncidentText> {
  const lines = answer.lines('incident.txt');
  if (isProblem(lines)) return lines;
  const rows = tableOf(answer);
  const cells = new Set(rows.flatMap(({ type, reason, object }) => [type, reason, object, ...object.split('/')]));
  const prose: string[] = [];
  lines.value.forEach((line, index) => {
    if (line.trim() === '' || OF_TABLE.test(line)) return;
    const before = lines.value[index - 1] ?? '';
    // A sentence that was broken into lines may end in cells alone.
    const goesOn =
      before !== '' &&
      prose.at(-1) === before &&
      !/[.!?:;。！？：；]$/.test(before) &&
      !/^\s*(?:[-*•]|\d+[.)])\s/.test(line);
    if (goesOn || !isRow(line, rows, cells)) prose.push(line);
  });
  return { value: { whole: lines.value.join('\n'), prose, rows } };
}

/** A line says something of its own with so many letters besides the cells of the table; scripts without blanks have fewer. */
const FEW_LETTERS = 8;
const FEW_IDEOGRAPHS = 5;

/** The names of columns. */
const COLUMN = /^(?:types?|reasons?|objects?|kinds?|names?|events?|rows?)$/i;

/** What joins two cells; many of these make a sentence. */
const JOINT = /^(?:on|of|for|the|is|was|and|with|by|about)$/i;

const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;

/**
 * Whether a line is a row of the table in any dress (bullets, numbers, quotes, columns in another order), or cells of it and
 * nothing besides.
 */
function isRow(line: string, rows: readonly LabRow[], cells: ReadonlySet<string>): boolean {
  const words = wordsOf(line);
  const own = words.filter((word) => !cells.has(word) && !COLUMN.test(word));
  if (own.every((word) => JOINT.test(word))) return true;
  const has = (cell: string) => words.includes(cell) || cell.split('/').every((part) => words.includes(part));
  const whole = rows.some(({ type, reason, object }) => has(type) && has(reason) && has(object));
  return whole && weightOf(own.join(' ')) < 1;
}

/** Words in the letters of names and reasons; what stands between them and other scripts are words too. */
export function wordsOf(text: string): string[] {
  return text.match(/[A-Za-z0-9][A-Za-z0-9_./-]*[A-Za-z0-9]|[A-Za-z0-9]|[^\x00-\x7f]+/g) ?? [];
}

/** How much a text says: 1 for as many letters as tell a line from a row. */
export function weightOf(text: string): number {
  const ideographs = text.match(IDEOGRAPH)?.length ?? 0;
  const letters = (text.match(/\p{L}|\ufffd/gu)?.length ?? 0) - ideographs;
  return letters / FEW_LETTERS + ideographs / FEW_IDEOGRAPHS;
}
