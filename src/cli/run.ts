import { main } from './main.ts';
import { processOutput } from './process-output.ts';

/** The name of the file that makes `kubectl op-timeline` work; kubectl writes the name's underscore as a dash. */
const PLUGIN = 'kubectl-op_timeline';

/** Runs the command on the process's own streams and sets its exit code. */
export async function run(): Promise<void> {
  const interrupted = new AbortController();
  process.on('SIGINT', () => {
    interrupted.abort();
    process.exit(130);
  });
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
}
