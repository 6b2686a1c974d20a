import { readIdentity, readObject, readText } from './fields.ts';
import type { ObjectReference } from './kube-event.ts';
import type { ProblemLog } from './problem-log.ts';

type Keys = keyof ObjectReference;

/** In the order the API has them (kubernetes/api core/v1/types.go ObjectReference, v1.36). */
const KEYS: readonly Keys[] = ['kind', 'namespace', 'name', 'uid', 'apiVersion', 'resourceVersion', 'fieldPath'];

/** A reference with those of its seven fields that hold something; `{}` for none. */
export function readReference(value: unknown, field: string, log: ProblemLog): ObjectReference {
  const given = readObject(value, field, log);
  if (!given) return {};
  const reference: { -readonly [Key in Keys]?: string } = {};
  for (const key of KEYS) {
    const read = key === 'resourceVersion' ? readIdentity : readText;
    const text = read(given[key], `${field}.${key}`, log);
    if (text !== '') reference[key] = text;
  }
  return reference;
}

/** The API group of an apiVersion: `apps` of `apps/v1`, `''` of `v1`. */
export function groupOf(apiVersion: string | undefined): string {
  const slash = apiVersion?.indexOf('/') ?? -1;
  return apiVersion && slash >= 0 ? apiVersion.slice(0, slash) : '';
}
