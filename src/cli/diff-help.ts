import { DIFF_FLAGS } from './diff-flags.ts';
import { flagLine } from './help.ts';

const GROUPS = ['Input', 'Filters', 'Output', 'Judging', 'Other'] as const;

/** The help text of `diff` under a name of the command. */
export function diffHelp(program: string): string {
  return `${program} diff: what is different between two sets of events

Usage
  ${program} diff A B [flags]   findings and rows gone, new and changed in B

A and B are files of events in any form the main command reads, documents saved with -o json or -o yaml, or rows
(timeline.txt, those of -A with -A); one of them may be - for standard input.

Examples
  ${program} diff before.json after.json            an upgrade
  ${program} diff good.json bad.json -o json        a good run and a bad one, for a program
  ${program} diff timeline.txt later.txt            two timelines of which only the rows are left
  kubectl get events -o json | ${program} diff before.json -

${GROUPS.map(
  (group) =>
    `${group}\n${DIFF_FLAGS.filter((flag) => flag.group === group)
      .map(flagLine)
      .join('\n')}`,
).join('\n\n')}

Names are compared without what controllers generate: Pod/web-* stands for the pods of the Deployment web. Namespaces
count with -A, and where a side has several; one namespace is compared with another as if both were called alike.
A row has changed where it was said ten times as often, by another reporter, or with other notes, numbers, addresses and
ids aside; a finding has where its severity, its state or its facts are others. Where one side has rows alone, both are
compared by rows alone. Gone means not said again: events expire, so that alone is no recovery.
Exit: 0 no new failure, 1 new failures: what goes wrong in B, a warning or worse, and not in A, whether or not it is over
by now, or is open in B and was over in A; 2 bad usage or input, 130 interrupted.
`;
}
