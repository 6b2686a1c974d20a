import { styleText } from 'node:util';
import { showControls } from '../text/hidden.ts';

/** Where the command reads from and writes to: the process's own streams, or a test's. */
export interface Terminal {
  readonly stdin: NodeJS.ReadStream;
  readonly stdout: Output;
  readonly stderr: Output;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly signal: AbortSignal;
}

/** A stream to write to. */
export interface Output {
  readonly isTTY: boolean;
  write(text: string): void;
}

/** How text is put on a stream that a person may be looking at. */
export interface Writer {
  /** What was asked for: the bytes as they are into a file or pipe, made safe on a terminal. */
  output(text: string): void;
  /** A line on standard error, made safe; for warnings and errors, which `--quiet` keeps. */
  note(line: string): void;
}

export function writerTo({ stdout, stderr }: Terminal): Writer {
  return {
    output: (text) => stdout.write(stdout.isTTY ? safe(text) : text),
    note: (line) => stderr.write(`${safe(line)}\n`),
  };
}

/** Text whose control characters are visible; line breaks, our own escapes and our own colours stay. */
function safe(text: string): string {
  return text
    .split('\n')
    .map((line) =>
      line
        .split(COLOUR)
        .map((part, index) => (index % 2 === 1 ? part : showControls(part)))
        .join(''),
    )
    .join('\n');
}

/** What styleText writes. Nothing from an event gets here unescaped, so these are ours. */
const COLOUR = /(\u001b\[(?:0|1|2|22|31|33|35|36|39)m)/;

export type Paint = (colour: 'red' | 'yellow' | 'magenta' | 'cyan' | 'dim', text: string) => string;

/** Colours for a stream, by `--color`, else NO_COLOR and FORCE_COLOR, else whether it is a terminal. */
export function paintFor(stream: Output, when: string, env: Terminal['env']): Paint {
  const forced = env.FORCE_COLOR !== undefined && env.FORCE_COLOR !== '' && env.FORCE_COLOR !== '0';
  const wanted = env.NO_COLOR ? false : forced || (stream.isTTY && env.TERM !== 'dumb');
  const colours = when === 'always' || (when === 'auto' && wanted);
  return (colour, text) => (colours ? styleText(colour, text, { validateStream: false }) : text);
}
