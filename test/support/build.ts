import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Builds the package once before the tests, since those of the command run what users run. */
export function setup(): void {
  execFileSync('npm', ['run', '--silent', 'build'], {
    cwd: join(import.meta.dirname, '..', '..'),
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
