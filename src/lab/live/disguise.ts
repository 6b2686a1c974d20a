import { randomBytes } from 'node:crypto';
import type { KubeEvent } from '../../event/kube-event.ts';
import { parsed } from '../../input/cluster/status.ts';
import { isObject } from '../../text/plain-json.ts';
import { formatRow } from '../../timeline/row-text.ts';
import { at } from '../fields.ts';
import { NAMESPACE } from '../lab-files.ts';

/**
 * Events as no script can know them beforehand: every reason ends in letters of chance, and there is one event more. What a
 * script prints of these it has read.
 */
export interface Disguise {
  /** The body of an answer about events, changed; as it is where it is none. */
  apply(body: string, isFirstPage: boolean): string;
  /** The body of the one event more, for a script that asks for each by its name; undefined for another name. */
  single(name: string, apiVersion: string): string | undefined;
  /** The rows that a script must print, given the events there are. */
  rows(events: readonly KubeEvent[]): Set<string>;
}

export function newDisguise(): Disguise {
  const suffix = letters(6);
  const extra = {
    type: `Odd${letters(4)}`,
    reason: `Probe${suffix}`,
    kind: 'Pipeline',
    name: `probe-${letters(5).toLowerCase()}`,
  };
  const changed = (reason: unknown) => (typeof reason === 'string' && reason !== '' ? `${reason}${suffix}` : reason);
  return {
    apply(body, isFirstPage) {
      const value = parsed(body);
      if (!isObject(value)) return body;
      if (value.kind === 'Table') return JSON.stringify(changedTable(value, changed, isFirstPage ? extra : undefined));
      const items = Array.isArray(value.items) ? value.items.filter(isObject) : undefined;
      if (items === undefined) return value.kind === 'Event' ? JSON.stringify(withReason(value, changed)) : body;
      // An event without a type or an object has no row that every script would print alike.
      const whole = items.filter(isWhole);
      const more = isFirstPage ? [extraEvent(extra, String(value.apiVersion))] : [];
      return JSON.stringify({ ...value, items: [...whole.map((item) => withReason(item, changed)), ...more] });
    },
    single(name, apiVersion) {
      if (name !== eventName(extra)) return undefined;
      return JSON.stringify({ kind: 'Event', apiVersion, ...extraEvent(extra, apiVersion) });
    },
    rows(events) {
      const whole = events.filter(({ type, reason, regarding }) => type && reason && regarding.kind && regarding.name);
      const keys = whole.map(({ type, reason, regarding: { kind = '', name = '' } }) => ({
        type,
        reason: String(changed(reason)),
        kind,
        name,
      }));
      return new Set([...keys, extra].map(formatRow));
    },
  };
}

type Extra = Readonly<Record<'type' | 'reason' | 'kind' | 'name', string>>;
type Change = (reason: unknown) => unknown;
type Body = Readonly<Record<string, unknown>>;

function eventName({ name }: Extra): string {
  return `${name}.1`;
}

function letters(length: number): string {
  return [...randomBytes(length)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('');
}

function isWhole(item: Body): boolean {
  const object = at(item, 'involvedObject') ?? at(item, 'regarding');
  return [item.type, item.reason, at(object, 'kind'), at(object, 'name')].every(
    (value) => typeof value === 'string' && value !== '',
  );
}

function withReason(item: Body, changed: Change): Body {
  return 'reason' in item ? { ...item, reason: changed(item.reason) } : item;
}

function extraEvent(extra: Extra, apiVersion: string): Body {
  const { type, reason, kind, name } = extra;
  const now = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
  const metadata = {
    name: eventName(extra),
    namespace: NAMESPACE,
    uid: name,
    resourceVersion: '1',
    creationTimestamp: now,
  };
  const object = { apiVersion: 'ev.labhub.io/v1', kind, name, namespace: NAMESPACE };
  const common = { metadata, type, reason, eventTime: null, reportingInstance: '' };
  if (apiVersion !== 'v1') {
    const deprecated = { deprecatedFirstTimestamp: now, deprecatedLastTimestamp: now, deprecatedCount: 1 };
    return { ...common, ...deprecated, regarding: object, note: 'A probe.', deprecatedSource: { component: 'probe' } };
  }
  const times = { firstTimestamp: now, lastTimestamp: now, count: 1 };
  return {
    ...common,
    ...times,
    involvedObject: object,
    message: 'A probe.',
    source: { component: 'probe' },
    reportingComponent: '',
  };
}

/** The server's own table of events, which `kubectl get events` prints. */
function changedTable(table: Body, changed: Change, extra: Extra | undefined): Body {
  const columns = Array.isArray(table.columnDefinitions) ? table.columnDefinitions : [];
  const names = columns.map((column) => String(at(column, 'name')));
  const reason = names.indexOf('Reason');
  const needed = [names.indexOf('Type'), reason, names.indexOf('Object')].filter((index) => index >= 0);
  const rows = (Array.isArray(table.rows) ? table.rows.filter(isObject) : []).flatMap((row) => {
    const cells: unknown[] = Array.isArray(row.cells) ? row.cells : [];
    if (needed.some((index) => /^\/|\/$|^$/.test(String(cells[index] ?? '')))) return [];
    return { ...row, cells: cells.map((cell, index) => (index === reason ? changed(cell) : cell)) };
  });
  return { ...table, rows: extra === undefined ? rows : [...rows, extraRow(extra, names)] };
}

function extraRow(extra: Extra, names: readonly string[]): Body {
  const { type, reason, kind, name } = extra;
  const known: Readonly<Record<string, string | number>> = {
    'Last Seen': '0s',
    Type: type,
    Reason: reason,
    Object: `${kind.toLowerCase()}/${name}`,
    Source: 'probe',
    Message: 'A probe.',
    'First Seen': '0s',
    Count: 1,
    Name: eventName(extra),
  };
  const metadata = { name: eventName(extra), namespace: NAMESPACE };
  return {
    cells: names.map((column) => known[column] ?? ''),
    object: { kind: 'PartialObjectMetadata', apiVersion: 'meta.k8s.io/v1', metadata },
  };
}
