import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { analyze, buildTimeline, documentOf, FINDING_CODES, parseRows, timelineFromRows } from '../src/index.ts';
import { eventsOf } from './support/answers.ts';
import { cases, fixture, recorded, recordings } from './support/fixtures.ts';

const schema = JSON.parse(readFileSync(new URL('../schema.json', import.meta.url), 'utf8'));

/** The schema as it ships lets later releases add fields; here a field it does not name is an error. */
function closed(node: unknown, whole = true): unknown {
  if (Array.isArray(node)) return node.map((inner) => closed(inner, whole));
  if (typeof node !== 'object' || node === null) return node;
  const inner = Object.fromEntries(
    // What stands under these names a part of the properties on purpose.
    Object.entries(node).map(([key, value]) => [key, closed(value, whole && !['if', 'anyOf'].includes(key))]),
  );
  const isThen = 'properties' in inner && Object.keys(inner.properties as object).join() === 'args';
  return whole && !isThen && 'properties' in inner ? { additionalProperties: false, ...inner } : inner;
}

const validate = new Ajv2020().compile(closed(schema) as object);

test('the schema compiles in strict mode as it ships, without a warning', () => {
  const warnings: unknown[] = [];
  const log = (...words: unknown[]) => void warnings.push(words);
  new Ajv2020({ strict: true, logger: { log, warn: log, error: log } }).compile(schema);
  expect(warnings).toEqual([]);
});

function errorsOf(document: unknown): unknown {
  return validate(JSON.parse(JSON.stringify(document))) ? [] : validate.errors;
}

describe('the schema describes', () => {
  test.each(recordings())('the document of the recording %s', (recording) => {
    const document = analyze([{ name: 'core.json', content: recorded(recording, 'core.json') as Buffer }]);
    expect(errorsOf(document)).toEqual([]);
  });

  test.each(cases().filter(({ exit }) => exit === 0))('the document of the case $name', ({ file }) => {
    const bytes = readFileSync(file);
    const content = bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes;
    expect(errorsOf(analyze([{ name: file, content }], { now: '2026-03-01T10:20:00Z' }))).toEqual([]);
  });

  test('what a document has beside its rows, and requires none of it', () => {
    const [own, context] = ['core.json', 'default-core.json'].map((file) => eventsOf('nodedown', file));
    const document = documentOf(buildTimeline(own ?? [], { context: context ?? [] }));
    const whole = { ...schema, properties: { context: schema.properties.context }, required: ['context'] };
    const described = new Ajv2020().compile({ ...(closed(whole) as object), $id: 'context' });
    expect(described({ context: document.context })).toBe(true);
    expect(described({ context: { rows: [{ row: 'R' }] } })).toBe(false);
    expect(schema.required).not.toContain('context');
  });

  test('a document made from rows alone', () => {
    const rows = parseRows(readFileSync(fixture('recordings', 'lab', 'timeline.txt'), 'utf8'));
    expect(errorsOf(documentOf(timelineFromRows(rows)))).toEqual([]);
  });
});

test('the schema names the codes of findings there are', () => {
  expect([...schema.$defs.finding.properties.code.enum].sort()).toEqual([...FINDING_CODES].sort());
  expect(schema.$defs.finding.allOf).toHaveLength(FINDING_CODES.length);
});

test('the schema refuses a document without evidence', () => {
  const document = analyze([{ content: readFileSync(fixture('recordings', 'lab', 'events.json')) }]);
  const [first, ...rest] = document.incident.sentences;
  const bare = { ...first, evidence: { rows: [], events: [], limits: [] } };
  expect(errorsOf({ ...document, incident: { ...document.incident, sentences: [bare, ...rest] } })).not.toEqual([]);
});
