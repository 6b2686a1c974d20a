import { isObject } from '../text/plain-json.ts';
import type { Fields } from './answer.ts';
import { unknownField } from './field-levels.ts';
import { at, shown } from './fields.ts';
import { isTime } from './moments.ts';

/** What the fields of ObjectMeta hold (k8s.io/apimachinery meta/v1 types.go). */
const FORMS: Readonly<Record<string, (value: unknown) => boolean>> = {
  ...each(['name', 'generateName', 'namespace', 'selfLink', 'uid', 'resourceVersion'], isText),
  ...each(['creationTimestamp', 'deletionTimestamp'], (value) => isTime(value)),
  ...each(['generation', 'deletionGracePeriodSeconds'], Number.isInteger),
  ...each(['labels', 'annotations'], isObject),
  ...each(['finalizers', 'ownerReferences', 'managedFields'], Array.isArray),
};

/** A name of at most 63 characters; the same, or nothing, may be the value of a label. */
export const QUALIFIED = /^(?:[A-Za-z0-9][-A-Za-z0-9.]{0,252}\/)?[A-Za-z0-9](?:[-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?$/;
const LABEL = /^(?:[A-Za-z0-9](?:[-A-Za-z0-9_.]{0,61}[A-Za-z0-9])?)?$/;

/** Why kubectl or the server refuses the metadata of an object; undefined where nothing speaks against them. */
export function metadataRefusal(object: Fields): string | undefined {
  const metadata = at(object, 'metadata');
  if (!isObject(metadata)) return `metadata ${shown(metadata)}`;
  const unknown = unknownField(metadata, { fields: Object.keys(FORMS) }, 'metadata');
  if (unknown !== undefined) return `unknown field "${unknown}"`;
  for (const [name, right] of Object.entries(FORMS)) {
    const value = at(metadata, name);
    if (value !== undefined && value !== null && !right(value)) return `metadata.${name} ${shown(value)}`;
  }
  return pairFault(metadata, 'labels', (value) => LABEL.test(value)) ?? pairFault(metadata, 'annotations', () => true);
}

function pairFault(metadata: Fields, name: string, isValue: (value: string) => boolean): string | undefined {
  const pairs = at(metadata, name);
  if (!isObject(pairs)) return undefined;
  // Null stands for an empty text.
  const odd = Object.entries(pairs).find(
    ([key, value]) => !QUALIFIED.test(key) || (value !== null && !(isText(value) && isValue(value))),
  );
  return odd && `metadata.${name}: ${odd[0]} ${shown(odd[1])}`;
}

export function isText(value: unknown): value is string {
  return typeof value === 'string';
}

function each<Value>(names: readonly string[], value: Value): Record<string, Value> {
  return Object.fromEntries(names.map((name) => [name, value]));
}
