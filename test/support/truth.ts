import type { Analysis, Finding, FindingState, Severity, Subject } from '../../src/index.ts';
import { claimsIn, textUnits } from './claims.ts';

// Type imports alone, here and in its neighbours: what is judged is handed in, be it of this tree or of another.

/** Kind equal; name and namespace are case-sensitive regular expressions. Without a namespace any will do. */
export interface TrueObject {
  readonly kind: string;
  readonly name: string;
  readonly namespace?: string;
}

/** An object on which an incident may be found; its own state takes the place of the incident's. */
interface TrueSubject extends TrueObject {
  readonly state?: OneOrMore<FindingState>;
}

type OneOrMore<Item> = Item | readonly Item[];

/** One thing that really happened, and how it must be found. */
export interface TrueIncident {
  readonly id: string;
  readonly what: string;
  readonly subjects: readonly TrueSubject[];
  readonly codes: readonly string[];
  readonly state: OneOrMore<FindingState>;
  /** The event it rests on. */
  readonly firstBad: TrueObject & { readonly type: string; readonly reason: string };
  readonly mention: readonly string[];
  readonly minSeverity: Severity;
}

/** What really happened in a recording: its truth.json. */
export interface Truth {
  readonly incidents: readonly TrueIncident[];
  readonly healthy: readonly TrueObject[];
  readonly neverSay: readonly string[];
  readonly nothingWrong: boolean;
  readonly mention?: readonly string[];
}

/** What findings tell of the record itself; on a healthy object they are no false alarm. */
const OF_THE_RECORD: ReadonlySet<string> = new Set([
  'odd-type',
  'scheduler-reason',
  'operator-reason',
  'hand-written',
  'recreated',
  'combined',
  'count-frozen',
  'history-edge',
  'unfinished',
]);

const SEVERITIES: readonly Severity[] = ['critical', 'warning', 'notice', 'info'];

/** How grave: the smaller, the graver. */
export function gravity({ severity }: Finding): number {
  return SEVERITIES.indexOf(severity);
}

/** Whether it is an alarm: a warning or worse. */
export function isAlarm(finding: Finding): boolean {
  return gravity(finding) <= SEVERITIES.indexOf('warning');
}

/** A finding in a few words. */
export function brief({ code, severity, state, root, subject }: Finding): string {
  const { kind, name, namespace } = subject;
  return `${severity} ${code} ${kind}/${name}${namespace ? ` in ${namespace}` : ''} (${state}${root ? ', root' : ''})`;
}

/** Whether a finding is one of an incident: code, object, severity and state. */
export function tellsOf({ codes, subjects, state, minSeverity }: TrueIncident, finding: Finding): boolean {
  return (
    codes.includes(finding.code) &&
    gravity(finding) <= SEVERITIES.indexOf(minSeverity) &&
    subjects.some(
      (object) => isObject(object, finding.subject) && [object.state ?? state].flat().includes(finding.state),
    )
  );
}

/** All that is wrong with an answer, each as a line for a person. */
export function truthFailures(truth: Truth, answer: Analysis): string[] {
  const { findings, incident } = answer;
  const units = textUnits(answer);
  const roots = findings.filter(({ root }) => root);
  return [
    ...truth.incidents.flatMap((one) => [
      ...(findings.some((finding) => tellsOf(one, finding))
        ? [
            ...rankedBelowHealthy(one, findings, truth.healthy, 'findings'),
            ...rankedBelowHealthy(one, roots, truth.healthy, 'root findings'),
          ]
        : [notFound(one, findings)]),
      ...notMentioned(one.mention, incident.text).map((pattern) => `${one.id}: does not mention /${pattern}/i`),
    ]),
    ...findings
      .filter((finding) => isAlarm(finding) && (truth.nothingWrong || isFalseAlarm(finding, truth.healthy)))
      .map((finding) => `false alarm: ${brief(finding)}`),
    ...notMentioned(truth.mention ?? [], incident.text).map((pattern) => `does not mention /${pattern}/i`),
    ...truth.neverSay.flatMap((pattern) =>
      units.flatMap((unit) => claimsIn(unit, pattern).map((claim) => `must not say: ${claim}`)),
    ),
  ].filter((failure, index, all) => all.indexOf(failure) === index);
}

/** Whether a description fits an object. */
export function isObject({ kind, name, namespace }: TrueObject, subject: Subject): boolean {
  return (
    subject.kind === kind &&
    new RegExp(name).test(subject.name) &&
    (namespace === undefined || new RegExp(namespace).test(subject.namespace ?? ''))
  );
}

function notFound(incident: TrueIncident, findings: readonly Finding[]): string {
  const { id, what, codes, subjects, state } = incident;
  const near = findings.filter(
    (finding) => codes.includes(finding.code) || subjects.some((object) => isObject(object, finding.subject)),
  );
  const seen = near.slice(0, 4).map(brief).join('; ') || 'nothing';
  return `${id}: not found as ${codes.join('|')}, ${[state].flat().join('|')} (${what}); near it: ${seen}`;
}

/** It must stand there, and above whatever is said of a healthy object. */
function rankedBelowHealthy(
  incident: TrueIncident,
  findings: readonly Finding[],
  healthy: readonly TrueObject[],
  among: string,
): string[] {
  const place = findings.findIndex((finding) => tellsOf(incident, finding));
  const harmless = findings.findIndex((finding) => isFalseAlarm(finding, healthy));
  if (place < 0) return [`${incident.id}: not among the ${among}`];
  if (harmless < 0 || place < harmless) return [];
  return [`${incident.id}: among the ${among} below ${brief(findings[harmless] as Finding)}`];
}

function isFalseAlarm(finding: Finding, healthy: readonly TrueObject[]): boolean {
  return !OF_THE_RECORD.has(finding.code) && healthy.some((object) => isObject(object, finding.subject));
}

function notMentioned(patterns: readonly string[], text: string): string[] {
  return patterns.filter((pattern) => !new RegExp(pattern, 'i').test(text));
}
