import { groupOf } from '../event/reference.ts';
import { isCustomGroup } from '../event/reporter.ts';
import { generatedTail, ownerByName, withoutRandom } from './owner-names.ts';
import type { Mention } from './owners.ts';
import { Owners } from './owners.ts';
import type { Subject } from './subject.ts';
import { objectKey } from './subject.ts';

/** Names that provisioners make of the uid of a claim. */
const OF_UID = /^pvc-[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** So many dashes of a claim's name are tried for where that of its pod ends. */
const MOST_DASHES = 16;

/**
 * Names that stay the same from one run to the next: what controllers generate is `*` in them (`web-*` for a pod of the
 * Deployment `web`), what people and StatefulSets choose stays. Made from what two timelines tell, a list of mentions each.
 */
export class StableNames {
  readonly #owners: Owners;
  readonly #names = new Map<string, string>();
  /** None while they are being looked for. */
  #runs: ReadonlySet<string> = new Set();

  constructor(before: readonly Mention[], after: readonly Mention[]) {
    this.#owners = new Owners([...before, ...after]);
    this.#runs = sharedBases(this.#basesOf(before), this.#basesOf(after));
  }

  /** The stable name of an object. */
  of(subject: Subject): string {
    const key = objectKey(subject);
    let name = this.#names.get(key);
    if (name === undefined) {
      name = this.#ofOwner(subject) ?? this.#ofRun(subject) ?? this.#ofPart(subject) ?? subject.name;
      this.#names.set(key, name);
    }
    return name;
  }

  #ofOwner(subject: Subject, depth = 0): string | undefined {
    const { kind, name, namespace } = subject;
    // Patterns that need no other object to be known: the name may tell where a stronger link leads elsewhere.
    const byName = ownerByName(kind, name, () => false);
    const known = this.#owners.ownerOf(objectKey(subject))?.owner;
    for (const owner of [known, byName && { ...byName, ...(namespace === undefined ? {} : { namespace }) }]) {
      const tail = owner && generatedTail(kind, name, owner);
      if (!owner || tail === undefined) continue;
      // Longer chains are made up.
      const stable = depth < 4 ? (this.#ofOwner(owner, depth + 1) ?? this.#ofRun(owner) ?? owner.name) : owner.name;
      return tail === '*' && stable.endsWith('-*') ? stable : `${stable}-${tail}`;
    }
    return undefined;
  }

  /** What looks generated, has no owner that tells, and was called otherwise in each of the two. */
  #ofRun(subject: Subject): string | undefined {
    const base = baseOf(subject);
    return base !== undefined && this.#runs.has(base.key) ? `${base.name}-*` : undefined;
  }

  #ofPart({ kind, name, namespace }: Subject): string | undefined {
    if (kind === 'PersistentVolume') return OF_UID.test(name) ? 'pvc-*' : undefined;
    if (kind !== 'PersistentVolumeClaim' || name.length > 253) return undefined;
    let tries = MOST_DASHES;
    // An ephemeral volume's claim is called by its pod: `<pod>-<volume>`.
    for (let dash = name.indexOf('-'); dash > 0 && tries-- > 0; dash = name.indexOf('-', dash + 1)) {
      const pod = { kind: 'Pod', name: name.slice(0, dash), ...(namespace === undefined ? {} : { namespace }) };
      const stable = this.#ofOwner(pod);
      if (stable !== undefined) return stable + name.slice(dash);
    }
    return undefined;
  }

  #basesOf(mentions: readonly Mention[]): Map<string, Set<string>> {
    const bases = new Map<string, Set<string>>();
    for (const { subject } of mentions) {
      const base = baseOf(subject);
      if (base === undefined || this.#ofOwner(subject) !== undefined) continue;
      const names = bases.get(base.key) ?? new Set();
      bases.set(base.key, names.add(subject.name));
    }
    return bases;
  }
}

/** The name before random characters, of a kind that is often made anew for each run. */
function baseOf({ kind, name, namespace = '', apiVersion }: Subject): { key: string; name: string } | undefined {
  if (kind !== 'Pod' && kind !== 'Job' && !isCustomGroup(groupOf(apiVersion))) return undefined;
  const base = withoutRandom(name);
  return base === undefined ? undefined : { key: JSON.stringify([kind, namespace, base]), name: base };
}

/** The bases of both under which no name is the same: one that both have was hardly made anew. */
function sharedBases(before: Map<string, Set<string>>, after: Map<string, Set<string>>): Set<string> {
  const shared = new Set<string>();
  for (const [key, names] of before) {
    const others = after.get(key);
    if (others && ![...names].some((name) => others.has(name))) shared.add(key);
  }
  return shared;
}
