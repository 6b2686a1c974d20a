import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { main } from '../src/cli/main.ts';
import { LANGUAGES } from '../src/incident/languages.ts';
import type { Analysis } from '../src/index.ts';
import { buildTimeline, documentOf, readEvents, renderMarkdown } from '../src/index.ts';
import { fixture } from './support/fixtures.ts';

const LAB = fixture('recordings', 'lab', 'events.json');
const TIMELINE = buildTimeline(readEvents(readFileSync(LAB)).events);

/** Runs the command in this process, with a person at the terminal of its standard error. */
async function typed(...argv: string[]): Promise<{ stdout: string; stderr: string; exit: number }> {
  const stdout: string[] = [];
  const stderr: string[] = [];
  const exit = await main(argv, {
    stdin: process.stdin,
    stdout: { isTTY: false, write: (text) => void stdout.push(text) },
    stderr: { isTTY: true, write: (text) => void stderr.push(text) },
    env: {},
    now: () => Date.UTC(2026, 10, 30, 16),
    signal: new AbortController().signal,
  });
  return { stdout: stdout.join(''), stderr: stderr.join(''), exit };
}

function sentences({ incident }: Analysis): string[] {
  return incident.sentences.map(({ text }) => text);
}

function texts({ findings, coverage }: Analysis): string[] {
  return [...findings, ...coverage.limits].map(({ text }) => text);
}

test.each(LANGUAGES)('--lang %s words the draft, the document, Markdown and the summary', async (lang) => {
  const expected = documentOf(TIMELINE, { lang });
  const ran = await typed('incident', LAB, '--lang', lang);
  for (const sentence of sentences(expected)) expect(ran.stdout).toContain(sentence);
  expect(ran.exit).toBe(0);
  const worth = expected.findings.filter(({ severity }) => severity !== 'info');
  expect(ran.stderr).toContain(worth[0]?.text.slice(0, 100));
  for (const format of ['json', 'yaml']) {
    // JSON is YAML too.
    const document: Analysis = parse((await typed(LAB, '-o', format, `--lang=${lang}`, '-q')).stdout);
    expect([texts(document), sentences(document)]).toEqual([texts(expected), sentences(expected)]);
  }
  const markdown = (await typed(LAB, '-o', 'markdown', '--lang', lang)).stdout;
  const findings = (document: string) => document.slice(document.indexOf('## Findings'));
  expect(findings(markdown)).toBe(findings(renderMarkdown(expected)));
});

test('rows are the same in every language', async () => {
  const rows = await Promise.all(LANGUAGES.map(async (lang) => (await typed(LAB, '--lang', lang, '-q')).stdout));
  expect(new Set(rows).size).toBe(1);
});

test('help and completion offer every language, and another one is refused', async () => {
  expect((await typed('--help')).stdout).toContain(LANGUAGES.join(', '));
  for (const [shell, offer] of Object.entries({
    bash: `--lang) COMPREPLY=($(compgen -W $'${LANGUAGES.join('\\n')}'`,
    zsh: `:LANG:(${LANGUAGES.join(' ')})`,
    fish: `-l lang -x -a '${LANGUAGES.join(' ')}'`,
  })) {
    expect((await typed('completion', shell)).stdout).toContain(offer);
  }
  const refused = await typed(LAB, '--lang', 'xx');
  expect({ ...refused, stderr: '' }).toEqual({ stdout: '', stderr: '', exit: 2 });
  expect(refused.stderr).toContain(`--lang does not know "xx"\n  it takes ${LANGUAGES.join(', ')}`);
});
