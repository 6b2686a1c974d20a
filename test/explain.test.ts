import { expect, test } from 'vitest';
import { explain } from '../src/findings/explain.ts';
import { FINDING_CODES } from '../src/findings/finding.ts';
import { RULES } from '../src/findings/rules/index.ts';
import { buildTimeline, normalizeEvent } from '../src/index.ts';
import { renderExplanation } from '../src/render/explanation.ts';

function timelineOf(note: string, reason = 'BackOff') {
  const event = normalizeEvent({
    apiVersion: 'v1',
    kind: 'Event',
    metadata: { name: 'web-0.1', namespace: 'shop', uid: 'u1' },
    involvedObject: { kind: 'Pod', name: 'web-0', namespace: 'shop', apiVersion: 'v1' },
    type: 'Warning',
    reason,
    message: note,
    source: { component: 'kubelet' },
    firstTimestamp: '2026-11-30T10:00:00Z',
    lastTimestamp: '2026-11-30T10:05:00Z',
    count: 40,
  });
  if (!('event' in event)) throw new Error('no event');
  return buildTimeline([event.event as never]);
}

test('a row is explained by its event, its frozen count and the finding on it', () => {
  const found = explain(timelineOf('Back-off restarting failed container app'), 'Warning BackOff Pod/web-0');
  if (found.about !== 'row') throw new Error('no row');
  expect(found.events.map(({ countBasis }) => countBasis)).toEqual(['frozen']);
  expect(found.findings.map(({ code }) => code)).toContain('container-crashing');
  expect(found.meanings[0]?.basis).toBe('catalogue');
});

test('strangers text is made safe and secrets are masked', () => {
  const text = renderExplanation(explain(timelineOf('\u001b[31m password=hunter2'), 'Warning BackOff Pod/web-0'));
  expect(text).not.toMatch(/\u001b|hunter2/);
});

test('every code has a rule, and an unknown one is refused', () => {
  expect(FINDING_CODES.filter((code) => RULES[code].means === '')).toEqual([]);
  expect(() => explain(buildTimeline([]), 'nothing-known')).toThrow(/no finding has the code/);
});
