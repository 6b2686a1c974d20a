import { OpTimelineError } from '../error.ts';
import type { KubeEvent } from '../event/kube-event.ts';
import type { Reporter } from '../event/reporter.ts';
import { reporterOf } from '../event/reporter.ts';
import type { ReasonEntry } from '../reasons/index.ts';
import { optionsGiven } from '../text/given.ts';
import { excerpt } from '../text/hidden.ts';
import { frozenCounts } from '../timeline/frozen-counts.ts';
import { identityOf } from '../timeline/merge.ts';
import type { OwnerLink } from '../timeline/owners.ts';
import { formatRow, parseRow } from '../timeline/row-text.ts';
import { objectKey } from '../timeline/subject.ts';
import type { Limit, Timeline } from '../timeline/timeline.ts';
import type { Finding, FindingCode, TroubleCode } from './finding.ts';
import { FINDING_CODES } from './finding.ts';
import type { FindingsOptions } from './index.ts';
import { findingsIn } from './index.ts';
import { MECHANISMS } from './mechanisms.ts';
import { catalogueOf } from './reasons-option.ts';
import { RULES } from './rules/index.ts';
import type { Rule } from './rules/rule.ts';
import type { Scene } from './scene.ts';
import { sceneOf } from './scene.ts';
import type { Outcome, Statement } from './statement.ts';
import type { OutcomeBasis } from './trouble-args.ts';

/** What a count rests on; `frozen` where the recorder fell silent, `lost` where the input no longer has it. */
export type CountBasis = 'frozen' | 'series' | 'count' | 'single' | 'lost';

/** An event with what its parts rest on. */
export interface ExplainedEvent {
  readonly id: string;
  readonly event: KubeEvent;
  readonly reporter: Reporter;
  readonly countBasis: CountBasis;
}

/** What stands behind one statement of a row: an object and what was judged of it. */
export interface ExplainedMeaning {
  /** What the catalogue says; null where it says nothing, or nothing certain. */
  readonly entry: ReasonEntry | null;
  readonly outcome: Outcome;
  readonly basis: OutcomeBasis;
  /** The owners of the object, the nearest first, each with the basis of its link. */
  readonly owners: readonly OwnerLink[];
}

export interface RowExplanation {
  readonly about: 'row';
  readonly row: string;
  /** No events where only rows were read. */
  readonly events: readonly ExplainedEvent[];
  /** Each distinct meaning once; none where the row is not among those read. */
  readonly meanings: readonly ExplainedMeaning[];
  readonly findings: readonly Finding[];
  readonly limits: readonly Limit[];
}

export interface CodeExplanation {
  readonly about: 'code';
  readonly code: FindingCode;
  readonly rule: Rule;
  /** The codes that may explain it, so that it is a consequence; none where it always is a root. */
  readonly explainedBy: readonly FindingCode[];
  readonly findings: readonly { readonly finding: Finding; readonly events: readonly ExplainedEvent[] }[];
}

/** Whether a text is the code of a finding. */
export function isFindingCode(text: string): text is FindingCode {
  return (FINDING_CODES as readonly string[]).includes(text);
}

/** By the very table that links findings. */
function causesOf(code: FindingCode): FindingCode[] {
  const known: Partial<Record<FindingCode, (typeof MECHANISMS)[TroubleCode]>> = MECHANISMS;
  return [...new Set((known[code] ?? []).flatMap(([codes]) => codes))];
}

/** The rule of a code alone, where nothing was read. */
export function explainCode(code: FindingCode): CodeExplanation {
  return { about: 'code', code, rule: RULES[code], explainedBy: causesOf(code), findings: [] };
}

/**
 * What stands behind a row, or behind the findings of a code: events, fields, rules and sources. Throws `bad-row` for a
 * target that is neither.
 */
export function explain(
  timeline: Timeline,
  target: string,
  options: FindingsOptions & { readonly namespaced?: boolean } = {},
): RowExplanation | CodeExplanation {
  const { reasons, namespaced = false } = optionsGiven(options);
  if (typeof target !== 'string')
    throw new OpTimelineError('bad-option', `a row or code expected, not ${typeof target}`);
  if (/^[a-z-]+$/.test(target) && !isFindingCode(target)) {
    throw new OpTimelineError('bad-option', `no finding has the code ${excerpt(target, 60)}`, {
      remedy: `codes: ${FINDING_CODES.join(', ')}`,
    });
  }
  const scene = sceneOf(timeline, catalogueOf(reasons));
  return isFindingCode(target) ? ofCode(target, scene) : ofRow(target, scene, namespaced);
}

function ofCode(code: FindingCode, scene: Scene): CodeExplanation {
  const explained = explainerOf(scene);
  const byId = new Map(scene.statements.map((statement) => [statement.id, statement]));
  const found = findingsIn(scene).filter((finding) => finding.code === code);
  return {
    ...explainCode(code),
    findings: found.map((finding) => ({
      finding,
      events: explained(finding.evidence.events.flatMap((id) => byId.get(id) ?? [])),
    })),
  };
}

function ofRow(target: string, scene: Scene, namespaced: boolean): RowExplanation {
  const { namespace, ...key } = parseRow(target, { namespaced });
  const row = formatRow(key);
  const said = scene.statements.filter(
    (one) => one.row === row && (namespace === undefined || (one.event?.metadata.namespace ?? namespace) === namespace),
  );
  const ids = new Set(said.flatMap(({ id }) => id || []));
  const rests = ({ evidence }: Finding) =>
    ids.size > 0 ? evidence.events.some((id) => ids.has(id)) : said.length > 0 && evidence.rows.includes(row);
  const meanings = said.map(({ subject, object, entry = null, outcome, basis }) => ({
    entry,
    outcome,
    basis,
    owners: [subject, ...scene.owners.ownersOf(subject)].flatMap(
      (owned, index) => scene.owners.ownerOf(index === 0 ? object : objectKey(owned)) ?? [],
    ),
  }));
  return {
    about: 'row',
    row: formatRow(namespace === undefined ? key : { ...key, namespace }),
    events: explainerOf(scene)(said),
    meanings: [...new Map(meanings.map((meaning) => [JSON.stringify(meaning), meaning])).values()],
    findings: said.length === 0 ? [] : findingsIn(scene).filter(rests),
    limits: scene.timeline.coverage.limits,
  };
}

function explainerOf({ timeline }: Scene): (said: readonly Statement[]) => ExplainedEvent[] {
  const frozen = new Set(frozenCounts(timeline.events).flatMap(({ events }) => events.map(identityOf)));
  return (said) =>
    said.flatMap(({ id, event }) =>
      event ? [{ id, event, reporter: reporterOf(event), countBasis: countBasisOf(event, frozen.has(id)) }] : [],
    );
}

function countBasisOf({ occurrences, series, count }: KubeEvent, frozen: boolean): CountBasis {
  if (frozen) return 'frozen';
  if (occurrences.certainty === 'unknown') return 'lost';
  if (series?.count) return 'series';
  return count === null ? 'single' : 'count';
}
