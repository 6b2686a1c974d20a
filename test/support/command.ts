import { spawn } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '..', '..');

/** The built command, as users run it. */
export const BIN = join(ROOT, 'dist', 'command', 'bin.js');

export interface Ran {
  readonly stdout: string;
  readonly stderr: string;
  readonly exit: number | null;
}

export interface RunOptions {
  readonly stdin?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  readonly bin?: string;
}

/** Runs the command in a process of its own, with nothing of the surrounding environment but what it needs. */
export function run(
  args: readonly string[],
  { stdin = '', env = {}, cwd = ROOT, bin = BIN }: RunOptions = {},
): Promise<Ran> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [bin, ...args], {
      cwd,
      env: { PATH: process.env.PATH ?? '', HOME: '/nonexistent', TZ: 'Asia/Seoul', ...env },
    });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.on('error', reject);
    child.on('close', (exit) => resolve({ stdout, stderr, exit }));
    // A command that has seen enough may close its input first.
    child.stdin.on('error', () => {});
    child.stdin.end(stdin);
  });
}
