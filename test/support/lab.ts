import { join } from 'node:path';
import { type Ran, type RunOptions, run } from './command.ts';

const ROOT = join(import.meta.dirname, '..', '..');

/** Runs an example, by default the whole lab, in a process of its own, as `npm run lab` does. */
export function runLab(args: readonly string[], options: RunOptions = {}, example = 'run-all'): Promise<Ran> {
  const bin = join(ROOT, 'examples', `${example}.ts`);
  return run(args, { ...options, bin, env: { ...options.env, NODE_OPTIONS: '--import=tsx' } });
}
