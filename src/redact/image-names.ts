import type { Pseudonyms } from './pseudonyms.ts';

/** A version or a word that everyone uses; any other tag may tell a name. */
const PLAIN_TAG = /^(?:v?\d{1,9}(?:\.\d{1,9}){0,3}|latest)$/;

interface Image {
  readonly repository: string;
  /** `''` where there is none. */
  readonly tag: string;
  /** With its sign, `''` where there is none. */
  readonly digest: string;
}

/** Takes an image apart. */
export function imageOf(text: string): Image {
  const at = text.indexOf('@');
  const named = at < 0 ? text : text.slice(0, at);
  const colon = named.indexOf(':', named.lastIndexOf('/') + 1);
  return {
    repository: colon < 0 ? named : named.slice(0, colon),
    tag: colon < 0 ? '' : named.slice(colon + 1),
    digest: at < 0 ? '' : text.slice(at),
  };
}

/** A tag that needs a pseudonym. */
export function isTellingTag(tag: string): boolean {
  return tag !== '' && !PLAIN_TAG.test(tag);
}

/** What may be an image; letters, digits and the marks within one, each read once. */
const PATH = /[A-Za-z0-9][\w.@:/-]*/g;

/** A text in which the images that are known have pseudonyms. */
export function renameImages(text: string, isImage: (repository: string) => boolean, names: Pseudonyms): string {
  return text.replace(PATH, (path) => {
    let end = path.length;
    while (/[.:/@-]/.test(path[end - 1] as string)) end--;
    const { repository, tag, digest } = imageOf(path.slice(0, end));
    const called = isImage(repository) ? names.of(repository) : undefined;
    if (called === undefined) return path;
    const version = tag === '' ? '' : `:${isTellingTag(tag) ? (names.of(tag) ?? 'tag') : tag}`;
    return called + version + digest + path.slice(end);
  });
}
