import type { Flag } from './flags.ts';
import { FLAGS } from './flags.ts';

/** The flags of the main command that choose and tell events in the same way here. */
const SHARED = [
  'namespace',
  'ns',
  'all-namespaces',
  'reasons',
  'for',
  'type',
  'reason',
  'reporter',
  'since',
  'until',
  'redact',
  'timezone',
  'now',
  'lang',
  'color',
  'quiet',
  'ignore',
  'help',
] as const;

type SharedName = (typeof SHARED)[number];
type SharedFlag = Extract<(typeof FLAGS)[number], { name: SharedName }>;

/** The flags of `op-timeline diff`. */
export const DIFF_FLAGS: readonly (Flag & { readonly name: SharedName | 'output' })[] = [
  ...FLAGS.filter((flag): flag is SharedFlag => (SHARED as readonly string[]).includes(flag.name)),
  {
    name: 'output',
    short: 'o',
    value: 'FORMAT',
    group: 'Output',
    help: 'text (default) or json',
    values: ['text', 'json'],
  },
];

export type DiffFlagName = (typeof DIFF_FLAGS)[number]['name'];
