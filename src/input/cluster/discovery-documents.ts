import { isObject } from '../../text/plain-json.ts';
import type { ServedResource } from '../../timeline/served-resources.ts';

/** One version of an API group, as a server names it. */
export interface GroupVersion {
  /** `''` for core v1. */
  readonly group: string;
  readonly version: string;
  /** Undefined where the document does not say. */
  readonly resources: readonly ServedResource[] | undefined;
  /** Whether the server itself could not find out what the version holds. */
  readonly stale: boolean;
}

/**
 * The versions that `/api` or `/apis` names, of each group the preferred one first: an APIGroupDiscoveryList (v2 or
 * v2beta1), which holds their resources too, or the older APIVersions and APIGroupList. Undefined for anything else.
 */
export function readGroupVersions(document: unknown): GroupVersion[] | undefined {
  if (!isObject(document)) return undefined;
  switch (document.kind) {
    case 'APIGroupDiscoveryList':
      return objectsIn(document.items).flatMap(versionsOfDiscovery);
    case 'APIGroupList':
      return objectsIn(document.groups).flatMap(versionsOfGroup);
    case 'APIVersions':
      return textsIn(document.versions).map((version) => ({ group: '', version, resources: undefined, stale: false }));
    default:
      return undefined;
  }
}

/** The resources of an APIResourceList, which the older discovery has for each version. Undefined for anything else. */
export function readResourceList(document: unknown, group: string, version: string): ServedResource[] | undefined {
  if (!isObject(document) || document.kind !== 'APIResourceList') return undefined;
  return objectsIn(document.resources).flatMap((resource) => {
    const { name, singularName, kind, shortNames } = resource;
    // With a slash it is a part of another resource.
    return textOf(name).includes('/') ? [] : resourceOf(group, version, name, singularName, kind, shortNames);
  });
}

function versionsOfDiscovery({ metadata, versions }: Readonly<Record<string, unknown>>): GroupVersion[] {
  const group = isObject(metadata) ? textOf(metadata.name) : '';
  return objectsIn(versions).map(({ version: given, freshness, resources }) => {
    const version = textOf(given);
    const read = objectsIn(resources).flatMap(({ resource, singularResource, responseKind, shortNames }) => {
      const kind = isObject(responseKind) ? responseKind.kind : '';
      return resourceOf(group, version, resource, singularResource, kind, shortNames);
    });
    return { group, version, resources: read, stale: freshness === 'Stale' };
  });
}

function versionsOfGroup({ name, versions, preferredVersion }: Readonly<Record<string, unknown>>): GroupVersion[] {
  const preferred = isObject(preferredVersion) ? textOf(preferredVersion.version) : '';
  const all = objectsIn(versions).map(({ version }) => textOf(version));
  const sorted = [...all.filter((version) => version === preferred), ...all.filter((version) => version !== preferred)];
  return sorted.map((version) => ({ group: textOf(name), version, resources: undefined, stale: false }));
}

function resourceOf(
  group: string,
  version: string,
  plural: unknown,
  singular: unknown,
  givenKind: unknown,
  shortNames: unknown,
): ServedResource[] {
  const kind = textOf(givenKind);
  if (kind === '') return [];
  return [
    {
      group,
      version,
      kind,
      plural: textOf(plural),
      // Servers before 1.27 do not name the singular of what is built in.
      singular: textOf(singular) || kind.toLowerCase(),
      shortNames: textsIn(shortNames),
    },
  ];
}

function objectsIn(value: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(value) ? value.filter(isObject) : [];
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
