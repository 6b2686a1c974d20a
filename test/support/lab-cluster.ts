import { readFileSync } from 'node:fs';
import type { ApiServer } from './api-server.ts';
import { apiServer } from './api-server.ts';
import { fixture } from './fixtures.ts';
import { labApi, playLab } from './lab-api.ts';

/** A loopback server that has the lab's events in op-events, and no other namespace. */
export async function labCluster(): Promise<ApiServer> {
  const list = readFileSync(fixture('recordings', 'lab', 'core-list.raw.json'), 'utf8');
  const empty = JSON.stringify({ kind: 'EventList', apiVersion: 'v1', metadata: { resourceVersion: '1' }, items: [] });
  const missing = JSON.stringify({
    kind: 'Status',
    apiVersion: 'v1',
    status: 'Failure',
    reason: 'NotFound',
    code: 404,
    message: 'not found',
  });
  const lab = playLab(labApi());
  return apiServer((request) => {
    const { path } = request;
    if (path.startsWith('/apis/')) return lab(request);
    if (/^\/api\/v1\/(?:namespaces\/op-events\/)?events/.test(path)) return { body: list };
    if (/^\/api\/v1\/namespaces\/[^/]+\/events/.test(path)) return { body: empty };
    return { status: 404, body: missing };
  });
}

/** A kubeconfig for a server, as text. */
export function kubeconfigFor(url: string): string {
  return JSON.stringify({
    apiVersion: 'v1',
    kind: 'Config',
    'current-context': 'lab',
    contexts: [{ name: 'lab', context: { cluster: 'lab', user: 'lab', namespace: 'op-events' } }],
    clusters: [{ name: 'lab', cluster: { server: url } }],
    users: [{ name: 'lab', user: {} }],
  });
}
