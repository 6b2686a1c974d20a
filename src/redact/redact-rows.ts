import type { KubeEvent } from '../event/kube-event.ts';
import type { RowKey } from '../timeline/row-text.ts';
import type { RedactOptions } from './redact-events.ts';
import { redactorFor } from './redact-events.ts';

/** The keys of rows, redacted as the events behind them would be, as far as rows alone tell what is a name. */
export function redactRows(rows: readonly RowKey[], options: RedactOptions = {}): RowKey[] {
  const events = rows.map(eventOfRow);
  const redactor = redactorFor(events, options);
  return events.map((event, index) => {
    const { type, reason, regarding, metadata } = redactor.event(event);
    const key = { type, reason, kind: regarding.kind ?? '', name: regarding.name ?? '' };
    return rows[index]?.namespace === undefined ? key : { ...key, namespace: metadata.namespace };
  });
}

/** An event of which nothing is known but its row. */
function eventOfRow({ type, reason, kind, name, namespace = '' }: RowKey): KubeEvent {
  return {
    api: 'v1',
    type,
    reason,
    note: '',
    action: '',
    regarding: { ...(kind === '' ? {} : { kind }), ...(name === '' ? {} : { name }) },
    related: {},
    reportingController: '',
    reportingInstance: '',
    host: '',
    metadata: {
      name: '',
      namespace,
      uid: '',
      resourceVersion: '',
      creationTimestamp: null,
      labels: {},
      annotations: {},
    },
    writer: null,
    firstSeen: null,
    lastSeen: null,
    occurrences: { count: 1, certainty: 'unknown' },
    eventTime: null,
    firstTimestamp: null,
    lastTimestamp: null,
    series: null,
    count: null,
    problems: [],
  };
}
