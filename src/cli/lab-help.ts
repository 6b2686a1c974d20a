import { flagLine } from './help.ts';
import { LAB_FLAGS } from './lab-flags.ts';

const GROUPS = ['Input', 'Output', 'Cluster', 'Other'] as const;

/** The help text of `lab` under a name of the command. */
export function labHelp(program: string): string {
  return `${program} lab: the verdict on an answer to the op-events lab

Usage
  ${program} lab grade DIR [flags]   judges the files that the eight steps leave in a folder

Examples
  ${program} lab grade op-events                       all eight steps, by their files
  ${program} lab grade op-events --step 3 --lang ja    one step, with hints in Japanese
  ${program} lab grade op-events --live --run-script   also what the cluster says, and what timeline.sh prints
  ${program} lab grade op-events -o junit              a report for CI

${GROUPS.map(
  (group) =>
    `${group}\n${LAB_FLAGS.filter((flag) => flag.group === group)
      .map(flagLine)
      .join('\n')}`,
).join('\n\n')}

Exit: 0 all right, 1 something failed, 2 bad usage, or a folder or cluster that cannot be read, 130 interrupted.
`;
}
