import type { Flag } from './flags.ts';
import { FLAGS } from './flags.ts';

const CLUSTER = FLAGS.filter(
  (flag): flag is Extract<(typeof FLAGS)[number], { group: 'Cluster' }> => flag.group === 'Cluster',
);

/** The flags of `op-timeline lab grade`: its own, and those that choose a cluster. */
export const LAB_FLAGS = [
  { name: 'step', value: 'N', repeatable: true, group: 'Input', help: 'only this step, 1 to 8' },
  { name: 'live', group: 'Input', help: 'ask the cluster too, by requests that only read' },
  {
    name: 'run-script',
    group: 'Input',
    help: 'with --live: also run timeline.sh against the cluster, read-only; it runs as you, this is no sandbox',
  },
  {
    name: 'output',
    short: 'o',
    value: 'FORMAT',
    group: 'Output',
    help: 'text (default), json, junit or tap',
    values: ['text', 'json', 'junit', 'tap'],
  },
  {
    name: 'lang',
    value: 'LANG',
    group: 'Output',
    help: 'the language of hints: en (default), ja or ko',
    values: ['en', 'ja', 'ko'],
  },
  {
    name: 'color',
    value: 'WHEN',
    group: 'Output',
    help: 'auto (default), always or never',
    values: ['auto', 'always', 'never'],
  },
  ...CLUSTER,
  { name: 'help', short: 'h', group: 'Other', help: 'this text' },
] as const satisfies readonly Flag[];

export type LabFlagName = (typeof LAB_FLAGS)[number]['name'];
