import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { run } from './support/command.ts';
import { fixture } from './support/fixtures.ts';

/**
 * Whole runs of the command: its arguments, what it prints and how it exits, kept in test/golden. After a change on
 * purpose: UPDATE_GOLDEN=1 npx vitest run test/golden.test.ts, then read the difference.
 */
const GOLDEN = join(import.meta.dirname, 'golden');
const UPDATE = process.env.UPDATE_GOLDEN !== undefined;

const LAB = 'recordings/lab/events.json';
const QUOTA = 'recordings/quota/core.json.gz';
const NOW = ['--now', '2026-11-30T15:40:00Z'];

const RUNS: Readonly<Record<string, { args: readonly string[]; stdin?: string }>> = {
  'lab-rows': { args: [LAB] },
  'lab-rows-namespaced': { args: [LAB, '-A'] },
  'lab-table': { args: [LAB, '-o', 'table', ...NOW] },
  'lab-wide-in-tokyo': { args: [LAB, '-o', 'wide', '--timezone', 'Asia/Tokyo', ...NOW] },
  'lab-json': { args: [LAB, '-o', 'json', ...NOW] },
  'lab-yaml': { args: [LAB, '-o', 'yaml', ...NOW] },
  'lab-incident': { args: [LAB, '-o', 'incident'] },
  'lab-markdown': { args: [LAB, '-o', 'markdown'] },
  'lab-incident-from-rows': { args: ['incident', '--rows', 'recordings/lab/timeline.txt'] },
  'quota-incident': { args: [QUOTA, '-o', 'incident'] },
  'quota-incident-in-kyiv': { args: ['incident', QUOTA, '--timezone', 'Europe/Kyiv', '--reason', 'FailedCreate'] },
  'crashloop-incident': { args: ['recordings/crashloop/core.json.gz', '-o', 'incident'] },
  'backup-incident': {
    args: ['recordings/backup/core.json.gz', 'recordings/backup/default-core.json.gz', '-o', 'incident'],
  },
  'hpa-incident': { args: ['recordings/hpa/core.json.gz', '-o', 'incident'] },
  'hostile-table': { args: ['cases/message-terminal-escapes/input.json', '-o', 'table', ...NOW] },
  'hostile-incident': { args: ['cases/message-terminal-escapes/input.json', '-o', 'incident'] },
  'hostile-markdown': { args: ['cases/message-terminal-escapes/input.json', '-o', 'markdown'] },
  'secrets-incident': { args: ['cases/message-with-secrets/input.json', '-o', 'incident'] },
  'storm-incident': { args: ['cases/storm-900/input.json', '-o', 'incident'] },
  'fail-on-open-failure': { args: [LAB, '--fail-on', 'warning:open'] },
  'fail-on-what-is-ignored': { args: [LAB, '--fail-on', 'unschedulable:open', '--ignore', 'unschedulable=Pod/hungry'] },
  'explain-row': { args: ['explain', 'Warning FailedScheduling Pod/hungry', LAB] },
  'explain-row-redacted': { args: ['explain', 'Warning FailedScheduling Pod/hungry', LAB, '--redact=names'] },
  'explain-code': { args: ['explain', 'quota-exceeded', QUOTA] },
  'explain-unknown': { args: ['explain', 'no-such-code', LAB] },
  'no-events-in-list': { args: ['cases/empty-list/input.json'] },
  'no-event-matches': { args: [LAB, '--reason', 'Nothing'] },
  'cut-list': { args: ['cases/truncated-json/input.json'] },
  'cut-list-partial': { args: ['cases/truncated-json/input.json', '--partial'] },
  'cut-lines': { args: ['cases/truncated-jsonl/input.jsonl'] },
  'one-page': { args: ['cases/list-with-continue/input.json'] },
  'api-error': { args: ['cases/status-error-object/input.json'] },
  'table-object': { args: ['cases/table-object/input.json'] },
  'human-table': { args: ['cases/human-table/input.txt'] },
  'other-tool': { args: ['cases/wrapped-events-key/input.json'] },
  'duplicate-key': { args: ['cases/yaml-duplicate-key/input.yaml'] },
  'missing-file': { args: ['nowhere.json'] },
  'unknown-flag': { args: ['--frobnicate'] },
  'unknown-code': { args: [LAB, '--fail-on', 'everything'] },
  'standard-input': { args: ['-'], stdin: '[]' },
  follow: { args: ['-w', '--ns', 'op-events'] },
  'grade-right': { args: ['lab', 'grade', 'lab/op-events'] },
  'grade-right-json': { args: ['lab', 'grade', 'lab/op-events', '-o', 'json', '--step', '3'] },
  'grade-wrong': { args: ['lab', 'grade', 'recordings/lab', '--lang', 'ja'] },
  'grade-wrong-tap': { args: ['lab', 'grade', 'recordings/lab', '-o', 'tap', '--lang', 'ko'] },
  'grade-wrong-junit': { args: ['lab', 'grade', 'recordings/lab', '-o', 'junit'] },
  'grade-no-folder': { args: ['lab', 'grade', 'nowhere'] },
  'grade-help': { args: ['lab'] },
  'diff-upgrade': { args: ['diff', 'diff/rollback-before.jsonl', 'recordings/rollback/core.json.gz'] },
  'diff-other-namespace': { args: ['diff', 'recordings/badtag/core.json.gz', 'recordings/crashloop/core.json.gz'] },
  'diff-nothing': { args: ['diff', 'recordings/quota/core.json.gz', 'recordings/quota/new.json.gz'] },
  'diff-one-input': { args: ['diff', LAB] },
  'diff-help': { args: ['diff'] },
  help: { args: ['--help'] },
};

function shown(args: readonly string[]): string {
  return `$ op-timeline ${args.map((arg) => (/^[\w./:=-]+$/.test(arg) ? arg : `'${arg}'`)).join(' ')}`;
}

describe('the command gives what it gave before', () => {
  test.each(Object.keys(RUNS))('%s', async (name) => {
    const { args, stdin = '' } = RUNS[name] as (typeof RUNS)[string];
    const { stdout, stderr, exit } = await run(args, { stdin, cwd: fixture() });
    const actual = `${shown(args)}\n--- exit ${exit}\n--- stderr\n${stderr}--- stdout\n${stdout}`;
    const file = join(GOLDEN, `${name}.txt`);
    if (UPDATE) {
      mkdirSync(GOLDEN, { recursive: true });
      writeFileSync(file, actual);
    }
    expect(actual).toBe(readFileSync(file, 'utf8'));
  });

  test.each(['lab-json', 'lab-yaml'])('%s is as the schema says', (name) => {
    const golden = readFileSync(join(GOLDEN, `${name}.txt`), 'utf8');
    const document = parse(golden.slice(golden.indexOf('--- stdout\n') + '--- stdout\n'.length));
    const validate = new Ajv2020().compile(JSON.parse(readFileSync(join(GOLDEN, '..', '..', 'schema.json'), 'utf8')));
    expect(validate(document) ? [] : validate.errors).toEqual([]);
  });

  test('no golden file is left over', () => {
    const names = readdirSync(GOLDEN).map((file) => file.replace(/\.txt$/, ''));
    expect(names.sort()).toEqual(Object.keys(RUNS).sort());
  });
});
