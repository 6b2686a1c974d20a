// Runs the main job on bundled recordings of a real cluster: no cluster needed.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const recordings = join('test', 'fixtures', 'recordings');

const STEPS = [
  ['The lab namespace: its rows', [join(recordings, 'lab', 'events.json')]],
  ['The same, as a draft of the incident', [join(recordings, 'lab', 'events.json'), '-o', 'incident']],
  ['A real incident, a quota that let no pod in: its rows', [join(recordings, 'quota', 'core.json.gz')]],
  ['Its findings', [join(recordings, 'quota', 'core.json.gz'), '-o', 'json'], printFindings],
  ['Its draft', [join(recordings, 'quota', 'core.json.gz'), '-o', 'incident']],
];

for (const [title, args, print = (text) => process.stdout.write(text)] of STEPS) {
  process.stdout.write(`\n== ${title}\n   op-timeline ${args.join(' ')}\n\n`);
  print(
    execFileSync(process.execPath, [join(root, 'dist', 'command', 'bin.js'), ...args], { cwd: root, encoding: 'utf8' }),
  );
}

function printFindings(json) {
  for (const { severity, state, code, text } of JSON.parse(json).findings) {
    process.stdout.write(`${severity.padEnd(8)} ${state.padEnd(9)} ${code.padEnd(16)} ${text}\n`);
  }
}
