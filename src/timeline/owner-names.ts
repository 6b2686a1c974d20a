/** Characters of generated suffixes (kubernetes apimachinery pkg/util/rand: no vowels, no 0, 1 and 3). */
const SAFE = '[bcdfghjklmnpqrstvwxz2456789]';
const REPLICA_SET = new RegExp(`^(.+)-(${SAFE}{6,10})$`);
const GENERATED = new RegExp(`^(.+)-${SAFE}{5}$`);
/** A CronJob's job ends in the minutes since 1970 at which it was due; since 1989 these have eight digits. */
const CRON_RUN = /^(.+)-(\d{8})$/;
const ORDINAL = /^(.+)-(\d{1,9})$/;

/** An owner that a name alone suggests. */
export interface NamedOwner {
  readonly kind: string;
  readonly name: string;
}

/** Whether events or notes know an object of that kind and name in the namespace in question. */
export type Knows = (kind: string, name: string) => boolean;

/**
 * The owner that an object's name suggests, by the patterns in which controllers name what they make. Where a pattern
 * fits half the world, as that of an ordinal does, the owner must be known from elsewhere.
 */
export function ownerByName(kind: string, name: string, knows: Knows): NamedOwner | undefined {
  if (name.length > 253) return undefined;
  if (kind === 'Pod') return ownerOfPod(name, knows);
  if (kind === 'ReplicaSet') {
    const base = REPLICA_SET.exec(name)?.[1];
    if (base === undefined) return undefined;
    return { kind: knows('Rollout', base) && !knows('Deployment', base) ? 'Rollout' : 'Deployment', name: base };
  }
  if (kind === 'Job') {
    const base = CRON_RUN.exec(name)?.[1];
    return base === undefined ? undefined : { kind: 'CronJob', name: base };
  }
  if (kind === 'PersistentVolumeClaim') return ownerOfClaim(name, knows);
  return undefined;
}

function ownerOfPod(name: string, knows: Knows): NamedOwner | undefined {
  const base = GENERATED.exec(name)?.[1];
  if (base !== undefined) {
    const known = ['ReplicaSet', 'Job', 'DaemonSet', 'ReplicationController'].find((kind) => knows(kind, base));
    if (known) return { kind: known, name: base };
    // A pod of an indexed Job.
    const job = ORDINAL.exec(base)?.[1];
    if (job !== undefined && knows('Job', job)) return { kind: 'Job', name: job };
    if (CRON_RUN.test(base)) return { kind: 'Job', name: base };
    if (REPLICA_SET.test(base)) return { kind: 'ReplicaSet', name: base };
  }
  const set = ORDINAL.exec(name)?.[1];
  return set !== undefined && knows('StatefulSet', set) ? { kind: 'StatefulSet', name: set } : undefined;
}

/** Claims of a StatefulSet are named `<template>-<set>-<ordinal>`; the set or its pod must be known. */
function ownerOfClaim(name: string, knows: Knows): NamedOwner | undefined {
  const parts = name.split('-');
  const ordinal = parts.pop() as string;
  if (!/^\d{1,9}$/.test(ordinal)) return undefined;
  for (let start = 1; start < parts.length; start++) {
    const set = parts.slice(start).join('-');
    if (knows('StatefulSet', set) || knows('Pod', `${set}-${ordinal}`)) return { kind: 'StatefulSet', name: set };
  }
  return undefined;
}

/** Kinds whose pods are named by the API server, behind the owner's name; a StatefulSet numbers its own. */
const NAMES_PODS = ['ReplicaSet', 'Job', 'DaemonSet', 'ReplicationController'];
const RANDOM_TAIL = new RegExp(`^(?:(\\d{1,9})-)?${SAFE}{5}$`);
const HASH_TAIL = new RegExp(`^${SAFE}{6,10}$`);
/** The API server makes room for its random characters in a name that would be too long. */
const LONGEST_GENERATED = 63;

/**
 * What stands behind an owner's name in that of an object it made, with `*` for what is generated: the index of an indexed
 * Job stays. Undefined where nothing is.
 */
export function generatedTail(kind: string, name: string, owner: NamedOwner): string | undefined {
  const own = `${owner.name}-`;
  const tail = name.startsWith(own) ? name.slice(own.length) : undefined;
  if (kind === 'Pod' && NAMES_PODS.includes(owner.kind)) {
    const [found, index] = RANDOM_TAIL.exec(tail ?? '') ?? [];
    if (found !== undefined) return index === undefined ? '*' : `${index}-*`;
    const room = LONGEST_GENERATED - 5;
    return name.length === LONGEST_GENERATED && own.startsWith(name.slice(0, room)) ? '*' : undefined;
  }
  if (tail === undefined) return undefined;
  if (kind === 'ReplicaSet') return HASH_TAIL.test(tail) ? '*' : undefined;
  return kind === 'Job' && owner.kind === 'CronJob' && /^\d{8}$/.test(tail) ? '*' : undefined;
}

/** A name without five random characters at its end, as the API server puts them behind `generateName`; undefined for another. */
export function withoutRandom(name: string): string | undefined {
  return name.length > 253 ? undefined : GENERATED.exec(name)?.[1];
}
