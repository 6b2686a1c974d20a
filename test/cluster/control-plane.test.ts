import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { until } from './control-plane/until.ts';
import { api, cluster, describeOnCluster } from './support/cluster.ts';

describeOnCluster('the control plane', ['own'], () => {
  test('serves the version that its modules pin', async () => {
    const { gitVersion } = (await api().get('/version')).json();
    expect(gitVersion).toMatch(/^v1\.\d+\.\d+/);
    const node = await api().get('/api/v1/nodes/node-1');
    expect(node.status).toBe(cluster().programs.kwok ? 200 : 404);
  });

  test.each(['SIGTERM', 'SIGKILL'] as const)('leaves nothing behind when its owner ends by %s', async (signal) => {
    const owner = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'start.ts')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [kubeconfig] = (await once(createInterface({ input: owner.stdout }), 'line')) as [string];
    const folder = dirname(kubeconfig);
    expect(processesOf(folder).length).toBeGreaterThan(2);
    owner.kill(signal);
    await until('everything to be gone', async () => !existsSync(folder) && processesOf(folder).length === 0, 30);
  });

  test('can be given up while it starts', async () => {
    const temporary = mkdtempSync(join(tmpdir(), 'op-timeline-given-up-'));
    const owner = spawn(process.execPath, ['--import', 'tsx', join(import.meta.dirname, 'start.ts')], {
      env: { ...process.env, TMPDIR: temporary },
      stdio: 'ignore',
    });
    const ended = once(owner, 'exit');
    const isEtcd = (line: string) => /^\S*\/etcd /.test(line);
    await until('its first program', async () => processesOf(temporary).some(isEtcd));
    owner.kill('SIGINT');
    expect(await ended).toEqual([0, null]);
    expect(processesOf(temporary).filter(isEtcd)).toEqual([]);
    expect(readdirSync(temporary).filter((name) => name.startsWith('op-timeline'))).toEqual([]);
    rmSync(temporary, { recursive: true });
  });
});

/** The processes whose command line names a folder. */
function processesOf(folder: string): string[] {
  const listed = execFileSync('ps', ['-A', '-ww', '-o', 'args='], { encoding: 'utf8' });
  return listed.split('\n').filter((line) => line.includes(folder));
}
