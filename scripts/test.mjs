// Everything that must hold before a change lands, in one command. Prints its counts last.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'op-timeline-test-'));
const report = join(folder, 'report.json');

const STEPS = [
  ['format and lint', 'npx', ['--no-install', 'biome', 'ci', '.']],
  ['types', 'npx', ['--no-install', 'tsc', '--noEmit']],
  ['unused files, exports and packages', 'npx', ['--no-install', 'knip']],
  ['build', 'npm', ['run', '--silent', 'build']],
  [
    'tests',
    'npx',
    ['--no-install', 'vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ],
];

let failed;
for (const [title, command, args] of STEPS) {
  process.stdout.write(`\n== ${title}\n`);
  if (spawnSync(command, args, { stdio: 'inherit' }).status === 0) continue;
  failed = title;
  break;
}

const counts = countsOf();
rmSync(folder, { recursive: true, force: true });
if (failed) process.stdout.write(`\nfailed at: ${failed}\n`);
process.stdout.write(
  `\n${counts.passed} passed, ${counts.failed + (failed && counts.failed === 0 ? 1 : 0)} failed, ${counts.skipped} skipped\n`,
);
process.exitCode = failed ? 1 : 0;

function countsOf() {
  try {
    const {
      numPassedTests: passed,
      numFailedTests: failed,
      numPendingTests: pending,
    } = JSON.parse(readFileSync(report, 'utf8'));
    return { passed, failed, skipped: pending };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}
