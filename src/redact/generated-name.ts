/** Characters of generated suffixes (kubernetes apimachinery pkg/util/rand: no vowels, no 0, 1 and 3). */
const SAFE = '[bcdfghjklmnpqrstvwxz2456789]';

const RANDOM = new RegExp(`^(.+)(-${SAFE}{5})$`);
const HASH = new RegExp(`^(.+)(-${SAFE}{6,10})$`);
const NUMBER = /^(.+)(-\d{1,10})$/;

/** The longest name of an object. */
const LONGEST = 253;

/**
 * What a person called an object, and what controllers put behind it: the hash of a template, random characters, an
 * ordinal, the minute of a run. The suffix is `''` where there is none.
 */
export function splitGenerated(name: string): readonly [base: string, suffix: string] {
  if (name.length > LONGEST) return [name, ''];
  const [, base, suffix] = RANDOM.exec(name) ?? [];
  if (base !== undefined && suffix !== undefined) {
    const [, owner, middle] = HASH.exec(base) ?? NUMBER.exec(base) ?? [];
    return owner !== undefined && middle !== undefined ? [owner, middle + suffix] : [base, suffix];
  }
  const [, set = name, ordinal = ''] = NUMBER.exec(name) ?? HASH.exec(name) ?? [];
  return [set, ordinal];
}
