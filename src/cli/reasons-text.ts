import type { DescribedEntry, ReasonDescription } from '../reasons/describe-reason.ts';
import type { Phase, ReasonEntry } from '../reasons/index.ts';
import { shorten, showHidden } from '../text/hidden.ts';
import { wrap } from './help.ts';
import { shownReason } from './reasons-list.ts';

const WIDTH = 100;
const LABEL = 12;
/** A column wider than this does not push the others away. */
const WIDEST = 44;

const OUTCOMES = {
  failure: 'a failure',
  recovery: 'a recovery',
  success: 'a success',
  start: 'the start of something',
  progress: 'progress',
};

/** What a phase says where nothing more is written of a reason. */
const PHASE_WORDS: Readonly<Record<Phase, string>> = {
  failure: 'Something went wrong; the note of the event tells what.',
  progress: 'Work goes on, or is done.',
  info: 'Something worth knowing; nothing has failed.',
  recovery: 'What was wrong is well again.',
};

/** A table of entries, one line a reason: who says it, of what, with which type, in which phase. */
export function listText(entries: readonly ReasonEntry[]): string {
  if (entries.length === 0) return '';
  const byReason = new Map<string, ReasonEntry[]>();
  for (const entry of entries) byReason.set(entry.reason, [...(byReason.get(entry.reason) ?? []), entry]);
  const rows = [...byReason.values()].map((same) => [
    shownReason(same[0]?.reason ?? ''),
    distinct(same.map(({ type }) => type)),
    distinct(same.map(({ phase }) => phase)),
    distinct(same.flatMap(({ kinds }) => kinds)),
    distinct(same.map(({ component }) => component)),
  ]);
  const table = [['REASON', 'TYPE', 'PHASE', 'KINDS', 'COMPONENTS'], ...rows];
  const widths = [0, 1, 2, 3].map((column) =>
    table.reduce((most, row) => Math.max(most, Math.min(WIDEST, row[column]?.length ?? 0)), 0),
  );
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('   ');
  return table.map((row) => `${line(row)}\n`).join('');
}

/** All that is known of one reason, for a person. */
export function descriptionText(description: ReasonDescription, program: string): string {
  const { entries, state } = description;
  const name = shorten(shownReason(description.reason), 80);
  const lines: string[] = [];
  if (entries.length > 0) {
    lines.push(name);
    for (const same of sameSense(entries)) lines.push('', ...senseLines(same));
  }
  if (state) {
    const which = entries.length === 0 ? ', not a reason of events' : ', too';
    lines.push(...(entries.length === 0 ? [] : ['']), `${name}: ${state.what}${which}`, '');
    lines.push(...wrap(state.told, WIDTH - 2).map((line) => `  ${line}`));
    if (state.events.length > 0) lines.push(`  Events use ${state.events.join(', ')}.`);
  }
  if (entries.length === 0 && !state) lines.push(...unknownLines(description, name, program));
  return `${lines.join('\n')}\n`;
}

/** Entries that mean the same are told once, each by a line of its own. */
function sameSense(entries: readonly DescribedEntry[]): DescribedEntry[][] {
  const groups: DescribedEntry[][] = [];
  for (const entry of entries) {
    const group = groups.find(([first]) => entry.means !== undefined && first?.means === entry.means);
    if (group) group.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

function senseLines(same: readonly DescribedEntry[]): string[] {
  const [first] = same as [DescribedEntry];
  const heads = same.map(({ component, kinds, type, phase, category }) => {
    const of = kinds.includes('*') ? 'any kind' : kinds.join(', ');
    return `${component} on ${of}: ${type}${type === 'Normal' && phase === 'failure' ? ', yet a' : ','} ${phase}, ${category}`;
  });
  const notes = new Set(same.flatMap(({ note }) => (note === undefined ? [] : [note])));
  const sources = new Set(same.flatMap(({ source }) => (source === '' ? [] : [source])));
  return [
    ...heads.map(showHidden),
    ...labelled('means', first.means ?? PHASE_WORDS[first.phase]),
    ...labelled('when bad', first.whenBad),
    ...labelled('over when', first.recovery),
    ...[...notes].flatMap((note) => labelled('remark', note)),
    ...[...sources].flatMap((source) => labelled('source', source)),
  ];
}

function unknownLines({ guess, near }: ReasonDescription, name: string, program: string): string[] {
  return [
    `${name}: not a reason that is known`,
    '',
    ...(guess === undefined ? [] : [`  By its words alone, which is a guess: ${OUTCOMES[guess]}.`]),
    ...(near.length === 0 ? [] : [`  Did you mean ${near.map(showHidden).join(', ')}?`]),
    `  Operators have reasons of their own; ${program} learns them with --reasons FILE.`,
  ];
}

function labelled(label: string, text: string | undefined): string[] {
  if (text === undefined) return [];
  const [first = '', ...more] = wrap(showHidden(text), WIDTH - LABEL);
  return [`  ${label.padEnd(LABEL - 2)}${first}`, ...more.map((line) => ' '.repeat(LABEL) + line)];
}

function distinct(words: readonly string[]): string {
  return [...new Set(words)].map(showHidden).join(',');
}
