import type { Answer } from './answer.ts';
import { check, fail, judged, pass, passIf, required, type Verdict } from './check.ts';
import { LAB_ROWS } from './lab-files.ts';
import { orderOf } from './sorted.ts';
import { labRow } from './timeline-rows.ts';

export const STEP_8_TIMELINE = [
  check(
    'step-8.rows',
    'timeline.txt: rows <type> <reason> <kind>/<name> alone, without ages, times and counts',
    (answer) =>
      required(answer.lines('timeline.txt'), (lines) => {
        const odd = lines.findIndex((line) => labRow(line) === undefined);
        return odd < 0 ? pass(`${lines.length} rows`) : fail(`line ${odd + 1}: ${lines[odd] || 'a blank line'}`);
      }),
  ),
  check('step-8.lab-rows', `timeline.txt: ${LAB_ROWS.map(rowText).join(', ')}`, (answer) =>
    judged(answer.lines('timeline.txt'), (lines) => {
      const missing = LAB_ROWS.map(rowText).filter((row) => !lines.includes(row));
      // The server refused its event.
      const refused = lines.find((line) => /\bNoTarget\b/.test(line));
      if (refused !== undefined) return fail(refused);
      return passIf(missing.length === 0, missing.length === 0 ? 'all four' : `without ${missing.join(', ')}`);
    }),
  ),
  check('step-8.sorted', 'timeline.txt: each row once, sorted', judgeOrder),
] as const;

function rowText({ type, reason, object }: (typeof LAB_ROWS)[number]): string {
  return `${type} ${reason} ${object}`;
}

function judgeOrder(answer: Answer): Verdict {
  return judged(answer.lines('timeline.txt'), (lines) => {
    const seen = new Set<string>();
    const twice = lines.find((line) => seen.size === seen.add(line).size);
    if (twice !== undefined) return fail(`twice: ${twice || 'a blank line'}`);
    const order = orderOf(lines);
    if (order === 'none') return fail(`not sorted: ${lines.join(', ')}`);
    return pass(
      order === 'bytes'
        ? 'sorted by bytes'
        : 'sorted by the order of a locale; LC_ALL=C sort gives the same everywhere',
    );
  });
}
