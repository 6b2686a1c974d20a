import type { Statement } from './statement.ts';

/** A container of a pod, as an event's fieldPath names it. */
export interface Container {
  readonly container: string;
  readonly init: boolean;
}

/**
 * The container a statement is about: from its fieldPath (`spec.initContainers{migrate}`; kubernetes
 * pkg/kubelet/container/ref.go, v1.36), else from the note of a crash; `''` for none.
 */
export function containerOf({ event, note }: Pick<Statement, 'event' | 'note'>): Container {
  const path = /^spec\.(c|initC|ephemeralC)ontainers\{([^}]{1,253})\}$/.exec(event?.regarding.fieldPath ?? '');
  if (path) return { container: path[2] as string, init: path[1] === 'initC' };
  const named = /^Back-off restarting failed container[= ](\S{1,253}) in pod /.exec(note.slice(0, 1024));
  return { container: named?.[1] ?? '', init: false };
}

/** The container that a group is about. */
export function containerOfGroup(group: readonly Statement[]): Container {
  return group.map(containerOf).find(({ container }) => container !== '') ?? { container: '', init: false };
}

/** Whether two statements can be about one container: what names none may be about any. */
export function sameContainer(a: Statement, b: Statement): boolean {
  const [one, other] = [containerOf(a).container, containerOf(b).container];
  return one === '' || other === '' || one === other;
}
