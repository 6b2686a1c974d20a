import { kindOfShortName } from '../reasons/index.ts';

/**
 * Whether a word names a kind, in any letter case: as the kind itself, its plural, or a short name of kubectl's. Only a
 * cluster knows the short names of custom resources.
 */
export function namesKind(word: string, kind: string): boolean {
  const asked = word.toLowerCase();
  const given = kind.toLowerCase();
  if (asked === given || asked === pluralOf(given)) return true;
  return kindOfShortName(asked)?.toLowerCase() === given;
}

/** The plural that code generators give a kind, in the case it came in (k8s.io/gengo namer.NewAllLowercasePluralNamer). */
export function pluralOf(kind: string): string {
  if (/^endpoints$/i.test(kind)) return kind;
  if (/(?:s|x|z|ch|sh)$/.test(kind)) return `${kind}es`;
  return /[^aeiou]y$/.test(kind) ? `${kind.slice(0, -1)}ies` : `${kind}s`;
}
