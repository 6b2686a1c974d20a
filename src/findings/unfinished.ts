import { begunBy, endedBy, isBuiltInKind } from '../reasons/index.ts';
import type { Detector } from './detector.ts';
import { evidenceOf, groupBy } from './evidence.ts';
import type { FindingOf } from './finding.ts';
import type { Statement } from './statement.ts';

/**
 * What an operator said it began and never said it ended. Kubernetes' own components say Started of what then goes on,
 * so only operators are held to their word.
 */
export const unfinished: Detector<'unfinished'> = ({ statements }) => {
  const said = statements.filter(({ reporter }) => reporter.class === 'operator');
  const begun = remembered(begunBy);
  const ended = remembered(endedBy);
  const groups = groupBy(said, ({ object, uid, reporter }) => JSON.stringify([object, uid, reporter.name]));
  return groups.flatMap((group) => {
    const starts = group.filter(({ reason, subject }) => {
      const thing = begun(reason);
      // A bare Started of a Pod, say, is that of a container, whoever plays the kubelet.
      return thing !== undefined && !(thing === '' && isBuiltInKind(subject.kind));
    });
    if (starts.length === 0) return [];
    const ends = lastEnds(group, ended);
    return groupBy(starts, ({ reason }) => reason).flatMap((same): FindingOf<'unfinished'>[] => {
      const last = same.at(-1) as Statement;
      const isEnded = ['', begun(last.reason) as string].some((thing) => isNoEarlier(ends.get(thing), last.to));
      return isEnded ? [] : [findingOf(same, last)];
    });
  });
};

/** When each thing was last said to have ended; null where that has no time. */
function lastEnds(group: readonly Statement[], ended: (reason: string) => string | undefined) {
  const ends = new Map<string, number | null>();
  for (const { reason, to } of group) {
    const thing = ended(reason);
    if (thing === undefined) continue;
    const known = ends.get(thing);
    ends.set(thing, to === null || known === null ? null : Math.max(to, known ?? to));
  }
  return ends;
}

/** Whether an end came no earlier than a start was last said, as far as times are known: some have whole seconds only. */
function isNoEarlier(end: number | null | undefined, start: number | null): boolean {
  return end !== undefined && (end === null || start === null || end + 1_000_000 > start);
}

function findingOf(group: readonly Statement[], last: Statement): FindingOf<'unfinished'> {
  return {
    code: 'unfinished',
    severity: 'notice',
    subject: last.subject,
    state: last.to === null ? 'unknown' : 'open',
    root: true,
    args: { reason: last.reason, reporter: last.reporter.name, since: last.from },
    evidence: evidenceOf(group),
  };
}

/** A function of a reason that is asked for each reason once: storms say the same again and again. */
function remembered(read: (reason: string) => string | undefined): (reason: string) => string | undefined {
  const answers = new Map<string, string | undefined>();
  return (reason) => {
    if (!answers.has(reason)) answers.set(reason, read(reason));
    return answers.get(reason);
  };
}
