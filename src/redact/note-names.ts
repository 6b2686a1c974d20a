import { renameImages } from './image-names.ts';
import { NOTE_WORDS } from './note-words.ts';
import type { FoundNames, Pseudonyms } from './pseudonyms.ts';

/** Letters and digits with the marks of names between them; each run is read once. */
const TOKEN = /[\p{L}\p{N}](?:[\p{L}\p{N}._-]*[\p{L}\p{N}])?/gu;

/** What stands before a name, where a word that reads like any other must be one. */
const NAMED =
  /(?:["'`/({[=_:]|\b(?:pod|job|node|container|set|ReplicaSet|StatefulSet|DaemonSet|Pod|Job|Node|Claim|Container|namespace|quota|secret|configmap|service|deployment|volume|claim|image)(?:s?:|=)? "?)$/;

/** Parts of a path of fields, groups of Kubernetes' own and the marks of what is redacted are no names. */
const NO_NAME = /(?:^|\.)(?:k8s|kubernetes)\.io$|^(?:spec|status|metadata)\.|^(?:address|email)(?:-\d+)?$/;

/** So many dashes are tried from either end: more are no name of an object, and cost time. */
const MOST_DASHES = 8;

/** So far back a name is told by what stands before it. */
const BEFORE = 24;

/**
 * A text in which every known name is replaced, as a whole word and as a part of others (`web-tls`,
 * `web.shop.svc`, `web-767bd6bcdb-ds6sv_shop`). Words of Kubernetes' own sentences stay where they need not be names.
 */
export function renameInNote(note: string, found: FoundNames, names: Pseudonyms): string {
  const withImages = renameImages(note, (repository) => found.get(repository)?.has('Image') === true, names);
  return withImages.replace(TOKEN, (token, at: number) => {
    if (NO_NAME.test(token)) return token;
    const named = () =>
      NAMED.test(withImages.slice(Math.max(0, at - BEFORE), at)) ||
      (withImages[at + token.length] === '/' && found.get(token)?.has('Namespace') === true);
    return wordOf(token, named, names) ?? partsOf(token, names);
  });
}

function wordOf(word: string, named: () => boolean, names: Pseudonyms): string | undefined {
  const plain = word.length < 2 || NOTE_WORDS.has(word) || !/\p{L}/u.test(word);
  return plain && !named() ? undefined : names.of(word);
}

/** Apart at underscores and dots, each part by the longest beginning or end that is known. */
function partsOf(token: string, names: Pseudonyms): string {
  return token.replace(/[^._]+/g, (part) => {
    const never = () => false;
    const whole = wordOf(part, never, names);
    if (whole !== undefined || part.length > 253) return whole ?? part;
    let tries = MOST_DASHES;
    for (let dash = part.lastIndexOf('-'); dash > 0 && tries-- > 0; dash = part.lastIndexOf('-', dash - 1)) {
      const first = wordOf(part.slice(0, dash), never, names);
      if (first !== undefined) return first + part.slice(dash);
    }
    tries = MOST_DASHES;
    for (let dash = part.indexOf('-'); dash > 0 && tries-- > 0; dash = part.indexOf('-', dash + 1)) {
      const last = wordOf(part.slice(dash + 1), never, names);
      if (last !== undefined) return part.slice(0, dash + 1) + last;
    }
    return part;
  });
}
