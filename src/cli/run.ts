import { main } from './main.ts';

/** Runs the command on the process's own streams and sets its exit code. */
export async function run(program: string): Promise<void> {
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
