import type { Category, Phase, ReasonEntry } from './reason-entry.ts';
import { CATEGORIES, PHASES } from './reason-entry.ts';

/** What is wrong in a user's list, and where: `[3].phase`, or `reasons[3].phase` under a key of that name. */
export interface ReasonListProblem {
  readonly at: string;
  readonly detail: string;
}

/** An entry of the list is taken whole or, where it has a problem, not at all. */
export interface ReasonList {
  readonly entries: readonly ReasonEntry[];
  readonly problems: readonly ReasonListProblem[];
}

type Fields = Readonly<Record<string, unknown>>;
type Report = (at: string, detail: string) => void;

const KEYS: readonly string[] = ['reason', 'component', 'type', 'kinds', 'category', 'phase', 'source', 'note'];

/**
 * Checks a user's own reasons, as parsed from JSON or YAML: a list of entries, or `{ reasons: [...] }`. Required are
 * `reason`, `component` and `phase`; the defaults are type `Normal` (`Warning` for a failure), kinds `['*']`, category
 * `reconcile`, source `''`, no note. Never throws.
 */
export function readReasonEntries(value: unknown): ReasonList {
  const problems: ReasonListProblem[] = [];
  const report: Report = (at, detail) => problems.push({ at, detail });
  const entries: ReasonEntry[] = [];
  try {
    const { list, prefix } = findList(value, report);
    for (const [index, item] of list.entries()) {
      const entry = readEntry(item, `${prefix}[${index}]`, report);
      if (entry) entries.push(entry);
    }
  } catch {
    // Parsed data cannot get here; a getter that throws or a proxy can.
    report('', 'plain data expected, as JSON or YAML gives it');
  }
  return { entries, problems };
}

function findList(value: unknown, report: Report): { list: readonly unknown[]; prefix: string } {
  if (Array.isArray(value)) return { list: value, prefix: '' };
  if (!isFields(value) || !Object.hasOwn(value, 'reasons')) {
    report('', `a list of reasons, or an object with the key reasons, expected; found ${shown(value)}`);
    return { list: [], prefix: '' };
  }
  for (const key of Object.keys(value)) {
    if (key !== 'reasons') report(keyed('', key), 'unknown key; the only one allowed is reasons');
  }
  if (Array.isArray(value.reasons)) return { list: value.reasons, prefix: 'reasons' };
  report('reasons', `a list expected, found ${shown(value.reasons)}`);
  return { list: [], prefix: '' };
}

function readEntry(item: unknown, at: string, report: Report): ReasonEntry | undefined {
  if (!isFields(item)) {
    report(at, `an object with the keys reason, component and phase expected, found ${shown(item)}`);
    return undefined;
  }
  let sound = true;
  const fail: Report = (place, detail) => {
    sound = false;
    report(place, detail);
  };
  for (const key of Object.keys(item)) {
    if (!KEYS.includes(key)) fail(keyed(at, key), `unknown key; allowed are ${KEYS.join(', ')}`);
  }
  const text = (key: string, fallback?: string, emptyAllowed = true): string => {
    if (!Object.hasOwn(item, key)) {
      if (fallback === undefined) fail(`${at}.${key}`, 'required, but missing');
      return fallback ?? '';
    }
    const given = item[key];
    if (typeof given === 'string' && (emptyAllowed || given !== '')) return given;
    fail(`${at}.${key}`, `${emptyAllowed ? 'text' : 'text that is not empty'} expected, found ${shown(given)}`);
    return '';
  };
  const oneOf = <Word extends string>(key: string, allowed: readonly Word[], fallback?: Word): Word | undefined => {
    const given = Object.hasOwn(item, key);
    if (!given && fallback !== undefined) return fallback;
    const word = given ? allowed.find((candidate) => candidate === item[key]) : undefined;
    if (word !== undefined) return word;
    const found = given ? `found ${shown(item[key])}` : 'but missing';
    fail(`${at}.${key}`, `one of ${allowed.join(', ')} expected, ${found}`);
    return undefined;
  };

  const reason = text('reason');
  const component = text('component', undefined, false);
  const phase = oneOf<Phase>('phase', PHASES);
  const type = text('type', phase === 'failure' ? 'Warning' : 'Normal', false);
  const kinds = readKinds(item, `${at}.kinds`, fail);
  const category = oneOf<Category>('category', CATEGORIES, 'reconcile');
  const source = text('source', '');
  const note = Object.hasOwn(item, 'note') ? text('note') : undefined;
  if (!sound || phase === undefined || category === undefined) return undefined;
  return { reason, component, type, kinds, category, phase, source, ...(note !== undefined && { note }) };
}

function readKinds(item: Fields, at: string, fail: Report): readonly string[] {
  if (!Object.hasOwn(item, 'kinds')) return ['*'];
  const given = item.kinds;
  if (!Array.isArray(given) || given.length === 0) {
    fail(at, `a list of kinds expected, ['*'] for any; found ${shown(given)}`);
    return [];
  }
  for (const [index, kind] of given.entries()) {
    if (typeof kind !== 'string' || kind === '') fail(`${at}[${index}]`, `a kind expected, found ${shown(kind)}`);
  }
  return [...given];
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The place of a key, quoted where it is no plain word. */
function keyed(at: string, key: string): string {
  if (!/^\w{1,60}$/.test(key)) return `${at}[${JSON.stringify(key.slice(0, 60))}]`;
  return at === '' ? key : `${at}.${key}`;
}

/** A value as a problem names it. Lists and objects are not printed: they may be large, or hold themselves. */
function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  if (typeof value === 'string') return JSON.stringify(value.length <= 60 ? value : `${value.slice(0, 59)}…`);
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  return typeof value === 'object' ? 'an object' : String(value);
}
