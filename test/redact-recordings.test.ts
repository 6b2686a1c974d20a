import { describe, expect, test } from 'vitest';
import type { KubeEvent } from '../src/index.ts';
import {
  buildTimeline,
  documentOf,
  findings,
  readEvents,
  redactEvents,
  renderJson,
  renderKubectlTable,
  renderKubectlWide,
  renderMarkdown,
  renderRows,
  renderTable,
} from '../src/index.ts';
import { recorded, recordings } from './support/fixtures.ts';

const now = '2026-12-01T00:00:00Z';

function eventsOf(recording: string): KubeEvent[] {
  const files = ['core.json', 'default-core.json'].flatMap((file) => recorded(recording, file) ?? []);
  return files.flatMap((file) => readEvents(file, { name: recording }).events);
}

/** Every format there is, one below the other. */
function everything(events: readonly KubeEvent[]): string {
  const timeline = buildTimeline(events, { now });
  const document = documentOf(timeline, { now });
  return [
    renderRows(timeline, { namespaced: true }),
    renderTable(timeline, { now, wide: true, namespaced: true }),
    renderJson(document),
    renderMarkdown(document),
    document.incident.text,
    renderKubectlTable(events, { now, allNamespaces: true }),
    renderKubectlWide(events, { now, allNamespaces: true }),
  ].join('\n');
}

/** What each finding says of which events; these keep their uids. */
function story(events: readonly KubeEvent[]): unknown[] {
  return findings(buildTimeline(events))
    .map(({ code, severity, state, root, subject, evidence }) =>
      JSON.stringify([code, severity, state, root, subject.kind, [...evidence.events].sort()]),
    )
    .sort();
}

/** Types, reasons, kinds and events of each row. */
function shapes(events: readonly KubeEvent[]): unknown[] {
  return buildTimeline(events)
    .rows.map(({ type, reason, kind, occurrences, events: of }) =>
      JSON.stringify([type, reason, kind, occurrences, [...of].sort()]),
    )
    .sort();
}

function namesIn(events: readonly KubeEvent[]): string[] {
  const names = events.flatMap(({ regarding, related, metadata, host }) => [
    ...[regarding, related].flatMap(({ name, namespace }) => [name, namespace]),
    metadata.namespace,
    host,
  ]);
  const known = new Set(names.filter((name): name is string => name !== undefined && name !== ''));
  // Every cluster has the first ones; one object of a recording is called as a key of JSON is.
  return [...known].filter((name) => !/^(?:default|kube-.*|kind)$/.test(name));
}

/** The words of a text that are one of these names, bounded by what no name has in it. */
function wordsAmong(text: string, names: readonly string[]): string[] {
  const wanted = new Set(names);
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}.-]*[\p{L}\p{N}]|[\p{L}\p{N}]/gu) ?? [];
  return [...new Set(words.filter((word) => wanted.has(word)))];
}

describe.each(recordings())('the recording %s', (recording) => {
  const events = eventsOf(recording);

  test.each([{ names: false }, { names: true }])('tells the same story redacted with %o', (options) => {
    const redacted = redactEvents(events, options);
    expect(story(redacted)).toEqual(story(events));
    expect(shapes(redacted)).toEqual(shapes(events));
    expect(everything(redacted)).not.toMatch(/\b\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}\b|[\w.]@[\w-]+\.[a-z]{2}/);
  });

  test('names nothing by its name in any format', () => {
    const names = namesIn(events);
    expect(names.length).toBeGreaterThan(0);
    expect(wordsAmong(everything(events), names).length).toBeGreaterThan(0);
    expect(wordsAmong(everything(redactEvents(events, { names: true })), names)).toEqual([]);
  });

  test('is redacted alike in any order and after any repetition', () => {
    const options = { names: true };
    const rows = renderRows(buildTimeline(redactEvents(events, options)), { namespaced: true });
    const shuffled = redactEvents([...events, ...events].reverse(), options);
    expect(renderRows(buildTimeline(shuffled), { namespaced: true })).toBe(rows);
  });
});
