import type { KubeEvent } from '../event/kube-event.ts';
import { groupOf } from '../event/reference.ts';
import { builtInKinds } from '../reasons/index.ts';
import { compareUtf8 } from '../text/utf8-order.ts';
import { pluralOf } from './kind-names.ts';

/** A type of object that an API server serves, in one version, with the words for it in lower case. */
export interface ServedResource {
  /** `''` for core v1. */
  readonly group: string;
  readonly version: string;
  readonly kind: string;
  readonly plural: string;
  readonly singular: string;
  readonly shortNames: readonly string[];
}

/** What a v1.36 server serves by default, in its order of preference. */
export function builtInResources(): ServedResource[] {
  return builtInKinds().map(({ kind, apiVersion, shortNames }) => resourceOf(kind, apiVersion, shortNames));
}

/**
 * The custom resources that events are about, behind those that are built in: by group, as a server sorts those of
 * definitions, the version first that it would prefer. Events cannot tell what their cluster does know besides: a kind
 * that none of them is about, short names, a plural or singular that does not follow from the kind, a newer version
 * than any they name, and that a definition has been removed. An event without the object's apiVersion says nothing, nor does
 * one without its uid: only the server gives those out, so without one the kind may be made up.
 */
export function resourcesOfEvents(events: readonly KubeEvent[]): ServedResource[] {
  const builtIn = new Set(builtInKinds().map(({ apiVersion }) => apiVersion));
  const seen = new Map<string, ServedResource>();
  for (const { regarding } of events) {
    const { kind = '', apiVersion = '', uid = '' } = regarding;
    const key = `${apiVersion} ${kind}`;
    if (kind === '' || apiVersion === '' || uid === '' || builtIn.has(apiVersion) || seen.has(key)) continue;
    seen.set(key, resourceOf(kind, apiVersion, []));
  }
  return [...seen.values()].sort(
    (a, b) => compareUtf8(a.group, b.group) || compareVersions(a.version, b.version) || compareUtf8(a.kind, b.kind),
  );
}

function resourceOf(kind: string, apiVersion: string, shortNames: readonly string[]): ServedResource {
  const group = groupOf(apiVersion);
  const version = group === '' ? apiVersion : apiVersion.slice(group.length + 1);
  const singular = kind.toLowerCase();
  return { group, version, kind, plural: pluralOf(singular), singular, shortNames };
}

const STAGES = ['', 'beta', 'alpha'];

/** Stable before beta before alpha, then the higher number first; other names last (apimachinery pkg/version/helpers.go). */
function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => /^v(\d{1,9})(?:(alpha|beta)(\d{1,9}))?$/.exec(version));
  if (!left || !right) return Number(!left) - Number(!right) || compareUtf8(a, b);
  return (
    STAGES.indexOf(left[2] ?? '') - STAGES.indexOf(right[2] ?? '') ||
    Number(right[1]) - Number(left[1]) ||
    Number(right[3] ?? 0) - Number(left[3] ?? 0)
  );
}
