import { isAbsolute, resolve } from 'node:path';
import { OpTimelineError } from '../../error.ts';
import { showHidden } from '../../text/hidden.ts';
import { isObject } from '../../text/plain-json.ts';

/** One mapping of a kubeconfig. What has another type than Kubernetes gives it throws, and no value is ever quoted. */
export interface Fields {
  text(key: string): string;
  /** A path, resolved against the folder of the kubeconfig it stands in. */
  path(key: string): string;
  flag(key: string): boolean;
  texts(key: string): string[];
  /** The mapping under a key, without any field where there is none. */
  fields(key: string): Fields;
  has(key: string): boolean;
  /** A list of mappings. */
  list(key: string): Fields[];
  /** A mapping from text to lists of text. */
  lists(key: string): Map<string, string[]>;
  raw(key: string): unknown;
}

/** The fields of a value that should be a mapping. `at` is where it stands in the file, such as `users[0].user`. */
export function fieldsOf(value: unknown, at: string, file: string, folder: string): Fields {
  const wrong = (place: string, expected: string, found: unknown) =>
    new OpTimelineError(
      'kubeconfig',
      `${showHidden(`${place} in the kubeconfig ${file}`)} is ${typeName(found)}, expected ${expected}`,
      { remedy: expected === 'text' ? 'put the value into quotes' : '' },
    );
  if (value !== undefined && value !== null && !isObject(value)) throw wrong(at || 'the document', 'a mapping', value);
  const object = value ?? {};
  const place = (key: string) => (at ? `${at}.${key}` : key);
  const get = (key: string): unknown => (Object.hasOwn(object, key) ? object[key as never] : undefined) ?? undefined;
  const text = (key: string) => {
    const found = get(key) ?? '';
    if (typeof found !== 'string') throw wrong(place(key), 'text', found);
    return found;
  };
  const array = (key: string) => {
    const found = get(key) ?? [];
    if (!Array.isArray(found)) throw wrong(place(key), 'a list', found);
    return found as unknown[];
  };
  const textsIn = (items: readonly unknown[], start: string) =>
    items.map((item, index) => {
      if (typeof item !== 'string') throw wrong(`${start}[${index}]`, 'text', item);
      return item;
    });
  return {
    text,
    path: (key) => absolute(text(key), folder),
    flag: (key) => {
      const found = get(key) ?? false;
      if (typeof found !== 'boolean') throw wrong(place(key), 'true or false', found);
      return found;
    },
    texts: (key) => textsIn(array(key), place(key)),
    fields: (key) => fieldsOf(get(key), place(key), file, folder),
    has: (key) => get(key) !== undefined,
    list: (key) => array(key).map((item, index) => fieldsOf(item, `${place(key)}[${index}]`, file, folder)),
    lists: (key) => {
      const lists = new Map<string, string[]>();
      const found = get(key) ?? {};
      if (!isObject(found)) throw wrong(place(key), 'a mapping', found);
      for (const [name, items] of Object.entries(found)) {
        if (!Array.isArray(items)) throw wrong(`${place(key)}.${name}`, 'a list', items);
        lists.set(name, textsIn(items, `${place(key)}.${name}`));
      }
      return lists;
    },
    raw: get,
  };
}

function absolute(path: string, folder: string): string {
  return path === '' || isAbsolute(path) ? path : resolve(folder, path);
}

function typeName(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null || value === undefined) return 'empty';
  return typeof value === 'object' ? 'a mapping' : typeof value === 'string' ? 'text' : `a ${typeof value}`;
}
