import { execFileSync } from 'node:child_process';
import { chmodSync, cpSync, mkdirSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { OpTimelineError } from '../src/error.ts';
import { gradeLab } from '../src/lab.ts';
import { failureOf, temporaryFolder } from './support/cluster-setup.ts';
import { ANSWER, failedIds } from './support/lab-answer.ts';

const root = temporaryFolder();
let number = 0;

/** A copy of the right answer, in which one file is made anew. */
function answerWith(file: string, make: (path: string) => void): string {
  const folder = join(root, `answer-${++number}`);
  cpSync(ANSWER, folder, { recursive: true });
  rmSync(join(folder, file));
  make(join(folder, file));
  return folder;
}

const HOSTILE: readonly (readonly [string, string, (path: string) => void, RegExp])[] = [
  ['a folder', 'timeline.txt', (path) => mkdirSync(path), /timeline\.txt: it is a folder/],
  ['a pipe that nobody writes into', 'timeline.txt', (path) => execFileSync('mkfifo', [path]), /it is no file/],
  ['a link to itself', 'timeline.txt', (path) => symlinkSync('timeline.txt', path), /a link that leads to itself/],
  ['a link to nowhere', 'timeline.txt', (path) => symlinkSync('nowhere', path), /timeline\.txt is missing/],
  ['a device that never ends', 'timeline.txt', (path) => symlinkSync('/dev/zero', path), /it is no file/],
  [
    'a huge file',
    'timeline.txt',
    (path) => {
      writeFileSync(path, '');
      truncateSync(path, 8e9);
    },
    /larger than 256 KiB/,
  ],
  [
    'binary data',
    'timeline.txt',
    (path) => writeFileSync(path, Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0, 0, 0, 1])),
    /binary data/,
  ],
  ['gzip', 'timeline.txt', (path) => writeFileSync(path, Buffer.from([0x1f, 0x8b, 8, 0])), /gzip/],
  ['blanks alone', 'timeline.txt', (path) => writeFileSync(path, ' \r\n\t\n'), /timeline\.txt is empty/],
];

test.each(HOSTILE)('%s in the place of a file is a failed check', async (_title, file, make, found) => {
  const report = await gradeLab(answerWith(file, make));
  expect(failedIds(report)).toEqual(['step-8.rows']);
  expect(report.checks.find(({ id }) => id === 'step-8.rows')?.found).toMatch(found);
});

/** Does something as a user whom permissions bind: root may read whatever there is. */
async function asPlainUser<Value>(work: () => Promise<Value>): Promise<Value> {
  if (process.geteuid?.() !== 0) return work();
  chmodSync(root, 0o755);
  process.seteuid?.(NOBODY);
  try {
    return await work();
  } finally {
    process.seteuid?.(0);
  }
}

const NOBODY = 65_534;

test('a file without permission is a failed check', async () => {
  const folder = answerWith('timeline.txt', (path) => {
    writeFileSync(path, 'x');
    chmodSync(path, 0);
  });
  const report = await asPlainUser(() => gradeLab(folder));
  expect(failedIds(report)).toEqual(['step-8.rows']);
  expect(report.checks.find(({ id }) => id === 'step-8.rows')?.found).toMatch(/no permission/);
});

test('a folder without permission is unreadable', async () => {
  const folder = answerWith('timeline.txt', () => {});
  chmodSync(folder, 0);
  const failure = await asPlainUser(() => failureOf(gradeLab(folder)));
  chmodSync(folder, 0o755);
  expect(failure).toMatchObject({ code: 'unreadable' });
});

test('a link within the folder is followed', async () => {
  const folder = answerWith('timeline.txt', (path) => {
    cpSync(join(ANSWER, 'timeline.txt'), `${path}.real`);
    symlinkSync('timeline.txt.real', path);
  });
  expect((await gradeLab(folder)).passed).toBe(true);
});

test('a link that leads out of the folder is judged, and nothing of its file is shown', async () => {
  const secret = join(root, 'secret');
  writeFileSync(secret, 'password: hunter2\n');
  const report = await gradeLab(answerWith('pipeline-build1.yaml', (path) => symlinkSync(secret, path)));
  expect(failedIds(report)).toEqual(['step-1.pipeline-build1']);
  expect(JSON.stringify(report)).not.toMatch(/hunter2|password/);
  const right = await gradeLab(answerWith('timeline.txt', (path) => symlinkSync(join(ANSWER, 'timeline.txt'), path)));
  expect(right.passed).toBe(true);
  expect(right.checks.find(({ id }) => id === 'step-8.rows')?.found).toMatch(/leads out of the folder/);
});

test('a step that is graded alone says itself what another one would say', async () => {
  const without = answerWith('pipeline-uid.txt', () => {});
  expect(failedIds(await gradeLab(without))).toEqual(['step-1.pipeline-uid']);
  expect(failedIds(await gradeLab(without, { steps: [2] }))).toEqual(['step-2.uid']);
  const older = answerWith('pipeline-uid.txt', (path) => writeFileSync(path, 'b2c3d4e5-0f1a-4b2c-8d3e-4f5a6b7c8d9e\n'));
  expect(failedIds(await gradeLab(older))).toEqual(['step-1.pipeline-uid']);
  expect(failedIds(await gradeLab(older, { steps: [1] }))).toEqual(['step-1.pipeline-uid']);
  expect(failedIds(await gradeLab(older, { steps: [6] }))).toEqual(['step-6.uid']);
});

describe('manifests that are made to harm', () => {
  const bomb = [
    'a: &a [x,x,x,x,x,x,x,x,x]',
    ...'bcdefghij'
      .split('')
      .map((name, index) => `${name}: &${name} [${`*${'abcdefghi'[index]},`.repeat(9).slice(0, -1)}]`),
  ].join('\n');

  test.each([
    ['aliases that unfold without end', bomb],
    ['an alias of itself', 'kind: Event\na: &a [*a]\n'],
    ['deep nesting', '['.repeat(20_000)],
    ['deep nesting again and again', `${'['.repeat(2_000)}${']'.repeat(2_000)}\n---\n`.repeat(20)],
    ['deep JSON', `{"a":${'['.repeat(5_000)}${']'.repeat(5_000)}}`],
    ['a list of lists', `{"kind":"List","items":[${'{"kind":"List","items":['.repeat(90)}${']}'.repeat(90)}]}`],
    ['keys of every object', '__proto__: {kind: Event}\nconstructor: {name: Event}\n'],
    ['a hundred thousand keys', Array.from({ length: 60_000 }, (_, index) => `k${index}: 1`).join('\n')],
    ['a bare word', 'Event'],
    ['a number', '7'],
    ['many documents', '---\n'.repeat(20_000)],
    ['kinds of other types', 'kind: [Event]\nmetadata: 7\ninvolvedObject: text\n'],
  ])('%s', async (_title, text) => {
    for (const file of ['event-started.yaml', 'pipeline-crd.yaml', 'hungry-pod.yaml']) {
      const report = await gradeLab(answerWith(file, (path) => writeFileSync(path, text)));
      expect(report.passed).toBe(false);
      expect(new Set(report.checks.filter(({ result }) => result === 'fail').map(({ step }) => step)).size).toBe(1);
    }
  });
});

test('what a file holds never reaches a terminal as it is, and is cut', async () => {
  const text = `\u001b[31mNormal\u202e ${'x'.repeat(5_000)}\u0007\n`;
  const report = await gradeLab(answerWith('timeline.txt', (path) => writeFileSync(path, text)));
  const { found = '' } = report.checks.find(({ id }) => id === 'step-8.rows') ?? {};
  expect(found).toMatch(/^line 1: \\u001b\[31mNormal\\u202e x+…$/);
  expect(found.length).toBeLessThanOrEqual(240);
});

test.each([
  'timeline.txt',
  'incident.txt',
  'timeline.sh',
  'events-list.txt',
  'both-apis.txt',
  'type-report.txt',
  'scheduler-event.txt',
  'invalid-event.txt',
])(
  'no mass of text in %s keeps it busy',
  async (file) => {
    const texts = [
      ...['a', ' ', 'Normal ', '(x5 over ', '"$(', "'", '\\', 'Aa', '5m', '\n', '| ', '. A', '[', 'x=', 'x=y ', '{ '],
      ...['kubectl get events -n ', 'cat ', 'sort ', 'Failed ', 'e.g. A', 'if false; then ', '\nf() {', 'awk {print '],
      ...['event/', '\nkubectl : ', 'valid --types ', '\n0s (x5 over '],
    ];
    for (const text of texts) {
      const filled = text.repeat(Math.floor((256 * 1024) / text.length));
      await gradeLab(answerWith(file, (path) => writeFileSync(path, filled)));
    }
  },
  60_000,
);

describe('what gradeLab is called with', () => {
  test.each([
    ['no folder', undefined],
    ['an empty name', ''],
    ['a number', 7],
  ])('%s is refused', async (_title, folder) => {
    expect(await failureOf(gradeLab(folder as never))).toMatchObject({ code: 'bad-option' });
  });

  test.each([{ steps: [9] }, { steps: ['3'] }, { steps: 3 }, { lang: 'de' }, { runScript: true }, 7, []])(
    '%j is refused',
    async (options) => {
      expect(await failureOf(gradeLab(ANSWER, options as never))).toMatchObject({ code: 'bad-option' });
    },
  );

  test('null and nothing are no options, and no steps are all', async () => {
    const all = await gradeLab(ANSWER);
    expect(await gradeLab(ANSWER, null as never)).toEqual(all);
    expect(await gradeLab(ANSWER, { steps: [] })).toEqual(all);
  });

  test('a signal ends it', async () => {
    const failure = await failureOf(gradeLab(ANSWER, { signal: AbortSignal.abort() }));
    expect(failure).toBeInstanceOf(OpTimelineError);
    expect(failure.code).toBe('aborted');
  });
});
