import { LAB_ROWS } from './lab-files.ts';
import type { KubectlCall } from './script-calls.ts';

/** Why not all events are asked for, or some rows left out later; several commands may ask for all of them together. */
export function partFault(asking: readonly KubectlCall[], words: string): string | undefined {
  const [only] = asking;
  if (only === undefined || asking.length > 1) return undefined;
  const narrow = selectorOf(only) ?? eventOf(only) ?? leftOut(only) ?? chosenByProgram(only, words);
  return narrow === undefined ? undefined : `only some of the events (${narrow})`;
}

function selectorOf({ text }: KubectlCall): string | undefined {
  const selector = /--field-selector[\s=]+["']?([^\s"']*)/.exec(text)?.[1];
  const terms =
    selector?.split(',').filter((term) => !/^(?:metadata|involvedObject|regarding)\.namespace=/.test(term)) ?? [];
  return terms[0] || /\s(?:--types|--for|-l|--selector)(?=[\s=])/.exec(text)?.[0].trim();
}

/** One event, by its name. */
function eventOf({ verb, text }: KubectlCall): string | undefined {
  if (verb !== 'get') return undefined;
  return /\sget\s+(?:events?|ev)(?:\.[a-z0-9.]+)?[\s/]+([a-z0-9][a-z0-9.-]*)(?=\s|$)/.exec(text)?.[1];
}

const LITERAL = /^[\w ^$./:-]*$/;

/** Rows in the forms in which a script may have them in its middle: a filter that leaves one out leaves it out of each. */
const FORMS = LAB_ROWS.map(({ type, reason, object }) => {
  const [kind = '', name = ''] = object.split('/');
  return [
    `${type} ${reason} ${object}`,
    `${type}   ${reason}   ${kind}   ${name}`,
    `op-events   ${type}   ${reason}   ${kind}   ${name}`,
    `op-events   1s   ${type}   ${reason}   ${object}   message`,
    `1s   ${type}   ${reason}   ${object}   message`,
    `1s   ${type}   ${reason}   ${kind.toLowerCase()}/${name}   message`,
    ...[',', '|', '\t', ';', ':'].map((mark) => [type, reason, kind, name].join(mark)),
  ];
});

/** A command behind kubectl that leaves out a row of the lab, whatever form it has there. */
function leftOut({ text, pipeline }: KubectlCall): string | undefined {
  if (/\s(?:-o|--output)[\s=]*["']?(?:json|yaml)(?=["'\s]|$)|--raw/.test(text)) return undefined;
  for (const command of pipeline.split('|').slice(1)) {
    const few = /^\s*(?:head|tail)\s+(?:-n\s*|-)([0-9]+)\s*$/.exec(command)?.[1];
    if (few !== undefined && Number(few) < LAB_ROWS.length) return command.trim();
    const [, flags = '', , pattern] = /^\s*[ef]?grep((?:\s+-[viEFwx]+)*)\s+(["']?)([^"']+)\2\s*$/.exec(command) ?? [];
    if (pattern !== undefined && dropsRow(pattern.trim(), flags)) return command.trim();
  }
  return undefined;
}

function dropsRow(pattern: string, flags: string): boolean {
  const alternatives = pattern.split(/\\?·/);
  // More than a word or two is for the shell to judge.
  if (!alternatives.every((one) => LITERAL.test(one)) || /[wx]/.test(flags) || pattern.includes('$')) return false;
  const anyOf = new RegExp(alternatives.join('|'), flags.includes('i') ? 'i' : '');
  const isKept = (form: string) => anyOf.test(form) !== flags.includes('v');
  return FORMS.some((forms) => !forms.some(isKept));
}

/** A condition of awk, jq or jsonpath that takes some types or reasons alone. */
function chosenByProgram({ text, pipeline }: KubectlCall, words: string): string | undefined {
  const value = `(?:Normal|Warning|Critical|${LAB_ROWS.map(({ reason }) => reason).join('|')})`;
  const awk = new RegExp(`\\bawk\\b[^{|]*\\$\\d+\\s*(?:[!=]=|!?~)\\s*["'/]${value}`).exec(pipeline);
  if (awk) return 'awk chooses';
  const jsonpath = new RegExp(`\\?[(·]\\s*@\\.(?:type|reason)\\s*[!=]=\\s*\\\\?["']${value}`).exec(text);
  if (jsonpath) return 'jsonpath chooses';
  const selections = words.match(/\bselect\(/g)?.length ?? 0;
  const jq = new RegExp(`\\bselect\\(\\s*\\.(?:type|reason)\\s*[!=]=\\s*\\\\?["']${value}`).exec(words);
  return jq && selections === 1 ? 'jq chooses' : undefined;
}
