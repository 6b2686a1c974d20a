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

/** The rows that lines are compared with, those of the lab among them: no incident tells of more. */
const MOST_ROWS = 1_000;

/** A line of a table in Markdown. */
const OF_TABLE = /^\s*\|.*\|\s*$/;

export function incidentOf(answer: Answer): Maybe<IncidentText> {
  const lines = answer.lines('incident.txt');
  if (isProblem(lines)) return lines;
  const rows = tableOf(answer);
  const cells = new Set(rows.flatMap(({ type, reason, object }) => [type, reason, object, ...object.split('/')]));
  const byReason = new Map<string, LabRow[]>();
  for (const row of rows.slice(-MOST_ROWS)) {
    const same = byReason.get(row.reason);
    if (same) same.push(row);
    else byReason.set(row.reason, [row]);
  }
  const kinds = lines.value.map((line) =>
    line.trim() === '' ? 'blank' : OF_TABLE.test(line) ? tableKindOf(line, cells) : kindOf(line, byReason, cells),
  );
  const prose: string[] = [];
  // The line before, where it may go on in this one.
  let open = '';
  // The last line of prose with nothing but blank lines after it.
  let above = '';
  for (const [index, line] of lines.value.entries()) {
    const kind = kinds[index];
    if (kind === 'blank') {
      open = '';
      continue;
    }
    const isQuoted = kind === 'row' && introduces(above) && !standsInTable(kinds, index);
    if (kind === 'prose' || (kind === 'cells' && open !== '') || isQuoted) prose.push(line);
    open = kind === 'prose' && isUnfinished(line) ? line : '';
    above = kind === 'prose' ? line : '';
  }
  return { value: { whole: lines.value.join('\n'), prose, rows } };
}

/** Whether a line leads to what stands below it: a row by itself there is a part of what it says. */
function introduces(line: string): boolean {
  return weightOf(line) >= 2 && !/[.!?。！？]$/.test(line);
}

/** Whether the next line that is not blank is a row too. */
function standsInTable(kinds: readonly string[], index: number): boolean {
  const next = kinds.slice(index + 1, index + 4).find((kind) => kind !== 'blank');
  return next === 'row' || next === 'cells';
}

/** A line says something of its own with so many letters besides the cells of the table; scripts without blanks have fewer. */
const FEW_LETTERS = 8;
const FEW_IDEOGRAPHS = 5;

/** The names of columns. */
const COLUMN = /^(?:types?|reasons?|objects?|kinds?|names?|events?|rows?)$/i;

/** A name before a value. */
const LABEL = /["']?\b[A-Za-z][A-Za-z -]{0,20}["']?\s*[:=](?=[\s"'])\s*/g;

/** Who said it, as the value of one. */
const WHO = /^(?:pipeline-operator|operator|scheduler|default-scheduler|kube-scheduler|controller)$/i;

/** What joins two cells; many of these make a sentence. */
const JOINT = /^(?:on|of|for|the|is|was|and|with|by|about)$/i;

const IDEOGRAPH = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/gu;

/**
 * What a line is: a row of the table in any dress (bullets, numbers, quotes, columns in another order), cells of it and
 * nothing besides, or more than that.
 */
function kindOf(
  line: string,
  rows: ReadonlyMap<string, readonly LabRow[]>,
  cells: ReadonlySet<string>,
): 'row' | 'cells' | 'prose' {
  const words = wordsOf(line);
  const own = words.filter((word) => !cells.has(word) && !COLUMN.test(word));
  const has = (cell: string) => words.includes(cell) || cell.split('/').every((part) => words.includes(part));
  const whole = words.some((word) => rows.get(word)?.some(({ type, object }) => has(type) && has(object)));
  const unnamed = wordsOf(line.replace(LABEL, ' ')).filter((word) => own.includes(word) && !WHO.test(word));
  if (whole && weightOf((/[:=]/.test(line) ? unnamed : own).join(' ')) < 1) return 'row';
  return own.every((word) => JOINT.test(word)) ? 'cells' : 'prose';
}

/** A line of a table says something of its own where one of its cells is a sentence. */
function tableKindOf(line: string, cells: ReadonlySet<string>): 'row' | 'prose' {
  const own = line
    .split('|')
    .map((cell) => wordsOf(cell).filter((word) => !cells.has(word) && !COLUMN.test(word)))
    .map((words) => weightOf(words.join(' ')));
  return own.some((weight) => weight >= 1.5) ? 'prose' : 'row';
}

/** A sentence that was broken into lines may end in cells alone; a heading is shorter. */
function isUnfinished(line: string): boolean {
  return weightOf(line) >= 2 && !/[.!?:;。！？：；]$/.test(line);
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
