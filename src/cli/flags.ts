import type { Language } from '../incident/languages.ts';

/** One flag of the command: what it is called, what it takes, and what help says of it. */
export interface Flag {
  readonly name: string;
  readonly short?: string;
  /** How help calls the value; a switch has none. */
  readonly value?: string;
  /** The value of the flag where it is typed alone, as a switch; another one then needs the sign `=`. */
  readonly alone?: string;
  readonly repeatable?: boolean;
  readonly group: FlagGroup;
  readonly help: string;
  /** The values it takes, where there are few: for completion. */
  readonly values?: readonly string[];
}

export type FlagGroup = 'Input' | 'Filters' | 'Output' | 'Judging' | 'Cluster' | 'Other';

const FORMATS = ['rows', 'table', 'wide', 'json', 'yaml', 'incident', 'markdown', 'kubectl', 'kubectl-wide'] as const;

/** The languages of the draft, without their words: they need not be loaded to know what was typed. */
const LANGUAGES = ['en', 'ja', 'ko', 'uk'] as const satisfies readonly Language[];

export type Format = (typeof FORMATS)[number];

/** Every flag, once: parsing, help and completion are all made from this table. */
export const FLAGS = [
  {
    name: 'file',
    short: 'f',
    value: 'FILE',
    repeatable: true,
    group: 'Input',
    help: 'read events from a file, - for standard input',
  },
  {
    name: 'namespace',
    short: 'n',
    value: 'NS',
    group: 'Input',
    help: "the namespace to read, the context's by default; with files, keep the events stored in it",
  },
  { name: 'ns', value: 'NS', group: 'Input', help: 'the same as --namespace' },
  {
    name: 'all-namespaces',
    short: 'A',
    group: 'Input',
    help: 'read all namespaces, and begin each row with the namespace',
  },
  {
    name: 'no-nodes',
    group: 'Input',
    help: 'live: leave the events of Nodes, stored in default, out of findings and draft',
  },
  { name: 'partial', group: 'Input', help: 'keep what is whole of a broken input, and exit 0' },
  { name: 'strict', group: 'Input', help: 'exit 3 where some item of an input was rejected' },
  {
    name: 'reasons',
    value: 'FILE',
    repeatable: true,
    group: 'Input',
    help: "your operator's own reasons, YAML or JSON",
  },
  { name: 'rows', value: 'FILE', group: 'Input', help: 'with incident: the rows of a timeline instead of events' },
  {
    name: 'for',
    value: 'OBJECT',
    repeatable: true,
    group: 'Filters',
    help: 'events about kind[.group]/name (short names too) or a uid; with -o kubectl: type/name as kubectl takes it',
  },
  {
    name: 'type',
    value: 'TYPE',
    repeatable: true,
    group: 'Filters',
    help: 'events of this type, any there is; <none> for no type',
  },
  { name: 'reason', value: 'REASON', repeatable: true, group: 'Filters', help: 'events with this reason' },
  {
    name: 'reporter',
    value: 'WHO',
    repeatable: true,
    group: 'Filters',
    help: 'events of this reporter, by name or class (scheduler, kubelet, controller, cloud, autoscaler, operator, person, unknown)',
  },
  {
    name: 'since',
    value: 'TIME',
    group: 'Filters',
    help: 'last seen at or after a time: RFC 3339, or 90s, 10m, 2h30m, 7d before now',
  },
  { name: 'until', value: 'TIME', group: 'Filters', help: 'last seen at or before a time' },
  {
    name: 'output',
    short: 'o',
    value: 'FORMAT',
    group: 'Output',
    help: 'rows (default), table, wide, json, yaml, incident, markdown; kubectl and kubectl-wide print the tables of kubectl events and of kubectl get events -o wide',
    values: FORMATS,
  },
  {
    name: 'types',
    value: 'TYPES',
    group: 'Output',
    help: 'with -o kubectl: as kubectl takes it, Normal or Warning only',
  },
  { name: 'no-headers', group: 'Output', help: "with kubectl's tables: without headings" },
  { name: 'incident', value: 'FILE', group: 'Output', help: 'also write the draft of the incident to a file' },
  {
    name: 'redact',
    value: 'WHAT',
    alone: 'addresses',
    group: 'Output',
    help: 'hide secrets, IP and e-mail addresses in every output; with =names also give objects, namespaces, nodes, containers, images and hosts pseudonyms',
    values: ['addresses', 'names'],
  },
  {
    name: 'timezone',
    value: 'ZONE',
    group: 'Output',
    help: 'the time zone of tables and drafts, UTC by default (rows have no times)',
  },
  { name: 'now', value: 'TIME', group: 'Output', help: 'the moment that ages and --since are counted from' },
  {
    name: 'lang',
    value: 'LANG',
    group: 'Output',
    help: `the language of drafts, findings and limits: ${LANGUAGES.join(', ')}; ${LANGUAGES[0]} by default`,
    values: LANGUAGES,
  },
  {
    name: 'color',
    value: 'WHEN',
    group: 'Output',
    help: 'auto (default), always or never',
    values: ['auto', 'always', 'never'],
  },
  { name: 'quiet', short: 'q', group: 'Output', help: 'no summary on standard error; warnings stay' },
  {
    name: 'fail-on',
    value: 'WHAT',
    repeatable: true,
    group: 'Judging',
    help: 'exit 1 on a finding: CODE, warning (or worse), critical, each also with :open',
  },
  {
    name: 'ignore',
    value: 'WHAT',
    repeatable: true,
    group: 'Judging',
    help: 'leave findings out: CODE or CODE=KIND/NAME',
  },
  {
    name: 'kubeconfig',
    value: 'FILE',
    group: 'Cluster',
    help: 'the kubeconfig, else $KUBECONFIG, ~/.kube/config or the pod',
  },
  { name: 'context', value: 'NAME', group: 'Cluster', help: 'the context of the kubeconfig' },
  { name: 'cluster', value: 'NAME', group: 'Cluster', help: 'the cluster of the kubeconfig' },
  { name: 'user', value: 'NAME', group: 'Cluster', help: 'the user of the kubeconfig' },
  { name: 'server', short: 's', value: 'URL', group: 'Cluster', help: 'the address of the API server' },
  { name: 'as', value: 'USER', group: 'Cluster', help: 'act as another user' },
  { name: 'as-group', value: 'GROUP', repeatable: true, group: 'Cluster', help: 'act as a member of a group' },
  { name: 'as-uid', value: 'UID', group: 'Cluster', help: 'act as the user of a uid' },
  {
    name: 'request-timeout',
    value: 'TIME',
    group: 'Cluster',
    help: 'how long one request may take: 30, 30s, 1m30s; 0 for no limit',
  },
  {
    name: 'via',
    value: 'HOW',
    group: 'Cluster',
    help: 'direct (default), or kubectl for any way to log in that it has',
    values: ['direct', 'kubectl'],
  },
  {
    name: 'v',
    short: 'v',
    value: 'LEVEL',
    group: 'Cluster',
    help: "kubectl's log level; from 1 on waits are told, from 6 on the way in",
  },
  { name: 'watch', short: 'w', group: 'Other', help: 'not there yet; says what does it meanwhile' },
  { name: 'help', short: 'h', group: 'Other', help: 'this text' },
  { name: 'version', group: 'Other', help: 'the version alone' },
] as const satisfies readonly Flag[];

export type FlagName = (typeof FLAGS)[number]['name'];

/** A flag that chooses a cluster, or how to reach it. */
export type ClusterFlagName = Extract<(typeof FLAGS)[number], { readonly group: 'Cluster' }>['name'];

/** A flag that takes one of a few values. */
type Choice = Extract<(typeof FLAGS)[number], { readonly values: readonly string[] }>;
export type ChoiceName = Choice['name'];
export type ChoiceOf<Name extends ChoiceName> = Extract<Choice, { readonly name: Name }>['values'][number];
