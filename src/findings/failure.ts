import { isCombined } from '../timeline/combined.ts';
import type { Detector } from './detector.ts';
import { evidenceOf, groupBy } from './evidence.ts';
import type { FindingArgs, Severity } from './finding.ts';
import { aftermathOf } from './recovery.ts';
import { repetitionOf } from './repetition.ts';
import type { Statement } from './statement.ts';
import { tellingNote } from './telling-note.ts';

/**
 * The plain reading of everything no other detector explains: what the catalogue calls a failure, and what an event calls
 * one itself by its type or the words of its reason.
 */
export const failure: Detector<'failure'> = ({ statements }) => {
  const failures = statements.filter(({ outcome }) => outcome === 'failure');
  const objects = new Set(failures.map(({ object }) => object));
  const ofObject = new Map<string, Statement[]>();
  for (const statement of statements) {
    if (!objects.has(statement.object)) continue;
    const said = ofObject.get(statement.object);
    if (said) said.push(statement);
    else ofObject.set(statement.object, [statement]);
  }
  const groups = groupBy(failures, ({ object, reason, type }) => JSON.stringify([object, reason, type]));
  return groups.map((group) => {
    const [first] = group as [Statement];
    const { state, by } = aftermathOf(group, ofObject.get(first.object) ?? []);
    return {
      code: 'failure',
      severity: severityOf(group),
      subject: first.subject,
      state,
      root: true,
      args: argsOf(group, state === 'recovered' && by ? by.reason : ''),
      evidence: evidenceOf(by ? [...group, by] : group),
    };
  });
};

function argsOf(group: readonly Statement[], recoveredBy: string): FindingArgs['failure'] {
  const [first] = group as [Statement];
  return {
    reason: first.reason,
    type: first.type,
    reporter: first.reporter.name,
    ...repetitionOf(group),
    basis: first.basis,
    note: tellingNote(group),
    differed: group.some((statement) => isCombined(statement) || statement.note !== first.note),
    recoveredBy,
  };
}

/** A failure that only the words of a Normal reason suggest is less than one that the catalogue or a type names. */
function severityOf(group: readonly Statement[]): Severity {
  return group.every(({ basis }) => basis === 'words') ? 'notice' : 'warning';
}
