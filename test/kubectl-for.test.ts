import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { normalizeEvent } from '../src/index.ts';
import { readGroupVersions } from '../src/input/cluster/discovery-documents.ts';
import { findResource } from '../src/timeline/resource-words.ts';
import { builtInResources, resourcesOfEvents } from '../src/timeline/served-resources.ts';
import { servers, temporaryFolder } from './support/cluster-setup.ts';
import { run } from './support/command.ts';
import { builtInDiscovery, playDiscovery, unpacked } from './support/discovery.ts';
import { fixture } from './support/fixtures.ts';
import { kubeconfigFor } from './support/lab-cluster.ts';

/** Calls of a real `kubectl events --for`, 1.33, each with the list it printed and the clock at its start. */
interface Call {
  readonly file: string;
  readonly argv: readonly string[];
  readonly now: string;
  readonly input: string;
  readonly stdout: string;
  readonly stderr: string;
  readonly exit: number;
}

const folder = temporaryFolder();
const serve = servers();
const calls: Call[] = JSON.parse(unpacked('kubectl-print', 'for-calls.json.gz'));
const LAB = fixture('recordings', 'lab', 'core-list.raw.json');

/** kubectl's sort is not stable, so lines of one time may stand in any order. */
const sortedLines = (text: string) => text.split('\n').sort();

describe('--for in the table of kubectl events', () => {
  const judged = async (args: readonly string[], { argv, now }: Call) => {
    const ran = await run([...args, '-o', 'kubectl', '--now', now, ...argv]);
    return { ...ran, stdout: sortedLines(ran.stdout) };
  };
  const expected = ({ stdout, stderr, exit }: Call) => ({ stdout: sortedLines(stdout), stderr, exit });

  test.each(calls)('selects and refuses as $file, on the same cluster', async (call) => {
    const cluster = await serve(playDiscovery(builtInDiscovery(), unpacked('kubectl-print', `${call.input}.gz`)));
    const kubeconfig = join(folder, `${call.file}.kubeconfig`);
    writeFileSync(kubeconfig, kubeconfigFor(cluster.url));
    expect(await judged(['--kubeconfig', kubeconfig], call)).toEqual(expected(call));
  });

  test.each(calls)('selects and refuses as $file, in a file', async (call) => {
    expect(await judged([fixture('kubectl-print', `${call.input}.gz`)], call)).toEqual(expected(call));
  });

  test.each<[string, readonly string[], string, string]>([
    ['is the last one given', ['--for', 'pod', '--for', 'Pod/hungry'], 'FailedScheduling', ''],
    ['is none where it is empty', ['--for', 'pod/x', '--for='], 'StageUnknown', ''],
    ['without a name is any object of any type', ['--for', 'node/'], 'StageUnknown', ''],
    ['takes the kinds of the events as served', ['--for', 'pipelines.ev.labhub.io/build-1'], 'StageUnknown', ''],
    ['and in any letter case', ['--for', 'PIPELINE/build-1', '--types=normal'], 'ReconcileStarted', ''],
    [
      'says what a short name could have meant too',
      ['--for', 'ev/x', '-n', 'op-events'],
      '',
      'Warning: short name "ev" could also match lower priority resource events.events.k8s.io\nNo events found in op-events namespace.\n',
    ],
  ])('%s', async (_, args, reason, stderr) => {
    const ran = await run([LAB, '-o', 'kubectl', ...args]);
    expect({ stderr: ran.stderr, exit: ran.exit }).toEqual({ stderr, exit: 0 });
    if (reason === '') expect(ran.stdout).toBe('');
    else expect(ran.stdout).toContain(reason);
  });

  test.each<[string, string]>([
    ['pod', 'error: --for must be in resource/name form'],
    ['a19e4a1c-c53c-4394-a02c-c68ba8ea0ad8', 'error: --for must be in resource/name form'],
    ['pod/a/b', 'error: arguments in resource/name form may not have more than one slash'],
    ['/x', 'error: a resource must be present, got: /, Resource='],
    ['!pod/hungry', 'the server doesn\'t have a resource type "!pod"'],
    ['Gadget/x', 'the server doesn\'t have a resource type "gadget"'],
    ['pipelines.v2.ev.labhub.io/x', 'the server doesn\'t have a resource type "pipelines" in group "v2.ev.labhub.io"'],
    ['p\u0007\u202eq/x', 'the server doesn\'t have a resource type "p\\a\\u202eq"'],
  ])('refuses %j in the words of kubectl, and before a wrong type', async (value, words) => {
    const ran = await run([LAB, '-o', 'kubectl', '--for', value, '--types=Critical']);
    expect(ran).toEqual({ stdout: '', stderr: `${words}\n`, exit: 1 });
  });

  test('leaves the types to be judged behind it', async () => {
    expect(await run([LAB, '-o', 'kubectl', '--for', 'pod/hungry', '--types=Critical'])).toEqual({
      stdout: '',
      stderr: 'error: valid --types are Normal or Warning\n',
      exit: 1,
    });
  });

  test('is what the findings are about too, and our own in every other format', async () => {
    const judged = (...args: string[]) => run([LAB, '--fail-on', 'odd-type', ...args]);
    expect((await judged('-o', 'kubectl', '--for', 'pipeline/build-1')).exit).toBe(1);
    expect((await judged('-o', 'kubectl', '--for', 'pod/hungry')).exit).toBe(0);
    for (const format of ['rows', 'kubectl-wide']) {
      const ran = await run([LAB, '-o', format, '--for', '!pipeline/build-1', '--for', 'deploy/web']);
      expect({ stdout: ran.stdout, exit: ran.exit }).toEqual({ stdout: '', exit: 0 });
      expect((await run([LAB, '-o', format, '--for', '!pipeline/build-1'])).stdout).toMatch(/FailedScheduling/);
      expect((await run([LAB, '-o', format, '--for', 'pod'])).stdout).toBe('');
    }
  });
});

test('the built-in resources are those of a server, in its order', () => {
  const documents = Object.values(builtInDiscovery());
  const served = documents.flatMap((document) => readGroupVersions(JSON.parse(document)) ?? []);
  const versions = (types: readonly { group: string; version: string }[]) => [
    ...new Set(types.map(({ group, version }) => `${group}/${version}`)),
  ];
  expect(versions(builtInResources())).toEqual(versions(served));
  const asSet = (types: readonly object[]) => types.map((type) => JSON.stringify(Object.entries(type).sort())).sort();
  expect(asSet(builtInResources())).toEqual(asSet(served.flatMap(({ resources }) => resources ?? [])));
});

describe('the resources that events are about', () => {
  const of = (...objects: readonly (readonly [string, string?])[]) =>
    resourcesOfEvents(
      objects.flatMap(([kind, apiVersion], index) => {
        const involvedObject = { kind, name: 'x', uid: 'u', ...(apiVersion === undefined ? {} : { apiVersion }) };
        const read = normalizeEvent({ kind: 'Event', metadata: { uid: String(index) }, involvedObject });
        return 'event' in read ? [read.event] : [];
      }),
    );

  test('are those of which an object had a uid', () => {
    const involvedObject = { kind: 'PipelineRun', apiVersion: 'tekton.dev/v1', name: 'x' };
    const read = normalizeEvent({ kind: 'Event', metadata: { uid: '1' }, involvedObject });
    expect(resourcesOfEvents('event' in read ? [read.event] : [])).toEqual([]);
  });

  test('are named by kind, and by the plural that follows from it', () => {
    const [policy, ...more] = of(['BackupPolicy', 'backup.example.com/v1'], ['BackupPolicy', 'backup.example.com/v1']);
    expect(policy).toEqual({
      group: 'backup.example.com',
      version: 'v1',
      kind: 'BackupPolicy',
      plural: 'backuppolicies',
      singular: 'backuppolicy',
      shortNames: [],
    });
    expect(more).toEqual([]);
  });

  test('stand by group, the version first that a server prefers', () => {
    const versions = ['v1alpha1', 'latest', 'v2beta1', 'v1', 'v10', 'v1beta2', 'v2', 'v1beta10'];
    const sorted = of(
      ['Gadget', 'z.example.com/v9'],
      ...versions.map((name) => ['Gadget', `a.example.com/${name}`] as const),
    );
    expect(sorted.map(({ version }) => version)).toEqual([
      ...['v10', 'v2', 'v1', 'v2beta1', 'v1beta10', 'v1beta2', 'v1alpha1', 'latest'],
      'v9',
    ]);
  });

  test('are none of a version that is built in, nor of no version', () => {
    expect(of(['Pipeline', 'v1'], ['pod', 'v1'], ['Pipeline'], ['Deployment', 'apps/v1'])).toEqual([]);
    expect(of(['Ingress', 'extensions/v1beta1'])).toHaveLength(1);
  });

  test('come behind what is built in', () => {
    const served = [
      ...builtInResources(),
      ...of(['Ingress', 'extensions/v1beta1'], ['Deployment', 'apps.example.com/v1']),
    ];
    expect(findResource('ingress', served)).toMatchObject({ apiVersion: 'networking.k8s.io/v1' });
    expect(findResource('ingresses.extensions', served)).toMatchObject({ apiVersion: 'extensions/v1beta1' });
    expect(findResource('deployment.apps', served)).toMatchObject({ apiVersion: 'apps/v1' });
    expect(findResource('deployment.apps.ex', served)).toMatchObject({ apiVersion: 'apps.example.com/v1' });
  });
});
