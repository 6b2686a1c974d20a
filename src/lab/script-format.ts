/** A format that kubectl is given, and what it is written in. */
interface Format {
  readonly language: 'jsonpath' | 'go-template' | 'custom-columns';
  readonly text: string;
}

/** What a row may have, in the order it must have. */
const FIELDS = ['type', 'reason', 'kind', 'name'] as const;

type Part = (typeof FIELDS)[number] | { readonly other: string } | { readonly literal: string };

/** Why a format whose output is only sorted gives no rows `<type> <reason> <kind>/<name>`; undefined where that is not sure. */
export function formatFault(call: string, code: string): string | undefined {
  const format = formatIn(call, code);
  if (format === undefined) return undefined;
  if (format.language === 'custom-columns') return 'columns are not joined to rows';
  if (format.language === 'jsonpath') {
    const outside = /^(?:(?!\{\s*range\b)[\s\S])*$/.test(format.text);
    const paths = format.text.match(/\.?items\[[^\]]*\]/g) ?? [];
    if (outside && paths.length > 1)
      return `it prints ${/\[\d/.test(paths[0] as string) ? 'one item' : 'each field of all items at once'} (no range)`;
  }
  const parts = partsOf(format);
  if (parts === undefined) return undefined;
  const named = parts.filter((part) => typeof part === 'string');
  const lacking = FIELDS.find((field) => !named.includes(field));
  const other = parts.find((part) => typeof part === 'object' && 'other' in part);
  if (other !== undefined) return `it prints more than rows (${(other as { other: string }).other})`;
  if (lacking !== undefined) return `the output lacks ${lacking}`;
  const row = parts
    .map((part) => (typeof part === 'string' ? `<${part}>` : 'literal' in part ? part.literal : ''))
    .join('');
  if (!/\n|·/.test(row)) return 'rows do not end in a line feed';
  return /^[\n·\s]*<type> <reason> <kind>\/<name>[\n·\s]*$/.test(row)
    ? undefined
    : `rows are ${row.replace(/[\n·]/g, ' ').trim()}`;
}

/** Whether a format has a field that no row has. */
export function hasOtherFields(call: string, code: string): boolean {
  const format = formatIn(call, code);
  const parts = format && partsOf(format);
  return parts?.some((part) => typeof part === 'object' && 'other' in part) ?? false;
}

/** The format where it stands in the call, or in a variable that is given it once. */
function formatIn(call: string, code: string): Format | undefined {
  const head = /\s(?:-o|--output)[\s=]*(["']?)(jsonpath|go-template|custom-columns)=(["']?)/.exec(call);
  if (head === null) return undefined;
  const [whole, before, language, behind] = head;
  const rest = call.slice(head.index + whole.length);
  const quote = before || behind;
  const text =
    quote === '"'
      ? /^((?:[^"\\]|\\[\s\S])*)"/.exec(rest)?.[1]
      : quote === "'"
        ? /^([^']*)'/.exec(rest)?.[1]
        : /^\S*/.exec(rest)?.[0];
  if (text === undefined) return undefined;
  const variable = /^\$\{?([A-Za-z_]\w*)\}?$/.exec(text)?.[1];
  const plain = quote === '"' ? text.replace(/\\(["$`·])/g, '$1') : text;
  const found = variable === undefined ? plain : assigned(variable, code);
  if (found === undefined || (variable === undefined && quote !== "'" && /[$`]/.test(found))) return undefined;
  return { language: language as Format['language'], text: found };
}

/** The text in single quotes that a variable is given, where it is given one. */
function assigned(name: string, code: string): string | undefined {
  if ((code.match(new RegExp(`\\b${name}\\+?=`, 'g')) ?? []).length !== 1) return undefined;
  return new RegExp(`\\b${name}='([^']*)'`).exec(code)?.[1];
}

/** The parts of a format, in order; undefined where it has something besides fields and texts. */
function partsOf({ language, text }: Format): readonly Part[] | undefined {
  const token =
    language === 'jsonpath'
      ? /\{((?:[^{}"']|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*')*)\}/g
      : /\{\{((?:[^{}"]|"(?:[^"\\]|\\.)*")*)\}\}/g;
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(token)) {
    parts.push({ literal: text.slice(end, match.index) });
    end = match.index + match[0].length;
    const part = partOf((match[1] as string).trim());
    if (part === undefined) return undefined;
    parts.push(part);
  }
  parts.push({ literal: text.slice(end) });
  return parts.some((part) => typeof part === 'object' && 'literal' in part && /[{}]/.test(part.literal))
    ? undefined
    : parts;
}

function partOf(inside: string): Part | undefined {
  if (/^(?:range\s+(?:\.items|items|@?\.items)(?:\[(?:\*|:|\?[^\]]*)\])?|end)$/.test(inside)) return { literal: '' };
  if (inside === 'println') return { literal: '\n' };
  const [, , quoted] = /^(["'])([^"']*)\1$/.exec(inside) ?? [];
  // Another escape than these may stand for anything.
  if (quoted !== undefined && /\\+[^nt\\]/.test(quoted)) return undefined;
  if (quoted !== undefined) return { literal: quoted.replace(/\\+n/g, '\n').replace(/\\+t/g, '\t') };
  const path = inside
    .replace(/\['(\w+)'\]/g, '.$1')
    .replace(/^@/, '')
    .replace(/^\.?/, '.');
  if (!/^(?:\.\w+)+$/.test(path)) return undefined;
  if (path === '.type' || path === '.reason') return path.slice(1) as 'type' | 'reason';
  const field = /^\.(?:involvedObject|regarding)\.(kind|name)$/.exec(path)?.[1];
  return field === undefined ? { other: path } : (field as 'kind' | 'name');
}
