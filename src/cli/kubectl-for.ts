import type { KubeEvent } from '../event/kube-event.ts';
import { findResource } from '../timeline/resource-words.ts';
import { builtInResources, resourcesOfEvents, type ServedResource } from '../timeline/served-resources.ts';
import { KubectlRefusal } from './kubectl-refusal.ts';
import type { Writer } from './terminal.ts';

/** What `kubectl events --for TYPE/NAME` asks for. */
interface AskedObject {
  readonly type: string;
  /** `''` for any, though the type must be one there is. */
  readonly name: string;
}

/** Takes the value of `--for` apart. Throws KubectlRefusal. */
export function askedObject(value: string): AskedObject {
  const [type = '', name, ...more] = value.split('/');
  if (name === undefined) throw new KubectlRefusal('error: --for must be in resource/name form');
  if (more.length === 0) return { type, name };
  throw new KubectlRefusal('error: arguments in resource/name form may not have more than one slash');
}

/**
 * Whether an event is about the object, given what the cluster serves: by kind, apiVersion and name, neither by uid nor
 * by namespace (kubectl pkg/cmd/events/events.go, v0.33 to v0.36). Throws KubectlRefusal for a type that is not served.
 */
export function aboutAskedObject(
  { type, name }: AskedObject,
  served: readonly ServedResource[],
  writer: Writer,
): (event: KubeEvent) => boolean {
  const found = findResource(type, served);
  if ('refused' in found) throw new KubectlRefusal(found.refused);
  for (const warning of found.warnings) writer.note(warning);
  const { kind, apiVersion } = found;
  return ({ regarding }) =>
    name === '' || (regarding.kind === kind && regarding.apiVersion === apiVersion && regarding.name === name);
}

/** What the cluster of some saved events is taken to serve: no file says it. */
export function servedWith(events: readonly KubeEvent[]): ServedResource[] {
  return [...builtInResources(), ...resourcesOfEvents(events)];
}
