import type { Flag, FlagGroup } from './flags.ts';
import { FLAGS } from './flags.ts';

const GROUPS: readonly FlagGroup[] = ['Input', 'Filters', 'Output', 'Judging', 'Cluster', 'Other'];

/** The help text of the command under a name: `op-timeline`, or `kubectl op-timeline` as a plugin. */
export function helpText(program: string): string {
  return `${program}: what happened in a Kubernetes cluster, from its Events

Usage
  ${program} [FILE…] [flags]            rows of the events in files, or of a live cluster without any
  ${program} incident [FILE…] [flags]   the draft of the incident; the same as -o incident
  ${program} incident --rows FILE       the same from the rows of a timeline alone
  ${program} diff A B [flags]           what is different in B: findings and rows gone, new and changed
  ${program} explain ROW|CODE [FILE…]   what stands behind a row or a finding: events, rules, sources; -o text|json
  ${program} lab grade DIR              the verdict on an answer to the op-events lab; lab alone tells more
  ${program} reasons [REASON]           what reasons mean, and who says them; of OOMKilled, what events say instead
  ${program} completion bash|zsh|fish   a completion script for a shell

Examples
  ${program} --ns op-events                              rows of a live namespace
  ${program} --ns op-events -o incident                  the draft of its incident
  ${program} events.json other.yaml.gz -o table          a table of saved events
  kubectl get events -A -o json | ${program} - -A        events from a pipe, with namespaces
  ${program} events.json --for deploy/web --since 30m    what concerns one object lately
  ${program} events.json --fail-on warning:open          exit 1 while something has failed

${GROUPS.map(
  (group) =>
    `${group}\n${FLAGS.filter((flag) => flag.group === group)
      .map(flagLine)
      .join('\n')}`,
).join('\n\n')}

Filters can be repeated and negated with !: an event must match one of the plain values and none of the negated ones.
Events about Nodes and other cluster-scoped objects are stored in the namespace default.
Exit: 0 done, 1 a finding of --fail-on, 2 bad usage or input, 3 rejected items with --strict, 130 interrupted.
`;
}

const COLUMN = 30;

export function flagLine({ name, short, value, alone, help }: Flag): string {
  const takes = value === undefined ? '' : alone === undefined ? ` ${value}` : `[=${value}]`;
  const left = `  ${short ? `-${short}, ` : '    '}--${name}${takes}`;
  const gap = left.length < COLUMN ? ' '.repeat(COLUMN - left.length) : `\n${' '.repeat(COLUMN)}`;
  return `${left}${gap}${wrap(help, 90).join(`\n${' '.repeat(COLUMN)}`)}`;
}

/** A text in lines of at most so many characters, broken at blanks. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string;
    if (line !== '' && line.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
