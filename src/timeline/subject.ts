import type { ObjectReference } from '../event/kube-event.ts';
import { groupOf } from '../event/reference.ts';
import { builtInKinds } from '../reasons/index.ts';

/** The object a finding is about. `''` where the events name none. */
export interface Subject {
  readonly kind: string;
  readonly name: string;
  /** Absent for cluster-scoped objects, whose events are stored in `default` without lying there. */
  readonly namespace?: string;
  readonly apiVersion?: string;
}

/** Kinds whose objects lie in no namespace, whatever a reference says (kubernetes core/v1 and storage/v1, v1.36). */
const CLUSTER_SCOPED = ['Node', 'PersistentVolume', 'Namespace', 'StorageClass', 'CSINode', 'VolumeAttachment'];

/** The object of a reference, without the fields that tell its generation or a part of it. */
export function subjectOf({ kind = '', name = '', namespace, apiVersion }: ObjectReference): Subject {
  const clusterScoped = CLUSTER_SCOPED.includes(kind) && isOwnGroup(kind, groupOf(apiVersion));
  const scoped = namespace !== undefined && !clusterScoped;
  return { kind, name, ...(scoped ? { namespace } : {}), ...(apiVersion === undefined ? {} : { apiVersion }) };
}

/**
 * One key an object, whatever its generations. The group counts, the version does not: an object is served in several
 * versions. Of Kubernetes' own kinds the group goes without saying, for some writers leave it out.
 */
export function objectKey({ kind, name, namespace = '', apiVersion }: Subject): string {
  const group = groupOf(apiVersion);
  const custom = isOwnGroup(kind, group) ? '' : group;
  // The lengths tell the parts apart, whatever stands in them.
  return `${namespace.length} ${custom.length} ${kind.length} ${namespace}${custom}${kind}${name}`;
}

/** An object of one of Kubernetes' own kinds that only a name tells of. */
export function builtInSubject(kind: string, name: string, namespace: string | undefined): Subject {
  const apiVersion = builtInKinds().find((served) => served.kind === kind)?.apiVersion;
  return {
    kind,
    name,
    ...(namespace === undefined ? {} : { namespace }),
    ...(apiVersion === undefined ? {} : { apiVersion }),
  };
}

/** Whether an object is of one of Kubernetes' own kinds: Longhorn has Nodes too, and Volcano has Jobs. */
export function isOfOwnKind({ kind, apiVersion }: Subject): boolean {
  return isOwnGroup(kind, groupOf(apiVersion));
}

let ownGroups: ReadonlyMap<string, ReadonlySet<string>> | undefined;

function isOwnGroup(kind: string, group: string): boolean {
  if (group === '') return true;
  if (!ownGroups) {
    const groups = new Map<string, Set<string>>();
    for (const served of builtInKinds()) {
      const known = groups.get(served.kind) ?? new Set();
      groups.set(served.kind, known.add(groupOf(served.apiVersion)));
    }
    ownGroups = groups;
  }
  return ownGroups.get(kind)?.has(group) ?? false;
}
