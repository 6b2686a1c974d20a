import type { SchedulingFamily } from './scheduling-families.ts';
import { schedulingFamily } from './scheduling-families.ts';

/** One reason why a pod did not fit, and on how many nodes. */
export interface SchedulingCause {
  /** The words of the note without the count, verbatim. */
  readonly text: string;
  /** The nodes it holds on; `null` for a refusal that came before any node was looked at, and so holds for all. */
  readonly count: number | null;
  readonly family: SchedulingFamily;
  /** The resource that lacks (`cpu`, `example.com/gpu`; `pods` for too many of them), `''` for none. */
  readonly resource: string;
  /** The taint, where the note names it (releases before 1.35). */
  readonly taint: SchedulingTaint | null;
  /** The objects it names in quotes, in the order of the note: a claim, then the volume it is bound to. */
  readonly names: readonly SchedulingName[];
}

/** A taint as a note names it: without its effect, its value often empty. */
export interface SchedulingTaint {
  readonly key: string;
  readonly value: string;
}

/** An object a note names: `persistentvolumeclaim "data"`. */
export interface SchedulingName {
  readonly kind: string;
  readonly name: string;
}

const KINDS: Readonly<Record<string, string>> = {
  persistentvolumeclaim: 'PersistentVolumeClaim',
  persistentvolume: 'PersistentVolume',
  storageclass: 'StorageClass',
  csinode: 'CSINode',
  resourceclaim: 'ResourceClaim',
  resourceclaimtemplate: 'ResourceClaimTemplate',
  deviceclass: 'DeviceClass',
  node: 'Node',
};

/** No note names more than a claim and its volume. */
const MOST_NAMES = 4;

const NAMED = /\b([a-z]{4,24})(?:\.[a-z][a-z0-9.]{0,60})? "([^"]{1,253})"/g;

/** `node(s) had untolerated taint {key: value}`, before 1.24 `node(s) had taint {key: value}, that the pod didn't tolerate`. */
const TAINT = /^node\(s\) had (?:untolerated )?taint \{([^{}: ]{1,317}): ?([^{} ]{0,63})\}(?:$|, that the pod )/;

/** One cause from its words. */
export function schedulingCause(text: string, count: number | null): SchedulingCause {
  const taint = TAINT.exec(text);
  return {
    text,
    count,
    family: schedulingFamily(text),
    resource: resourceOf(text),
    taint: taint ? { key: taint[1] ?? '', value: taint[2] ?? '' } : null,
    names: namesIn(text),
  };
}

/**
 * The causes of a list such as `1 Insufficient cpu, 2 node(s) were unschedulable`, or `undefined` where the text is no
 * such list. Only a comma before a number ends a cause, for taints have commas of their own.
 */
export function countedCauses(list: string): readonly SchedulingCause[] | undefined {
  if (!isCounted(list)) return undefined;
  return list.split(/, (?=\d{1,9} )/).map((item) => {
    const blank = item.indexOf(' ');
    return schedulingCause(item.slice(blank + 1), Number(item.slice(0, blank)));
  });
}

/** Whether a text begins as a list of counted causes does. */
export function isCounted(text: string): boolean {
  return /^\d{1,9} /.test(text);
}

function resourceOf(text: string): string {
  if (text === 'Too many pods') return 'pods';
  return text.startsWith('Insufficient ') ? text.slice('Insufficient '.length) : '';
}

function namesIn(text: string): readonly SchedulingName[] {
  const names: SchedulingName[] = [];
  for (const [, word = '', name = ''] of text.matchAll(NAMED)) {
    if (!Object.hasOwn(KINDS, word)) continue;
    names.push({ kind: KINDS[word] ?? word, name });
    if (names.length === MOST_NAMES) break;
  }
  return names;
}
