import { CATEGORIES, PHASES } from '../reasons/index.ts';
import type { Flag } from './flags.ts';

export const REASONS_FORMATS = ['text', 'json', 'yaml', 'names'] as const;

/** The flags of `op-timeline reasons`. */
export const REASONS_FLAGS = [
  { name: 'component', value: 'NAME', group: 'Filters', help: 'what this component says, such as kubelet' },
  { name: 'kind', value: 'KIND', group: 'Filters', help: 'what is said of this kind (short names too)' },
  { name: 'phase', value: 'PHASE', group: 'Filters', help: PHASES.join(', '), values: PHASES },
  { name: 'category', value: 'CATEGORY', group: 'Filters', help: CATEGORIES.join(', '), values: CATEGORIES },
  {
    name: 'reasons',
    value: 'FILE',
    repeatable: true,
    group: 'Input',
    help: "your operator's own reasons, YAML or JSON",
  },
  {
    name: 'output',
    short: 'o',
    value: 'FORMAT',
    group: 'Output',
    help: 'text (default), json, yaml; names prints the reasons alone',
    values: REASONS_FORMATS,
  },
  { name: 'help', short: 'h', group: 'Other', help: 'this text' },
] as const satisfies readonly Flag[];

export type ReasonsFlagName = (typeof REASONS_FLAGS)[number]['name'];
