import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https, { type RequestOptions } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { KubeConfig } from '@kubernetes/client-node';

/** A way to a real API server on which something can be done before a request is let through. */
export interface Gate {
  /** A kubeconfig that leads through it, as the user of the one behind it. */
  readonly kubeconfig: string;
  /** The paths that were asked for, in order. */
  readonly seen: string[];
  close(): Promise<void>;
}

/** Passes GET requests on, each after `before` has been awaited with the number of requests that came before it. */
export async function openGate(kubeconfig: string, before: (index: number) => Promise<void>): Promise<Gate> {
  const config = new KubeConfig();
  config.loadFromFile(kubeconfig);
  const target = config.getCurrentCluster()?.server ?? '';
  const folder = mkdtempSync(join(tmpdir(), 'op-timeline-gate-'));
  const seen: string[] = [];
  const server = http.createServer(async (request, response) => {
    const path = request.url ?? '';
    seen.push(path);
    await before(seen.length - 1);
    const options: RequestOptions = {};
    await config.applyToHTTPSOptions(options);
    https
      .get(`${target}${path}`, options, (answer) => {
        response.writeHead(answer.statusCode ?? 502, { 'content-type': answer.headers['content-type'] });
        answer.pipe(response);
      })
      .on('error', () => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const through = join(folder, 'kubeconfig');
  writeFileSync(
    through,
    JSON.stringify({
      clusters: [{ name: 'gate', cluster: { server: `http://127.0.0.1:${port}` } }],
      contexts: [{ name: 'gate', context: { cluster: 'gate' } }],
      'current-context': 'gate',
    }),
  );
  const close = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
    rmSync(folder, { recursive: true });
  };
  return { kubeconfig: through, seen, close };
}
