// Tidies up behind a control plane whose owner is gone: it waits for the end of its standard input, which comes however the
// owner ends, also by SIGKILL. Then it stops the programs it was told of and removes their folder.
import { rmSync } from 'node:fs';
import { createInterface } from 'node:readline';

const [folder] = process.argv.slice(2);
const pids = new Set();

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const [word, pid] = line.split(' ');
    if (word === 'started') pids.add(Number(pid));
    if (word === 'ended') pids.delete(Number(pid));
  })
  .on('close', async () => {
    signal('SIGTERM');
    for (let waits = 0; waits < 50 && signal(0); waits++) await new Promise((done) => setTimeout(done, 100));
    signal('SIGKILL');
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  });

/** Whether any of them was still there to get it. */
function signal(name) {
  return [...pids].filter((pid) => {
    try {
      return process.kill(pid, name);
    } catch {
      return false;
    }
  }).length;
}
