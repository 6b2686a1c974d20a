import type { KubeEvent } from '../../src/index.ts';
import { normalizeEvent } from '../../src/index.ts';

/** The event of a raw one; throws where it was rejected. */
export function eventOf(raw: object): KubeEvent {
  const result = normalizeEvent({ kind: 'Event', ...raw });
  if ('event' in result) return result.event;
  throw new Error(`${result.rejection.code}: ${result.rejection.detail}`);
}

/** A legacy event as client-go's recorder writes it, seconds after 15:00:00. */
export function legacy(reason: string, seconds: number, more: object = {}): KubeEvent {
  const at = new Date(Date.UTC(2026, 10, 30, 15, 0, seconds)).toISOString().replace('.000Z', 'Z');
  return eventOf({
    apiVersion: 'v1',
    type: 'Normal',
    reason,
    message: `${reason} at ${seconds}`,
    metadata: { uid: `${reason}-${seconds}`, namespace: 'shop' },
    involvedObject: { kind: 'Pod', apiVersion: 'v1', namespace: 'shop', name: 'web', uid: 'pod-1' },
    source: { component: 'kubelet', host: 'node-1' },
    firstTimestamp: at,
    lastTimestamp: at,
    count: 1,
    ...more,
  });
}

/** An event of an operator about its custom resource. */
export function byOperator(reason: string, seconds: number, more: object = {}): KubeEvent {
  return legacy(reason, seconds, {
    involvedObject: {
      kind: 'Backup',
      apiVersion: 'example.com/v1',
      namespace: 'shop',
      name: 'nightly',
      uid: 'backup-1',
    },
    source: { component: 'backup-operator' },
    ...more,
  });
}
