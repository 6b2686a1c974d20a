import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const shell = promisify(execFile);
const ROOT = join(import.meta.dirname, '..', '..');

/** The package as users get it: packed as it is built, and installed with `others` into an empty folder, `app`. */
export async function installPacked(
  folder: string,
  ...others: readonly string[]
): Promise<{ app: string; tarball: string }> {
  const pack = ['pack', '--ignore-scripts', '--json', '--pack-destination', folder];
  const { stdout } = await shell('npm', pack, { cwd: ROOT });
  const tarball = join(folder, JSON.parse(stdout)[0].filename);
  const app = join(folder, 'app');
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), JSON.stringify({ name: 'app', private: true }));
  await shell('npm', ['install', '--no-save', '--no-audit', '--no-fund', tarball, ...others], { cwd: app });
  return { app, tarball };
}
