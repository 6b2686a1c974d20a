import { goQuoted } from '../text/go-quoted.ts';
import type { ServedResource } from './served-resources.ts';

/** What kubectl finds behind a word for a type of object, or its own words where it finds nothing. */
export type FoundResource =
  | {
      readonly kind: string;
      readonly apiVersion: string;
      /** kubectl's lines on standard error for a short name that could have meant something else too. */
      readonly warnings: readonly string[];
    }
  | { readonly refused: string };

/** A word taken apart; `''` for what it does not say. */
interface Asked {
  readonly resource: string;
  readonly version: string;
  readonly group: string;
}

/**
 * Finds what a word names among the resources of a server, which stand in its order of preference: `pods`, `pod`,
 * `po`, `deployments.apps`, `deployments.v1.apps`, in any letter case. The rules are kubectl's with all their oddities
 * (client-go restmapper/shortcut.go and discovery.go, apimachinery pkg/api/meta/restmapper.go; compared with 1.36.3):
 * a group may be cut short, a short name forgets the version behind it, and a kind counts only as the singular.
 */
export function findResource(word: string, served: readonly ServedResource[]): FoundResource {
  const [resource = '', ...rest] = lowerCase(word).split('.');
  const group = rest.join('.');
  if (resource === '') return { refused: `error: a resource must be present, got: ${group}/, Resource=` };
  const [version = '', ...behind] = rest;
  const ways = [
    ...(behind.length > 0 ? [spellOut({ resource, version, group: behind.join('.') }, served)] : []),
    spellOut({ resource, version: '', group }, served),
  ];
  for (const { asked, warnings } of ways) {
    const found = firstNamed(asked, served);
    if (found) return { ...found, warnings };
  }
  const inGroup = group === '' ? '' : ` in group ${goQuoted(group)}`;
  return { refused: `the server doesn't have a resource type ${goQuoted(resource)}${inGroup}` };
}

interface SpeltOut {
  readonly asked: Asked;
  readonly warnings: readonly string[];
}

/** Puts the plural in the place of a short name, unless that is some resource's full name. */
function spellOut(asked: Asked, served: readonly ServedResource[]): SpeltOut {
  const { resource, group } = asked;
  const inGroup = group === '' ? served : served.filter((type) => type.group === group);
  if (inGroup.some(({ plural, singular }) => plural === resource || singular === resource))
    return { asked, warnings: [] };
  const isShort = ({ shortNames }: ServedResource) => shortNames.includes(resource);
  const [meant, ...others] = new Map(
    inGroup.filter(isShort).map((type) => [longName(type), { resource: type.plural, group: type.group }]),
  );
  if (meant) {
    const warning = `Warning: short name ${goQuoted(resource)} could also match lower priority resource`;
    return { asked: { ...meant[1], version: '' }, warnings: others.map(([name]) => `${warning} ${name}`) };
  }
  const cut = group === '' ? undefined : served.find((type) => type.group.startsWith(group) && isShort(type));
  return { asked: cut ? { ...asked, resource: cut.plural, group: cut.group } : asked, warnings: [] };
}

function longName({ plural, group }: ServedResource): string {
  return group === '' ? plural : `${plural}.${group}`;
}

function firstNamed(asked: Asked, served: readonly ServedResource[]): { kind: string; apiVersion: string } | undefined {
  for (const type of served) {
    const kind = isWithin(type, asked) ? kindNamed(type, asked.resource) : undefined;
    if (kind !== undefined) {
      return { kind, apiVersion: type.group === '' ? type.version : `${type.group}/${type.version}` };
    }
  }
  return undefined;
}

function isWithin({ group, version }: ServedResource, asked: Asked): boolean {
  if (asked.version === '') return group.startsWith(asked.group);
  return version === asked.version && (asked.group === '' || group === asked.group);
}

/** Each kind brings the kind of its lists, and each version the kind of any list, under guessed names. */
function kindNamed({ kind, plural, singular }: ServedResource, resource: string): string | undefined {
  if (resource === plural || resource === singular) return kind;
  const list = `${kind.toLowerCase()}list`;
  if (resource === list || resource === `${list}s`) return `${kind}List`;
  return resource === 'list' || resource === 'lists' ? 'List' : undefined;
}

/** As Go does it: each character for itself, and into one. */
function lowerCase(word: string): string {
  return [...word].map((char) => [...char.toLowerCase()][0]).join('');
}
