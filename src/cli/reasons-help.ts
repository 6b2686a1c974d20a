import { flagLine } from './help.ts';
import { REASONS_FLAGS } from './reasons-flags.ts';

const GROUPS = ['Input', 'Filters', 'Output', 'Other'] as const;

/** The help text of `reasons` under a name of the command. */
export function reasonsHelp(program: string): string {
  return `${program} reasons: the reasons of events, who says them of what, and what they mean

Usage
  ${program} reasons [flags]          every reason that is known, a line each
  ${program} reasons REASON [flags]   all that is known of one, or of a state such as OOMKilled that is none

Examples
  ${program} reasons BackOff                              what it means, and when it is bad
  ${program} reasons CrashLoopBackOff                     which reasons events use instead
  ${program} reasons --component kubelet --phase failure  what a kubelet calls a failure
  ${program} reasons --kind pvc -o json                   entries, in the shape that --reasons takes

${GROUPS.map(
  (group) =>
    `${group}\n${REASONS_FLAGS.filter((flag) => flag.group === group)
      .map(flagLine)
      .join('\n')}`,
).join('\n\n')}

Exit: 0 done, also where a reason is not known; 2 bad usage or input.
`;
}
