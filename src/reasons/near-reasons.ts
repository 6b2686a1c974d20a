/** Longer words are compared by their beginning: what people ask for is short, what strangers write is not. */
const MAX_LENGTH = 64;
const MOST = 5;

/**
 * Those of some words that look like another one, closest first, at most five: with few letters changed, added, left out
 * or swapped, or with the other one inside.
 */
export function nearReasons(asked: string, words: Iterable<string>): string[] {
  const wanted = asked.slice(0, MAX_LENGTH).toLowerCase();
  if (wanted === '') return [];
  const most = Math.min(4, Math.max(1, Math.floor(wanted.length / 4)));
  const near: { readonly word: string; readonly distance: number }[] = [];
  for (const word of new Set(words)) {
    const other = word.slice(0, MAX_LENGTH).toLowerCase();
    if (word === asked || other === '') continue;
    const distance = distanceOf(wanted, other, most);
    if (distance <= most) near.push({ word, distance });
    else if (wanted.length > 2 && other.includes(wanted)) near.push({ word, distance: most + 1 });
  }
  return near
    .sort((a, b) => a.distance - b.distance || a.word.length - b.word.length || (a.word < b.word ? -1 : 1))
    .slice(0, MOST)
    .map(({ word }) => word);
}

/** How many letters tell two words apart, a swap of neighbours being one; more than `most` where that many do not do. */
function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (same ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    [before, last] = [last, row];
  }
  return last[b.length] ?? most + 1;
}
