import { evidenceOf, groupBy, joinedEvidence } from '../findings/evidence.ts';
import type { Finding, FindingOf } from '../findings/finding.ts';
import { ofCode } from '../findings/of-code.ts';
import type { Scene } from '../findings/scene.ts';
import { distinct } from '../timeline/rows.ts';
import { atMost } from './at-most.ts';
import { firstIncidents } from './beside.ts';
import type { Claim, ObjectsNamed } from './claim.ts';
import type { Incident } from './incidents.ts';
import { isCrowded } from './incidents.ts';
import { nextCommands } from './next-commands.ts';
import { namesOf } from './objects.ts';
import { isTold } from './self-telling.ts';

/** A person reads so many at once; more are counted by their kind. */
const MOST_INCIDENTS = 15;
const MOST_IN_A_CROWD = 2;
const MOST_CODES = 8;
const MOST_HARMLESS = 2;
const MOST_EFFECTS = 4;
const MOST_UNFINISHED = 4;
/** In a rollout of stateful pods all of them are made again. */
const MOST_RECREATED = 3;

/**
 * The first lines: what is worst, on what the draft rests, where to look next; then what else went wrong, what only looked
 * bad, what was begun and not ended, and which objects were made again.
 */
export function planSummary(scene: Scene, found: readonly Finding[], incidents: readonly Incident[]): Claim[] {
  if (scene.statements.length === 0) {
    return [{ code: 'nothing-left', args: {}, evidence: { rows: [], events: [], limits: ['no-events'] } }];
  }
  const [worst, ...others] = firstIncidents(scene, incidents);
  const most = isCrowded(incidents) ? MOST_IN_A_CROWD : MOST_INCIDENTS;
  return [
    worst ? claimTrouble(worst) : claimNoFailure(),
    claimWindow(scene),
    ...(worst ? claimNext(worst, incidents) : []),
    ...(worst ? claimConsequences(worst, incidents) : []),
    ...others.slice(0, most - 1).flatMap((one) => [claimTrouble(one), ...claimConsequences(one, incidents)]),
    ...claimMore(others.slice(most - 1)),
    ...claimHarmless(incidents),
    ...planUnfinished(found),
    ...atMost(ofCode(found, 'recreated'), MOST_RECREATED, claimRecreated, (rest) => ({
      code: 'more-recreated',
      args: { objects: rest.length },
      evidence: joinedEvidence(rest),
    })),
  ];
}

/** Of what the facts tell the note would only say again. */
function claimTrouble({ told, evidence }: Incident): Claim {
  const quoted = isTold(told.finding) ? { note: '', differed: false } : {};
  return { code: 'trouble', args: { ...told, ...quoted }, evidence };
}

/** What an incident explains, told under it: the pods of a lost node, the pod that waits for a claim. */
function claimConsequences(root: Incident, incidents: readonly Incident[]): Claim[] {
  const keys = new Set(root.findings.map(({ code, subject }) => JSON.stringify({ code, subject })));
  const effects = incidents.filter(({ findings }) =>
    findings.some(({ explainedBy }) => explainedBy && keys.has(JSON.stringify(explainedBy))),
  );
  if (effects.length === 0) return [];
  const told = effects.slice(0, MOST_EFFECTS).map(({ told: { finding, objects, place, state } }) => ({
    state,
    code: finding.code,
    place: objects ?? place,
  }));
  return [{ code: 'consequences', args: { cause: root.told.place, effects: told }, evidence: joinedEvidence(effects) }];
}

/** It rests on all that is wrong with the same workload: each of it would send one there. */
function claimNext({ findings, told }: Incident, incidents: readonly Incident[]): Claim[] {
  const [first] = findings;
  const commands = first ? nextCommands(first) : [];
  const place = JSON.stringify(told.place);
  const same = incidents.filter((other) => JSON.stringify(other.told.place) === place);
  return commands.length > 0 ? [{ code: 'look-next', args: { commands }, evidence: joinedEvidence(same) }] : [];
}

/** Where there are too many incidents to tell, so many objects of each kind of trouble. */
function claimMore(rest: readonly Incident[]): Claim[] {
  const byCode = groupBy(rest, ({ told }) => told.finding.code);
  const claims = byCode.map((same): Claim => {
    const [{ told }] = same as [Incident];
    const objects = new Set(same.flatMap(({ findings }) => findings.map(({ subject }) => JSON.stringify(subject))));
    return {
      code: 'more-trouble',
      args: { code: told.finding.code, objects: objects.size, places: placesOf(same) },
      evidence: joinedEvidence(same),
    };
  });
  return claims.slice(0, MOST_CODES);
}

function placesOf(incidents: readonly Incident[]): ObjectsNamed[] {
  return groupBy(incidents, ({ told }) => JSON.stringify({ ...told.place, generation: 0 })).map(([first]) => ({
    ...(first as Incident).told.place,
    generation: 0,
  }));
}

/** What looked bad and was not, told so that nobody looks for it. */
function claimHarmless(incidents: readonly Incident[]): Claim[] {
  const harmless = incidents.filter(({ severity }) => severity === 'info');
  const groups = groupBy(harmless, ({ told }) => JSON.stringify([told.finding.code, told.finding.subject.namespace]));
  return groups.slice(0, MOST_HARMLESS).map((same): Claim => {
    const [{ told }] = same as [Incident];
    const subjects = same.flatMap(({ findings }) => findings.map(({ subject }) => subject));
    return {
      code: 'harmless',
      args: { code: told.finding.code, objects: [namesOf(subjects)], reason: told.finding.args.reason },
      evidence: joinedEvidence(same),
    };
  });
}

function claimWindow({ timeline, statements }: Scene): Claim {
  const { events, rows, coverage } = timeline;
  if (events.length === 0) {
    return { code: 'rows-given', args: { rows: rows.length }, evidence: evidenceOf(statements, ['rows-only']) };
  }
  return {
    code: 'window',
    args: {
      events: coverage.events,
      rows: coverage.rows,
      from: coverage.from?.micros ?? null,
      to: coverage.to?.micros ?? null,
      namespaces: distinct(events.map((event) => event.metadata.namespace)),
    },
    // The period is a fact about the record, not about an object.
    evidence: { rows: [], events: [], limits: ['events-expire'] },
  };
}

function claimNoFailure(): Claim {
  return { code: 'no-failure', args: {}, evidence: { rows: [], events: [], limits: ['best-effort'] } };
}

/** Told together where they differ by the object alone. */
function planUnfinished(found: readonly Finding[]): Claim[] {
  const groups = groupBy(ofCode(found, 'unfinished'), ({ subject, args }) =>
    JSON.stringify([subject.namespace, subject.kind, args.reason, args.reporter]),
  );
  return atMost(groups, MOST_UNFINISHED, claimUnfinished, (rest) => ({
    code: 'more-unfinished',
    args: { objects: rest.flat().length },
    evidence: joinedEvidence(rest.flat()),
  }));
}

function claimUnfinished(group: readonly FindingOf<'unfinished'>[]): Claim {
  const [{ args }] = group as [FindingOf<'unfinished'>];
  const objects = namesOf(group.map(({ subject }) => subject));
  const { reason, reporter } = args;
  return { code: 'unfinished', args: { objects, reason, reporter }, evidence: joinedEvidence(group) };
}

function claimRecreated({ subject, args, evidence }: FindingOf<'recreated'>): Claim {
  const generations = args.generations.map(({ reasons }) => reasons);
  return { code: 'recreated', args: { objects: namesOf([subject]), generations }, evidence };
}
