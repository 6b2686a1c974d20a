import type { KubectlCall } from './script-calls.ts';
import { formatFault, hasOtherFields } from './script-format.ts';

/** What takes lines apart and puts them together anew, so that nothing can be told of them before it. */
const RESHAPES =
  /\b(?:[gmn]?awk|sed|tr|cut|read|mapfile|readarray|xargs|python[\d.]*|perl|ruby|node|php|jq|yq|gojq|paste|fold|fmt|column|join|rev|eval|expand|tee[ \t]+>)\b|\$\{\w+[/#%^,]/;

/** Why no rows of the right shape can come of it: the server's own table has kinds in lower case, a format lacks a field. */
export function shapeFault(asking: readonly KubectlCall[], code: string, words: string): string | undefined {
  const [first] = asking;
  if (first === undefined) return undefined;
  const formats = asking.map(formatOf);
  const table = tableFault(asking, formats, code, words);
  if (table !== undefined) return table;
  if (formats.some((format) => format === undefined || format === 'wide')) return undefined;
  if (!hasFileBeside(formats, words)) {
    const lacking = lackingFault(words) ?? apiFault(asking, words);
    if (lacking !== undefined) return lacking;
  }
  if (MORE_IN_JQ.test(words) && !/\b(?:[gmn]?awk|cut|sed)\b/.test(code)) return 'it prints counts, times or messages';
  if (asking.length > 1) return undefined;
  const flattened = /\becho\s+\$\(\s*$/.test(code.slice(0, first.index));
  if (flattened && /^\)\s*\|\s*sort\b/.test(code.slice(first.index + first.pipeline.length)))
    return 'echo without quotes puts all rows on one line';
  if (headerFault(first, code)) return 'it prints the headings of the columns';
  if (!RESHAPES.test(code)) return formatFault(first.text, code);
  // What follows may choose fields by their place; what only changes blanks does not.
  const takesApart = RESHAPES.test(code.replace(/\b(?:tr|tee)\b/g, ''));
  return !takesApart && hasOtherFields(first.text, code) ? 'it prints counts, times or messages' : undefined;
}

function formatOf({ text }: KubectlCall): string | undefined {
  return /\s(?:-o|--output|--template)[\s=]*["']?([\w-]*)/.exec(text)?.[1];
}

function tableFault(
  asking: readonly KubectlCall[],
  formats: readonly (string | undefined)[],
  code: string,
  words: string,
): string | undefined {
  const isTable = ({ verb, text }: KubectlCall, index: number) =>
    verb === 'get' && (formats[index] === undefined || formats[index] === 'wide') && !/--raw/.test(text);
  if (asking.every(isTable) && !/Pipeline|toupper|\\u|\^/.test(words)) return 'kubectl get prints kinds in lower case';
  const plain = asking.filter((call, index) => call.verb === 'events' && formats[index] === undefined);
  if (plain.length === 0) return undefined;
  if (
    !/\b(?:[gmn]?awk|sed|cut|perl|python[\d.]*|ruby|node|jq|read)\b/.test(words) &&
    !RESHAPES.test(code.replace(/\btr\b/g, ''))
  )
    return 'it prints ages';
  const isWhole = ({ pipeline }: KubectlCall) =>
    /\bawk\s+["']\s*\{\s*print(?:\s+\$0)?\s*;?\s*\}/.test(pipeline) && !/\b(?:sed|cut)\b/.test(pipeline);
  const hasAge = ({ pipeline }: KubectlCall) =>
    /awk[^|{]{0,100}\{[^|]{0,300}?print[^|}]{0,100}\$1(?!\d)/.test(pipeline) && !/\b(?:sed|cut)\b/.test(pipeline);
  return plain.some((call) => isWhole(call) || hasAge(call)) ? 'it prints ages' : undefined;
}

/** What jq puts into a text that no row has. */
const MORE_IN_JQ =
  /\\\(\s*\.(?:count|lastTimestamp|firstTimestamp|eventTime|message|note|series|metadata\.creationTimestamp)\b/;

const PROGRAM_BESIDE =
  /\bjq\b[^|\n]*\s(?:-[A-Za-z]*f|--from-file)\b|\b(?:[gmn]?awk|sed|python[\d.]*|perl|ruby|node)\s+(?:-f\s*)?[\w./-]+\.\w+/;

/** Whether fields may be named in a file beside the script. */
function hasFileBeside(formats: readonly (string | undefined)[], words: string): boolean {
  return formats.some((format) => format?.endsWith('-file')) || PROGRAM_BESIDE.test(words);
}

const NEEDED: readonly (readonly [RegExp, string])[] = [
  [/\btype\b/, 'type'],
  [/\breason\b/, 'reason'],
  [/\binvolvedObject\b|\bregarding\b/, 'the kind and name of the object'],
  [/kind\b/i, "the object's kind"],
  [/name\b/i, "the object's name"],
];

/** A field that nothing in the script names. */
function lackingFault(words: string): string | undefined {
  const own = words.replace(/\.?metadata\.\w+|--sort-by[\s=]+\S+|\s-o[\s=]*name\b/g, '');
  const [, lacks] = NEEDED.find(([word]) => !word.test(own)) ?? [];
  return lacks === undefined ? undefined : `the output lacks ${lacks}`;
}

/** A field of the other API: what is not there is printed as nothing. */
function apiFault(asking: readonly KubectlCall[], words: string): string | undefined {
  const apis = new Set(asking.map(apiOf));
  if (apis.size !== 1) return undefined;
  if (apis.has('core') && !/\binvolvedObject\b/.test(words)) return 'core v1 has no regarding';
  return apis.has('new') && !/\bregarding\b/.test(words) ? 'events.k8s.io has no involvedObject' : undefined;
}

function apiOf({ verb, text }: KubectlCall): 'core' | 'new' | 'unknown' {
  if (/events\.k8s\.io/.test(text)) return 'new';
  if (verb === 'events') return 'core';
  return /\sget\s+(?:events?|ev)(?:\.v1\.?)?(?=\s|$)/.test(text) ? 'core' : 'unknown';
}

/** Whether the headings of custom columns go through a program that takes them for a row. */
function headerFault({ text, pipeline }: KubectlCall, code: string): boolean {
  if (!/custom-columns=/.test(text) || /--no-headers/.test(text)) return false;
  if (/\b(?:tail|sed|grep|read|python[\d.]*|perl|ruby|node|xargs|cut|column)\b|1d/.test(code)) return false;
  const program = /\bawk\s+(["'])([\s\S]*?)\1/.exec(pipeline)?.[2];
  return program !== undefined && /^\s*\{\s*printf?\b[^{}]*\}\s*$/.test(program);
}
