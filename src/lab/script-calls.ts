import { withoutDeadCode } from './script-dead.ts';
import { START, withKubectlByName } from './script-names.ts';
import type { ScriptText } from './script-text.ts';

/** A run of kubectl in a script. */
export interface KubectlCall {
  /** The first word that is a command of kubectl; `''` where none is. */
  readonly verb: string;
  /** From `kubectl` to the end of the command. */
  readonly text: string;
  /** From `kubectl` to the end of the pipeline it begins. */
  readonly pipeline: string;
  /** Where it stands in the code. */
  readonly index: number;
}

const READING =
  'get events describe version config cluster-info api-resources api-versions explain auth options wait logs top plugin kustomize completion help'.split(
    ' ',
  );

const WRITING =
  'apply create delete patch edit replace annotate label scale autoscale rollout run expose set cordon uncordon drain taint exec cp attach proxy port-forward debug certificate diff'.split(
    ' ',
  );

const CALL = new RegExp(`${START}(["']?(?:[\\w./~-]*/)?kubectl(?:\\.exe)?["']?(?=\\s|$))`, 'gm');

/** Of so many runs, and so much of each, a script of the lab has a tenth. */
const MOST_CALLS = 100;
const MOST_CHARACTERS = 4_000;

/** The runs of kubectl, also by a variable, an alias or a function that stands for it. */
export function kubectlCalls(script: ScriptText): { code: string; calls: KubectlCall[] } {
  const code = withKubectlByName(withoutDeadCode(script.code));
  const calls = [...code.matchAll(CALL)].slice(0, MOST_CALLS).map((match) => {
    const index = match.index + match[0].length - (match[1] as string).length;
    const rest = code.slice(index, index + MOST_CHARACTERS);
    const pipeline = rest.slice(0, endOf(rest, /[;\n]|&&|\|\||\)/));
    const text = pipeline.split(/\|(?!\|)/)[0] as string;
    const words = text.split(/[\s"']+/);
    const verb = words.find((word) => READING.includes(word) || WRITING.includes(word)) ?? '';
    return { verb, text, pipeline, index };
  });
  return { code, calls };
}

/** Whether a run changes the cluster, or takes something from the file that names it; the namespace in use is no such thing. */
export function isWriting({ verb, text }: KubectlCall): boolean {
  return (
    WRITING.includes(verb) || (verb === 'config' && /\bconfig\s+(?:set(?!-context)|unset|delete|rename)/.test(text))
  );
}

/** Whether a run asks for events, through either API. */
export function asksForEvents({ verb, text }: KubectlCall): boolean {
  if (verb === 'events') return true;
  return (
    verb === 'get' &&
    /(?:[\s"',/])(?:events?|ev)(?:\.[a-z0-9.]+)?(?=[\s"',/?]|$)|\$\{?\w+/.test(
      text.replace(/(?:-n|--namespace)[\s=]\S+/g, ''),
    )
  );
}

function endOf(text: string, end: RegExp): number {
  const index = text.search(end);
  return index < 0 ? text.length : index;
}
