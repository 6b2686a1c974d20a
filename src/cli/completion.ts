import { OpTimelineError } from '../error.ts';
import { excerpt } from '../text/hidden.ts';
import type { Flag } from './flags.ts';
import { FLAGS } from './flags.ts';

const SHELLS: Readonly<Record<string, () => string>> = { bash, zsh, fish };

const COMMANDS: readonly (readonly [string, string])[] = [
  ['incident', 'the draft of the incident'],
  ['diff', 'what is different between two sets of events'],
  ['explain', 'what stands behind a row or a finding'],
  ['lab', 'the verdict on an answer to the op-events lab'],
  ['reasons', 'what reasons mean, and who says them'],
  ['completion', 'a completion script for a shell'],
];

/** The completion script of a shell, to be put where the shell looks for one. Throws `bad-option` for another. */
export function completionFor(shell: string | undefined): string {
  const script = shell !== undefined && Object.hasOwn(SHELLS, shell) ? SHELLS[shell] : undefined;
  if (script) return script();
  const given = shell === undefined ? 'completion needs a shell' : `no completion for ${excerpt(shell, 40)}`;
  throw new OpTimelineError('bad-option', given, { remedy: 'op-timeline completion bash, zsh or fish' });
}

/** What is typed alone is a switch to a shell: its next word is no value. */
const flags: readonly Flag[] = FLAGS.map((flag: Flag) => {
  const { value: _, values: __, ...aSwitch } = flag;
  return flag.alone === undefined ? flag : aSwitch;
});

/** Every way to type a flag. */
function words({ name, short }: Flag): string[] {
  return [`--${name}`, ...(short ? [`-${short}`] : [])];
}

function bash(): string {
  const cases = flags.flatMap((flag) =>
    flag.values
      ? [`    ${words(flag).join('|')}) COMPREPLY=($(compgen -W $'${flag.values.join('\\n')}' -- "$cur")); return ;;`]
      : [],
  );
  const files = flags.filter(({ value }) => value === 'FILE').flatMap(words);
  const others = flags.filter(({ value, values }) => value !== undefined && value !== 'FILE' && !values).flatMap(words);
  const all = flags.flatMap(words).join('\\n');
  return `# bash completion for op-timeline: source <(op-timeline completion bash)
_op_timeline() {
  local IFS=$'\\n' cur=\${COMP_WORDS[COMP_CWORD]} prev=\${COMP_WORDS[COMP_CWORD-1]}
  case "$prev" in
${cases.join('\n')}
    ${files.join('|')}) COMPREPLY=($(compgen -f -- "$cur")); return ;;
    ${others.join('|')}) return ;;
    completion) COMPREPLY=($(compgen -W $'bash\\nzsh\\nfish' -- "$cur")); return ;;
    reasons) [[ $COMP_CWORD -eq 2 ]] && COMPREPLY=($(compgen -W "$("\${COMP_WORDS[0]}" reasons -o names 2>/dev/null)" -- "$cur")) && return ;;
    lab) [[ $COMP_CWORD -eq 2 ]] && COMPREPLY=($(compgen -W grade -- "$cur")) && return ;;
  esac
  if [[ $cur == -* ]]; then
    COMPREPLY=($(compgen -W $'${all}' -- "$cur"))
  else
    COMPREPLY=($(compgen -f -- "$cur"))
    [[ $COMP_CWORD -eq 1 ]] && COMPREPLY+=($(compgen -W $'${COMMANDS.map(([name]) => name).join('\\n')}' -- "$cur"))
  fi
}
complete -o filenames -F _op_timeline op-timeline
`;
}

function zsh(): string {
  const specs = flags.flatMap((flag) => {
    const { repeatable, value, values, help } = flag;
    const argument =
      value === undefined ? '' : `:${value}:${values ? `(${values.join(' ')})` : value === 'FILE' ? '_files' : ' '}`;
    const told = help.replace(/[[\]:'\\]/g, ' ');
    return words(flag).map((word) => `    '${repeatable ? '*' : ''}${word}[${told}]${argument}' \\`);
  });
  return `#compdef op-timeline
# zsh completion for op-timeline: op-timeline completion zsh > "\${fpath[1]}/_op-timeline"
_op_timeline() {
  local -a commands
  commands=(${COMMANDS.map(([name, told]) => `'${name}:${told}'`).join(' ')})
  _arguments \\
${specs.join('\n')}
    '1: :{ _describe command commands; _files }' \\
    '2: :{ if [[ $words[2] == completion ]]; then compadd bash zsh fish; elif [[ $words[2] == lab ]]; then compadd grade; elif [[ $words[2] == reasons ]]; then compadd -- \${(f)"$($words[1] reasons -o names 2>/dev/null)"}; else _files; fi }' \\
    '*:FILE:_files'
}
if [ "$funcstack[1]" = "_op-timeline" ]; then _op_timeline "$@"; else compdef _op_timeline op-timeline; fi
`;
}

function fish(): string {
  const lines = flags.map(({ name, short, value, values, help }) => {
    const takes =
      value === undefined ? '' : values ? ` -x -a '${values.join(' ')}'` : value === 'FILE' ? ' -r -F' : ' -x';
    return `complete -c op-timeline -l ${name}${short ? ` -s ${short}` : ''}${takes} -d '${help.replace(/['\\]/g, '\\$&')}'`;
  });
  const commands = COMMANDS.map(
    ([name, told]) => `complete -c op-timeline -n __fish_use_subcommand -a ${name} -d '${told}'`,
  );
  return `# fish completion for op-timeline: op-timeline completion fish > ~/.config/fish/completions/op-timeline.fish
${[...commands, ...lines].join('\n')}
complete -c op-timeline -n '__fish_seen_subcommand_from completion' -x -a 'bash zsh fish'
complete -c op-timeline -n '__fish_seen_subcommand_from lab' -a grade
complete -c op-timeline -n '__fish_seen_subcommand_from reasons' -x -a '(op-timeline reasons -o names)'
`;
}
