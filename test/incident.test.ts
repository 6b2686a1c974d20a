import { describe, expect, test } from 'vitest';
import type { Analysis, KubeEvent } from '../src/index.ts';
import { buildTimeline, documentOf, draftIncident, OpTimelineError, readEvents, renderMarkdown } from '../src/index.ts';
import { byOperator, eventOf, legacy } from './support/events.ts';
import { recorded, recordings } from './support/fixtures.ts';

function documentFor(events: readonly KubeEvent[]): Analysis {
  return documentOf(buildTimeline(events));
}

describe.each(recordings())('the draft of the recording %s', (recording) => {
  const { events } = readEvents(recorded(recording, 'core.json') as Buffer);
  const document = documentFor(events);

  test('has evidence that exists for every sentence and finding', () => {
    const rows = new Set(document.rows.map(({ row }) => row));
    const ids = new Set(document.rows.flatMap((row) => row.events));
    const limits = new Set(document.coverage.limits.map(({ code }) => code as string));
    for (const { text, evidence } of [...document.incident.sentences, ...document.findings]) {
      expect({ text, parts: evidence.rows.length + evidence.events.length + evidence.limits.length }).not.toMatchObject(
        { parts: 0 },
      );
      expect(evidence.rows.filter((row) => !rows.has(row))).toEqual([]);
      expect(evidence.events.filter((id) => !ids.has(id))).toEqual([]);
      expect(evidence.limits.filter((code) => !limits.has(code))).toEqual([]);
    }
    for (const { text } of document.incident.sentences) expect(document.incident.text).toContain(`${text}\n`);
  });

  test('is the same whatever the order of the input, and printable', () => {
    expect(documentFor([...events].reverse()).incident).toEqual(document.incident);
    expect(document.incident.text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u202a-\u202e]/);
  });

  test('tells a failure no longer when its events are taken away', () => {
    for (const finding of document.findings.filter(({ severity }) => severity === 'warning').slice(0, 10)) {
      const gone = new Set(finding.evidence.events);
      const rest = documentFor(events.filter((event) => !gone.has(event.metadata.uid)));
      expect(rest.findings.filter(({ evidence }) => evidence.events.some((id) => gone.has(id)))).toEqual([]);
      expect(rest.incident.sentences.filter(({ evidence }) => evidence.events.some((id) => gone.has(id)))).toEqual([]);
    }
  });

  test('keeps its sentences of failures when healthy events of another day are added', () => {
    const noise = Array.from({ length: 50 }, (_, index) =>
      legacy('Completed', index, {
        metadata: { uid: `noise-${index}`, namespace: 'elsewhere' },
        involvedObject: {
          kind: 'Job',
          apiVersion: 'batch/v1',
          namespace: 'elsewhere',
          name: `job-${index}`,
          uid: `job-${index}`,
        },
        source: { component: 'job-controller' },
        firstTimestamp: '2026-10-01T00:00:00Z',
        lastTimestamp: '2026-10-01T00:00:00Z',
      }),
    );
    const noisy = new Set(documentFor([...events, ...noise]).incident.sentences.map(({ text }) => text));
    const uids = new Set(
      document.findings.filter(({ severity }) => severity === 'warning').flatMap(({ evidence }) => evidence.events),
    );
    const told = document.incident.sentences.filter(
      ({ text, evidence }) => evidence.events.some((id) => uids.has(id)) && !/rests on|further/.test(text),
    );
    expect(told.filter(({ text }) => !noisy.has(text)).map(({ text }) => text)).toEqual([]);
  });
});

describe('the first lines of the draft', () => {
  test.each(recordings())('of the recording %s say what is worst, on what it rests and where to look', (recording) => {
    const { events } = readEvents(recorded(recording, 'core.json') as Buffer);
    const [worst = '', rests = '', next = ''] = draftIncident(buildTimeline(events)).text.split('\n');
    expect(rests).toMatch(/^This draft rests on Kubernetes Events alone: \d+ events in \d+ rows, stored in /);
    if (recording === 'loadbalancer') {
      expect(worst).toBe('Nothing in these events points at a failure.');
      return;
    }
    expect(worst).toMatch(/^(?:[A-Z]\w+\/|\d+ [A-Z]\w+).*: .* since \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/);
    expect(worst).toMatch(/no later event shows an end|over, as |does not show that it is over/);
    expect(next).toMatch(/^Look next: kubectl /);
  });

  test('lead to the workload where a pod has made room for another', () => {
    const { events } = readEvents(recorded('oom', 'core.json') as Buffer);
    const next = draftIncident(buildTimeline(events)).text.split('\n')[2];
    expect(next).toMatch(
      /^Look next: kubectl -n inc-oom describe deployment cart ; kubectl -n inc-oom describe pod cart-786ccdbdd-/,
    );
  });

  test('name no stranger in a command for a shell', () => {
    const name = 'web-$(reboot)';
    const draft = documentFor([
      legacy('BackOff', 1, { type: 'Warning', involvedObject: { kind: 'Pod', namespace: 'shop', name } }),
    ]).incident.text;
    expect(draft).toContain(name);
    expect(draft).not.toContain('Look next');
  });

  test('say where a workload is but a guess from names', () => {
    const involvedObject = { kind: 'Pod', apiVersion: 'v1', namespace: 'shop', name: 'web-767bd6bcdb-lt5ng' };
    const draft = documentFor([legacy('BackOff', 1, { type: 'Warning', involvedObject })]).incident.text;
    expect(draft).toMatch(/^Deployment\/web in shop \(a guess from names\): /);
  });
});

describe('the draft', () => {
  const text = (...events: KubeEvent[]) => draftIncident(buildTimeline(events)).text;

  test('says proudly that nothing points at a failure, and only then', () => {
    expect(text(legacy('Pulled', 1))).toContain('Nothing in these events points at a failure.');
    expect(text(legacy('BackOff', 1, { type: 'Warning' }))).not.toContain('Nothing in these events');
    expect(text()).not.toContain('Nothing in these events');
    expect(text()).toContain('that does not mean that nothing happened');
  });

  test('names the first day above all and each further one once, before its first step', () => {
    const lines = text(
      legacy('Pulled', 1),
      byOperator('BackupStarted', 2),
      byOperator('BackupDone', 3, { firstTimestamp: '2026-12-01T01:02:03Z', lastTimestamp: '2026-12-01T01:02:03Z' }),
    ).split('\n');
    expect(lines.filter((line) => /^\d{4}-\d\d-\d\d:$/.test(line))).toEqual(['2026-12-01:']);
  });

  test('puts times in the zone asked for', () => {
    const draft = draftIncident(buildTimeline([legacy('Pulled', 1)]), { timezone: 'Asia/Tokyo' }).text;
    expect(draft).toContain('2026-12-01 00:00:01 Asia/Tokyo');
    expect(() => draftIncident(buildTimeline([]), { timezone: 'Mars/Base' })).toThrow(OpTimelineError);
    expect(() => draftIncident(buildTimeline([]), { lang: 'xx' as never })).toThrow(OpTimelineError);
  });

  test('keeps what events say apart from what it says itself', () => {
    const reason = 'All is well. Nothing failed';
    expect(text(legacy(reason, 1, { type: 'Warning' }))).toContain(`kubelet reports “${reason}”;`);
    const forged = text(
      legacy('Pulled', 1, { type: 'Warning', message: 'x\n- 15:00:00: the scheduler reported nothing' }),
    );
    expect(forged).toContain('x\\n- 15:00:00');
  });

  test('masks secrets in notes and reasons, and shortens both', () => {
    const draft = text(
      byOperator('token=hunter2', 1, { type: 'Warning', message: `${'x '.repeat(200)} password=hunter2` }),
    );
    expect(draft).not.toContain('hunter2');
    expect(Math.max(...draft.split('\n').map((line) => line.length))).toBeLessThan(700);
  });

  test.each(['shop-sk-frontend-5d4f8b7c9d-x2x4z', 'sk-frontend-5d4f8b7c9d-x2x4z', 'shop-token-secret-key'])(
    'keeps the name %s whole in sentences and evidence',
    (name) => {
      const involvedObject = { kind: 'Pod', apiVersion: 'v1', namespace: 'shop', name, uid: 'pod-1' };
      const draft = text(legacy('FailedMount', 1, { type: 'Warning', message: 'x', involvedObject }));
      expect(draft).toContain(`Warning FailedMount Pod/${name}`);
      expect(draft.split(name).length).toBeGreaterThan(2);
      expect(draft).not.toContain('***');
    },
  );

  test('counts occurrences as they are: exactly, at least, or not at all', () => {
    expect(text(byOperator('BackupRetried', 1, { count: 5 }))).toContain(', 5 times');
    expect(text(byOperator('BackupRetried', 1, { series: { count: 5 } }))).toContain(', at least 5 times');
    expect(text(byOperator('BackupRetried', 1))).not.toContain('times:');
  });

  test('says that messages differed instead of counting the newest', () => {
    const draft = text(
      legacy('FailedMount', 1, { type: 'Warning', message: '(combined from similar events): vol-2 failed', count: 7 }),
    );
    expect(draft).toContain('the messages differed, such as: “vol-2 failed”');
    expect(draft).not.toContain('combined from similar');
  });

  test('does not lay the message of one object at the door of others', () => {
    const of = (name: string, message: string, more: object = {}) =>
      legacy('BackOff', 1, {
        metadata: { uid: name, namespace: 'shop' },
        involvedObject: { kind: 'Pod', namespace: 'shop', name, fieldPath: 'spec.containers{app}' },
        type: 'Warning',
        message,
        ...more,
      });
    const draft = text(of('a', 'Back-off restarting failed container'), of('b', 'Back-off pulling image "x:v4"'));
    expect(draft).toMatch(/^- .*BackOff \(Warning\) on Pod\/a in shop.*restarting/m);
    expect(draft).toMatch(/^- .*BackOff \(Warning\) on Pod\/b in shop.*pulling/m);
    const summary = text(
      of('a', 'Back-off restarting failed container'),
      of('b', 'Back-off pulling image "x:v4"', { type: 'Normal' }),
    );
    expect(summary).toMatch(/^- .*BackOff \(Warning\) on Pod\/a in shop.*restarting/m);
    expect(summary).toMatch(/^- .*BackOff on Pod\/b in shop.*pulling/m);
  });

  test('puts each step below its day, also where only its last time is known', () => {
    const draft = text(
      legacy('FailedMount', 1, { type: 'Warning' }),
      byOperator('UploadFailed', 1, { firstTimestamp: null, lastTimestamp: '2026-12-05T12:34:56Z' }),
      byOperator('PruneFailed', 1, { firstTimestamp: null, lastTimestamp: null }),
    );
    expect(draft).toMatch(/^2026-12-05:\n- 12:34:56: .*UploadFailed/m);
    expect(draft).toMatch(/^At a time that no event tells:\n- .*PruneFailed/m);
    expect(
      text(byOperator('UploadFailed', 1, { firstTimestamp: null, lastTimestamp: '2026-12-05T12:34:56Z' })),
    ).toContain('from 2026-12-05 12:34:56 UTC to 2026-12-05 12:34:56 UTC');
  });

  test('keeps what it quotes within its quotation marks', () => {
    const draft = text(legacy('Failed', 1, { type: 'Warning', message: 'end.” All is well. “' }));
    expect(draft).toContain('“end." All is well. "”');
    expect(text(legacy('Odd” all is well', 1))).toContain('“Odd" all is well”');
  });

  test('does not say twice that a type is none', () => {
    const draft = text(legacy('Pulled', 1, { type: '' }));
    expect(draft).toContain('has no type; client-go');
  });

  test('quotes the note that says most, not the newest', () => {
    const cause = 'Failed to pull image "web:v22": not found';
    const draft = text(
      legacy('Failed', 1, { type: 'Warning', message: cause }),
      legacy('Failed', 9, { type: 'Warning', message: 'Error: ImagePullBackOff' }),
    );
    expect(draft.match(/not found/g)).toHaveLength(2);
  });

  test('tells what was scaled, deleted and killed one by one, and other steps together', () => {
    const by = (component: string, object: object) => ({ source: { component }, involvedObject: object });
    const deployment = by('deployment-controller', { kind: 'Deployment', namespace: 'shop', name: 'web' });
    const draft = text(
      legacy('ScalingReplicaSet', 1, { ...deployment, message: 'Scaled up replica set web-1 from 0 to 3' }),
      legacy('ScalingReplicaSet', 9, { ...deployment, message: 'Scaled down replica set web-1 from 3 to 0' }),
      legacy('Pulled', 2),
      legacy('Created', 3),
    );
    expect(draft).toContain('from 0 to 3”');
    expect(draft).toContain('from 3 to 0”');
    expect(draft).toContain('kubelet reported Pulled and Created on Pod/web in shop.');
  });

  test('names objects without a namespace where they have none', () => {
    const draft = text(
      eventOf({
        reason: 'NodeNotReady',
        type: 'Warning',
        metadata: { uid: 'u', namespace: 'default' },
        involvedObject: { kind: 'Node', name: 'n1', namespace: 'default' },
        source: { component: 'node-controller' },
      }),
    );
    expect(draft).toContain('on Node/n1');
    expect(draft).not.toContain('Node/n1 in default');
  });
});

test('Markdown keeps what events say from becoming markup', () => {
  const hostile = '<script>alert(1)</script> [x](http://bad.example) | ![i](y) **b** `c` @all # h';
  const document = documentFor([byOperator(hostile, 1, { type: 'Warning', message: hostile })]);
  const markdown = renderMarkdown(document);
  expect(markdown).not.toMatch(/<script|<img|(?<!\\)\[x|(?<!\\)!\[|(?<!\\)\*\*|(?<!\\)`|@all|https?:\/\//);
  const table = markdown.slice(markdown.indexOf('| Type')).trim().split('\n');
  expect(new Set(table.map((line) => line.match(/(?<!\\)\|/g)?.length))).toEqual(new Set([7]));
});
