import type { KubeEvent } from '../event/kube-event.ts';
import type { KubectlTableOptions } from './kubectl-cells.ts';
import { renderKubectlTable } from './kubectl-events.ts';
import { renderKubectlWide } from './kubectl-wide.ts';

/** What a run of kubectl gives. */
export interface KubectlAnswer {
  readonly stdout: string;
  readonly stderr: string;
  readonly exitCode: number;
}

export interface KubectlAnswerOptions extends KubectlTableOptions {
  /** The namespace the events were listed in; unnamed by default. Not told with `allNamespaces`. */
  readonly namespace?: string;
}

export interface KubectlEventsOptions extends KubectlAnswerOptions {
  /** The value of `--types`: `Warning`, `normal,warning`. Default `''`, which is no filter. */
  readonly types?: string;
}

/**
 * What `kubectl events` answers where the server lists these events, in that order: its table, its words where there is
 * nothing to print, or its refusal of `types` (kubectl pkg/cmd/events/events.go, v0.33). Throws `bad-option` as the table does.
 */
export function kubectlEvents(events: readonly KubeEvent[], options: KubectlEventsOptions): KubectlAnswer {
  const types = typesOf(options?.types);
  if (types === undefined) return { stdout: '', stderr: `${REFUSED_TYPES}\n`, exitCode: 1 };
  const shown = events.filter(({ type }) => types.length === 0 || types.includes(type.toLowerCase()));
  const table = renderKubectlTable(shown, options);
  return shown.length > 0 ? printed(table) : nothing(`No events found${placeOf(options)}.`);
}

/** The same for `kubectl get events -o wide`. */
export function kubectlGetEvents(events: readonly KubeEvent[], options: KubectlAnswerOptions): KubectlAnswer {
  const table = renderKubectlWide(events, options);
  const place = placeOf(options);
  return events.length > 0 ? printed(table) : nothing(`No resources found${place}${place === '' ? '' : '.'}`);
}

const REFUSED_TYPES = 'error: valid --types are Normal or Warning';

/** Why kubectl refuses a value of `--types`, before it asks the server; undefined where it takes it. */
export function refusedTypes(types: string | undefined): string | undefined {
  return typesOf(types) === undefined ? REFUSED_TYPES : undefined;
}

/** Compared without case; none means no filter; undefined where one of them is another. */
function typesOf(given = ''): readonly string[] | undefined {
  if (given === '') return [];
  const types = given.split(',').map((type) => type.toLowerCase());
  return types.every((type) => type === 'normal' || type === 'warning') ? types : undefined;
}

function printed(stdout: string): KubectlAnswer {
  return { stdout, stderr: '', exitCode: 0 };
}

function nothing(words: string): KubectlAnswer {
  return { stdout: '', stderr: `${words}\n`, exitCode: 0 };
}

function placeOf({ namespace = '', allNamespaces = false }: KubectlAnswerOptions): string {
  return allNamespaces || namespace === '' ? '' : ` in ${namespace} namespace`;
}
