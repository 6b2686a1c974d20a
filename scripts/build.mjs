// Makes everything that `bin` and `exports` of package.json name.
import { spawnSync } from 'node:child_process';
import { chmodSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const root = join(import.meta.dirname, '..');

/** What the rows of a file need, in one chunk: loading a file costs more than most of what is in it. */
const CORE =
  /src\/(?:error|text\/(?!go)|reasons\/(?!describe|meanings|near|no-reasons|reason-meaning|states)|event|formats\/(?!yaml)|timeline\/(?!resource|served|diff|stable|folded)|render\/rows|findings\/(?:finding|rank|reasons-option)|cli\/(?!run|main|live|kubectl-for|cluster-options|help|lab|completion|version|saved|write|read-rows|diff|reason-hints|reasons-(?!files))|input\/file)/;

const BUNDLES = [
  {
    input: { index: 'src/index.ts', cluster: 'src/cluster.ts', lab: 'src/lab.ts' },
    output: { dir: 'dist', chunkFileNames: 'chunks/[name]-[hash].js' },
  },
  {
    input: { bin: 'src/bin.ts' },
    output: { dir: 'dist/command', minify: true, codeSplitting: { groups: [{ name: 'core', test: CORE }] } },
  },
];

rmSync(join(root, 'dist'), { recursive: true, force: true });
for (const { input, output } of BUNDLES) {
  const bundle = await rolldown({
    cwd: root,
    input,
    platform: 'node',
    external: [/^node:/, 'yaml', 'string-width', '@kubernetes/client-node'],
  });
  await bundle.write({ ...output, dir: join(root, output.dir), format: 'esm' });
  await bundle.close();
}
chmodSync(join(root, 'dist', 'command', 'bin.js'), 0o755);

// Declarations come from tsc, a file each.
const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
const { status } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.types.json'], { cwd: root, stdio: 'inherit' });
process.exitCode = status ?? 1;
