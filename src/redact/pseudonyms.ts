import { distinct } from '../timeline/rows.ts';
import { splitGenerated } from './generated-name.ts';
import { EVERYWHERE } from './note-words.ts';

/** Names, each with the kinds of what is called so. */
export type FoundNames = ReadonlyMap<string, ReadonlySet<string>>;

export interface Pseudonyms {
  /** What stands for a name; undefined for one that is not known and not made of known ones. */
  of(name: string): string | undefined;
}

/** The kinds by which a name that several objects share is called, the first of them that fits. */
const RANKED = ['Node', 'Namespace', 'CronJob', 'Deployment', 'StatefulSet', 'DaemonSet', 'Job', 'ReplicaSet', 'Pod'];

/** What is called otherwise than its kind, in lower case. */
const WORDS: Readonly<Record<string, string>> = {
  PersistentVolumeClaim: 'claim',
  PersistentVolume: 'volume',
  HorizontalPodAutoscaler: 'autoscaler',
};

/** Nothing generated is cut off these: their ends are their owners' choice, and no owner is told by them. */
const WHOLE: readonly string[] = ['Node', 'Namespace', 'Host', 'Image', 'Tag', 'User', 'Container', 'Instance'];

/**
 * Pseudonyms for names, such as `deployment1`, `node3`, `namespace2`. Objects of one workload share theirs, and what
 * controllers have generated stays behind it (`deployment1-767bd6bcdb-lt5ng`), so that owners are still told by names. The
 * numbers go by the bytes of the names. No pseudonym is itself one of the names, nor ends as something generated does.
 */
export function pseudonymsFor(found: FoundNames): Pseudonyms {
  const tails = tailsOf(found);
  const kindsOf = new Map<string, Set<string>>();
  for (const [name, kinds] of found) {
    for (const { base } of piecesOf(name, found, tails)) {
      const known = kindsOf.get(base) ?? new Set();
      for (const kind of kinds) known.add(kind);
      kindsOf.set(base, known);
    }
  }
  const called = new Map<string, string>();
  const numbers = new Map<string, number>();
  for (const base of distinct(kindsOf.keys())) {
    const word = wordFor(kindsOf.get(base) as ReadonlySet<string>);
    let number = numbers.get(word) ?? 0;
    do number++;
    while (found.has(`${word}${number}`) || kindsOf.has(`${word}${number}`));
    numbers.set(word, number);
    called.set(base, `${word}${number}`);
  }
  return {
    of: (name) => {
      if (EVERYWHERE.has(name)) return undefined;
      const pieces = piecesOf(name, found, tails).map(({ base, suffix }) => {
        const word = called.get(base);
        return word === undefined ? undefined : word + suffix;
      });
      return pieces.includes(undefined) || pieces.length === 0 ? undefined : pieces.join('-');
    },
  };
}

/** So many dashes of a name are tried for where another name begins. */
const MOST_DASHES = 16;

interface Piece {
  readonly base: string;
  readonly suffix: string;
}

/** The parts of a name that have pseudonyms of their own: `data-ledger-0` is a claim `data` of the Pod `ledger-0`. */
function piecesOf(name: string, found: FoundNames, tails: ReadonlySet<string>): Piece[] {
  if (EVERYWHERE.has(name)) return [];
  if (isWhole(found.get(name))) return [{ base: name, suffix: '' }];
  const [base, suffix] = splitGenerated(name);
  let tries = name.length > 253 ? 0 : MOST_DASHES;
  for (let dash = name.indexOf('-'); dash > 0 && tries-- > 0; dash = name.indexOf('-', dash + 1)) {
    const tail = name.slice(dash + 1);
    if (!tails.has(tail) && !tails.has(`${splitGenerated(tail)[0]}-`)) continue;
    const inner = isWhole(found.get(tail)) ? ([tail, ''] as const) : splitGenerated(tail);
    return [
      { base: name.slice(0, dash), suffix: '' },
      { base: inner[0], suffix: inner[1] },
    ];
  }
  return [{ base, suffix }];
}

/** What other names end in: Nodes (mirror Pods), Pods with an ordinal (claims), and with a dash the sets of such. */
function tailsOf(found: FoundNames): Set<string> {
  const tails = new Set<string>();
  for (const [name, kinds] of found) {
    if (kinds.has('Node') || (kinds.has('Pod') && /-\d{1,9}$/.test(name))) tails.add(name);
    if (kinds.has('StatefulSet')) tails.add(`${name}-`);
  }
  return tails;
}

function isWhole(kinds: ReadonlySet<string> | undefined): boolean {
  return kinds !== undefined && WHOLE.some((kind) => kinds.has(kind));
}

function wordFor(kinds: ReadonlySet<string>): string {
  // Of what is merely quoted somewhere nothing is known but that it is a name.
  const others = distinct(kinds).filter((kind) => kind !== 'Name');
  const kind = RANKED.find((ranked) => kinds.has(ranked)) ?? others[0] ?? 'Name';
  const word = WORDS[kind] ?? kind.toLowerCase();
  // With a vowel, so that it cannot be taken for something generated.
  return /^[a-z]{2,40}$/.test(word) && /[aeiou]/.test(word) ? word : 'object';
}
