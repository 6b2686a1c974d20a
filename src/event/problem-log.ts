import { showHidden } from '../text/hidden.ts';
import type { EventProblem, ProblemCode } from './kube-event.ts';

/** Collects what is odd in one event while its fields are read. */
export interface ProblemLog {
  readonly problems: readonly EventProblem[];
  add(code: ProblemCode, field: string, detail: string): void;
}

export function problemLog(): ProblemLog {
  const problems: EventProblem[] = [];
  return {
    problems,
    add: (code, field, detail) => problems.push({ code, field, detail: showHidden(detail) }),
  };
}

/** A value as a person may be shown it inside a problem's detail: compact, at most 60 characters. */
export function shown(value: unknown): string {
  const plain = typeof value === 'bigint' || typeof value === 'symbol' || typeof value === 'function';
  const text = typeof value === 'string' ? `"${value}"` : plain ? String(value) : (JSON.stringify(value) ?? 'nothing');
  return text.length <= 60 ? text : `${text.slice(0, 59)}…`;
}
