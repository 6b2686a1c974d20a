import { OpTimelineError } from '../error.ts';
import type { ReasonCatalogue } from '../reasons/index.ts';
import { arrayGiven, optionsGiven, withRowsGiven } from '../text/given.ts';
import { isObject } from '../text/plain-json.ts';
import type { RowsDiff } from '../timeline/diff.ts';
import { diffRows } from '../timeline/diff.ts';
import { timelineFromRows } from '../timeline/from-rows.ts';
import type { Mention } from '../timeline/owners.ts';
import { mentionIn } from '../timeline/owners.ts';
import { distinct } from '../timeline/rows.ts';
import { StableNames } from '../timeline/stable-names.ts';
import type { Subject } from '../timeline/subject.ts';
import { subjectOf } from '../timeline/subject.ts';
import type { Timeline, TimelineRow } from '../timeline/timeline.ts';
import type { FindingsDiff } from './compare.ts';
import { diffFindings, newFailures } from './compare.ts';
import type { Finding } from './finding.ts';
import { findings } from './index.ts';
import type { ReasonsOption } from './reasons-option.ts';
import { catalogueOf } from './reasons-option.ts';

/** What can be compared: a timeline, or a document, whose findings are taken as they are. */
export type Comparable =
  | Timeline
  | {
      readonly rows: readonly TimelineRow[];
      readonly findings: readonly Finding[];
      readonly coverage: { readonly limits: readonly { readonly code: string }[] };
    };

export interface DiffOptions {
  /** What reasons mean; the built-in catalogue by default. */
  readonly reasons?: ReasonsOption;
  /** Compare the rows of each namespace apart; false by default. Then no namespace is left out of account. */
  readonly namespaced?: boolean;
  /** Compares those findings for which it answers true; all by default. */
  readonly keep?: (finding: Finding) => boolean;
}

/** What is different in the second of two timelines. */
export interface TimelineDiff {
  /** `rows` where one of the two is made of rows alone: then notes, times and counts of the other are not looked at. */
  readonly basis: 'events' | 'rows';
  /** How many findings, new or changed, are new failures. */
  readonly newFailures: number;
  readonly findings: FindingsDiff;
  readonly rows: RowsDiff;
}

/**
 * Compares two timelines: before and after an upgrade, a good run and a bad one. Rows and findings are the same where they
 * differ by generated names alone, and by the namespace where each side has one only. What is gone was not said again;
 * events expire, so that alone is no recovery. The same for any order of the input.
 */
export function diffTimelines(before: Comparable, after: Comparable, options: DiffOptions = {}): TimelineDiff {
  const { reasons, namespaced = false, keep = () => true } = optionsGiven(options);
  if (typeof keep !== 'function')
    throw new OpTimelineError('bad-option', `keep must be a function, not ${typeof keep}`);
  const catalogue = catalogueOf(reasons);
  const [a, b] = [comparableGiven(before), comparableGiven(after)];
  const byRows = isRowsOnly(a) || isRowsOnly(b);
  const [old, now] = byRows ? [rowsAlone(a, catalogue), rowsAlone(b, catalogue)] : [a, b];
  const places = [old, now].map(({ rows }) => placesOf(rows));
  const fold = !namespaced && places.every(({ length }) => length <= 1) && places[0]?.[0] !== places[1]?.[0];
  const [oldPlace, newPlace] = fold ? places.map(([place]) => place) : [];
  const names = new StableNames(mentionsOf(old, oldPlace), mentionsOf(now, newPlace));
  const found = diffFindings(
    { findings: findingsOf(old, catalogue).filter(keep), folded: oldPlace },
    { findings: findingsOf(now, catalogue).filter(keep), folded: newPlace },
    names,
  );
  return {
    basis: byRows ? 'rows' : 'events',
    newFailures: newFailures(found),
    findings: found,
    rows: diffRows({ rows: old.rows, folded: oldPlace }, { rows: now.rows, folded: newPlace }, names, namespaced),
  };
}

function comparableGiven(given: Comparable): Comparable {
  arrayGiven(withRowsGiven(given).coverage?.limits, 'a timeline or a document with its coverage', isObject);
  return given;
}

function isRowsOnly({ coverage }: Comparable): boolean {
  return coverage.limits.some(({ code }) => code === 'rows-only');
}

function rowsAlone({ rows }: Comparable, catalogue: ReasonCatalogue): Timeline {
  const keys = rows.flatMap(({ type, reason, kind, name, namespaces }) => {
    const places = namespaces.length > 0 ? namespaces.map((namespace) => ({ namespace })) : [{}];
    return places.map((place) => ({ type, reason, kind, name, ...place }));
  });
  return timelineFromRows(keys, catalogue);
}

function findingsOf(given: Comparable, catalogue: ReasonCatalogue): readonly Finding[] {
  return 'findings' in given ? given.findings : findings(given, { reasons: catalogue });
}

/** The namespaces that objects lie in; cluster-scoped ones lie in none. */
function placesOf(rows: readonly TimelineRow[]): string[] {
  return distinct(rows.flatMap((row) => subjectsOf(row).flatMap(({ namespace }) => namespace ?? [])));
}

function subjectsOf({ kind, name, namespaces, apiVersions: [apiVersion] }: TimelineRow): Subject[] {
  const places = namespaces.filter((namespace) => namespace !== '').map((namespace) => ({ namespace }));
  return (places.length > 0 ? places : [{}]).map((place) =>
    subjectOf({ kind, name, ...place, ...(apiVersion === undefined ? {} : { apiVersion }) }),
  );
}

function mentionsOf(given: Comparable, folded: string | undefined): Mention[] {
  const placed = (subject: Subject): Subject => {
    const { namespace, ...placeless } = subject;
    return namespace === folded ? placeless : subject;
  };
  if ('events' in given && given.events.length > 0) {
    return given.events.map(mentionIn).map(({ subject, note, related }) => {
      return { subject: placed(subject), note, related: related && placed(related) };
    });
  }
  return given.rows.flatMap((row) =>
    subjectsOf(row).flatMap((subject) => {
      const notes = row.notes.length > 0 ? row.notes : [''];
      return notes.map((note) => ({ subject: placed(subject), note, related: null }));
    }),
  );
}
