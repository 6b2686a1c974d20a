import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { analyze, buildTimeline, diffTimelines, normalizeEvent, readEvents, timelineFromRows } from '../src/index.ts';
import { foldNote } from '../src/timeline/folded-note.ts';
import { temporaryFolder } from './support/cluster-setup.ts';
import { run } from './support/command.ts';
import { fixture, recorded, recordings } from './support/fixtures.ts';

const timelineOf = (recording: string, file = 'core.json') => {
  const content = recorded(recording, file);
  return buildTimeline(readEvents(content as Buffer).events);
};

interface Said {
  readonly object: string;
  readonly reason?: string;
  readonly type?: string;
  readonly note?: string;
  readonly namespace?: string;
  readonly count?: number;
  readonly component?: string;
  readonly apiVersion?: string;
}

/** A timeline of events, each as short as it can be. */
function timeline(...said: readonly Said[]) {
  const events = said.map((one, index) => {
    const { object, reason = 'Started', type = 'Normal', note = '', namespace = 'shop', count = 1 } = one;
    const [kind, name] = object.split('/');
    const at = `2026-11-30T10:00:${String(index).padStart(2, '0')}Z`;
    const result = normalizeEvent({
      apiVersion: 'v1',
      kind: 'Event',
      metadata: { name: `${name}.${index}`, namespace, uid: `${namespace}-${object}-${reason}-${index}` },
      involvedObject: { kind, name, namespace, apiVersion: one.apiVersion ?? 'v1' },
      reason,
      type,
      message: note,
      count,
      firstTimestamp: at,
      lastTimestamp: at,
      source: { component: one.component ?? 'kubelet' },
    });
    if (!('event' in result)) throw new Error('no event');
    return result.event;
  });
  return buildTimeline(events);
}

const pulls = (object: string, note = 'Failed to pull image "web:v2": not found'): Said => {
  return { object, reason: 'Failed', type: 'Warning', note };
};

describe('the same input', () => {
  test.each(recordings())('%s differs neither from itself nor from its other API view', (name) => {
    const core = timelineOf(name);
    for (const other of [core, timelineOf(name, 'new.json')]) {
      const { newFailures, findings, rows } = diffTimelines(core, other);
      expect(newFailures).toBe(0);
      const found = [findings.gone, findings.new, findings.changed, rows.gone, rows.new];
      expect(found.map(({ length }) => length)).toEqual([0, 0, 0, 0, 0]);
    }
  });

  test('is the same as a saved document and as rows', () => {
    const core = timelineOf('badtag');
    const saved = analyze([{ content: recorded('badtag', 'core.json') as Buffer }]);
    const rows = timelineFromRows(core.rows);
    for (const [other, basis] of [
      [saved, 'events'],
      [rows, 'rows'],
    ] as const) {
      const diff = diffTimelines(other, core);
      expect(diff).toEqual({
        basis,
        newFailures: 0,
        findings: { gone: [], new: [], changed: [] },
        rows: { gone: [], new: [], changed: [] },
      });
    }
  });

  test('in any order gives the same comparison', () => {
    const { events } = timelineOf('multi');
    const shuffled = [...events.keys()].sort((a, b) => ((a * 7919) % 1009) - ((b * 7919) % 1009));
    const mixed = buildTimeline(shuffled.map((index) => events[index] as (typeof events)[number]));
    const other = timelineOf('rollback');
    expect(diffTimelines(mixed, other)).toEqual(diffTimelines(timelineOf('multi'), other));
    expect(diffTimelines(other, mixed)).toEqual(diffTimelines(other, timelineOf('multi')));
  });
});

describe('names that controllers generate', () => {
  test.each([
    ['Pod of a Deployment', ['Pod/web-767bd6bcdb-lt5ng'], ['Pod/web-66995484f8-qbqc2'], 'Pod/web-*'],
    ['ReplicaSet', ['ReplicaSet/web-767bd6bcdb'], ['ReplicaSet/web-66995484f8'], 'ReplicaSet/web-*'],
    ['Job of a CronJob', ['Job/nightly-29934199'], ['Job/nightly-29934200'], 'Job/nightly-*'],
    ['Pod of a CronJob', ['Pod/nightly-29934199-xhvvw'], ['Pod/nightly-29934200-9kddc'], 'Pod/nightly-*'],
    ['Pod without any owner', ['Pod/agent-xhvvw'], ['Pod/agent-9kddc'], 'Pod/agent-*'],
    [
      'claim of a pod',
      ['PersistentVolumeClaim/web-767bd6bcdb-lt5ng-tmp'],
      ['PersistentVolumeClaim/web-767bd6bcdb-qbqc2-tmp'],
      'PersistentVolumeClaim/web-*-tmp',
    ],
  ])('are the same: %s', (_what, before, after, stable) => {
    const said = (objects: readonly string[], reason: string) => objects.map((object) => ({ object, reason }));
    const same = diffTimelines(timeline(...said(before, 'Started')), timeline(...said(after, 'Started')));
    expect(same.rows).toEqual({ gone: [], new: [], changed: [] });
    const { rows } = diffTimelines(
      timeline(...said(before, 'Started')),
      timeline(...said(after, 'Started'), ...said(after, 'Killing')),
    );
    expect(rows.new.map(({ row }) => row)).toEqual([`Normal Killing ${stable}`]);
  });

  test('are told from those that people and StatefulSets give', () => {
    const before = ['Pod/db-0', 'Pod/proxy-http2', 'Job/migrate-1', 'Deployment/proxy-html5', 'ReplicaSet/plain'];
    const after = ['Pod/db-1', 'Pod/proxy-http2', 'Pod/proxy-html5', 'Job/migrate-2', 'Deployment/proxy-http2'];
    const owner = { object: 'StatefulSet/db', apiVersion: 'apps/v1' };
    const { rows } = diffTimelines(
      timeline(owner, ...before.map((object) => ({ object }))),
      timeline(owner, ...after.map((object) => ({ object }))),
    );
    const names = (list: readonly { readonly row: string }[]) => list.map(({ row }) => row.split(' ').at(-1));
    expect(names(rows.gone)).toEqual(['Deployment/proxy-html5', 'Job/migrate-1', 'Pod/db-0', 'ReplicaSet/plain']);
    expect(names(rows.new)).toEqual(['Deployment/proxy-http2', 'Job/migrate-2', 'Pod/db-1', 'Pod/proxy-html5']);
  });
});

describe('namespaces', () => {
  const good = timeline({ object: 'Pod/web-0', namespace: 'good' }, { ...pulls('Pod/api-0'), namespace: 'good' });
  const bad = timeline({ object: 'Pod/web-0', namespace: 'bad' }, { ...pulls('Pod/api-0'), namespace: 'bad' });

  test('are one where each side has one', () => {
    const { findings, rows } = diffTimelines(good, bad);
    expect({ findings, rows }).toEqual({
      findings: { gone: [], new: [], changed: [] },
      rows: { gone: [], new: [], changed: [] },
    });
  });

  test('count where they are asked for, and where one side has several', () => {
    expect(diffTimelines(good, bad, { namespaced: true }).rows.new.map(({ row }) => row)).toEqual([
      'bad Normal Started Pod/web-0',
      'bad Warning Failed Pod/api-0',
    ]);
    const both = buildTimeline([...good.events, ...bad.events]);
    const { findings, newFailures } = diffTimelines(good, both);
    expect(findings.new.map(({ subject }) => subject.namespace)).toEqual(['bad']);
    expect(newFailures).toBe(1);
  });
});

describe('what has changed', () => {
  const row = (said: Partial<Said>) => timeline({ object: 'Pod/web-0', reason: 'Odd', ...said });
  const changes = (a: Partial<Said>, b: Partial<Said>) => diffTimelines(row(a), row(b)).rows.changed[0]?.changes ?? [];

  test('in a row: a count tenfold, the reporter, words of the note', () => {
    expect(changes({ count: 3 }, { count: 29 })).toEqual([]);
    expect(changes({ count: 1 }, { count: 500 })).toEqual(['count']);
    expect(changes({ component: 'old-operator' }, { component: 'new-operator' })).toEqual(['reporters']);
    expect(changes({ note: 'took 3 s on 10.0.0.1' }, { note: 'took 12 s on 10.0.0.9' })).toEqual([]);
    expect(changes({ note: 'took 3 s' }, { note: 'gave up' })).toEqual(['notes']);
  });

  test('in a finding: another image', () => {
    const [changed] = diffTimelines(
      timeline(pulls('Pod/web-0')),
      timeline(pulls('Pod/web-0', 'Failed to pull image "web:v3": not found')),
    ).findings.changed;
    expect(changed).toMatchObject({ changes: ['facts'], newFailure: false });
    expect(changed?.facts).toEqual([{ fact: 'images', before: ['web:v2'], after: ['web:v3'] }]);
  });

  test('what was over and is open again is a new failure', () => {
    const over = timeline(pulls('Pod/web-0'), { object: 'Pod/web-0', reason: 'Pulled' }, { object: 'Pod/web-0' });
    const open = timeline(pulls('Pod/web-0'));
    expect(diffTimelines(over, open)).toMatchObject({
      newFailures: 1,
      findings: { changed: [{ changes: ['state'], newFailure: true, before: { state: 'recovered' } }] },
    });
    expect(diffTimelines(open, over)).toMatchObject({ newFailures: 0, findings: { changed: [{ newFailure: false }] } });
  });

  test('a note is folded in bounded time', () => {
    for (const piece of ['1', 'a1', '-bcdfg', 'ff:', '1s', '0-']) {
      expect(foldNote(piece.repeat(100_000)).length).toBeLessThan(5000);
    }
    expect(foldNote('pod web-767bd6bcdb-lt5ng took 1m3.5s in shop', 'shop')).toBe('pod web-* took # in *');
  });
});

describe('the command', () => {
  const BEFORE = fixture('diff', 'rollback-before.jsonl');
  const AFTER = fixture('recordings', 'rollback', 'core.json.gz');
  const folder = temporaryFolder();
  const diff = (...args: string[]) => run(['diff', ...args]);

  test('exits with 1 on new failures, with 0 the other way round', async () => {
    const bad = await diff(BEFORE, AFTER);
    expect(bad).toMatchObject({ exit: 1, stderr: '' });
    expect(bad.stdout).toMatch(/^New failures \(1\)\n\+ warning recovered image-pull-failed: Deployment\/storefront /);
    expect(bad.stdout).toContain('\n+ Warning Failed Pod/storefront-*\n');
    const good = await diff(AFTER, BEFORE);
    expect(good).toMatchObject({ exit: 0, stderr: '' });
    expect(good.stdout).toMatch(/^Findings gone \(1\)\n- warning recovered image-pull-failed: /);
    expect((await diff(BEFORE, AFTER, '--ignore', 'image-pull-failed')).exit).toBe(0);
  });

  test('JSON is what the library gives, with sentences', async () => {
    const { stdout, exit } = await diff(BEFORE, AFTER, '-o', 'json');
    expect(exit).toBe(1);
    const document = JSON.parse(stdout);
    expect(Object.keys(document)).toEqual(['schema', 'basis', 'newFailures', 'findings', 'rows']);
    expect(document.schema).toBe('op-timeline-diff/1');
    expect(document.findings.new[0].text).toContain('cannot be pulled');
    expect(document.findings.new[0].newFailure).toBe(true);
  });

  test('takes saved documents and rows, and says when only rows are compared', async () => {
    const [saved, rows] = [join(folder, 'saved.json'), join(folder, 'rows.txt')];
    writeFileSync(saved, (await run([AFTER, '-o', 'json'])).stdout);
    writeFileSync(rows, (await run([AFTER])).stdout);
    expect(await diff(saved, AFTER)).toEqual({ exit: 0, stderr: '', stdout: 'No difference in findings or rows.\n' });
    const byRows = await diff(rows, AFTER);
    expect(byRows).toMatchObject({ exit: 0, stdout: 'No difference in findings or rows.\n' });
    expect(byRows.stderr).toMatch(/^note: compared by rows alone/);
    expect((await diff(rows, AFTER, '-q')).stderr).toBe('');
  });

  test.each([
    ['one input', [AFTER]],
    ['three inputs', [AFTER, AFTER, AFTER]],
    ['no such file', [AFTER, 'nowhere.json']],
    ['standard input twice', ['-', '-']],
    ['what is no event', [AFTER, fixture('cases', 'human-table', 'input.txt')]],
    ['filters on rows', [AFTER, fixture('recordings', 'lab', 'timeline.txt'), '--reason', 'Failed']],
    ['another format', [AFTER, AFTER, '-o', 'table']],
    ['an unknown code', [AFTER, AFTER, '--ignore', 'nothing']],
  ])('exits with 2 and prints nothing: %s', async (_what, args) => {
    const { stdout, stderr, exit } = await diff(...args);
    expect({ stdout, exit }).toEqual({ stdout: '', exit: 2 });
    expect(stderr).toMatch(/^op-timeline: \S/);
  });

  test('shows no control characters and no secrets, and gives both sides the same pseudonyms', async () => {
    const event = (name: string, note: string) =>
      JSON.stringify({
        apiVersion: 'v1',
        kind: 'Event',
        metadata: { name: `${name}.1`, namespace: 'shop', uid: `uid-${name.length}` },
        involvedObject: { kind: 'Pod', name, namespace: 'shop' },
        reason: 'Failed',
        type: 'Warning',
        message: note,
      });
    const [a, b] = [join(folder, 'a.json'), join(folder, 'b.json')];
    writeFileSync(a, event('ledger', 'ok'));
    writeFileSync(b, `${event('ledger', 'went \u001b[31mred, password=hunter2')}\n${event('audit', 'x')}`);
    const { stdout } = await diff(a, b);
    expect(stdout).toContain('\\u001b[31mred');
    expect(stdout).not.toMatch(/\u001b|hunter2/);
    const hidden = await diff(a, b, '--redact=names', '-o', 'json');
    expect(hidden.stdout).not.toMatch(/ledger|audit|hunter2/);
    expect(JSON.parse(hidden.stdout).rows).toMatchObject({ gone: [], new: [{}] });
  });

  test('colours what it is told to', async () => {
    expect((await diff(BEFORE, AFTER, '--color', 'always')).stdout).toContain('\u001b[31m+ warning');
    expect((await diff(BEFORE, AFTER)).stdout).not.toContain('\u001b');
  });
});
