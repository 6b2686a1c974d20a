// Start-up and small files against a bare Node, measured by turns in one run. Prints ratios; asserts nothing.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROUNDS = Number(process.argv[2] ?? 25);
const root = join(import.meta.dirname, '..');
const bin = join(root, 'dist', 'command', 'bin.js');
const fixtures = join(root, 'test', 'fixtures');

const COMMANDS = {
  'node -e 0': ['-e', '0'],
  'op-timeline --help': [bin, '--help'],
  'op-timeline events.json (4 events)': [bin, join(fixtures, 'recordings', 'lab', 'events.json')],
  'op-timeline events.yaml (4 events)': [bin, join(fixtures, 'recordings', 'lab', 'events.yaml')],
  'op-timeline core.json.gz -o incident (51 events)': [
    bin,
    join(fixtures, 'recordings', 'quota', 'core.json.gz'),
    '-o',
    'incident',
  ],
};

const times = Object.fromEntries(Object.keys(COMMANDS).map((name) => [name, []]));
for (let round = 0; round < ROUNDS; round++) {
  for (const [name, args] of Object.entries(COMMANDS)) {
    const start = process.hrtime.bigint();
    const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    if (status !== 0) throw new Error(`${name} exited with ${status}`);
    times[name].push(Number(process.hrtime.bigint() - start) / 1e6);
  }
}

const median = (values) => values.sort((a, b) => a - b)[Math.floor(values.length / 2)];
const bare = median(times['node -e 0']);
console.log(`Node ${process.version}, median of ${ROUNDS} rounds`);
for (const [name, values] of Object.entries(times)) {
  const middle = median(values);
  console.log(`${(middle / bare).toFixed(2).padStart(6)}x  ${middle.toFixed(1).padStart(7)} ms  ${name}`);
}
