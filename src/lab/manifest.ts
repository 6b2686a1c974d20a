import type { Tags } from 'yaml';
import { yamlDocuments } from '../formats/yaml-documents.ts';
import { isDeeperThan, isObject, MAX_DEPTH } from '../text/plain-json.ts';
import type { Fields } from './answer.ts';
import type { Maybe } from './check.ts';

/** More than any manifest of the lab takes, and few enough that none unfolds without end. */
const MOST_ALIASES = 100;

/**
 * The objects of a manifest as kubectl sees them: YAML 1.1 (`yes` is true) of one or many documents, or JSON; what a list
 * holds stands for itself. Of a key that stands twice the last one counts.
 */
export function readManifest(text: string): Maybe<readonly Fields[]> {
  const read = isJson(text) ? readJson(text) : undefined;
  const values = read ?? readYaml(text);
  if ('problem' in values) return values;
  const objects: Fields[] = [];
  for (const value of values.value) {
    if (value === null || value === undefined) continue;
    if (isDeeperThan(value, MAX_DEPTH)) return { problem: 'it is nested too deep' };
    for (const item of unfold(value)) {
      if (!isObject(item)) return { problem: 'it holds something else than Kubernetes objects' };
      objects.push(item);
    }
  }
  return objects.length === 0 ? { problem: 'it holds no object' } : { value: objects };
}

/** A List, or a list of one kind such as an EventList, stands for its items; they may be lists again. */
function unfold(value: unknown): unknown[] {
  if (!isObject(value)) return [value];
  const { kind, items, apiVersion } = value;
  if (typeof kind !== 'string' || !kind.endsWith('List') || !Array.isArray(items)) return [value];
  // Items of a typed list carry neither kind nor apiVersion.
  const of = kind === 'List' ? {} : { apiVersion, kind: kind.slice(0, -'List'.length) };
  return items.flatMap((item) => unfold(isObject(item) ? { ...of, ...item } : item));
}

function isJson(text: string): boolean {
  return /^\s*\{/.test(text);
}

/** One or several documents; undefined where they are no JSON: then they may be YAML in flow style. */
function readJson(text: string): Maybe<readonly unknown[]> | undefined {
  try {
    return { value: text.split(BETWEEN_DOCUMENTS).map((document) => JSON.parse(document)) };
  } catch {
    return undefined;
  }
}

/** Inside of a document a comma stands between two objects. */
const BETWEEN_DOCUMENTS = /(?<=\})\s*(?:\n---)?\s*\n\s*(?=\{)/;

function readYaml(text: string): Maybe<readonly unknown[]> {
  try {
    // The library knows no lines that a CR alone ends.
    const documents = yamlDocuments(text.replaceAll(/\r\n?/g, '\n'), {
      version: '1.1',
      customTags: withoutTimes,
      uniqueKeys: false,
    });
    const values: unknown[] = [];
    for (const document of documents) {
      const [error] = document.errors;
      if (error) return { problem: `it is no YAML: ${error.message}` };
      values.push(document.toJS({ maxAliasCount: MOST_ALIASES }));
    }
    return { value: values };
  } catch (error) {
    return {
      problem: `it cannot be read: ${error instanceof RangeError ? 'it is nested too deep' : (error as Error).message}`,
    };
  }
}

/** kubectl reads a time as text, and no number in base 60. */
function withoutTimes(tags: Tags): Tags {
  return tags.filter(
    (tag) => typeof tag === 'string' || (!/timestamp|binary|set|omap|pairs/.test(tag.tag) && tag.format !== 'TIME'),
  );
}
