import type { KubeEvent, ObjectReference } from '../event/kube-event.ts';
import { groupOf } from '../event/reference.ts';
import { isCustomGroup } from '../event/reporter.ts';
import { compareUtf8 } from '../text/utf8-order.ts';
import { ownerByName } from './owner-names.ts';
import { childInNote } from './owner-notes.ts';
import type { Subject } from './subject.ts';
import { builtInSubject, objectKey, subjectOf } from './subject.ts';

/** What a link between an object and its owner rests on, strongest first. No event states one outright. */
export type LinkBasis = 'note' | 'related' | 'name';

const BASES: readonly LinkBasis[] = ['note', 'related', 'name'];

/** That one object belongs to another. */
export interface OwnerLink {
  readonly owner: Subject;
  readonly basis: LinkBasis;
}

/** The workload at the top of a chain of owners; `basis` is the weakest link to it, null for the object itself. */
export interface Workload {
  readonly subject: Subject;
  readonly key: string;
  readonly basis: LinkBasis | null;
}

/** What an event or a row says of an object, as far as owners can be read from it. */
export interface Mention {
  readonly subject: Subject;
  readonly note: string;
  readonly related: Subject | null;
}

/** A mention of an object in a note, perhaps with a second one. */
export function mentionOf(subject: Subject, note: string, related: ObjectReference = {}): Mention {
  return { subject, note, related: related.kind === undefined ? null : subjectOf(related) };
}

/** The mention of an event's object. */
export function mentionIn({ regarding, note, related }: KubeEvent): Mention {
  return mentionOf(subjectOf(regarding), note, related);
}

/** The owners that some events tell of. */
export function ownersIn(events: readonly KubeEvent[]): Owners {
  return new Owners(events.map(mentionIn));
}

/** A chain is Pod, ReplicaSet, Deployment, and perhaps a custom resource or two; longer ones are made up. */
const LONGEST_CHAIN = 6;

/**
 * Who owns whom, inferred from what controllers say they made, from `related` objects of custom resources, and from
 * names; never across namespaces. The same for any order of the mentions.
 */
export class Owners {
  readonly #subjects = new Map<string, Subject>();
  /** The same by namespace, kind and name alone: a guess from a name knows no API group. */
  readonly #named = new Map<string, Subject>();
  readonly #links = new Map<string, OwnerLink>();
  readonly #workloads = new Map<string, Workload>();

  constructor(mentions: Iterable<Mention>) {
    for (const { subject, note, related } of mentions) {
      this.#know(subject);
      const child = childInNote(subject.kind, note);
      if (child)
        this.#link(builtInSubject(child.kind, child.name, subject.namespace), { owner: subject, basis: 'note' });
      if (related) this.#relate(subject, related);
    }
    for (const subject of [...this.#subjects.values()]) this.#linkByName(subject);
  }

  /** The object that owns another, as far as events tell or names suggest. */
  ownerOf(key: string): OwnerLink | undefined {
    return this.#links.get(key);
  }

  /** The objects that own another, the nearest first. */
  ownersOf(subject: Subject): Subject[] {
    const chain: Subject[] = [];
    let link = this.#links.get(objectKey(subject));
    while (link && chain.length < LONGEST_CHAIN) {
      chain.push(this.#known(link.owner));
      link = this.#links.get(objectKey(link.owner));
    }
    return chain;
  }

  /** The object at the top of the chain of owners: a Deployment, a CronJob, or the object itself. */
  workloadOf(subject: Subject, key = objectKey(subject)): Workload {
    const known = this.#workloads.get(key);
    if (known) return known;
    let top: Workload = { subject, key, basis: null };
    for (let step = 0; step < LONGEST_CHAIN; step++) {
      const link = this.#links.get(top.key);
      if (!link) break;
      top = { subject: this.#known(link.owner), key: objectKey(link.owner), basis: weaker(top.basis, link.basis) };
    }
    this.#workloads.set(key, top);
    return top;
  }

  #know(subject: Subject): void {
    const key = objectKey(subject);
    const known = this.#subjects.get(key);
    if (!known || isTellinger(subject, known)) this.#subjects.set(key, subject);
    const name = nameKey(subject);
    const named = this.#named.get(name);
    if (!named || compareUtf8(key, objectKey(named)) < 0) this.#named.set(name, subject);
  }

  /** The same object with its apiVersion, where any event tells it. */
  #known(subject: Subject): Subject {
    return this.#subjects.get(objectKey(subject)) ?? subject;
  }

  #link(child: Subject, link: OwnerLink): void {
    const key = objectKey(child);
    if (!this.#subjects.has(key)) this.#know(child);
    this.#know(link.owner);
    const ownerKey = objectKey(link.owner);
    if (ownerKey === key) return;
    const known = this.#links.get(key);
    const order = known && BASES.indexOf(link.basis) - BASES.indexOf(known.basis);
    if (
      order === undefined ||
      order < 0 ||
      (order === 0 && compareUtf8(ownerKey, objectKey((known as OwnerLink).owner)) < 0)
    )
      this.#links.set(key, link);
  }

  /** An operator that names a second object beside its custom resource speaks of what belongs to the resource. */
  #relate(subject: Subject, related: Subject): void {
    const [custom, relatedCustom] = [subject, related].map(({ apiVersion }) => isCustomGroup(groupOf(apiVersion)));
    if (custom === relatedCustom || subject.namespace !== related.namespace || related.name === '') return;
    const [owner, child] = custom ? [subject, related] : [related, subject];
    this.#link(child, { owner, basis: 'related' });
  }

  #linkByName(subject: Subject): void {
    const key = objectKey(subject);
    if (this.#links.has(key)) return;
    const named = (kind: string, name: string) => builtInSubject(kind, name, subject.namespace);
    const knows = (kind: string, name: string) => this.#named.has(nameKey(named(kind, name)));
    const found = ownerByName(subject.kind, subject.name, knows);
    if (!found) return;
    const guessed = named(found.kind, found.name);
    const owner = this.#named.get(nameKey(guessed)) ?? guessed;
    this.#links.set(key, { owner, basis: 'name' });
    // A name may suggest a chain: the ReplicaSet of a pod's name has an owner in its own name.
    if (owner === guessed) this.#linkByName(owner);
  }
}

/** Versions may differ between events, and some leave them out: one that is there, and of two the smaller by bytes. */
function isTellinger({ apiVersion = '' }: Subject, { apiVersion: known = '' }: Subject): boolean {
  if (apiVersion === '' || known === '') return apiVersion !== '' && known === '';
  return compareUtf8(apiVersion, known) < 0;
}

function nameKey({ kind, name, namespace = '' }: Subject): string {
  return `${namespace.length} ${kind.length} ${namespace}${kind}${name}`;
}

function weaker(a: LinkBasis | null, b: LinkBasis): LinkBasis {
  return a === null || BASES.indexOf(b) > BASES.indexOf(a) ? b : a;
}
