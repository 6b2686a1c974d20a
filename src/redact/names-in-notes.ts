import { imageOf, isTellingTag } from './image-names.ts';
import { EVERYWHERE, NOTE_WORDS } from './note-words.ts';

type Add = (name: string, kind: string) => void;

const NAME = '([a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?)';

/** Where the notes of Kubernetes' own components name objects without quotes, with the kinds of what is named. */
const PHRASES: readonly (readonly [RegExp, ...string[]])[] = [
  [new RegExp(`\\b(?:Created|Deleted) pod: ${NAME}`, 'g'), 'Pod'],
  [new RegExp(`\\b(?:replica set|ReplicaSet) ${NAME}`, 'g'), 'ReplicaSet'],
  [new RegExp(`\\b(?:Created|Deleted|completed|active|unexpected|missing) job:? ${NAME}`, 'g'), 'Job'],
  [new RegExp(`\\bPod ${NAME} in StatefulSet ${NAME}`, 'g'), 'Pod', 'StatefulSet'],
  [new RegExp(`\\bClaim ${NAME} Pod ${NAME}`, 'g'), 'PersistentVolumeClaim', 'Pod'],
  [new RegExp(`\\bassigned ${NAME}/${NAME} to ${NAME}`, 'g'), 'Namespace', 'Pod', 'Node'],
  [new RegExp(`\\b[Pp]reempted by ${NAME}/${NAME} on node ${NAME}`, 'g'), 'Namespace', 'Pod', 'Node'],
  [new RegExp(`\\bin pod ${NAME}_${NAME}\\(`, 'g'), 'Pod', 'Namespace'],
  [new RegExp(`\\b[Cc]ontainer ${NAME}(?= in | failed|,|$)`, 'gm'), 'Container'],
  [new RegExp(`\\bcontainer: ${NAME}`, 'g'), 'Container'],
  [new RegExp(`\\bquota: ${NAME}`, 'g'), 'ResourceQuota'],
  [new RegExp(`\\b(?:on node|Node|Removing Node|Registered Node) (?=[a-z]{1,63}[0-9.-])${NAME}`, 'g'), 'Node'],
  [
    new RegExp(`\\b(?:ConfigMap|Secret|secret|configmap|volume|claim|service) ${NAME}/${NAME}`, 'g'),
    'Namespace',
    'Object',
  ],
  [new RegExp(`\\bused by pod\\(s\\) ${NAME}`, 'g'), 'Pod'],
  [/\{(?![\w.-]{0,253}(?:kubernetes|k8s)\.io\/)([\w./-]{1,317}): ?([\w.-]{0,63})\}/g, 'Name', 'Name'],
  [/\bsystem:serviceaccount:([a-z0-9-]{1,63}):([a-z0-9.-]{1,253})/g, 'Namespace', 'ServiceAccount'],
  [/\b[Uu]ser "([^"\s\\]{1,253})"/g, 'User'],
  [/:\/\/([^\s/"'<>@:\\[\]?#]{1,253})/g, 'Host'],
  [/\blookup ([A-Za-z0-9.-]{1,253})/g, 'Host'],
];

/** Quoted, and in the shape of a name: escaped quotes and backticks too. */
const QUOTED = /["`']([a-z0-9](?:[a-z0-9._-]{0,251}[a-z0-9])?)\\?["`']/g;

/** Names in a row: `unmounted volumes=[data config], unattached volumes=[…]`. */
const VOLUMES = /\bvolumes=\[([a-z0-9. -]{1,1024})\]/g;

const IMAGE = /\b(?:image|reference|ref)s?:? \\?"([A-Za-z0-9][\w.@:/-]{0,511})/g;

/** Words with a dash that are no compounds of English: an operator writes names into its sentences as they come. */
const DASHED =
  /(?<![\w.:/-])(?!(?:back|re|non|pre|un|self|multi|auto|roll|out|read|write|in|up|time|clean|health|run)-)[a-z][a-z0-9]{0,62}(?:-[a-z0-9]{1,63}){1,8}(?![\w/-])/g;

/**
 * Finds what a note names by Kubernetes' own phrases, in quotes, as images and as hosts. Of a custom resource nobody knows
 * the phrases: there every word with a dash is taken for a name.
 */
export function namesInNote(note: string, custom: boolean, add: Add): void {
  const found: Add = (name, kind) => {
    // The key of a taint has a domain before it.
    for (const part of name.split('/')) if (canBeName(part)) add(part, kind);
  };
  for (const [phrase, ...kinds] of PHRASES) {
    for (const [, ...names] of note.matchAll(phrase)) {
      kinds.forEach((kind, index) => {
        found((names[index] as string).replace(/\.+$/, ''), kind);
      });
    }
  }
  for (const [, name = ''] of note.matchAll(QUOTED)) found(name, 'Name');
  if (custom) for (const [name] of note.matchAll(DASHED)) found(name, 'Name');
  for (const [, volumes = ''] of note.matchAll(VOLUMES)) for (const name of volumes.split(' ')) found(name, 'Name');
  for (const [, path = ''] of note.matchAll(IMAGE)) {
    const { repository, tag } = imageOf(path);
    if (canBeName(repository)) add(repository, 'Image');
    if (isTellingTag(tag)) found(tag, 'Tag');
    const [host = '', ...parts] = repository.split('/');
    if (parts.length === 0) continue;
    found(host.replace(/:\d+$/, ''), /[.:]/.test(host) ? 'Host' : 'Name');
    for (const part of parts) found(part, 'Name');
  }
}

/** What stands where a name could, and is none: words, quantities, groups of Kubernetes' own, marks of what is redacted. */
function canBeName(text: string): boolean {
  if (NOTE_WORDS.has(text) || EVERYWHERE.has(text) || !/[a-z]/i.test(text) || text.startsWith('system:')) return false;
  return !/^\d+[a-zA-Z]{1,2}$|(?:^|\.)(?:k8s|kubernetes)\.io$|^(?:address|email)(?:-\d+)?$|^(?:spec|status|metadata)\./.test(
    text,
  );
}
