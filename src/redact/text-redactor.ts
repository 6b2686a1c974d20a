import type { AddressKind } from '../text/addresses.ts';
import { replaceAddresses } from '../text/addresses.ts';
import { maskSecrets } from '../text/mask.ts';
import { distinct } from '../timeline/rows.ts';

export type RedactText = (text: string) => string;

/** A text beyond this is cut: patterns over 100 KB cost more than anyone reads, and a note may have a thousand bytes. */
const LONGEST = 8192;

/** So much is left of a longer one: what the cut may have torn is not in it. */
const SHOWN = 4096;

/** What the marks look like; where a text already holds one, its number is not given again. */
const MARK = /\b(address|email)-(\d{1,9})(?!\d)/g;

/** Replaces secrets by `***` and addresses by a mark without a number: for texts that stand alone, such as errors. */
export function redactAlone(text: string): string {
  return redactWith(text, (_address, kind) => kind);
}

/**
 * Replaces secrets by `***` and each address by its mark, `address-1` or `email-1`. The numbers go by the bytes of the
 * addresses in all these texts, so that neither their order nor their repetition shows. An address that is in none of
 * the texts gets a mark without a number.
 */
export function textRedactor(texts: Iterable<string>): RedactText {
  const found = { address: new Set<string>(), email: new Set<string>() };
  const taken = new Set<string>();
  for (const text of new Set(texts)) {
    for (const [mark] of text.matchAll(MARK)) taken.add(mark);
    redactWith(text, (address, kind) => {
      found[kind].add(address);
      return kind;
    });
  }
  const marks = { address: numbered('address', found.address, taken), email: numbered('email', found.email, taken) };
  const known = new Map<string, string>();
  return (text) => {
    let redacted = known.get(text);
    if (redacted === undefined) {
      redacted = redactWith(text, (address, kind) => marks[kind].get(address) ?? kind);
      known.set(text, redacted);
    }
    return redacted;
  };
}

function numbered(kind: AddressKind, addresses: Iterable<string>, taken: ReadonlySet<string>): Map<string, string> {
  const marks = new Map<string, string>();
  let number = 0;
  for (const address of distinct(addresses)) {
    do number++;
    while (taken.has(`${kind}-${number}`));
    marks.set(address, `${kind}-${number}`);
  }
  return marks;
}

function redactWith(text: string, replace: (address: string, kind: AddressKind) => string): string {
  if (text.length <= LONGEST) return replaceAddresses(maskLong(text), replace);
  const shown = replaceAddresses(maskLong(text.slice(0, LONGEST)), replace).slice(0, SHOWN);
  return `${shown}…`;
}

/** A value longer than the patterns reach shows its rest, which a second and a third look take for the value. */
function maskLong(text: string): string {
  const masked = maskSecrets(text);
  return masked === text || text.length <= SHOWN ? masked : maskSecrets(maskSecrets(masked));
}
