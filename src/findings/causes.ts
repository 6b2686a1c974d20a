import type { TroubleFinding } from './finding.ts';
import type { Judged } from './mechanisms.ts';
import { MECHANISMS } from './mechanisms.ts';
import type { Scene } from './scene.ts';

/** Marks what others explain: it is no root, and says of what it is a consequence. Harmless findings explain nothing. */
export function linkCauses(judged: readonly Judged[], scene: Scene): TroubleFinding[] {
  const causes = indexOf(judged.filter(({ finding }) => finding.severity !== 'info'));
  return judged.map((effect) => {
    const cause = causeOf(effect, causes, scene);
    if (!cause) return effect.finding;
    const { code, subject } = cause.finding;
    return { ...effect.finding, root: false, explainedBy: { code, subject } };
  });
}

/** Candidates by code and by what a mechanism may join on, so that thousands of stories need no look at each pair. */
interface Candidates {
  readonly byPlace: ReadonlyMap<string, readonly Judged[]>;
}

function indexOf(judged: readonly Judged[]): Candidates {
  const byPlace = new Map<string, Judged[]>();
  for (const one of judged) {
    const { code, subject } = one.finding;
    const places = new Set([one.object, one.workload, subject.kind === 'Node' ? `node ${subject.name}` : '']);
    if (subject.kind === 'PersistentVolumeClaim') places.add(`claims ${subject.namespace ?? ''}`);
    if (subject.kind === 'Node') places.add('nodes');
    for (const place of places) {
      const key = `${code} ${place}`;
      const known = byPlace.get(key);
      if (known) known.push(one);
      else byPlace.set(key, [one]);
    }
  }
  return { byPlace };
}

/** No more than so many candidates are looked at for one finding: a thousand broken claims explain nothing in particular. */
const MOST_CANDIDATES = 200;

function causeOf(effect: Judged, { byPlace }: Candidates, scene: Scene): Judged | undefined {
  const { finding, object, workload, node } = effect;
  const places = [object, workload, `node ${node}`, `claims ${finding.subject.namespace ?? ''}`, 'nodes'];
  for (const [codes, explains] of MECHANISMS[finding.code] ?? []) {
    for (const place of new Set(places)) {
      for (const code of codes) {
        const found = (byPlace.get(`${code} ${place}`) ?? [])
          .slice(0, MOST_CANDIDATES)
          .find((cause) => cause !== effect && isNoLater(cause, effect) && explains(cause, effect, scene));
        if (found) return found;
      }
    }
  }
  return undefined;
}

const MINUTE = 60 * 1_000_000;

/** A cause begins before what it explains, or is noticed within a minute of it; and it was not over long before. */
function isNoLater({ finding: cause }: Judged, { finding: effect }: Judged): boolean {
  const [begun, noticed] = [cause.args.from, effect.args.from];
  if (begun === null || noticed === null) return true;
  const ended =
    cause.state === 'recovered' ? Math.max(cause.args.recoveredAt ?? begun, cause.args.to ?? begun) : Infinity;
  return begun <= noticed + MINUTE && noticed <= ended + 5 * MINUTE;
}
