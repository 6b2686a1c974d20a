/** A script of the lab is a dozen lines. */
export const MOST_CHARACTERS = 32 * 1024;

/** A shell script without its comments. */
export interface ScriptText {
  /**
   * What a shell runs, on one line a command: continued lines are joined, and inside quotes whatever a shell would act on
   * outside of them (`|`, `;`, a line feed) is a dot in the middle, but for what `$(…)` holds. Here-documents are left out.
   */
  readonly code: string;
  /** What the script says, with its here-documents. */
  readonly words: string;
  /** Here-documents that an interpreter is given: code, though not the shell's. */
  readonly programs: string;
  /** Whether every quote is closed, as far as that is sure. */
  readonly isWhole: boolean;
}

const HERE_DOCUMENT = /<<-?\s*(?:'([^']+)'|"([^"]+)"|\\?([A-Za-z_]\w*))/g;

/** What runs the here-document it is given, rather than printing it. */
const INTERPRETER = /(?:^|[\s;|&(/])(?:python[\d.]*|perl|ruby|node|jq|awk|gawk|sh|bash|dash|zsh)\b/;

export function scriptText(text: string): ScriptText {
  const [program] = /^#!.*\b(?:python[\d.]*|perl|ruby|node)\b/.exec(text) ?? [];
  // Its comments begin as those of a shell do.
  if (program !== undefined) {
    const words = text.replace(/^[ \t]*(?:#|\/\/).*$/gm, '');
    return { code: program.replace(/^.*[\s/]/, ''), words, programs: words, isWhole: true };
  }
  const shell: string[] = [];
  const documents: string[] = [];
  const programs: string[] = [];
  const scan = new QuoteScan();
  const lines = text.split(/\r\n|\n|\r/);
  for (let index = 0; index < lines.length; index++) {
    const line = scan.line(lines[index] as string);
    shell.push(line.text);
    if (line.quoted) continue;
    for (const [, single, double, bare] of line.text.replace(/<<</g, '').matchAll(HERE_DOCUMENT)) {
      const end = single ?? double ?? bare;
      const body: string[] = [];
      for (index++; index < lines.length && lines[index]?.replace(/^\t+/, '') !== end; index++) {
        body.push(lines[index] as string);
      }
      (INTERPRETER.test(line.text) ? programs : documents).push(body.join('\n'));
      // A shell runs what `$(…)` holds in a document whose end is not quoted.
      if (bare !== undefined) for (const run of substitutionsIn(body.join('\n'))) shell.push(run);
    }
  }
  const code = shell
    .join('\n')
    .replace(/\\\n/g, ' ')
    .replace(/(\|\|?|&&)\s*\n+\s*/g, '$1 ')
    .replace(/\n\s*(\|(?!\|)|\|\||&&)/g, ' $1');
  const isWhole = scan.isClosed || !isSimple(text);
  return { code, isWhole, words: [scan.words, ...documents, ...programs].join('\n'), programs: programs.join('\n') };
}

/** The commands in `$(…)` of a text that is otherwise no code. */
function substitutionsIn(document: string): string[] {
  const found: string[] = [];
  for (let start = document.indexOf('$('); start >= 0; start = document.indexOf('$(', start + 2)) {
    const scan = new QuoteScan();
    const lines = document.slice(start).split('\n');
    const taken: string[] = [];
    for (const line of lines.slice(0, MOST_LINES)) {
      const { text } = scan.line(line);
      taken.push(text);
      if (scan.isClosed) break;
    }
    found.push(taken.join('\n'));
    if (found.length === MOST_SUBSTITUTIONS) break;
  }
  return found;
}

const MOST_LINES = 30;
const MOST_SUBSTITUTIONS = 10;

/** Without the forms in which quotes stand for something else than in a plain command. */
function isSimple(text: string): boolean {
  return !/<<|`|\$'|\bcase\b/.test(text);
}

/** What is open at a place of a script: a quote, or `$(` inside of one. */
type Open = "'" | '"' | '(';

const ACTED_ON = /[|;&<>()\n]/;

/** Stands for what a shell would act on outside of quotes; part of no word. */
const QUIET = '·';

/** Reads a script line by line, and keeps in mind which quote is open. */
class QuoteScan {
  readonly #open: Open[] = [];
  /** What was read, without comments. */
  words = '';

  get isClosed(): boolean {
    return this.#open.length === 0;
  }

  line(line: string): { text: string; quoted: boolean } {
    let text = '';
    for (let index = 0; index < line.length; index++) {
      const char = line[index] as string;
      const open = this.#open.at(-1);
      if (char === '#' && (open === undefined || open === '(') && /(?:^|[\s;|&(])$/.test(line.slice(0, index))) break;
      if (char === '\\' && open !== "'" && index + 1 < line.length) {
        const next = line[++index] as string;
        text += open === '"' && ACTED_ON.test(next) ? `\\${QUIET}` : char + next;
        this.words += char + next;
        continue;
      }
      this.words += char;
      text += this.#step(char, line[index - 1], open);
    }
    this.words += '\n';
    const quoted = this.#open.some((open) => open !== '(');
    // A quote that goes on keeps its lines together.
    return { text: quoted && !text.endsWith('\\') ? `${text}${QUIET}\\` : text, quoted };
  }

  #step(char: string, previous: string | undefined, open: Open | undefined): string {
    if (open === "'") {
      if (char === "'") this.#open.pop();
      return char !== "'" && ACTED_ON.test(char) ? QUIET : char;
    }
    if (char === '(' && previous === '$') {
      // `$((` is arithmetic, and its brackets close alike.
      this.#open.push('(');
      return char;
    }
    if (open === '"') {
      if (char === '"') this.#open.pop();
      return char !== '"' && ACTED_ON.test(char) ? QUIET : char;
    }
    if (char === "'" || char === '"') this.#open.push(char);
    else if (char === '(' && open === '(') this.#open.push('(');
    else if (char === ')' && open === '(') this.#open.pop();
    return char;
  }
}
