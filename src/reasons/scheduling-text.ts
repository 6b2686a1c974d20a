/** How a note on nodes opens: `0/4 nodes are available:`, and what follows. */
export interface NoteOpening {
  readonly nodes: number;
  readonly rest: string;
}

/** The opening of a note that looked at nodes, or `undefined` for any other text. */
export function openingOf(text: string): NoteOpening | undefined {
  const [opening, nodes] = /^0\/(\d{1,9}) nodes are available: ?/.exec(text) ?? [];
  return opening === undefined ? undefined : { nodes: Number(nodes), rest: text.slice(opening.length) };
}

/** A text without the dots it ends in: a clause ends in one, in many releases in two. */
export function withoutLastDots(text: string): string {
  let end = text.length;
  while (text[end - 1] === '.') end -= 1;
  return text.slice(0, end);
}

/** A note on nodes without its opening, in its three parts. */
export interface NoteParts {
  /** Why the nodes refused the pod, without the dot it ends in. */
  readonly body: string;
  /** What else was said after filtering, but for preemption. */
  readonly post: readonly string[];
  /** What follows `preemption: `, or `undefined` where nothing was said of it. */
  readonly preemption: string | undefined;
}

const PREEMPTION = 'preemption: ';

/**
 * Takes what follows the opening apart. Reasons hold dots and commas of their own, so the end of the body is looked for
 * from the end: before the preemption clause, after the last counted cause.
 */
export function partsOf(rest: string): NoteParts {
  const start = preemptionStart(rest);
  const lead = start < 0 ? rest : rest.slice(0, start);
  const { body, after } = bodyOf(lead, start >= 0);
  const post = clausesOf(after);
  if (start < 0) return { body, post, preemption: undefined };
  const clause = rest.slice(start + PREEMPTION.length);
  // Another plugin may have its say behind the clause's dot; a number there is one more cause.
  const end = clause.search(/\., (?!\d{1,9} )/);
  if (end < 0) return { body, post, preemption: clause };
  return { body, post: [...post, ...clausesOf(clause.slice(end + 3))], preemption: clause.slice(0, end + 1) };
}

function clausesOf(text: string): readonly string[] {
  return text.split(', ').filter((clause) => clause !== '');
}

/** Where the preemption clause starts: the last `preemption: ` that opens a clause, -1 for none. */
function preemptionStart(rest: string): number {
  for (let at = rest.lastIndexOf(PREEMPTION); at >= 0; at = rest.lastIndexOf(PREEMPTION, at - 1)) {
    if (at === 0 || rest.startsWith('. ', at - 2) || rest.startsWith(', ', at - 2)) return at;
  }
  return -1;
}

function bodyOf(lead: string, preempts: boolean): { readonly body: string; readonly after: string } {
  // What other plugins say ends in no dot, so a text that does is all body.
  if (!preempts && lead.endsWith('.')) return { body: withoutLastDots(lead), after: '' };
  const lastCause = Array.from(lead.matchAll(/, \d{1,9} /g)).at(-1)?.index ?? 0;
  const dot = lead.lastIndexOf('. ');
  if (dot >= lastCause && dot >= 0) return { body: withoutLastDots(lead.slice(0, dot)), after: lead.slice(dot + 2) };
  // With no dot before the clause there is no body: every node passed, or none was looked at.
  if (preempts && !/^\d{1,9} /.test(lead)) return { body: '', after: lead };
  return { body: lead, after: '' };
}
