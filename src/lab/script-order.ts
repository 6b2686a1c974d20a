/** `sort` as a command, and what stands behind it. */
const SORTS =
  /(?:^|[|;&({\n]|\b(?:then|do|else|exec|command|env)\b)\s*(?:[A-Za-z_]\w{0,60}=\S{0,200}\s+|env\s+|command\s+){0,9}(?:[\w./]{0,60}\/)?sort(?=[\s);|&<]|$)([^|;)\n]{0,300})/gm;

const UNIQ =
  /(?:^|[|;&({\n])\s*(?:[A-Za-z_]\w{0,60}=\S{0,200}\s+|env\s+|command\s+){0,9}(?:[\w./]{0,60}\/)?uniq(?=[\s);|&]|$)([^|;)\n]{0,100})/gm;

/** Programs that may sort by themselves. */
const PROGRAM = /\b(?:jq|yq|gojq|python[\d.]*|perl|ruby|node|[gmn]?awk|php)\b/;

/** The ways of jq, Python, Perl and others. */
const SORTS_IN_PROGRAM =
  /\bunique(?:_by)?\b|\bsorted\(|\.sort\(|\bsort_by\b|\|\s*sort\b|\bsort\s+(?:keys|@|\{)|\basorti?\(|\bkeys\s*(?:\[\]|\|)|\bgroup_by\b/;

const UNIQUE_IN_PROGRAM =
  /\bunique(?:_by)?\b|\bset\(|sorted\(\s*\{|new Set\(|\[\$\d\]\s*\+\+|\+\+\s*\w+\[|\w\[\$\d\]\+\+|\{[^{}]{0,400}\bfor\b[^{}]{0,400}\bin\b|=\s*\{.{0,200}\bfor\b.{0,200}\bin\b|\.add\(|\bkeys\b/;

/** What was seen is kept by its name, in groups, or as the line before: in any language. */
const KEPT_IN_MIND =
  /\bgroup_by\b|\bOrderedDict\b|\bfromkeys\b|\$!N|\b(?:declare|typeset|local)\s+-[A-Za-z]*A|\w\{[^{}]{0,60}\}\s*\+\+|\b\w+\[[^\]\n]{1,80}\]\s*=(?!=)|(?:[!=]=|!~)\s*"?\$?\{?(?!\d)[A-Za-z_]\w*/;

/** Why rows are not sorted, each once; undefined where they seem to be. */
export function orderFault(code: string, words: string): string | undefined {
  const sorts = [...code.matchAll(SORTS)].map(([, options = '']) => options);
  const uniqs = [...code.matchAll(UNIQ)].map(([, options = '']) => options);
  const own = PROGRAM.test(code) || /^(?:python|perl|ruby|node)/.test(code);
  if (sorts.length === 0 && !(own && SORTS_IN_PROGRAM.test(words))) return 'nothing sorts';
  const unique = sorts.filter((options) => /\s(?:-[A-Za-z]*u|--unique\b)/.test(options));
  const isUnique = unique.length > 0 || uniqs.length > 0 || (own && UNIQUE_IN_PROGRAM.test(words));
  if (!isUnique && !KEPT_IN_MIND.test(words)) return 'nothing makes the rows unique';
  const shaped = /\b(?:[gmn]?awk|sed|cut|perl|python[\d.]*|ruby|node|read)\b/.test(code);
  if (!shaped && uniqs.some((options) => /\s(?:-[a-z]*c|--count\b)/.test(options))) return 'it prints counts (uniq -c)';
  if (uniqs.some((options) => /\s(?:-[a-z]*[du]|--repeated\b|--unique\b)/.test(options)))
    return 'only some of the rows (uniq)';
  return unique.some(comparesPart) ? 'rows that begin alike are taken for one (sort -u -k)' : undefined;
}

/** Whether `sort -u` compares fewer than the three words of a row. */
function comparesPart(options: string): boolean {
  if (/\s-[A-Za-z]*t/.test(options)) return false;
  const keys = [...options.matchAll(/\s-[a-zA-Z]*k\s*(\d+)(?:,(\d+))?/g)];
  return keys.length > 0 && keys.every(([, , end]) => end !== undefined && Number(end) < 3);
}
