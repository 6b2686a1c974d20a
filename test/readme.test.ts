import { execFile } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FINDING_CODES } from '../src/index.ts';
import { LIVE_CHECK_IDS } from '../src/lab/check-ids.ts';
import { FILE_CHECKS } from '../src/lab/steps.ts';
import type { ApiServer } from './support/api-server.ts';
import { BIN } from './support/command.ts';
import { fixture } from './support/fixtures.ts';
import { kubeconfigFor, labCluster } from './support/lab-cluster.ts';

/** Every command and snippet of the README, run in a folder like its reader's, beside a cluster with the lab's events. */
const ROOT = join(import.meta.dirname, '..');
const README = readFileSync(join(ROOT, 'README.md'), 'utf8');
const BLOCKS = [...README.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text]) => ({
  language,
  text: text as string,
}));
const COMMANDS = BLOCKS.filter(({ language }) => language === 'sh').flatMap(({ text }) => text.trim().split('\n'));
const SNIPPETS = BLOCKS.filter(({ language }) => language === 'js').map(({ text }) => text);
const TIMELINE = readFileSync(fixture('recordings', 'lab', 'timeline.txt'), 'utf8');

const shell = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), 'op-timeline-readme-'));
const bin = join(folder, 'bin');
let cluster: ApiServer;
let env: NodeJS.ProcessEnv;

/** A kubectl that can do what the README asks of one: get events, make raw requests, find plugins. */
const KUBECTL = `#!/bin/sh
case "$1 $2" in
  "op-timeline "*) shift; exec kubectl-op_timeline "$@" ;;
  "config view") cat "$KUBECONFIG" ;;
  "get --raw"*|"get "--raw*) for last; do :; done; for arg; do case "$arg" in /*) p=$arg ;; --raw=*) p=\${arg#--raw=} ;; esac; done
    exec ${process.execPath} -e 'fetch(process.argv[1]).then((r) => r.text()).then((t) => process.stdout.write(t))' "$CLUSTER$p" ;;
  *) cat events.json ;;
esac
`;

beforeAll(async () => {
  cluster = await labCluster();
  mkdirSync(bin);
  for (const name of ['op-timeline', 'kubectl-op_timeline']) symlinkSync(BIN, join(bin, name));
  chmodSync(BIN, 0o755);
  writeFileSync(join(bin, 'kubectl'), KUBECTL, { mode: 0o755 });
  for (const name of ['events.json', 'before.json', 'after.json'])
    copyFileSync(fixture('recordings', 'lab', 'events.json'), join(folder, name));
  cpSync(fixture('lab', 'op-events'), join(folder, 'op-events'), { recursive: true });
  writeFileSync(join(folder, 'other.yaml.gz'), gzipSync(readFileSync(fixture('recordings', 'lab', 'events.yaml'))));
  writeFileSync(join(folder, 'reasons.yaml'), BLOCKS.find(({ language }) => language === 'yaml')?.text ?? '');
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(ROOT, join(folder, 'node_modules', 'op-timeline'));
  const kubeconfig = join(folder, 'kubeconfig');
  writeFileSync(kubeconfig, kubeconfigFor(cluster.url));
  env = { PATH: `${bin}${delimiter}${process.env.PATH}`, HOME: folder, KUBECONFIG: kubeconfig, CLUSTER: cluster.url };
});

afterAll(async () => {
  await cluster.close();
  rmSync(folder, { recursive: true, force: true });
});

function sh(command: string, cwd = folder): Promise<{ stdout: string; stderr: string }> {
  return shell('sh', ['-c', command], { cwd, env });
}

/** Commands that exit with something else than 0, as the README says they do. */
const EXITS: Readonly<Record<string, number>> = { 'op-timeline events.json --fail-on warning:open': 1 };

/** The set-up lines are what runs this test, and the next one. */
const SETUP = /^npm (?:ci|run|install) /;

describe('the commands of the README', () => {
  const commands = COMMANDS.filter((command) => !SETUP.test(command));
  expect(commands.length).toBeGreaterThan(10);

  test.each(commands)('%s', async (command) => {
    const expected = EXITS[command] ?? 0;
    const ran = await sh(command).catch((error: { code: number; stdout: string; stderr: string }) => error);
    // The recorded events are older than any time before now.
    const stderr = ran.stderr
      .replace(/^context .*\n/, '')
      .replace(/^(?:no events match|--fail-on:).*\n/gm, /--since|--fail-on/.test(command) ? '' : '$&');
    expect({ exit: 'code' in ran ? ran.code : 0, stderr }).toEqual({ exit: expected, stderr: '' });
    const redirected = />\s*\S+$/.test(command);
    expect(ran.stdout.length > 0).toBe(!redirected);
  });

  test('give the rows that the README shows', async () => {
    expect(BLOCKS.find(({ language }) => language === 'text')?.text).toBe(TIMELINE);
    const { stdout, stderr } = await sh('op-timeline --ns op-events');
    expect(stdout).toBe(TIMELINE);
    expect(stderr).toMatch(
      /^context lab, server http:\/\/127\.0\.0\.1:\d+, namespace op-events, API v1, read at \S+Z\n$/,
    );
  });
});

test('two lines set everything up, and every script that the README names is one of the package', () => {
  expect(COMMANDS.slice(0, 2)).toEqual(['npm ci && npm run demo', 'npm ci && npm test']);
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const named = [...README.matchAll(/\bnpm run (?:--silent )?([\w:-]+)/g)].map(([, name]) => name as string);
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((name) => !Object.hasOwn(scripts, name))).toEqual([]);
});

test('the command is installed from a checkout as the README says', async () => {
  const prefix = join(folder, 'global');
  const options = { cwd: ROOT, env: { ...process.env, npm_config_prefix: prefix } };
  await shell('sh', ['-c', 'npm install --global .'], options);
  const { stdout } = await shell(join(prefix, 'bin', 'op-timeline'), [fixture('recordings', 'lab', 'events.json')]);
  expect(stdout).toBe(TIMELINE);
  expect((await shell(join(prefix, 'bin', 'kubectl-op_timeline'), ['--help'])).stdout).toMatch(
    /^kubectl op-timeline: /,
  );
});

test('the README lists the codes of problems there are', () => {
  const source = readFileSync(join(ROOT, 'src', 'event', 'kube-event.ts'), 'utf8');
  const union = source.slice(source.indexOf('export type ProblemCode'));
  const codes = [...union.slice(0, union.indexOf(';')).matchAll(/'([a-z-]+)'/g)].map(([, code]) => code as string);
  expect(codes.length).toBeGreaterThan(20);
  expect(codes.filter((code) => !README.includes(`\`${code}\``))).toEqual([]);
});

test('the demo prints rows, findings and the draft', async () => {
  const { stdout } = await shell(process.execPath, [join(ROOT, 'scripts', 'demo.mjs')]);
  expect(stdout).toContain(TIMELINE);
  expect(stdout).toMatch(/^warning +recovered +quota-exceeded +/m);
  expect(stdout).toMatch(/^This draft rests on/m);
});

/** What snippets print that do not print the timeline. */
const SAID = [
  ['normalizeEvent', 'type-not-conventional'],
  ['gradeLab', 'all right'],
] as const;

describe('the snippets of the README', () => {
  test.each(SNIPPETS.map((text, index) => [index + 1, text] as const))('number %i', async (_number, text) => {
    const file = join(folder, 'snippet.mjs');
    writeFileSync(file, text);
    const { stdout, stderr } = await shell(process.execPath, [file], { cwd: folder, env });
    const [, said = TIMELINE] = SAID.find(([word]) => text.includes(word)) ?? [];
    expect(stdout).toContain(said);
    expect(stderr).toBe('');
  });
});

test('the reasons of the README mean what they say', async () => {
  const before = await sh('op-timeline events.json -o incident');
  const after = await sh('op-timeline events.json --reasons reasons.yaml -o incident');
  expect(before.stdout).toContain('a guess from its type and words');
  expect(after.stdout).not.toContain('a guess from its type and words');
});

test('the README lists the codes of findings and exits there are', () => {
  const codes = [...README.matchAll(/^\| `([a-z-]+)` +\|/gm)].map(([, code]) => code);
  expect(codes.sort()).toEqual([...FINDING_CODES].sort());
  expect([...README.matchAll(/^\| (\d+) +\|/gm)].map(([, code]) => code)).toEqual(['0', '1', '2', '3', '130']);
});

test('the README lists the checks of the lab there are', () => {
  const listed = [...README.matchAll(/`(step-\d\.[a-z0-9-]+)`/g)].map(([, id]) => id as string);
  const ids = [...FILE_CHECKS.map(({ id }) => id), ...LIVE_CHECK_IDS];
  expect([...new Set(listed)].sort()).toEqual([...ids].sort());
});
