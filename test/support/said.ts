import type { KubeEvent } from '../../src/index.ts';
import { eventOf } from './events.ts';

const API_VERSIONS: Readonly<Record<string, string>> = {
  Deployment: 'apps/v1',
  ReplicaSet: 'apps/v1',
  StatefulSet: 'apps/v1',
  DaemonSet: 'apps/v1',
  Job: 'batch/v1',
  CronJob: 'batch/v1',
  HorizontalPodAutoscaler: 'autoscaling/v2',
  Pod: 'v1',
  Node: 'v1',
  Service: 'v1',
  PersistentVolumeClaim: 'v1',
};

const TYPES: Readonly<Record<string, string>> = { N: 'Normal', W: 'Warning', C: 'Critical' };

const LINE =
  /^(\d+)(?:-(\d+))? ([NWC]) (\S+) (\S+) ([^/\s]+)\/([^\s{]+)(?:\{(init:)?([^}]+)\})?(?: x(\d+))?(?: -> (\S+)\/(\S+))?(?: \| (.*))?$/;

/**
 * Events from lines such as `10-40 W kubelet BackOff Pod/web-0{app} x5 | Back-off restarting …`: seconds after 15:00:00 (first
 * and last), type, reporter, reason, object with its container, count, `-> Kind/name` for a related object, and the note.
 */
export function said(text: string, namespace = 'shop'): KubeEvent[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line, index) => {
      const found = LINE.exec(line);
      if (!found) throw new Error(`no event: ${line}`);
      const [, from, to, type, reporter, reason, kind = '', name, init, container, count, otherKind, otherName, note] =
        found;
      const cluster = kind === 'Node';
      return eventOf({
        apiVersion: 'v1',
        type: TYPES[type as string],
        reason,
        message: note ?? '',
        metadata: { uid: `${namespace}-${index}`, namespace: cluster ? 'default' : namespace },
        involvedObject: {
          kind,
          apiVersion: API_VERSIONS[kind] ?? 'example.com/v1',
          name,
          uid: `${kind}-${name}`,
          ...(cluster ? {} : { namespace }),
          ...(container ? { fieldPath: `spec.${init ? 'initContainers' : 'containers'}{${container}}` } : {}),
        },
        ...(otherKind
          ? { related: { kind: otherKind, apiVersion: API_VERSIONS[otherKind] ?? 'v1', name: otherName, namespace } }
          : {}),
        source: { component: reporter, ...(reporter === 'kubelet' ? { host: 'node-1' } : {}) },
        firstTimestamp: at(from),
        lastTimestamp: at(to ?? from),
        count: Number(count ?? 1),
      });
    });
}

function at(seconds: string | undefined): string {
  return new Date(Date.UTC(2026, 10, 30, 15, 0, Number(seconds))).toISOString().replace('.000Z', 'Z');
}
