import type { ReasonCatalogue, ReporterClass } from '../reasons/index.ts';
import {
  classOfComponent,
  classOfEntry,
  isBuiltInKind,
  SCHEDULER_ACTIONS,
  SCHEDULER_REASONS,
} from '../reasons/index.ts';
import { objectGiven } from '../text/given.ts';
import type { KubeEvent, Writer } from './kube-event.ts';
import { groupOf } from './reference.ts';

/** What a reporter's class rests on, strongest first. */
export type ReporterBasis =
  /** The action: only schedulers take it on a Pod, whatever they are called. */
  | 'action'
  /** The reporter's name is that of a well-known component. */
  | 'component'
  /** The reporter names none of Kubernetes' own components, and the object is of a custom group. */
  | 'api-group'
  /** The reporter names none of Kubernetes' own components. */
  | 'reporter-name'
  /** No reporter is named; the program that wrote the event into the API server is known. */
  | 'writer'
  /** Only reason and kind are left to go by: a doubt remains. */
  | 'reason-and-kind'
  | 'none';

/** Who said it. `name` is the reporting controller, `''` where none is named. */
export interface Reporter {
  readonly class: ReporterClass;
  readonly name: string;
  readonly basis: ReporterBasis;
}

/** Groups that Kubernetes itself serves and that do not end in `.k8s.io` (kubernetes/pkg/apis, v1.36). */
const BUILT_IN_GROUPS = ['', 'apps', 'autoscaling', 'batch', 'extensions', 'policy'];

/** Whether an API group is a custom one. Some operators take a `.k8s.io` group, so that is only a hint. */
export function isCustomGroup(group: string): boolean {
  return !BUILT_IN_GROUPS.includes(group) && !group.endsWith('.k8s.io');
}

/** Names under which kubectl and curl write (client-go's default field manager is the program's name). */
export function isHandWriter(writer: Writer | null): boolean {
  return writer !== null && /^(?:kubectl\b|kubectl-|curl$|oc$|k9s$|Mozilla$|HTTPie$)/.test(writer.manager);
}

const EVENT = 'an event as normalizeEvent gives it';

/**
 * The class of an event's reporter: by action, then by its name, then by the object's group, then by the writer. Throws
 * `bad-option` for what is no event.
 */
export function reporterOf(event: KubeEvent): Reporter {
  const { reportingController: name, regarding, reason, action } = objectGiven(event, EVENT);
  objectGiven(regarding, EVENT);
  const onPod = regarding.kind === 'Pod';
  if (onPod && SCHEDULER_ACTIONS.includes(action)) return { class: 'scheduler', name, basis: 'action' };
  if (name === '') return { name, ...classOfWriter(event.writer) };
  const known = classOfComponent(name, groupOf(regarding.apiVersion));
  if (known) return { class: known, name, basis: 'component' };
  // A scheduler of another name that still writes core v1 sets no action.
  if (onPod && SCHEDULER_REASONS.includes(reason)) return { class: 'scheduler', name, basis: 'reason-and-kind' };
  return {
    class: 'operator',
    name,
    basis: isCustomGroup(groupOf(regarding.apiVersion)) ? 'api-group' : 'reporter-name',
  };
}

function classOfWriter(writer: Writer | null): Pick<Reporter, 'class' | 'basis'> {
  if (writer === null) return { class: 'unknown', basis: 'none' };
  if (isHandWriter(writer)) return { class: 'person', basis: 'writer' };
  const known = writer.manager === 'kube-scheduler' ? 'scheduler' : classOfComponent(writer.manager);
  return known ? { class: known, basis: 'writer' } : { class: 'unknown', basis: 'none' };
}

/** The class that a bare row lets one guess: no reporter, no group and no action is left in it. */
export function reporterOfRow(reason: string, kind: string, catalogue: ReasonCatalogue): Reporter {
  const guess = (guessed: ReporterClass): Reporter => ({ class: guessed, name: '', basis: 'reason-and-kind' });
  if (kind === 'Pod' && SCHEDULER_REASONS.includes(reason)) return guess('scheduler');
  const entries = catalogue.byReason(reason).filter((entry) => entry.kinds.includes(kind) || entry.kinds.includes('*'));
  const classes = new Set(entries.map((entry) => classOfEntry(entry) ?? 'operator'));
  const [only] = classes;
  if (classes.size === 1 && only) return guess(only);
  if (classes.size === 0 && kind !== '' && !isBuiltInKind(kind)) return guess('operator');
  return { class: 'unknown', name: '', basis: 'none' };
}
