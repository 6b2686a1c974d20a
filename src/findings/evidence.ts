import { distinct } from '../timeline/rows.ts';
import type { Evidence } from './finding.ts';
import type { Statement } from './statement.ts';

/** The rows and events of some statements. */
export function evidenceOf(statements: readonly Statement[], limits: readonly string[] = []): Evidence {
  return {
    rows: distinct(statements.map((statement) => statement.row)),
    events: [...new Set(statements.flatMap((statement) => statement.id || []))],
    limits,
  };
}

/** All that several findings rest on. */
export function joinedEvidence(found: readonly { readonly evidence: Evidence }[]): Evidence {
  const all = (part: keyof Evidence) => [...new Set(found.flatMap(({ evidence }) => evidence[part]))];
  return { rows: distinct(all('rows')), events: all('events'), limits: all('limits') };
}

/** The reasons of some statements, each once, in their order. */
export function reasonsOf(statements: readonly Statement[]): string[] {
  return [...new Set(statements.map((statement) => statement.reason))];
}

/** Groups by a key, in the order in which the keys first appear. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return [...groups.values()];
}
