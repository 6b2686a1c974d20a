import { LAB_ROWS } from './lab-files.ts';
import { withoutAsides } from './script-asides.ts';
import { kubectlCalls } from './script-calls.ts';
import { MOST_CHARACTERS, scriptText } from './script-text.ts';

/** What in a script is printed whatever the cluster holds; undefined where nothing seems to be. */
export function fixedText(text: string): string | undefined {
  if (text.length > MOST_CHARACTERS) return 'more than a script';
  const script = scriptText(withoutAsides(text));
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
  const { code } = kubectlCalls(scriptText(text));
  const coded =
    /\b(?:base64|base32|xxd|uudecode|openssl|gunzip|zcat|gzip|bzip2|xz)\b/.exec(code) ??
    MADE_TEXT.exec(code) ??
    /(?:\\x[0-9a-f]{2}|\\[0-7]{3}){4}/i.exec(script.words);
  if (OWN_KUBECTL.test(code)) return 'a kubectl of its own (PATH)';
  if (coded) return `something encoded (${coded[0]})`;
  const placed = code.replace(PLACE, '');
  if (OWN_TEXT.test(placed)) return 'its own text';
  return unwrittenFile(placed);
}

/** PATH with a folder of the answer before all others. */
const OWN_KUBECTL = /\bPATH=["']?(?:[^\s;:]{0,200}:)?(?:\.{1,2}(?=[:/"'\s])|\$\{?PWD\b|\$\(\s*(?:pwd|dirname)\b)/;

/** A text of letters alone that another program makes into a text. */
const MADE_TEXT = /\b(?:echo|printf)\s+["'][^"'$`{}.\n]{20,2000}["']\s*\|\s*(?:tr|rev|sed)\b/;

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
