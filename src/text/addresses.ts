const DIGITS = '\\d{1,3}';

/** What a local part and the labels of a domain are made of, in any alphabet. */
const LETTER = '[\\p{L}\\p{N}]';

/** Up to here no quantifier is without a bound, so a text of any kind takes linear time. */
const EMAIL =
  `[\\p{L}\\p{N}._+'%-]{1,64}(?:@|%40)(?:(?:${LETTER}[\\p{L}\\p{N}-]{0,62}\\.){1,8}\\p{L}{2,24}(?!${LETTER})` +
  `|\\[?${DIGITS}(?:\\.${DIGITS}){3}(?!\\d)\\]?)`;

const GROUP = '[0-9a-f]{1,4}';

/** In full, shortened by `::`, and each with an IPv4 address at its end. */
const IPV6 =
  '(?<![0-9a-z_])(?:' +
  `(?:${GROUP}:){6}(?:${GROUP}:${GROUP}(?![0-9a-z.])|${DIGITS}(?:\\.${DIGITS}){3})` +
  `|(?:${GROUP}:){1,7}:(?:${GROUP}(?::${GROUP}){0,6})?(?:(?:\\.${DIGITS}){3})?` +
  `|::${GROUP}(?::${GROUP}){0,6}(?:(?:\\.${DIGITS}){3})?` +
  ')(?![0-9a-z])';

const MAC = '(?<![0-9a-f:-])[0-9a-f]{2}(?:(?::[0-9a-f]{2}){5}|(?:-[0-9a-f]{2}){5})(?![0-9a-f:-])';

/** Not a part of a longer row of numbers, nor a version behind a `v`. */
const IPV4 = `(?<!\\d|\\d\\.|\\bv)${DIGITS}(?:\\.${DIGITS}){3}(?!\\d|\\.\\d)`;

/** As clouds and cluster DNS put it into names: `ip-10-0-0-1.ec2.internal`, `10-0-0-1.shop.pod.cluster.local`. */
const DASHED = `(?<!\\d|\\d-)${DIGITS}(?:-${DIGITS}){3}(?!\\d|-\\d)`;

const ADDRESS = new RegExp(`(${EMAIL})|${IPV6}|${MAC}|${IPV4}|${DASHED}`, 'giu');

/** A piece of every address: most texts have none, and this asks them quicker. */
const HINT =
  /@|%40|:[0-9a-f]{0,4}:|\d[.-]\d{1,3}[.-]\d|(?:[0-9a-f]{2}-){5}|[\u00ad\u061c\u180e\u200b-\u200f\u2060-\u206f\ufeff]/i;

/** Characters that can hide in the middle of an address. */
const INVISIBLE = /[\u00ad\u061c\u180e\u200b-\u200f\u2060-\u206f\ufeff]/g;

export type AddressKind = 'email' | 'address';

/**
 * The text with every IP, hardware and e-mail address replaced; ports, masks and what stands around them stay. Where
 * characters that hide break an address up, all such characters of the text go.
 */
export function replaceAddresses(text: string, replace: (address: string, kind: AddressKind) => string): string {
  if (!HINT.test(text)) return text;
  const plain = text.replace(INVISIBLE, '');
  const shown = plain !== text && addressesIn(plain) > addressesIn(text) ? plain : text;
  return shown.replace(ADDRESS, (found, email?: string) => {
    if (email !== undefined) return replace(found, 'email');
    return isWord(found) ? found : replace(found, 'address');
  });
}

/** Two groups of letters around colons are rather two words of a programming language than an address. */
function isWord(found: string): boolean {
  return found.includes('::') && !/\d/.test(found) && found.split(':').filter((group) => group !== '').length < 3;
}

function addressesIn(text: string): number {
  let count = 0;
  for (const [found, email] of text.matchAll(ADDRESS)) if (email !== undefined || !isWord(found)) count++;
  return count;
}
