import { groupBy } from './evidence.ts';
import type { TroubleCode } from './finding.ts';
import type { Scene } from './scene.ts';
import type { Statement } from './statement.ts';
import type { Trouble } from './trouble.ts';
import { TROUBLES } from './troubles/index.ts';

/** Statements that tell of one trouble of one part of one object. */
export interface Sighting {
  readonly code: TroubleCode;
  readonly group: readonly Statement[];
  /** Microseconds since 1970; null where no time is known. */
  readonly from: number | null;
  readonly to: number | null;
  /** What shows that nothing is wrong, where something does. */
  readonly harmless: Statement | undefined;
}

/** The detector of a code, whatever its facts. */
export function troubleOf(code: TroubleCode): Trouble<TroubleCode> {
  return TROUBLES[code] as Trouble<TroubleCode>;
}

/** Puts each statement under the first detector that knows it: what one explains is not told again by another. */
export function sightingsIn(scene: Scene): Sighting[] {
  const codes = Object.keys(TROUBLES) as TroubleCode[];
  const known = scene.all.flatMap((statement) => {
    for (const code of codes) {
      const part = troubleOf(code).partOf(statement, scene);
      if (part !== null) return [{ code, part, statement }];
    }
    return [];
  });
  const groups = groupBy(known, ({ code, part, statement }) => JSON.stringify([code, statement.object, part]));
  return groups.map((members) => {
    const [{ code }] = members as [(typeof members)[0]];
    const group = members.map(({ statement }) => statement);
    const times = group.flatMap(({ from, to }) => (from === null || to === null ? [] : [{ from, to }]));
    return {
      code,
      group,
      from: times.length > 0 ? times.reduce((least, { from }) => Math.min(least, from), Infinity) : null,
      to: times.length > 0 ? times.reduce((most, { to }) => Math.max(most, to), -Infinity) : null,
      harmless: troubleOf(code).harmless?.(group, scene),
    };
  });
}
