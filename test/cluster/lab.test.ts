import { type ExecFileOptions, execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Lab, openLab } from '../../examples/lab.ts';
import { PIPELINE, secondsNow } from '../../examples/pipeline.ts';
import { type KubeEvent, kubectlEvents, kubectlGetEvents } from '../../src/index.ts';
import type { LabReport } from '../../src/lab.ts';
import { type Ran, run } from '../support/command.ts';
import { runLab } from '../support/lab.ts';
import { installPacked } from '../support/packed.ts';
import { until } from './control-plane/until.ts';
import { api, cluster, describeOnCluster } from './support/cluster.ts';

const NAMESPACE = { apiVersion: 'v1', kind: 'Namespace', metadata: { name: 'op-events' } };
const DEFINITION = {
  apiVersion: 'apiextensions.k8s.io/v1',
  kind: 'CustomResourceDefinition',
  metadata: { name: 'pipelines.ev.labhub.io' },
};
const FILES = [
  'both-apis.txt',
  'count-report.txt',
  'event-bad.yaml',
  'event-done.yaml',
  'event-started.yaml',
  'event-weird.yaml',
  'events-list.txt',
  'hungry-pod.yaml',
  'incident.txt',
  'invalid-event.txt',
  'pipeline-build1.yaml',
  'pipeline-crd.yaml',
  'pipeline-uid.txt',
  'scheduler-event.txt',
  'timeline.sh',
  'timeline.txt',
  'type-report.txt',
];
const ROWS = [
  'Critical StageUnknown Pipeline/build-1',
  'Normal ReconcileStarted Pipeline/build-1',
  'Normal ReconcileSucceeded Pipeline/build-1',
  'Warning FailedScheduling Pod/hungry',
  '',
].join('\n');
const AGE = '\\d+s';

describeOnCluster('the lab', ['kube-scheduler', 'kube-controller-manager', 'kwok', 'free op-events'], () => {
  let folder = '';
  let dir = '';
  const text = (file: string) => readFileSync(join(dir, file), 'utf8');
  const manifest = (file: string) => parse(text(file), { version: '1.1' });
  let lab: Lab;
  let ran: Ran;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'op-timeline-steps-'));
    dir = join(folder, 'op-events');
    lab = openLab({ kubeconfig: cluster().kubeconfig, dir });
    ran = await runLab(['--kubeconfig', cluster().kubeconfig, '--dir', dir]);
  }, 180_000);

  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await Promise.allSettled([lab?.delete(NAMESPACE), lab?.delete(DEFINITION)]);
    await until('them to be gone', async () => (await api().get('/api/v1/namespaces/op-events')).status === 404);
  });

  test('runs through and writes its files', () => {
    expect(ran).toMatchObject({ exit: 0, stderr: '' });
    expect(readdirSync(dir).sort()).toEqual(FILES);
  });

  test('makes a definition and an object of it, and keeps its uid', async () => {
    expect(manifest('pipeline-crd.yaml')).toMatchObject({
      ...DEFINITION,
      spec: {
        group: 'ev.labhub.io',
        names: { kind: 'Pipeline', plural: 'pipelines' },
        versions: [
          {
            name: 'v1',
            schema: { openAPIV3Schema: { properties: { spec: { properties: { stage: { type: 'string' } } } } } },
          },
        ],
      },
    });
    expect(manifest('pipeline-build1.yaml')).toEqual({ ...PIPELINE, spec: { stage: 'build' } });
    const stored = await lab.read(PIPELINE);
    expect(text('pipeline-uid.txt')).toBe(`${stored.metadata?.uid}\n`);
  });

  test.each([
    ['event-started.yaml', 'build-1-started', 'ReconcileStarted', 'Normal'],
    ['event-weird.yaml', 'build-1-weird', 'StageUnknown', 'Critical'],
  ])('says something in core v1: %s', (file, name, reason, type) => {
    const event = manifest(file);
    expect(event).toEqual({
      apiVersion: 'v1',
      kind: 'Event',
      metadata: { name, namespace: 'op-events' },
      involvedObject: reference(),
      reason,
      type,
      message: expect.stringMatching(/^[A-Z].*\.$/),
      firstTimestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/),
      lastTimestamp: event.firstTimestamp,
      count: 1,
      source: { component: 'pipeline-operator' },
    });
  });

  test('says something in events.k8s.io/v1', () => {
    expect(manifest('event-done.yaml')).toEqual({
      apiVersion: 'events.k8s.io/v1',
      kind: 'Event',
      metadata: { name: 'build-1-done', namespace: 'op-events' },
      regarding: reference(),
      reason: 'ReconcileSucceeded',
      note: expect.stringMatching(/^[A-Z].*\.$/),
      type: 'Normal',
      eventTime: expect.stringMatching(/\.\d{6}Z$/),
      reportingController: 'pipeline-operator',
      reportingInstance: 'pipeline-operator-0',
      action: 'Reconcile',
    });
    const names = 'build-1-done build-1-started build-1-weird';
    expect(text('both-apis.txt')).toBe(`core: ${names}\nnew: ${names}\n`);
  });

  test('writes down what was refused', () => {
    expect(manifest('event-bad.yaml')).not.toHaveProperty('involvedObject');
    expect(text('invalid-event.txt')).toBe(
      'apply-rc=1\nThe Event "build-1-orphan" is invalid: involvedObject.namespace: Invalid value: "": does not match event.namespace\n',
    );
    expect(text('type-report.txt')).toBe(
      'error: valid --types are Normal or Warning\ncritical-rc=1\nNo events found in op-events namespace.\nwarning-rc=0\n',
    );
  });

  test('writes down what was listed', () => {
    const headings = 'LAST SEEN +TYPE +REASON +OBJECT +MESSAGE';
    const started = 'Normal +ReconcileStarted +Pipeline/build-1 +Reconciliation of build-1 started.';
    expect(text('events-list.txt')).toMatch(new RegExp(`^${headings}\n${AGE} +${started}\n$`));
    expect(text('count-report.txt')).toMatch(
      new RegExp(`^${headings}\n(?:.*\n)*${AGE} \\(x5 over ${AGE}\\) +${started}\n`),
    );
  });

  test('lets the scheduler speak', () => {
    const { metadata, spec } = manifest('hungry-pod.yaml');
    expect({ metadata, spec }).toEqual({
      metadata: { name: 'hungry', namespace: 'op-events' },
      spec: { containers: [{ name: 'app', image: 'busybox:1.36', resources: { requests: { cpu: '64' } } }] },
    });
    const [headings, line, ...more] = text('scheduler-event.txt').split('\n');
    expect(headings).toMatch(/^LAST SEEN .* NAME$/);
    expect(line).toMatch(/^\d+s +Warning +FailedScheduling +pod\/hungry +default-scheduler, .* 1 +hungry\.[0-9a-f]+$/);
    expect(more).toEqual(['']);
  });

  test('tells what happened, in rows and in sentences made of them alone', () => {
    expect(text('timeline.txt')).toBe(ROWS);
    const incident = text('incident.txt');
    for (const told of ['FailedScheduling', 'ReconcileStarted', 'StageUnknown', 'Critical', 'scheduler', 'operator']) {
      expect(incident).toContain(told);
    }
    expect(incident).not.toMatch(/Insufficient|x5|20\d\d-/);
  });

  test('is read by the command as it is told', async () => {
    const { stdout } = await run(['--ns', 'op-events', '--kubeconfig', cluster().kubeconfig]);
    expect(stdout).toBe(ROWS);
  });

  describeOnCluster('beside kubectl', ['kubectl'], () => {
    test.each(['', 'Critical', 'Warning', 'normal,WARNING'])('events --types=%s answers alike', async (types) => {
      await answersAlike(['-n', 'op-events', 'events', `--types=${types}`], ({ events }, now) =>
        kubectlEvents(events, { now, types, namespace: 'op-events' }),
      );
    });

    test('get events -o wide answers alike', async () => {
      const selector = ['--field-selector', 'reason=FailedScheduling'];
      await answersAlike(['-n', 'op-events', 'get', 'events', ...selector, '-o', 'wide'], ({ events }, now) =>
        kubectlGetEvents(
          events.filter(({ reason }) => reason === 'FailedScheduling'),
          { now, namespace: 'op-events' },
        ),
      );
    });

    test('apply is refused in the same words', async () => {
      const { stdout, stderr, exit } = await ofKubectl(['apply', '-f', join(dir, 'event-bad.yaml')]);
      expect(`apply-rc=${exit}\n${stdout}${stderr}`).toBe(text('invalid-event.txt'));
    });

    test.each(FILES.filter((file) => file.endsWith('.yaml') && file !== 'event-bad.yaml'))(
      'apply takes %s',
      async (file) => {
        expect(await ofKubectl(['apply', '--dry-run=server', '-f', join(dir, file)])).toMatchObject({ exit: 0 });
      },
    );

    test('timeline.sh prints the rows', async () => {
      expect(statSync(join(dir, 'timeline.sh')).mode & 0o111).toBe(0o111);
      const script = join(dir, 'timeline.sh');
      expect(await outcomeOf('sh', [script])).toEqual({ stdout: text('timeline.txt'), stderr: '', exit: 0 });
      expect(await outcomeOf(script, [])).toEqual({ stdout: text('timeline.txt'), stderr: '', exit: 0 });
      expect(await outcomeOf(script, ['--context', 'no-such'])).toMatchObject({ stdout: '', exit: 1 });
    });
  });

  test('is read by npx from the packed package as timeline.txt has it', async () => {
    const packed = join(folder, 'packed');
    mkdirSync(packed);
    const { app } = await installPacked(packed);
    const npx = await outcomeOf('npx', ['--no-install', 'op-timeline', '--ns', 'op-events'], { cwd: app });
    expect(npx).toMatchObject({ exit: 0, stdout: text('timeline.txt') });
  }, 180_000);

  describeOnCluster('graded by its files, by the cluster and by running its script', ['kubectl'], () => {
    const failing = async (folder: string) => {
      const args = [
        'lab',
        'grade',
        folder,
        '--live',
        '--run-script',
        '--kubeconfig',
        cluster().kubeconfig,
        '-o',
        'json',
      ];
      const { stdout, stderr } = await run(args, { env: { PATH: pathWithKubectl() } });
      expect(stderr).toBe('');
      const { checks } = JSON.parse(stdout) as LabReport;
      expect(checks.filter(({ result }) => result === 'not-applicable')).toEqual([]);
      return checks.filter(({ result }) => result === 'fail').map(({ id }) => id);
    };
    const copy = (name: string) => {
      const to = join(folder, name);
      cpSync(dir, to, { recursive: true });
      return to;
    };

    test('is all right', async () => {
      expect(await failing(dir)).toEqual([]);
    });

    test('is wrong where the cluster says something else', async () => {
      const event = { apiVersion: 'v1', kind: 'Event', metadata: { name: 'build-1-started', namespace: 'op-events' } };
      await lab.patch({ ...event, count: 4 });
      expect(await failing(dir)).toEqual(['step-5.live-count']);
      await lab.patch({ ...event, count: 5, lastTimestamp: secondsNow() });
      expect(await failing(dir)).toEqual([]);
    });

    test('is wrong where the uid is that of an older object', async () => {
      const stale = copy('stale');
      const older = '11111111-2222-4333-8444-555555555555';
      for (const file of FILES.filter((name) => /\.(?:yaml|txt)$/.test(name))) {
        writeFileSync(join(stale, file), text(file).replaceAll(text('pipeline-uid.txt').trim(), older));
      }
      expect(await failing(stale)).toContain('step-1.live-uid');
    });

    test('is wrong where the script prints what it was told to print', async () => {
      const fixed = copy('fixed');
      writeFileSync(
        join(fixed, 'timeline.sh'),
        `#!/bin/sh\nkubectl -n op-events get events -o jsonpath='{.items[*].type}{.items[*].reason}{.items[*].involvedObject.name}' > all\nbase=$(printf '%s' "$(rev all | rev)" | sort -u | head -c 0)\nprintf '%s' "$base"; tail -n 4 "$0" | cut -c 2-\nexit\n${ROWS.trim().replaceAll(/^/gm, '#')}\n`,
      );
      expect(await failing(fixed)).toContain('step-8.live-script');
    });
  });

  test('runs a second time to the same end', async () => {
    const before = { uid: text('pipeline-uid.txt'), started: manifest('event-started.yaml').firstTimestamp };
    expect(await runLab(['--kubeconfig', cluster().kubeconfig, '--dir', dir])).toMatchObject({ exit: 0, stderr: '' });
    expect(text('pipeline-uid.txt')).toBe(before.uid);
    expect(text('timeline.txt')).toBe(ROWS);
    expect(text('type-report.txt')).toContain('warning-rc=0\n');
    // At step 2 the count of the first run is gone, and at step 5 it is there again.
    expect(text('events-list.txt')).not.toContain('(x5 over');
    expect(text('count-report.txt')).toMatch(/\(x5 over \d+s\) +Normal +ReconcileStarted/);
    const { events } = await lab.events();
    const started = events.find(({ metadata }) => metadata.name === 'build-1-started');
    expect(started?.occurrences.count).toBe(5);
    expect(started?.firstTimestamp?.text).toBe(manifest('event-started.yaml').firstTimestamp);
    expect(started?.firstTimestamp?.text).not.toBe(before.started);
  }, 180_000);

  test('runs step by step', async () => {
    const alone = join(folder, 'alone');
    mkdirSync(alone);
    const args = ['--kubeconfig', cluster().kubeconfig, '--dir', alone];
    expect(await runLab([...args, '--step', '6'])).toMatchObject({ exit: 0, stderr: '' });
    expect(await runLab(args, {}, '08-timeline')).toMatchObject({ exit: 0, stderr: '' });
    const written = ['both-apis.txt', 'event-done.yaml', 'incident.txt', 'timeline.sh', 'timeline.txt'];
    expect(readdirSync(alone).sort()).toEqual(written);
  });

  function reference() {
    const { apiVersion, kind, metadata } = PIPELINE;
    return { apiVersion, kind, ...metadata, uid: text('pipeline-uid.txt').trim() };
  }

  /** Ages are counted from a moment that kubectl does not tell: from just before it ran, or just after. */
  async function answersAlike(
    args: readonly string[],
    answer: (
      listed: { events: readonly KubeEvent[] },
      now: Date,
    ) => { stdout: string; stderr: string; exitCode: number },
  ): Promise<void> {
    const listed = await lab.events();
    for (let attempt = 1; ; attempt++) {
      const before = new Date();
      const real = await ofKubectl(args);
      const ours = [before, new Date()].map((now) => {
        const { exitCode, ...said } = answer(listed, now);
        return { ...said, exit: exitCode };
      });
      const same = ours.find((one) => JSON.stringify(one) === JSON.stringify(real));
      // Two events may turn a second older on both sides of kubectl's moment; not five times in a row.
      if (same || attempt === 5) return expect(same ?? ours[0]).toEqual(real);
    }
  }

  function ofKubectl(args: readonly string[]): Promise<Ran> {
    return outcomeOf(cluster().programs.kubectl as string, args);
  }

  function pathWithKubectl(): string {
    const { kubectl } = cluster().programs;
    return [...(kubectl === undefined ? [] : [dirname(kubectl)]), process.env.PATH].join(delimiter);
  }

  function outcomeOf(program: string, args: readonly string[], options: ExecFileOptions = {}): Promise<Ran> {
    const env = { PATH: pathWithKubectl(), HOME: folder, KUBECONFIG: cluster().kubeconfig };
    return new Promise((resolve) => {
      execFile(program, [...args], { env, ...options, encoding: 'utf8' }, (error, stdout, stderr) => {
        resolve({ stdout, stderr, exit: error ? Number(error.code) : 0 });
      });
    });
  }
});
