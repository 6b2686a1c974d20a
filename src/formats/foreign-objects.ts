import type { RejectionCode } from '../event/kube-event.ts';
import { groupOf } from '../event/reference.ts';
import { excerpt } from '../text/hidden.ts';

export type JsonObject = Readonly<Record<string, unknown>>;

/** What a Status says, made fit for a line. */
export function statusOf(object: JsonObject): Record<string, string | number> {
  const text = (value: unknown) => (typeof value === 'string' ? excerpt(value, 160) : '');
  return {
    status: typeof object.code === 'number' ? object.code : 0,
    reason: text(object.reason),
    message: text(object.message),
  };
}

/** Objects a reader of events meets by mistake: each says what it is and what to do instead. */
export function knownForeign(value: JsonObject): { code: RejectionCode; detail: string } | undefined {
  const kind = typeof value.kind === 'string' ? value.kind : '';
  const group = groupOf(typeof value.apiVersion === 'string' ? value.apiVersion : undefined);
  if (kind === 'Status' && group === '') {
    const { status, reason, message } = statusOf(value);
    return {
      code: 'status',
      detail: `an error of the API server, not events: ${reason || 'Failure'} (${status}): ${message}`,
    };
  }
  if (kind === 'Table' && group === 'meta.k8s.io') {
    return { code: 'table', detail: 'a Table made for display, without the events: use -o json or -o yaml' };
  }
  if (kind.startsWith('PartialObjectMetadata')) {
    return { code: 'metadata-only', detail: `a ${kind}, metadata without the events: use -o json or -o yaml` };
  }
  if (group === 'audit.k8s.io') {
    return { code: 'audit-log', detail: 'a Kubernetes audit log: its events are API calls, and it is not read yet' };
  }
  if (typeof value.schema === 'string' && value.schema.startsWith('op-timeline/')) {
    return {
      code: 'saved-analysis',
      detail: `a saved ${value.schema} document: give it to op-timeline as its only input`,
    };
  }
  return undefined;
}
