// Everything that must hold before a change lands, in one command. Prints its counts last.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'op-timeline-test-'));

const STEPS = [
  ['format and lint', 'npx', ['--no-install', 'biome', 'ci', '.']],
  // The examples import the package by its name, so it must be there before they are looked at.
  ['build', 'npm', ['run', '--silent', 'build']],
  ['types', 'npx', ['--no-install', 'tsc', '--noEmit']],
  ['unused files, exports and packages', 'npx', ['--no-install', 'knip']],
  ['tests', 'npx', vitest('unit')],
  ['tests on a real control plane', 'npx', vitest('cluster')],
];

let failed;
for (const [title, command, args] of STEPS) {
  process.stdout.write(`\n== ${title}\n`);
  if (spawnSync(command, args, { stdio: 'inherit' }).status === 0) continue;
  failed = title;
  break;
}

const tests = reportedTests();
rmSync(folder, { recursive: true, force: true });
const count = (...statuses) => tests.filter(({ status }) => statuses.includes(status)).length;
const broken = count('failed') + (failed && count('failed') === 0 ? 1 : 0);
for (const title of titlesSkipped()) process.stdout.write(`skipped: ${title}\n`);
if (failed) process.stdout.write(`\nfailed at: ${failed}\n`);
process.stdout.write(`\n${count('passed')} passed, ${broken} failed, ${count('skipped', 'pending', 'todo')} skipped\n`);
process.exitCode = failed ? 1 : 0;

function vitest(project) {
  const report = join(folder, `${project}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return ['--no-install', 'vitest', 'run', '--project', project, ...reporters];
}

/** Every test of the reports that were written, as far as the run got. */
function reportedTests() {
  return readdirSync(folder).flatMap((name) => {
    try {
      const { testResults } = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      return testResults.flatMap(({ assertionResults }) => assertionResults);
    } catch {
      // Cut off by a crash, which the run itself has told.
      return [];
    }
  });
}

/** By their groups, which say why. */
function titlesSkipped() {
  const skipped = tests.filter(({ status }) => status !== 'passed' && status !== 'failed');
  const groups = skipped.map(({ ancestorTitles, title }) => ancestorTitles[0] || title);
  return [...new Set(groups)].map((group) => `${group}: ${groups.filter((name) => name === group).length}`);
}
