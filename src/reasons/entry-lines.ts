import type { Category, Phase, ReasonEntry } from './reason-entry.ts';

/**
 * Reads the catalogue's own text. A heading names the component and the source of the lines below it, each line is one
 * entry, and a note may follow:
 *
 *     [component] source
 *     reason | kinds | type phase category | note
 *
 * `<none>` stands for an empty reason, kinds are separated by blanks, `*` is any kind. The text is trusted: that every
 * word in it is an allowed one is tested, not checked here.
 */
export function readEntryLines(text: string): ReasonEntry[] {
  const entries: ReasonEntry[] = [];
  let component = '';
  let source = '';
  for (const line of text.split('\n')) {
    if (line === '') continue;
    if (line.startsWith('[')) {
      const end = line.indexOf(']');
      component = line.slice(1, end);
      source = line.slice(end + 2);
      continue;
    }
    const [reason = '', kinds = '', traits = '', note] = line.split(' | ');
    const [type = '', phase, category] = traits.split(' ');
    entries.push({
      reason: reason === '<none>' ? '' : reason,
      component,
      type,
      kinds: kinds.split(' '),
      category: category as Category,
      phase: phase as Phase,
      source,
      ...(note !== undefined && { note }),
    });
  }
  return entries;
}
