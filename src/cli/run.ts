import { main } from './main.ts';
import { processOutput } from './process-output.ts';

/** The name of the file that makes `kubectl op-timeline` work; kubectl writes the name's underscore as a dash. */
const PLUGIN = 'kubectl-op_timeline';

/** The signals that end it, with the exit code that a shell gives for each. */
const ENDING = [
  ['SIGINT', 130],
  ['SIGTERM', 143],
  ['SIGHUP', 129],
] as const;

/** Milliseconds between such a signal and the end. */
const GRACE = 500;

/** Runs the command on the process's own streams and sets its exit code. */
export async function run(): Promise<void> {
  const interrupted = new AbortController();
  let ended: number | undefined;
  for (const [signal, code] of ENDING) {
    process.on(signal, () => {
      ended = code;
      interrupted.abort();
      // What was begun may be tidied up, but a read that hears of no signal must not hold up the end.
      setTimeout(() => process.exit(code), GRACE);
    });
  }
  const terminal = {
    get stdin() {
      return process.stdin;
    },
    stdout: processOutput(1),
    stderr: processOutput(2),
    env: process.env,
    now: Date.now,
    signal: interrupted.signal,
  };
  const program = process.argv[1]?.includes(PLUGIN) ? 'kubectl op-timeline' : 'op-timeline';
  process.exitCode = await main(process.argv.slice(2), terminal, program);
  if (ended !== undefined) process.exit(ended);
}
