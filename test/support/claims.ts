import type { Analysis } from '../../src/index.ts';

/**
 * Each piece of what an answer says, apart: lines of the draft and sentences within them (patterns may ask for their
 * beginning), sentences as they are given, and what the findings say in words, codes and arguments.
 */
export function textUnits({ findings, incident, rows }: Analysis): string[] {
  const said = [
    ...incident.text.split('\n'),
    ...incident.sentences.map(({ text }) => text),
    ...findings.flatMap((finding) => [finding.text, finding.code, ...textsIn(finding.args)]),
  ];
  const spaces = new Set(rows.flatMap(({ namespaces }) => namespaces));
  const units = new Set(said.flatMap((text) => [text, ...text.split(/(?<=[.!?;])\s+/)]));
  return [...units].map((text) => withoutNames(text, spaces));
}

/** What a namespace is called claims nothing: the one of the OOM kill is called so. */
function withoutNames(text: string, spaces: ReadonlySet<string>): string {
  return text.replace(/[a-z0-9]+(?:-[a-z0-9]+)*/g, (word) => (spaces.has(word) ? 'namespace' : word));
}

/** The places where a text claims what the pattern describes, each with what stands around it. Denials are none. */
export function claimsIn(text: string, pattern: string): string[] {
  return [...text.matchAll(new RegExp(pattern, 'gi'))].flatMap((match) => {
    const start = match.index;
    const end = start + match[0].length;
    if (isDenied(text.slice(0, start), match[0], text.slice(end))) return [];
    const around = text.slice(Math.max(0, start - 60), end + 40);
    return [`“${match[0]}” in “${around}” (/${pattern.slice(0, 60)}/i)`];
  });
}

/** Where a clause ends: a denial in one says nothing of the next. A comma goes on where an indirect question does. */
const HARD_END = /[.;:!?…“”()–—]|\b(?:but|however|although|though|yet)\b/i;
const CLAUSE_END =
  /[.;:!?…“”()–—]|\b(?:but|however|although|though|yet)\b|,(?!\s*(?:or|nor|who|whom|whether|when|why|how|by|that|if)\b)/i;

/** `no longer` and the like deny nothing. */
const NOT =
  /\b(?:not|never|nor|neither|cannot|nothing|none|nobody)\b(?! (?:longer|only|sooner|until))|n['’]t\b(?! until)/i;
const NO_WITNESS =
  /\bno (?:\w+ ){0,3}(?:events?|rows?|records?|reasons?|notes?|evidence|signs?|traces?|word|hint|way)\b/i;
const IN_DOUBT = /\b(?:unknown|unclear|without (?:saying|showing|telling|an? (?:\w+ )?event))\b/i;
/** Whatever they do not show, up to the end of the clause and over its commas. */
const NOT_SHOWN =
  /\b(?:events?|rows?|records?|notes?) (?:do not|does not|don['’]t|doesn['’]t|cannot|can['’]t|never) (?:show|tell|say|name)\b|\bno events? (?:shows?|tells?|says?|names?)\b/i;
const NO_SUCH = /\bno (?:\w+ ){0,2}$/i;

const QUESTION = /\b(?:who|whom|what|when|whether|why|how|if|that)\b/i;
const UNANSWERED =
  /\b(?:not (?:\w+ )?(?:shown|known|told|said|seen|visible|in (?:the|these) events)|unknown|no events?|events? (?:do|does|cannot|never)\b)/i;

/** Whether the words around a match take it back: `has not recovered`, `events do not show who`. */
function isDenied(before: string, match: string, after: string): boolean {
  if (/^\s*until\b/i.test(after)) return false;
  const lead = before.split(CLAUSE_END).at(-1) as string;
  if (NOT_SHOWN.test(before.split(HARD_END).at(-1) as string)) return true;
  if ([NOT, NO_WITNESS, IN_DOUBT, NO_SUCH].some((denial) => denial.test(lead)) || NOT.test(match)) return true;
  // `Who changed the quota is not shown`: the denial follows what it denies, which must then be a question.
  return QUESTION.test(lead) && UNANSWERED.test((after.split(/[.;]/) as [string])[0]);
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
