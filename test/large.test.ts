import { describe, expect, test } from 'vitest';
import type { KubeEvent } from '../src/index.ts';
import { buildTimeline, documentOf, normalizeEvent } from '../src/index.ts';

/** Sizes at which a call with one argument an event, or a loop in a loop, would show. */
function events(count: number, of: (index: number) => object): KubeEvent[] {
  return Array.from({ length: count }, (_, index) => {
    const result = normalizeEvent({
      kind: 'Event',
      type: 'Normal',
      metadata: { uid: `u${index}`, namespace: 'ns' },
      source: { component: 'an-operator' },
      firstTimestamp: '2026-11-30T15:00:00Z',
      ...of(index),
    });
    if (!('event' in result)) throw new Error(result.rejection.detail);
    return result.event;
  });
}

const widget = { kind: 'Widget', apiVersion: 'example.com/v1', name: 'w', namespace: 'ns' };

describe('a storm is told, and shortly', () => {
  test.each<[string, number, (index: number) => object]>([
    ['one row a hundred thousand times over', 150_000, () => ({ reason: 'Ready', involvedObject: widget })],
    [
      'starts of one object without ends',
      5_000,
      (index) => ({ reason: `Step${index}Started`, involvedObject: widget }),
    ],
    [
      'starts and ends of one object',
      5_000,
      (index) => ({ reason: index % 2 ? `Step${index}Started` : `Step${index}Done`, involvedObject: widget }),
    ],
    ['failures of one object', 5_000, (index) => ({ reason: `Step${index}Failed`, involvedObject: widget })],
    ['types', 5_000, (index) => ({ reason: 'Ready', type: `T${index}`, involvedObject: widget })],
    ['reporters', 5_000, (index) => ({ reason: 'Ready', source: { component: `c${index}` }, involvedObject: widget })],
    ['generations', 5_000, (index) => ({ reason: 'Ready', involvedObject: { ...widget, uid: `g${index}` } })],
    [
      'namespaces',
      5_000,
      (index) => ({
        reason: 'Failed',
        metadata: { uid: `u${index}`, namespace: `n${index}` },
        involvedObject: { ...widget, namespace: `n${index}` },
      }),
    ],
  ])('%s', (_what, count, of) => {
    const document = documentOf(buildTimeline(events(count, of)));
    expect(document.coverage.events).toBe(count);
    expect(document.incident.sentences.length).toBeLessThan(120);
    expect(document.incident.text.length).toBeLessThan(60_000);
    expect(
      document.incident.sentences.filter(({ evidence }) => Object.values(evidence).every((part) => part.length === 0)),
    ).toEqual([]);
  });
});
