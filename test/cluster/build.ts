// Builds the programs of the control plane from their Go modules: minutes the first time, nothing once they are there.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { cacheFolder, PACKAGES, PROGRAM_NAMES, type ProgramName } from './control-plane/programs.ts';

const folder = cacheFolder();
const missing = PROGRAM_NAMES.filter((name) => !existsSync(join(folder, name)));
if (missing.length > 0) {
  if (spawnSync('go', ['version']).error) {
    fail('building the control plane needs Go (go.mod says which version), and there is none on the PATH');
  }
  mkdirSync(folder, { recursive: true });
  for (const name of missing) build(name);
}
process.stdout.write(`${folder}\n`);

/** Each lands under its name only when it is whole, so that a build that was broken off is taken up again. */
function build(name: ProgramName): void {
  process.stderr.write(`building ${name}\n`);
  const unfinished = join(folder, `.${name}.${process.pid}`);
  const args = ['build', '-trimpath', '-buildvcs=false', `-ldflags=-s -w ${versionFlags()}`, '-o', unfinished];
  const { status } = spawnSync('go', [...args, PACKAGES[name]], {
    cwd: join(import.meta.dirname, name === 'kwok' ? 'kwok' : ''),
    env: { ...process.env, CGO_ENABLED: '0' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) fail(`go could not build ${name}`);
  renameSync(unfinished, join(folder, name));
}

/** The server says its version, and takes it for the one it emulates, from what the linker puts in. */
function versionFlags(): string {
  const mod = readFileSync(join(import.meta.dirname, 'go.mod'), 'utf8');
  const [, version = '', major = '', minor = ''] = /k8s\.io\/kubernetes (v(\d+)\.(\d+)\.\S+)/.exec(mod) ?? [];
  const given = { gitVersion: version, gitMajor: major, gitMinor: minor };
  return Object.entries(given)
    .map(([name, value]) => `-X k8s.io/component-base/version.${name}=${value}`)
    .join(' ');
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}
