// Plays one situation on a real control plane and keeps what the server said of it: fixtures that are real.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { apiClient } from './control-plane/api-client.ts';
import { startControlPlane } from './control-plane/control-plane.ts';
import { findPrograms, PROGRAM_NAMES, remedyFor } from './control-plane/programs.ts';
import { SITUATIONS } from './situations/index.ts';
import { recordSituation } from './situations/record-situation.ts';

const HELP = `npm run cluster:record -- NAME [--to FOLDER] [--kubeconfig FILE]

Plays a situation and records its events: core.json and new.json (the lists of both APIs, of one state), watch.jsonl
and watch-new.jsonl (both watches, from before it to its end), clock.txt (the time of the lists), and where it happens
to a node, the same of the node's events in the namespace default, as default-core.json and so on.

  --to FOLDER        where the files go (a new temporary folder)
  --kubeconfig FILE  the cluster to play it on (TEST_KUBECONFIG, else a control plane of its own)

Situations:
${SITUATIONS.map(({ name, about }) => `  ${name.padEnd(14)}${about}`).join('\n')}
`;

/** Of a cluster that is somebody's, the nodes and what else is not in a namespace of ours stay as they are. */
const OWN = 'needs a control plane of its own, without --kubeconfig and TEST_KUBECONFIG';

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { to: { type: 'string' }, kubeconfig: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  });
  const [name, ...more] = positionals;
  if (values.help || name === undefined) {
    process.stdout.write(HELP);
    return;
  }
  const situation = SITUATIONS.find((each) => each.name === name);
  if (!situation || more.length > 0)
    throw new Error(
      `there is no situation ${positionals.join(' ')}; there are: ${SITUATIONS.map((each) => each.name).join(', ')}`,
    );
  const kubeconfig = values.kubeconfig ?? process.env.TEST_KUBECONFIG;
  if (kubeconfig && situation.needs.includes('own')) throw new Error(`${name} ${OWN}`);
  const programs = findPrograms();
  const missing = PROGRAM_NAMES.filter(
    (program) => situation.needs.includes(program) && programs[program] === undefined,
  );
  if (!kubeconfig && missing.length > 0) throw new Error(`there is no ${missing.join(', ')}; ${remedyFor()}`);

  const plane = kubeconfig ? undefined : await startControlPlane(programs);
  try {
    const { files, missed } = await recordSituation(plane?.api ?? apiClient(kubeconfig as string), situation);
    const folder = values.to ?? mkdtempSync(join(tmpdir(), `op-timeline-${name}-`));
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
    process.stdout.write(`${folder}\n`);
    for (const row of missed) process.stderr.write(`not as expected: ${row}\n`);
  } finally {
    await plane?.stop();
  }
}

try {
  await main();
} catch (failure) {
  process.stderr.write(`${failure instanceof Error ? failure.message : failure}\n`);
  process.exitCode = 1;
}
