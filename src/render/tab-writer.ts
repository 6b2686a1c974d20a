/** kubectl's settings of its tab writer (k8s.io/cli-runtime pkg/printers/tabwriter.go, v0.36). */
const LEAST_WIDTH = 6;
const PADDING = 3;

interface Line {
  /** Cells that a tab ends; they share columns with those of the lines around them. */
  readonly cells: readonly string[];
  /** What stands behind the last tab. */
  readonly rest: string;
}

/**
 * Lays out text as kubectl's tab writer does (Go's text/tabwriter as liggitt/tabwriter changes it, so that widths of a
 * column are remembered): a tab ends a cell, consecutive lines with a cell in a column share its width, a line without
 * one ends the block. Width counts code points.
 */
export function tabWriter(text: string): string {
  const remembered: number[] = [];
  let output = '';
  let pending: Line[] = [];
  const flush = () => {
    output += layOut(pending, [], remembered);
    pending = [];
  };
  // A vertical tab ends a cell, too; a form feed ends a line and the block.
  for (const [, content = '', end] of text.matchAll(/([^\n\f]*)(\n|\f|$)/g)) {
    if (content === '' && end === '') break;
    const parts = content.split(/[\t\v]/);
    pending.push({ cells: parts.slice(0, -1), rest: `${parts.at(-1)}${end === '' ? '' : '\n'}` });
    if (end !== '\n' || parts.length === 1) flush();
  }
  flush();
  return output;
}

function layOut(lines: readonly Line[], widths: readonly number[], remembered: number[]): string {
  const column = widths.length;
  let output = '';
  let index = 0;
  while (index < lines.length) {
    const line = lines[index] as Line;
    if (column >= line.cells.length) {
      output += line.cells.map((cell, at) => pad(cell, widths[at] ?? 0)).join('') + line.rest;
      index++;
      continue;
    }
    const start = index;
    let width = Math.max(LEAST_WIDTH, remembered[column] ?? 0);
    for (; index < lines.length && column < (lines[index] as Line).cells.length; index++) {
      width = Math.max(width, runes((lines[index] as Line).cells[column] as string) + PADDING);
    }
    remembered[column] = width;
    output += layOut(lines.slice(start, index), [...widths, width], remembered);
  }
  return output;
}

function pad(cell: string, width: number): string {
  return cell + ' '.repeat(Math.max(0, width - runes(cell)));
}

function runes(text: string): number {
  return /^[ -~]*$/.test(text) ? text.length : [...text].length;
}
