import { main } from './main.ts';

/** The name of the file that makes `kubectl op-timeline` work; kubectl writes the blank's underscore as a dash. */
const PLUGIN = 'kubectl-op_timeline';

/** Runs the command on the process's own streams and sets its exit code. */
export async function run(): Promise<void> {
  const program = process.argv[1]?.includes(PLUGIN) ? 'kubectl op-timeline' : 'op-timeline';
  const interrupted = new AbortController();
  process.on('SIGINT', () => {
    interrupted.abort();
    process.exit(130);
  });
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      // Whoever read has enough: `| head` ends quietly. Anything else is output that got lost.
      process.exit(error.code === 'EPIPE' ? 0 : 2);
    });
  }
  process.exitCode = await main(
    process.argv.slice(2),
    {
      stdin: process.stdin,
      stdout: process.stdout,
      stderr: process.stderr,
      env: process.env,
      now: Date.now,
      signal: interrupted.signal,
    },
    program,
  );
}
