import type { Claim } from './claim.ts';

/**
 * Claims for the first of some things, and one for all the rest: a draft stays readable however many events there are.
 * `most` is how many are told one by one.
 */
export function atMost<Item>(
  items: readonly Item[],
  most: number,
  claim: (item: Item) => Claim,
  more: (rest: readonly Item[]) => Claim,
): Claim[] {
  const rest = items.slice(most);
  return [...items.slice(0, most).map(claim), ...(rest.length > 0 ? [more(rest)] : [])];
}
