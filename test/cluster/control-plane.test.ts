import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
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
});

/** The processes whose command line names a folder. */
function processesOf(folder: string): string[] {
  const listed = execFileSync('ps', ['-A', '-ww', '-o', 'args='], { encoding: 'utf8' });
  return listed.split('\n').filter((line) => line.includes(folder));
}
