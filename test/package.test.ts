import { execFile } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixture } from './support/fixtures.ts';
import { installPacked } from './support/packed.ts';

/** The package as users get it: packed, installed into an empty folder, used there on every Node it promises. */
const ROOT = join(import.meta.dirname, '..');
const OTHER_NODES = { 22: '22.23.3', 24: '24.21.0' } as const;

const shell = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'op-timeline-package-'));
const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
let app = '';
let tarball = '';

beforeAll(async () => {
  ({ app, tarball } = await installPacked(folder, 'typescript@7.0.2', '@types/node@20'));
  writeFiles();
}, 240_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function writeFiles(): void {
  writeFileSync(
    join(app, 'esm.mjs'),
    `import { analyze } from 'op-timeline';
     import { listEvents } from 'op-timeline/cluster';
     import { gradeLab } from 'op-timeline/lab';
     import schema from 'op-timeline/schema.json' with { type: 'json' };
     const document = analyze([{ content: '[]' }]);
     console.log(document.schema, schema.$id, typeof listEvents, typeof gradeLab);`,
  );
  writeFileSync(
    join(app, 'cjs.cjs'),
    `const { formatRow } = require('op-timeline');
     const { listEvents } = require('op-timeline/cluster');
     const { gradeLab } = require('op-timeline/lab');
     console.log(formatRow({ type: 'Normal', reason: 'Ready', kind: 'Pod', name: 'a' }), typeof listEvents, typeof gradeLab);`,
  );
  writeFileSync(
    join(app, 'types.ts'),
    `import { analyze, buildTimeline, draftIncident, findings, readEvents, type Analysis, type Finding, type KubeEvent } from 'op-timeline';
     import { listEvents, type LiveEvents } from 'op-timeline/cluster';
     import { gradeLab, type LabCheckId, type LabReport } from 'op-timeline/lab';
     const events: KubeEvent[] = readEvents('[]').events;
     const found: Finding[] = findings(buildTimeline(events));
     for (const finding of found) if (finding.code === 'odd-type') { const type: string = finding.args.type; void type; }
     const document: Analysis = analyze([{ name: 'a', content: '[]' }], { now: new Date(0) });
     const live: Promise<LiveEvents> = listEvents({ namespace: 'op-events', signal: AbortSignal.timeout(1) });
     void live.catch(() => draftIncident(buildTimeline(events)));
     const report: Promise<LabReport> = gradeLab('op-events', { steps: [3], lang: 'ja', cluster: { context: 'lab' } });
     const first: LabCheckId = 'step-3.first-line';
     void report.then(({ checks }) => checks.find(({ id, result }) => id === first && result === 'fail'));
     // @ts-expect-error: there is no such code
     document.findings.some(({ code }) => code === 'no-such-code');`,
  );
  writeFileSync(
    join(app, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        module: 'nodenext',
        target: 'es2022',
        strict: true,
        skipLibCheck: false,
        noEmit: true,
        types: ['node'],
      },
      files: ['types.ts'],
    }),
  );
}

/** The path of a Node of a major version: this one, or the npm package that carries its binary. */
async function nodeOf(major: number): Promise<string> {
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  const version = OTHER_NODES[major as keyof typeof OTHER_NODES];
  const prefix = join(folder, `node-${major}`);
  mkdirSync(prefix, { recursive: true });
  // The package `node` would fetch this one by a script, which npm may block.
  const arch = process.arch === 'arm64' ? 'arm64' : 'x64';
  const name = `node-${process.platform === 'darwin' ? `darwin-${arch}` : `linux-${arch}`}`;
  await shell('npm', ['install', '--prefix', prefix, '--no-save', '--no-audit', '--no-fund', `${name}@${version}`]);
  const binary = join(prefix, 'node_modules', name, 'bin', 'node');
  chmodSync(binary, 0o755);
  return binary;
}

describe.each([20, 22, 24])('on Node %i the installed package', (major) => {
  let node = '';
  beforeAll(async () => {
    node = await nodeOf(major);
  }, 240_000);

  test('runs on that Node', async () => {
    const { stdout } = await shell(node, ['--version']);
    expect(stdout).toMatch(new RegExp(`^v${major}\\.`));
  });

  test('is imported by an ES module', async () => {
    const { stdout, stderr } = await shell(node, ['esm.mjs'], { cwd: app });
    expect(stdout).toBe('op-timeline/1 op-timeline/1 function function\n');
    // Node 20 warns of every import of JSON, whoever it is from.
    expect(stderr.replace(/^.*(?:ExperimentalWarning: Import|--trace-warnings).*\n/gm, '')).toBe('');
  });

  test('is required by a CommonJS module', async () => {
    const { stdout } = await shell(node, ['cjs.cjs'], { cwd: app });
    expect(stdout).toBe('Normal Ready Pod/a function function\n');
  });

  test('runs as a command', async () => {
    const bin = join(app, 'node_modules', 'op-timeline', manifest.bin['op-timeline']);
    const { stdout, stderr } = await shell(node, [bin, fixture('recordings', 'lab', 'events.yaml')], { cwd: app });
    expect(stdout).toBe(readFileSync(fixture('recordings', 'lab', 'timeline.txt'), 'utf8'));
    expect(stderr).toBe('');
  });
});

test('npx runs both commands by name', async () => {
  for (const name of ['op-timeline', 'kubectl-op_timeline']) {
    const { stdout } = await shell('npx', ['--no-install', name, '--version'], { cwd: app });
    expect(stdout).toBe(`${manifest.version}\n`);
  }
});

test('kubectl finds it as a plugin', async () => {
  const kubectl = await shell('kubectl', ['version', '--client']).catch(() => undefined);
  const path = `${join(app, 'node_modules', '.bin')}:${process.env.PATH}`;
  const [program, args] = kubectl
    ? ['kubectl', ['op-timeline']]
    : [join(app, 'node_modules', '.bin', 'kubectl-op_timeline'), []];
  const { stdout } = await shell(program, [...args, '--help'], { env: { ...process.env, PATH: path } });
  expect(stdout).toMatch(/^kubectl op-timeline: /);
});

test('its types hold, also those of its dependencies', async () => {
  const { stdout } = await shell(process.execPath, [join(app, 'node_modules', 'typescript', 'bin', 'tsc')], {
    cwd: app,
  });
  expect(stdout).toBe('');
}, 120_000);

test('it holds what it names and nothing else', async () => {
  const { stdout } = await shell('tar', ['-tzf', tarball]);
  const files = stdout
    .trim()
    .split('\n')
    .map((file) => file.replace(/^package\//, ''));
  const allowed = /^(?:dist\/|package\.json$|schema\.json$|README\.md$|CHANGELOG\.md$|LICENSE$)/;
  expect(files.filter((file) => !allowed.test(file))).toEqual([]);
  const named = [
    ...Object.values(manifest.bin),
    ...Object.values(manifest.exports).flatMap((entry) =>
      Object.values(typeof entry === 'string' ? { entry } : (entry as object)),
    ),
  ] as string[];
  expect(named.map((file) => file.replace(/^\.\//, '')).filter((file) => !files.includes(file))).toEqual([]);
});

test('publint and attw find nothing wrong', async () => {
  const bin = (name: string) => join(ROOT, 'node_modules', '.bin', name);
  const publint = await shell(bin('publint'), ['run', tarball, '--strict'], { cwd: ROOT });
  expect(publint.stdout).toMatch(/All good/);
  const attw = await shell(bin('attw'), [tarball, '--profile', 'esm-only', '--no-color', '--format', 'ascii'], {
    cwd: ROOT,
  });
  // It exits with 1 where it finds a problem; each of the five entries resolves from an ES module.
  expect(attw.stdout.match(/node16 \(from ESM\): 🟢/g)).toHaveLength(5);
}, 120_000);

test('a file is read without loading client-node, a cluster is not', async () => {
  // Taken away, it is missed where it is loaded, and only there.
  const clientNode = join(app, 'node_modules', '@kubernetes', 'client-node');
  renameSync(clientNode, `${clientNode}-hidden`);
  try {
    const bin = join(app, 'node_modules', 'op-timeline', manifest.bin['op-timeline']);
    const file = await shell(process.execPath, [bin, fixture('recordings', 'lab', 'events.json'), '-o', 'json'], {
      cwd: app,
    });
    expect(JSON.parse(file.stdout).rows).toHaveLength(4);
    const kubeconfig = join(folder, 'kubeconfig');
    writeFileSync(
      kubeconfig,
      JSON.stringify({
        clusters: [{ name: 'c', cluster: { server: 'https://127.0.0.1:1' } }],
        users: [{ name: 'u', user: { token: 't' } }],
        contexts: [{ name: 'x', context: { cluster: 'c', user: 'u' } }],
        'current-context': 'x',
      }),
    );
    await expect(shell(process.execPath, [bin, '--kubeconfig', kubeconfig], { cwd: app })).rejects.toThrow(
      /client-node/,
    );
  } finally {
    renameSync(`${clientNode}-hidden`, clientNode);
  }
});
