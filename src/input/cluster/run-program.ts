import { type ChildProcess, spawn } from 'node:child_process';
import { aborted, throwIfAborted } from './clock.ts';
import { codeOf } from './lost-cause.ts';

export interface ProgramOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly stdin: 'inherit' | 'ignore';
  readonly stderr: 'inherit' | 'ignore' | 'pipe';
  /** The most that is read from it; one that prints more is ended. */
  readonly maxBytes: number;
  /** Milliseconds without a byte after which it is ended; 0 for none. */
  readonly idleTimeout?: number;
  /** Milliseconds after which it is ended; 0 for none. */
  readonly timeout?: number;
  readonly signal: AbortSignal | undefined;
  /** The folder it starts in; ours by default. */
  readonly cwd?: string;
  /** Starts it as the head of a group of processes, all of which end with it: whatever it left running too. */
  readonly group?: boolean;
}

export interface Finished {
  /** Null where it was ended: by us, or by a signal. */
  readonly exitCode: number | null;
  /** Why we ended it, where we did. */
  readonly ended?: 'idle' | 'timeout' | 'too-large';
  readonly stdout: Buffer;
  readonly stderr: string;
}

/** More than any message a program has for a person. */
const MOST_STDERR = 65_536;

/** Runs a program without a shell. Gives the system's code where it cannot be started; throws only `aborted`. */
export function runProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions,
): Promise<Finished | { readonly failed: string }> {
  throwIfAborted(options.signal);
  return new Promise((resolve, reject) => {
    let child: ChildProcess;
    try {
      const stdio = [options.stdin, 'pipe', options.stderr] as const;
      const { env, cwd, group = false } = options;
      child = spawn(command, [...args], {
        env: { ...env },
        stdio: [...stdio],
        windowsHide: true,
        cwd,
        detached: group,
      });
    } catch (failure) {
      // An argument that no program can be given; the text of this failure would quote it.
      resolve({ failed: codeOf(failure) });
      return;
    }
    const stdout: Buffer[] = [];
    let bytes = 0;
    let stderr = '';
    let ended: Finished['ended'];
    const end = (why: Finished['ended']) => {
      ended ??= why;
      kill(child, options.group);
      // A grandchild may keep the pipes open; what it says no longer matters.
      child.stdout?.destroy();
      child.stderr?.destroy();
    };
    const abort = () => end(undefined);
    const total = options.timeout ? setTimeout(end, options.timeout, 'timeout') : undefined;
    const idle = options.idleTimeout ? setTimeout(end, options.idleTimeout, 'idle') : undefined;
    const settle = () => {
      clearTimeout(total);
      clearTimeout(idle);
      options.signal?.removeEventListener('abort', abort);
    };
    options.signal?.addEventListener('abort', abort);
    child.stdout?.on('data', (chunk: Buffer) => {
      idle?.refresh();
      bytes += chunk.length;
      if (bytes > options.maxBytes) end('too-large');
      else stdout.push(chunk);
    });
    child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
      idle?.refresh();
      if (stderr.length < MOST_STDERR) stderr += chunk;
    });
    child.once('error', (failure) => {
      settle();
      resolve({ failed: codeOf(failure) });
    });
    // What it left in the background would keep its pipes open.
    if (options.group) child.once('exit', () => kill(child, true));
    child.once('close', (exitCode) => {
      settle();
      if (options.signal?.aborted) reject(aborted(options.signal));
      else
        resolve({ exitCode: ended ? null : exitCode, ...(ended && { ended }), stdout: Buffer.concat(stdout), stderr });
    });
  });
}

function kill(child: ChildProcess, group = false): void {
  if (!group || child.pid === undefined) {
    child.kill('SIGKILL');
    return;
  }
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // Nobody of the group is left.
  }
}
