import { LAB_ROWS, NAMESPACE } from './lab-files.ts';
import { asksForEvents, isWriting, type KubectlCall, kubectlCalls } from './script-calls.ts';
import { scriptText } from './script-text.ts';

/** A script of the lab is a dozen lines. */
const MOST_CHARACTERS = 32 * 1024;

/** Why a script does not read the events of the cluster, sorted and each once; undefined where it seems to. */
export function readingFault(text: string): string | undefined {
  if (text.length > MOST_CHARACTERS) return `it is longer than ${MOST_CHARACTERS} characters`;
  const script = scriptText(text);
  const { code, calls } = kubectlCalls(script);
  const foreign = `${code}\n${script.programs}`;
  const inProgram =
    /\b(?:python[\d.]*|perl|ruby|node)\b/.test(code) && /kubectl/.test(foreign) && /\bevents?\b/.test(foreign);
  const asking = calls.filter((call) => asksForEvents(call) && isHeard(call, code));
  if (asking.length === 0 && !inProgram) {
    return calls.some(asksForEvents)
      ? 'what kubectl says of the events is thrown away'
      : 'kubectl is not asked for events';
  }
  const elsewhere = asking.map(otherNamespace).find((namespace) => namespace !== undefined);
  if (elsewhere !== undefined) return `the namespace ${elsewhere}`;
  if (asking.length > 0 && asking.every(({ index }) => isBehindExit(code, index)))
    return 'kubectl stands behind an exit';
  const part = partFault(asking);
  if (part !== undefined) return part;
  const shape = shapeFault(asking, script.words);
  if (shape !== undefined) return shape;
  if (!SORTS.test(code) && !SORTS_IN_PROGRAM.test(script.words)) return 'nothing sorts';
  return UNIQUE.test(code) || UNIQUE_IN_PROGRAM.test(script.words) ? undefined : 'nothing makes the rows unique';
}

/** `sort` as a command. */
const SORTS =
  /(?:^|[|;&({\n]|\b(?:then|do|else|exec|command|env)\b)\s*(?:[A-Za-z_]\w{0,60}=\S{0,200}\s+|env\s+|command\s+){0,9}(?:[\w./]{0,60}\/)?sort(?=[\s);|&]|$)/m;

/** The ways of jq, Python, Perl and others. */
const SORTS_IN_PROGRAM = /\bunique(?:_by)?\b|\bsorted\(|\.sort\(|\bsort_by\b|\|\s*sort\b|\bsort\s+(?:keys|@|\{)/;

const UNIQUE = /\bsort\b[^|;\n]{0,300}\s(?:-[A-Za-z]*u|--unique\b)|\buniq\b/;

const UNIQUE_IN_PROGRAM =
  /\bunique(?:_by)?\b|\bset\(|sorted\(\s*\{|new Set\(|\[\$\d\]\s*\+\+|\+\+\s*\w+\[|\w\[\$\d\]\+\+|\{[^{}]{0,400}\bfor\b[^{}]{0,400}\bin\b|=\s*\{.{0,200}\bfor\b.{0,200}\bin\b|\.add\(|\bkeys\b/;

/** Why a script does more than read with kubectl and sort; undefined where it does not. */
export function plainFault(text: string): string | undefined {
  if (text.length > MOST_CHARACTERS) return 'it is too long to be read';
  const script = scriptText(text);
  const { code, calls } = kubectlCalls(script);
  const writing = calls.find(isWriting);
  if (writing) return `kubectl ${writing.verb} writes`;
  const own = /\bop[-_]timeline\b|\bnpx\b/.exec(`${code}\n${script.programs}`);
  if (own) return `it needs ${own[0]}`;
  const method = /\bcurl\b[^\n;|]{0,300}-X\s*(?:POST|PUT|PATCH|DELETE)/.exec(code);
  return method ? 'curl writes' : undefined;
}

/** What in a script is printed whatever the cluster holds; undefined where nothing seems to be. */
export function fixedText(text: string): string | undefined {
  if (text.length > MOST_CHARACTERS) return 'more than a script';
  const script = scriptText(text);
  // As a shell sees it: quotes only part, and `\n` in printf is a line feed.
  const said = script.words
    .replace(/\\[ntr]/g, ' ')
    .replace(/["'\\]/g, '')
    .replace(/\s+/g, ' ');
  const row = LAB_ROWS.find(({ type, reason, object }) => said.includes(`${type} ${reason} ${object}`));
  if (row) return `the row ${row.type} ${row.reason} ${row.object} itself`;
  const reasons = LAB_ROWS.filter(({ reason }) => said.includes(reason)).map(({ reason }) => reason);
  if (reasons.length > 1) return `the reasons ${reasons.join(', ')} themselves`;
  const object = LAB_ROWS.find(({ object: name }) => said.includes(name));
  if (object) return `the object ${object.object} itself`;
  const { code } = kubectlCalls(script);
  const coded =
    /\b(?:base64|base32|xxd|uudecode|openssl|gunzip|zcat|gzip|bzip2|xz)\b/.exec(code) ??
    /(?:\\x[0-9a-f]{2}|\\[0-7]{3}){4}/i.exec(script.words);
  if (coded) return `something encoded (${coded[0]})`;
  const placed = code.replace(PLACE, '');
  if (OWN_TEXT.test(placed)) return 'its own text';
  return unwrittenFile(placed);
}

/** `$0` as the file that a command reads; in a program of awk it is the line. */
const OWN_TEXT =
  /\b(?:cat|sed|tail|head|awk|grep|sort|bash|sh|source)\b[^|;\n]{0,300}\s"?(?:\$\{?0\}?|\$\{?BASH_SOURCE\b[^\s"]*)"?[ \t]*(?=$|[|;&>)\n])/m;

/** Where a file lies, which is not what it holds. */
const PLACE = /\$\(\s*(?:dirname|basename|realpath|readlink)\b[^()]*\)/g;

/** A file that is read and that the script does not write itself. */
function unwrittenFile(code: string): string | undefined {
  const reading =
    /(?:\b(?:cat|sort|head|tail|tac|uniq|sed|awk|grep|cut|source|paste|jq|tee -a)\b[^|;\n<>]{0,300}?[\s"']|(?<!<)<\s*["']?)((?:[\w.$(){}/"-]{0,200}\/)?[\w.-]{1,100}\.(?:txt|log|dat|csv|tsv|rows|out|lst|md|json|ya?ml))\b/g;
  for (const [, path = ''] of code.matchAll(reading)) {
    const name = path.replace(/^.*\//, '');
    const quoted = name.replace(/[.\\+*?^$()[\]{}|]/g, '\\$&');
    const written = new RegExp(
      `>\\s*["']?[^\\s;|&<]{0,200}${quoted}|\\btee\\b[^|;\\n]{0,200}${quoted}|-o\\s*["']?[^\\s;|&<]{0,200}${quoted}`,
    );
    if (!written.test(code)) return `the file ${name}, which it does not write`;
  }
  return undefined;
}

/** Whether something may come of what kubectl prints: it is not thrown away, and a variable it is put in is used. */
function isHeard({ pipeline, index }: KubectlCall, code: string): boolean {
  if (/(?:^|[^2>])(?:1|&)?>\s*\/dev\/null/.test(pipeline.replace(/2>\s*\/dev\/null/g, ''))) return false;
  const variable = /([A-Za-z_]\w*)=["']?\$\(\s*(?:[A-Za-z_]\w*=\S*\s+)*$/.exec(
    code.slice(Math.max(0, index - 300), index),
  )?.[1];
  return variable === undefined || new RegExp(`\\$\\{?${variable}\\b`).test(code.slice(index));
}

/** A namespace that is named and is not the lab's; a variable may be. */
function otherNamespace({ text }: KubectlCall): string | undefined {
  const named = /\s(?:-n[\s=]?|--namespace[\s=])["']?([a-z0-9][\w-]*)/.exec(text)?.[1];
  if (named !== undefined && named !== NAMESPACE) return named;
  const raw = /\/namespaces\/([a-z0-9][\w-]*)/.exec(text)?.[1];
  if (raw !== undefined && raw !== NAMESPACE) return raw;
  return /\s(?:-A|--all-namespaces)(?![\w=-])/.test(text) && !/metadata\.namespace/.test(text)
    ? 'of every name (-A)'
    : undefined;
}

/** Whether the shell has left before: an exit of no condition, in no function. */
function isBehindExit(code: string, index: number): boolean {
  const before = code.slice(0, index);
  const exit = before.search(/^(?:exit|return)(?:\s+\d+)?\s*$/m);
  if (exit < 0) return false;
  const opened = before.slice(0, exit).match(/\b(?:if|do|case)\b|\{\s*$/gm)?.length ?? 0;
  const closed = before.slice(0, exit).match(/\b(?:fi|done|esac)\b|^\s*\}/gm)?.length ?? 0;
  return opened <= closed;
}

/** Why not all events are asked for; several commands may do so together. */
function partFault(asking: readonly KubectlCall[]): string | undefined {
  const [only] = asking;
  if (only === undefined || asking.length > 1) return undefined;
  const selector = /--field-selector[\s=]+["']?([^\s"']*)/.exec(only.text)?.[1];
  const terms =
    selector?.split(',').filter((term) => !/^(?:metadata|involvedObject|regarding)\.namespace=/.test(term)) ?? [];
  const narrow = terms[0] ?? /\s(?:--types|--for|-l|--selector)(?=[\s=])/.exec(only.text)?.[0].trim();
  return narrow === undefined ? undefined : `only some of the events (${narrow})`;
}

/** Why no rows of the right shape can come of it: the server's own table has kinds in lower case, a format lacks a field. */
function shapeFault(asking: readonly KubectlCall[], code: string): string | undefined {
  const formats = asking.map(({ text }) => /\s(?:-o|--output|--template)[\s=]*["']?([\w-]*)/.exec(text)?.[1]);
  const isTable = (format: string | undefined, { verb, text }: KubectlCall) =>
    verb === 'get' && (format === undefined || format === 'wide') && !/--raw/.test(text);
  const allTables = asking.length > 0 && asking.every((call, index) => isTable(formats[index], call));
  if (allTables && !/Pipeline|toupper|\\u|\^/.test(code)) {
    return 'kubectl get prints kinds in lower case';
  }
  const plain = asking.filter((call, index) => call.verb === 'events' && formats[index] === undefined);
  if (plain.length > 0 && !/\b(?:awk|sed|cut|tr|perl|python[\d.]*|ruby|node|jq|read)\b/.test(code))
    return 'it prints ages';
  if (
    plain.some(
      ({ pipeline }) =>
        /awk[^|{]{0,100}\{[^|]{0,300}?print[^|}]{0,100}\$1(?!\d)/.test(pipeline) && !/\b(?:sed|cut)\b/.test(pipeline),
    )
  ) {
    return 'it prints ages';
  }
  if (asking.length === 0 || formats.some((format) => format === undefined || format === 'wide')) return undefined;
  const counted = asking.find(({ text }) =>
    /\.count\b|\.series\b|Timestamp\b|\.eventTime\b/.test(text.replace(/--sort-by[\s=]+\S+/g, '')),
  );
  if (counted) return 'it prints counts or times';
  const lacking = [
    ['type', /\btype\b/],
    ['reason', /\breason\b/],
    ['the kind and name of the object', /\binvolvedObject\b|\bregarding\b/],
  ].find(([, word]) => !(word as RegExp).test(code));
  return lacking === undefined ? undefined : `the output lacks ${String(lacking[0])}`;
}
