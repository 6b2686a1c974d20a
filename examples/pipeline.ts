import type { Header, Lab, Manifest } from './lab.ts';
import { NAMESPACE } from './lab.ts';

/** The object that the lab's operator speaks about. */
export const PIPELINE: Header = {
  apiVersion: 'ev.labhub.io/v1',
  kind: 'Pipeline',
  metadata: { name: 'build-1', namespace: NAMESPACE },
};

/** The program that claims to speak. */
export const OPERATOR = 'pipeline-operator';

/** The time as an Event's `firstTimestamp` and `lastTimestamp` hold it: RFC 3339 in whole seconds. */
export function secondsNow(): string {
  return new Date().toISOString().replace(/\.\d+Z$/, 'Z');
}

/** What an event points at: the pipeline that is there now. Another of the same name, before it or after, has another uid. */
export async function pipelineReference(lab: Lab): Promise<Readonly<Record<string, unknown>>> {
  const { apiVersion, kind, metadata } = PIPELINE;
  const stored = await lab.read(PIPELINE);
  return { apiVersion, kind, ...metadata, uid: stored.metadata?.uid };
}

/** An event of core v1 about the pipeline, seen once, now. */
export async function pipelineEvent(
  lab: Lab,
  name: string,
  said: { readonly reason: string; readonly type: string; readonly message: string },
): Promise<Manifest> {
  const now = secondsNow();
  return {
    apiVersion: 'v1',
    kind: 'Event',
    metadata: { name, namespace: NAMESPACE },
    involvedObject: await pipelineReference(lab),
    ...said,
    firstTimestamp: now,
    lastTimestamp: now,
    count: 1,
    source: { component: OPERATOR },
  };
}
