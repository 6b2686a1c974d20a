import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { ReadClusterOptions } from '../src/input/cluster/options.ts';
import type { LabReport } from '../src/lab.ts';
import { gradeLab } from '../src/lab.ts';
import {
  failureOf,
  isolated,
  jumpingClock,
  servers,
  temporaryFolder,
  writeKubeconfig,
} from './support/cluster-setup.ts';
import { run } from './support/command.ts';
import { ANSWER, failedIds } from './support/lab-answer.ts';
import { LAB_UID, type LabApi, labApi, playLab, type Raw } from './support/lab-api.ts';
import { kubeconfigFor } from './support/lab-cluster.ts';

const folder = temporaryFolder();
const serve = servers();
const OTHER_UID = 'b2c3d4e5-0f1a-4b2c-8d3e-4f5a6b7c8d9e';

async function gradeLive(
  change: (api: LabApi) => void = () => {},
  options: ReadClusterOptions = {},
  answer = ANSWER,
): Promise<LabReport> {
  const api = labApi();
  change(api);
  const server = await serve(playLab(api));
  const kubeconfig = writeKubeconfig(folder, { cluster: { server: server.url }, namespace: 'default' });
  return gradeLab(answer, { cluster: isolated(folder, { kubeconfig, ...options }) });
}

function named(items: Raw[] | number, name: string): Raw {
  return (items as Raw[]).find(({ metadata }) => metadata.name.startsWith(name)) as Raw;
}

/** A copy of the right answer, with a file replaced. */
function answerWith(file: string, text: string): string {
  const copy = join(folder, `answer-${file}`);
  cpSync(ANSWER, copy, { recursive: true });
  writeFileSync(join(copy, file), text);
  return copy;
}

const LATER = () => ({ surroundings: { clock: { ...jumpingClock(), now: () => Date.UTC(2026, 10, 30, 18) } } });

test('the cluster it was recorded from agrees with the right answer, in eight checks more', async () => {
  const report = await gradeLive();
  expect(report.checks.filter(({ result }) => result !== 'pass')).toEqual([]);
  expect(report.checks).toHaveLength(62);
  expect(report.checks.filter(({ id }) => id.includes('.live-')).map(({ step }) => step)).toEqual([
    1, 1, 3, 4, 5, 6, 7, 8,
  ]);
  expect(report.checks.map(({ step }) => step)).toEqual(report.checks.map(({ step }) => step).sort());
});

test('only GET requests are sent, for the namespace of the lab whatever the context says', async () => {
  const server = await serve(playLab(labApi()));
  const kubeconfig = writeKubeconfig(folder, { cluster: { server: server.url }, namespace: 'default' });
  await gradeLab(ANSWER, { cluster: isolated(folder, { kubeconfig, namespace: 'shop', allNamespaces: true }) });
  expect(server.seen.map(({ path }) => path)).toEqual([
    '/apis/apiextensions.k8s.io/v1/customresourcedefinitions/pipelines.ev.labhub.io',
    '/apis/ev.labhub.io/v1/namespaces/op-events/pipelines/build-1',
    '/api/v1/namespaces/op-events/events?limit=500',
    '/apis/events.k8s.io/v1/namespaces/op-events/events?limit=500',
  ]);
});

test('without a cluster none is asked, and its checks are not in the report', async () => {
  expect((await gradeLab(ANSWER)).checks.filter(({ id }) => id.includes('.live-'))).toEqual([]);
});

const WRONG: readonly (readonly [string, (api: LabApi) => void, string | readonly string[]])[] = [
  [
    'has no CRD',
    (api) => {
      api.crd = undefined;
    },
    'step-1.live-crd',
  ],
  [
    'has a CRD of another schema',
    (api) => {
      (api.crd as Raw).spec.versions[0].schema.openAPIV3Schema.properties.spec.properties.image = { type: 'string' };
    },
    'step-1.live-crd',
  ],
  [
    'has a CRD of two versions',
    (api) => {
      (api.crd as Raw).spec.versions.push({ name: 'v2', served: true, storage: false });
    },
    'step-1.live-crd',
  ],
  [
    'has no build-1',
    (api) => {
      api.pipeline = undefined;
    },
    'step-1.live-uid',
  ],
  [
    'has a newer build-1',
    (api) => {
      (api.pipeline as Raw).metadata.uid = OTHER_UID;
    },
    ['step-1.live-uid', 'step-4.live-weird', 'step-5.live-count', 'step-6.live-done'],
  ],
  [
    'has another stage',
    (api) => {
      (api.pipeline as Raw).spec.stage = 'test';
    },
    'step-1.live-uid',
  ],
  [
    'has the refused event',
    (api) => {
      (api.core as Raw[]).push({ metadata: { name: 'build-1-orphan' }, reason: 'Other', involvedObject: {} });
    },
    ['step-3.live-orphan', 'step-8.live-rows'],
  ],
  [
    'has another type',
    (api) => {
      named(api.core, 'build-1-weird').type = 'Warning';
    },
    ['step-4.live-weird', 'step-8.live-rows'],
  ],
  [
    'has no odd event',
    (api) => {
      api.core = (api.core as Raw[]).filter(({ metadata }) => metadata.name !== 'build-1-weird');
    },
    ['step-4.live-weird', 'step-8.live-rows'],
  ],
  [
    'has a count of 4',
    (api) => {
      named(api.core, 'build-1-started').count = 4;
    },
    'step-5.live-count',
  ],
  [
    'has a last time that was not moved',
    (api) => {
      named(api.core, 'build-1-started').lastTimestamp = named(api.core, 'build-1-started').firstTimestamp;
    },
    'step-5.live-count',
  ],
  [
    'has an event about another uid',
    (api) => {
      named(api.core, 'build-1-started').involvedObject.uid = OTHER_UID;
    },
    'step-5.live-count',
  ],
  [
    'has no build-1-done in the new API',
    (api) => {
      api.new = (api.new as Raw[]).filter(({ metadata }) => metadata.name !== 'build-1-done');
    },
    'step-6.live-done',
  ],
  [
    'has another instance',
    (api) => {
      for (const list of [api.core, api.new]) named(list, 'build-1-done').reportingInstance = 'x';
    },
    'step-6.live-done',
  ],
  [
    'has two events of one name',
    (api) => {
      named(api.new, 'build-1-done').metadata.uid = OTHER_UID;
    },
    'step-6.live-done',
  ],
  [
    'has no word of the scheduler',
    (api) => {
      api.core = (api.core as Raw[]).filter(({ reason }) => reason !== 'FailedScheduling');
    },
    ['step-7.live-scheduler', 'step-8.live-rows'],
  ],
  [
    'has a scheduler played by hand',
    (api) => {
      const event = named(api.core, 'hungry');
      event.metadata.managedFields = [{ manager: 'kubectl-create', operation: 'Update', apiVersion: 'v1' }];
    },
    'step-7.live-scheduler',
  ],
  [
    'has the words of another',
    (api) => {
      named(api.core, 'hungry').reportingComponent = 'karpenter';
    },
    'step-7.live-scheduler',
  ],
  [
    'has a row more',
    (api) => {
      (api.core as Raw[]).push({
        ...named(api.core, 'hungry'),
        metadata: { name: 'hungry.2', uid: OTHER_UID },
        reason: 'Preempted',
      });
    },
    'step-8.live-rows',
  ],
];

test.each(WRONG)('a cluster that %s contradicts the answer', async (_title, change, fails) => {
  const report = await gradeLive(change);
  expect(failedIds(report)).toEqual([fails].flat());
  expect(report.passed).toBe(false);
});

test('an answer copied from an older object is found out', async () => {
  const report = await gradeLive(() => {}, {}, answerWith('pipeline-uid.txt', `${OTHER_UID}\n`));
  expect(failedIds(report)).toContain('step-1.live-uid');
});

test('a timeline of other rows is found out', async () => {
  const rows =
    'Critical StageUnknown Pipeline/build-1\nNormal Pulled Pod/hungry\nNormal ReconcileStarted Pipeline/build-1\nNormal ReconcileSucceeded Pipeline/build-1\nWarning FailedScheduling Pod/hungry\n';
  const report = await gradeLive(() => {}, {}, answerWith('timeline.txt', rows));
  expect(failedIds(report)).toEqual(['step-8.live-rows']);
});

describe('events whose hour is over', () => {
  const gone = (api: LabApi) => {
    api.core = [];
    api.new = [];
  };

  test('are no failure of the answer, and the report says so', async () => {
    const report = await gradeLive(gone, LATER());
    expect(failedIds(report)).toEqual([]);
    const aside = report.checks.filter(({ result }) => result === 'not-applicable');
    expect(aside.map(({ id }) => id)).toEqual([
      'step-4.live-weird',
      'step-5.live-count',
      'step-6.live-done',
      'step-7.live-scheduler',
      'step-8.live-rows',
    ]);
    for (const { found } of aside) expect(found).toMatch(/hour is over/);
  });

  test('are no failure where the object may not be read', async () => {
    const report = await gradeLive((api) => {
      gone(api);
      api.pipeline = 403;
    }, LATER());
    expect(failedIds(report)).toEqual([]);
  });

  test('are missing where their hour is not over', async () => {
    expect(failedIds(await gradeLive(gone))).toHaveLength(5);
  });

  test('are missing where they were about another object', async () => {
    const report = await gradeLive((api) => {
      gone(api);
      (api.pipeline as Raw).metadata.uid = OTHER_UID;
    }, LATER());
    expect(failedIds(report)).toHaveLength(6);
  });
});

describe('a user who may not read everything', () => {
  test('gets the checks of what it may read', async () => {
    const report = await gradeLive((api) => {
      api.crd = 403;
      api.new = 403;
    });
    expect(report.passed).toBe(true);
    expect(report.checks.filter(({ result }) => result === 'not-applicable').map(({ id }) => id)).toEqual([
      'step-1.live-crd',
      'step-6.live-done',
    ]);
  });

  test('gets the rows through the one API it may use', async () => {
    const report = await gradeLive((api) => {
      api.core = 403;
    });
    expect(report.passed).toBe(true);
    expect(report.checks.find(({ id }) => id === 'step-8.live-rows')?.result).toBe('pass');
  });

  test('is told when it may read no events', async () => {
    const failure = await failureOf(
      gradeLive((api) => {
        api.core = 403;
        api.new = 403;
      }),
    );
    expect(failure).toMatchObject({ code: 'forbidden', message: expect.stringMatching(/in namespace "op-events"/) });
  });
});

test('the command grades live, by the flags of a cluster, and exits with 2 where it is not there', async () => {
  const server = await serve(playLab(labApi()));
  const kubeconfig = join(folder, 'command-kubeconfig');
  writeFileSync(kubeconfig, kubeconfigFor(server.url));
  const { stdout, stderr, exit } = await run([
    'lab',
    'grade',
    ANSWER,
    '--live',
    '--kubeconfig',
    kubeconfig,
    '--step=1',
  ]);
  expect({ stderr, exit }).toEqual({ stderr: '', exit: 0 });
  expect(stdout).toContain(`step-1.live-uid  ${LAB_UID}, and the cluster has "${LAB_UID}"`);
  const bad = await run(['lab', 'grade', ANSWER, '--live', '--kubeconfig', kubeconfig, '--context=other']);
  expect({ stdout: bad.stdout, exit: bad.exit }).toEqual({ stdout: '', exit: 2 });
});
