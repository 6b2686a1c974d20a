import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** How long a program may take to end by itself, in milliseconds. */
const GRACE = 5_000;

/** A program that was started. */
export interface Running {
  readonly name: string;
  /** Ends it, with SIGKILL at once where `abruptly`. */
  stop(abruptly?: boolean): Promise<void>;
}

/** A temporary folder and the programs that live in it: all gone at the end, however this process ends. */
export class Workshop {
  readonly folder = mkdtempSync(join(tmpdir(), 'op-timeline-cluster-'));
  readonly #running: Running[] = [];
  /** Rejects once a program ends that nobody stopped. */
  readonly broken: Promise<never>;
  #break: (reason: Error) => void = () => {};
  readonly #janitor = spawn(process.execPath, [join(import.meta.dirname, 'janitor.mjs'), this.folder], {
    // A group of its own: Ctrl-C on a terminal must not end it before its work.
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });

  constructor() {
    this.broken = new Promise((_, reject) => {
      this.#break = reject;
    });
    // It may come when nobody waits for it any more.
    this.broken.catch(() => {});
  }

  /** Writes a file that only this user can read, and gives its path. */
  file(name: string, text: string): string {
    const path = join(this.folder, name);
    writeFileSync(path, text, { mode: 0o600 });
    return path;
  }

  /** Starts a program with nothing of this user's environment but the PATH. */
  start(name: string, path: string, args: readonly string[]): Running {
    const logPath = join(this.folder, `${name}.log`);
    const log = openSync(logPath, 'a', 0o600);
    const child = spawn(path, args, {
      cwd: this.folder,
      env: { PATH: process.env.PATH, HOME: this.folder, TMPDIR: this.folder },
      // A group of its own: Ctrl-C on a terminal is for us, who then stop it in order.
      detached: true,
      stdio: ['ignore', log, log],
    });
    closeSync(log);
    let wanted = true;
    child.on('error', (failure) => this.#break(failure));
    child.on('exit', () => {
      this.#tell('ended', child);
      if (wanted) this.#break(new Error(`${name} ended:\n${readFileSync(logPath, 'utf8').slice(-4_000)}`));
    });
    this.#tell('started', child);
    const running = {
      name,
      stop: (abruptly = false) => {
        wanted = false;
        return stop(child, abruptly);
      },
    };
    this.#running.push(running);
    return running;
  }

  /** Stops everything, the last started first, and removes the folder. */
  async close(): Promise<void> {
    for (const running of this.#running.splice(0).reverse()) await running.stop();
    rmSync(this.folder, { recursive: true, force: true, maxRetries: 10 });
    this.#janitor.stdin?.end();
    this.#janitor.unref();
  }

  #tell(word: 'started' | 'ended', { pid }: ChildProcess): void {
    if (pid !== undefined && this.#janitor.stdin?.writable) this.#janitor.stdin.write(`${word} ${pid}\n`);
  }
}

function isAlive({ pid, exitCode, signalCode }: ChildProcess): boolean {
  return pid !== undefined && exitCode === null && signalCode === null;
}

async function stop(child: ChildProcess, abruptly: boolean): Promise<void> {
  if (!isAlive(child)) return;
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill(abruptly ? 'SIGKILL' : 'SIGTERM');
  const limit = setTimeout(() => child.kill('SIGKILL'), GRACE);
  await gone;
  clearTimeout(limit);
}
