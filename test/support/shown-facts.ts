import type { Wording } from '../../src/incident/wording/wording.ts';
import type { Words } from '../../src/incident/words.ts';
import { pluralOf } from '../../src/timeline/kind-names.ts';

/** One thing to say, in whatever language. */
export type Say = (wording: Wording, words: Words) => string;

/** What a sentence shows of the world, without its words. */
export interface FactsShown {
  /** The calls of the functions for texts and times whose answers stand in the sentence. */
  readonly calls: readonly string[];
  /** The numbers outside of quotation marks, as often as each stands there. */
  readonly numbers: readonly string[];
}

/** Says something and gives the facts that can be read from it, in an order of their own. */
export function factsShown(say: Say, wording: Wording, words: Words): FactsShown {
  const answers = new Map<string, string>();
  const text = say(wording, noting(words, answers));
  const shown = [...answers].filter(
    ([, answer]) => answer !== '' && [answer, pluralOf(answer)].some((word) => stands(word, text)),
  );
  return {
    calls: shown.map(([call]) => call).sort(),
    numbers: (text.replace(/“[^”]*”/g, '').match(/\d+/g) ?? []).sort(),
  };
}

/** Whether a text stands in another as a word of its own. */
function stands(word: string, text: string): boolean {
  const parts = text.split(word);
  return parts.some(
    (before, index) => index < parts.length - 1 && !/\w$/.test(before) && !/^\w/.test(parts[index + 1] ?? ''),
  );
}

/** Words that keep each call with its answer. */
function noting(words: Words, answers: Map<string, string>): Words {
  const note = (name: keyof Words) => (what: never) => {
    const answer = (words[name] as (what: unknown) => string)(what);
    answers.set(`${name}(${what})`, answer);
    return answer;
  };
  const noted = (Object.keys(words) as (keyof Words)[]).map((name) => [name, note(name)]);
  return Object.fromEntries(noted) as Words;
}

/** A wording that knows which of its functions were never called. */
export function watched(wording: Wording): { readonly wording: Wording; readonly unsaid: () => string[] } {
  const waiting = new Set<string>();
  const watch = <Table extends object>(table: Table, path: string): Table => {
    for (const [key, value] of Object.entries(table)) if (typeof value === 'function') waiting.add(`${path}${key}`);
    return new Proxy(table, {
      get: (target, key) => {
        const value: unknown = Reflect.get(target, key);
        if (typeof value !== 'function') return value;
        return (...args: unknown[]) => {
          waiting.delete(`${path}${String(key)}`);
          return value(...args);
        };
      },
    });
  };
  const tables = {
    claims: watch(wording.claims, 'claims '),
    findings: watch(wording.findings, 'findings '),
    limits: watch(wording.limits, 'limits '),
  };
  return { wording: watch({ ...wording, ...tables }, ''), unsaid: () => [...waiting] };
}
