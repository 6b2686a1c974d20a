import { randomBytes } from 'node:crypto';
import type { ApiClient } from './api-client.ts';
import { until } from './until.ts';

/** Makes a namespace of a name that nobody else has. `forPods` waits for what the controllers put in it that pods need. */
export async function makeNamespace(api: ApiClient, purpose: string, forPods: boolean): Promise<string> {
  const name = `op-timeline-${purpose}-${randomBytes(4).toString('hex')}`;
  await api.create('/api/v1/namespaces', { apiVersion: 'v1', kind: 'Namespace', metadata: { name } });
  if (forPods) {
    await until('the default service account', async () => {
      const { status } = await api.get(`/api/v1/namespaces/${name}/serviceaccounts/default`);
      return status === 200;
    });
  }
  return name;
}
