import type { ComparedFinding } from '../findings/compare.ts';
import type { DiffDocument } from '../incident/diff.ts';
import { excerpt, showControls } from '../text/hidden.ts';
import { maskSecrets } from '../text/mask.ts';
import type { ChangedRow, ComparedRow } from '../timeline/diff.ts';

type Colour = 'red' | 'yellow' | 'cyan' | 'dim';
type Paint = (colour: Colour, text: string) => string;

/** So many notes are shown of each side of a changed row. */
const MOST_NOTES = 2;

interface Part {
  readonly heading: string;
  readonly mark: '-' | '+' | '~';
  readonly colour: Colour;
  readonly items: readonly Item[];
}

/** A line, and what stands indented below it. */
interface Item {
  readonly text: string;
  readonly below?: readonly string[];
}

/**
 * The comparison for a person: new failures first, then findings and rows gone, new and changed, each line behind its mark.
 * What is only information (`info`) is left to the rows, which tell it too.
 */
export function renderDiffText({ findings, rows }: DiffDocument, paint: Paint = (_colour, text) => text): string {
  const fresh = findings.new.filter(isWorthy);
  const changed = findings.changed.filter(({ before, after }) => isWorthy(before) || isWorthy(after));
  const failures = [...fresh, ...changed].filter(({ newFailure }) => newFailure);
  const parts: Part[] = [
    {
      heading: 'New failures',
      mark: '+',
      colour: 'red',
      items: failures.map((one) => ('after' in one ? changedFinding(one) : finding(one))),
    },
    { heading: 'Findings gone', mark: '-', colour: 'dim', items: findings.gone.filter(isWorthy).map(finding) },
    { heading: 'Findings new', mark: '+', colour: 'yellow', items: fresh.filter(isOther).map(finding) },
    { heading: 'Findings changed', mark: '~', colour: 'cyan', items: changed.filter(isOther).map(changedFinding) },
    { heading: 'Rows gone', mark: '-', colour: 'dim', items: rows.gone.map(row) },
    { heading: 'Rows new', mark: '+', colour: 'yellow', items: rows.new.map(row) },
    { heading: 'Rows changed', mark: '~', colour: 'cyan', items: rows.changed.map(changedRow) },
  ];
  const told = parts.filter(({ items }) => items.length > 0);
  if (told.length === 0) return 'No difference in findings or rows.\n';
  return `${told.map((part) => section(part, paint)).join('\n\n')}\n`;
}

function section({ heading, mark, colour, items }: Part, paint: Paint): string {
  const lines = items.flatMap(({ text, below = [] }) => [
    paint(colour, `${mark} ${text}`),
    ...below.map((line) => `    ${line}`),
  ]);
  return [`${heading} (${items.length})`, ...lines].join('\n');
}

function isWorthy({ severity }: Pick<ComparedFinding, 'severity'>): boolean {
  return severity !== 'info';
}

function isOther({ newFailure }: { readonly newFailure: boolean }): boolean {
  return !newFailure;
}

function finding({ severity, state, code, text }: ComparedFinding & { readonly text: string }): Item {
  return { text: `${severity} ${state} ${code}: ${showControls(text)}` };
}

function changedFinding(one: DiffDocument['findings']['changed'][number]): Item {
  const { before, after, facts, text } = one;
  const shown = (texts: readonly string[]) =>
    texts.length === 0 ? 'nothing' : texts.map((fact) => masked(fact, 120)).join(', ');
  return {
    text: `${arrow(before.severity, after.severity)} ${arrow(before.state, after.state)} ${after.code}: ${showControls(text)}`,
    below: facts.map((fact) => `${fact.fact}: ${shown(fact.before)} → ${shown(fact.after)}`),
  };
}

function arrow(before: string, after: string): string {
  return before === after ? after : `${before}→${after}`;
}

/** The evidence of a draft is masked as well: what is compared is passed on. */
function row({ row: text, rows }: ComparedRow): Item {
  return { text: `${maskSecrets(text)}${rows.length > 1 ? `  (${rows.length} rows)` : ''}` };
}

function changedRow({ row: text, changes, notes, before, after }: ChangedRow): Item {
  const below = changes.flatMap((change) => {
    if (change === 'count') return [`count: ${count(before)} → ${count(after)}`];
    if (change === 'reporters') return [`reporter: ${reporters(before)} → ${reporters(after)}`];
    return [...shownNotes('-', notes.gone), ...shownNotes('+', notes.new)];
  });
  return { text: maskSecrets(text), below };
}

function count({ occurrences }: ComparedRow): string {
  return `${occurrences.certainty === 'at-least' ? 'at least ' : ''}${occurrences.count}`;
}

function reporters({ reporters: names }: ComparedRow): string {
  return names.map((name) => masked(name, 80) || '<none>').join(', ');
}

/** Masked before it is cut, or half a secret would stand at the end. */
function masked(text: string, limit: number): string {
  return excerpt(maskSecrets(text.slice(0, 4096)), limit);
}

function shownNotes(mark: string, texts: readonly string[]): string[] {
  const lines = texts.slice(0, MOST_NOTES).map((note) => `note ${mark} ${masked(note, 200)}`);
  const more = texts.length - lines.length;
  return more > 0 ? [...lines, `note ${mark} ${more} more`] : lines;
}
