import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach } from 'vitest';
import { OpTimelineError } from '../../src/error.ts';
import type { Clock } from '../../src/input/cluster/clock.ts';
import { throwIfAborted } from '../../src/input/cluster/clock.ts';
import type { ReadClusterOptions } from '../../src/input/cluster/options.ts';
import { type ApiServer, apiServer } from './api-server.ts';

/** A clock that jumps instead of waiting, and remembers how long it was told to wait. */
export function jumpingClock(): Clock & { readonly sleeps: number[] } {
  const sleeps: number[] = [];
  let now = Date.UTC(2026, 10, 30, 12);
  return {
    sleeps,
    now: () => now,
    random: () => 0,
    sleep: async (milliseconds, signal) => {
      throwIfAborted(signal);
      sleeps.push(milliseconds);
      now += milliseconds;
    },
  };
}

/** A folder that is removed when the tests of the file are over. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'op-timeline-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts servers that are closed after the test that started them. */
export function servers(): typeof apiServer {
  const open: ApiServer[] = [];
  afterEach(async () => {
    await Promise.all(open.splice(0).map((server) => server.close()));
  });
  return async (...given) => {
    const server = await apiServer(...given);
    open.push(server);
    return server;
  };
}

let written = 0;

/** Writes a kubeconfig with one context and gives the path. `user` and `cluster` are put in as JSON. */
export function writeKubeconfig(
  folder: string,
  { cluster = {}, user = {}, namespace = 'inc-api' }: { cluster?: object; user?: object; namespace?: string },
): string {
  const path = join(folder, `kubeconfig-${++written}`);
  writeFileSync(
    path,
    JSON.stringify({
      'current-context': 'test',
      contexts: [{ name: 'test', context: { cluster: 'test-cluster', user: 'test-user', namespace } }],
      clusters: [{ name: 'test-cluster', cluster }],
      users: [{ name: 'test-user', user }],
    }),
  );
  return path;
}

/** Options that touch nothing of the machine the test runs on. */
export function isolated(folder: string, more: ReadClusterOptions = {}): ReadClusterOptions {
  return {
    ...more,
    surroundings: {
      env: { PATH: process.env.PATH },
      home: folder,
      serviceAccount: join(folder, 'serviceaccount'),
      terminal: false,
      pluginOutput: 'ignore',
      clock: jumpingClock(),
      ...more.surroundings,
    },
  };
}

/** The OpTimelineError that the work throws. */
export async function failureOf(work: Promise<unknown>): Promise<OpTimelineError> {
  const outcome = await work.then(
    () => 'no error',
    (failure: unknown) => failure,
  );
  if (outcome instanceof OpTimelineError) return outcome;
  throw new Error(`an OpTimelineError expected, got ${String(outcome)}`);
}
