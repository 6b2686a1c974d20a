import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { type ApiClient, apiClient } from './api-client.ts';
import { addNode, takesPods } from './nodes.ts';
import { freePorts } from './ports.ts';
import { type ProgramName, type Programs, remedyFor } from './programs.ts';
import { until } from './until.ts';
import { type Running, Workshop } from './workshop.ts';

export interface ControlPlaneOptions {
  /** How long the server keeps an event: a Go duration. Default `1h`, the server's own. */
  readonly eventTtl?: string;
  /** Only etcd and kube-apiserver. */
  readonly bare?: boolean;
  /** Ends the start. */
  readonly signal?: AbortSignal;
}

/** A Kubernetes control plane on loopback, without anything outside its temporary folder. */
export interface ControlPlane {
  /** The path of a kubeconfig for its administrator. */
  readonly kubeconfig: string;
  /** The URL of etcd, without TLS. */
  readonly etcd: string;
  readonly api: ApiClient;
  /** Ends the API server as a crash does, and starts it again at the same address once `restart` is called. */
  crash(): Promise<{ restart(): Promise<void> }>;
  /** Forgets every revision of the store but the newest, as the API server has etcd do in time. */
  compact(): Promise<void>;
  stop(): Promise<void>;
}

/** How often a start is tried that fails: another process may have taken a port that was just free. */
const TRIES = 3;

/**
 * Starts what the programs allow: etcd and kube-apiserver, and unless `bare` the scheduler, the controllers and kwok with one
 * node, as far as each is there. Ready to be used when it resolves.
 */
export async function startControlPlane(programs: Programs, options: ControlPlaneOptions = {}): Promise<ControlPlane> {
  for (let left = TRIES; ; left--) {
    const workshop = new Workshop();
    try {
      return await Promise.race([start(workshop, programs, options), workshop.broken, aborted(options.signal)]);
    } catch (failure) {
      await workshop.close();
      const said = failure instanceof Error ? failure.message : String(failure);
      if (left > 1 && said.includes('address already in use')) continue;
      throw new Error(`the control plane did not start: ${said}`, { cause: failure });
    }
  }
}

function aborted(signal?: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const stop = () => reject(new Error('stopped on the way'));
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });
}

async function start(workshop: Workshop, programs: Programs, options: ControlPlaneOptions): Promise<ControlPlane> {
  const [etcdPort, peerPort, apiPort, schedulerPort, managerPort] = (await freePorts(5)) as [number, ...number[]];
  const program = (name: ProgramName, args: readonly string[]): Running => {
    const path = programs[name];
    if (path === undefined) throw new Error(`there is no ${name}; ${remedyFor()}`);
    return workshop.start(name, path, args);
  };
  const etcd = `http://127.0.0.1:${etcdPort}`;
  const peer = `http://127.0.0.1:${peerPort}`;
  program('etcd', [
    '--data-dir',
    join(workshop.folder, 'etcd'),
    '--unsafe-no-fsync',
    ...['--log-level', 'error'],
    ...['--listen-client-urls', etcd, '--advertise-client-urls', etcd],
    ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer, '--initial-cluster', `default=${peer}`],
  ]);
  const token = randomBytes(16).toString('hex');
  const pki = join(workshop.folder, 'pki');
  const keys = serviceAccountKeys(workshop);
  const full = !options.bare && programs['kube-controller-manager'] !== undefined;
  const startServer = () =>
    program('kube-apiserver', [
      ...['--etcd-servers', etcd, '--bind-address', '127.0.0.1', '--secure-port', String(apiPort), '--cert-dir', pki],
      ...['--token-auth-file', workshop.file('tokens.csv', `${token},admin,admin,"system:masters"\n`)],
      ...['--authorization-mode', 'RBAC', '--service-cluster-ip-range', '10.0.0.0/24'],
      ...['--event-ttl', options.eventTtl ?? '1h'],
      // Pods leave a lost node after seconds instead of minutes.
      ...['--default-not-ready-toleration-seconds', '2', '--default-unreachable-toleration-seconds', '2'],
      ...['--service-account-key-file', keys.public, '--service-account-signing-key-file', keys.private],
      ...['--service-account-issuer', 'https://kubernetes.default.svc'],
      // Without controllers nobody makes the accounts that this would ask for.
      ...(full ? [] : ['--disable-admission-plugins', 'ServiceAccount']),
    ]);
  let server = startServer();
  const caFile = join(pki, 'apiserver.crt');
  const kubeconfig = workshop.file('kubeconfig', kubeconfigText(`https://127.0.0.1:${apiPort}`, caFile, token));
  const api = await ready(kubeconfig);
  if (!options.bare) await startComponents(workshop, program, programs, { api, keys, schedulerPort, managerPort });
  return {
    kubeconfig,
    etcd,
    api,
    crash: async () => {
      await server.stop(true);
      return {
        restart: async () => {
          server = startServer();
          await ready(kubeconfig);
        },
      };
    },
    compact: () => compact(etcd),
    stop: () => workshop.close(),
  };
}

/** Waits until the API server answers, and gives a client. */
async function ready(kubeconfig: string): Promise<ApiClient> {
  return until('kube-apiserver to be ready', async () => {
    const api = apiClient(kubeconfig);
    return (await api.get('/readyz')).status === 200 && api;
  });
}

interface Parts {
  readonly api: ApiClient;
  readonly keys: { readonly private: string };
  readonly schedulerPort: number | undefined;
  readonly managerPort: number | undefined;
}

async function startComponents(
  workshop: Workshop,
  program: (name: ProgramName, args: readonly string[]) => Running,
  programs: Programs,
  { api, keys, schedulerPort, managerPort }: Parts,
): Promise<void> {
  const { kubeconfig } = api;
  const pki = join(workshop.folder, 'pki');
  const common = [
    ...[
      '--kubeconfig',
      kubeconfig,
      '--authentication-kubeconfig',
      kubeconfig,
      '--authorization-kubeconfig',
      kubeconfig,
    ],
    ...['--bind-address', '127.0.0.1', '--leader-elect=false', '--cert-dir', pki],
  ];
  if (programs['kube-scheduler']) program('kube-scheduler', [...common, '--secure-port', String(schedulerPort)]);
  if (programs['kube-controller-manager']) {
    program('kube-controller-manager', [
      ...common,
      ...['--secure-port', String(managerPort), '--service-account-private-key-file', keys.private],
      ...['--root-ca-file', join(pki, 'apiserver.crt'), '--use-service-account-credentials=false'],
      // A node is lost after seconds instead of most of a minute.
      ...['--node-monitor-period', '1s', '--node-monitor-grace-period', '16s'],
    ]);
  }
  if (!programs.kwok) return;
  const stages = join(import.meta.dirname, '..', 'stages.yaml');
  program('kwok', [
    ...['--kubeconfig', kubeconfig, '--config', stages, '--node-lease-duration-seconds', '8'],
    ...['--manage-all-nodes=false', '--manage-nodes-with-label-selector', 'kubelet=kwok'],
  ]);
  await addNode(api, 'node-1');
  if (programs['kube-controller-manager']) await until('node-1 to take pods', () => takesPods(api, 'node-1'));
}

function serviceAccountKeys(workshop: Workshop): { private: string; public: string } {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return {
    private: workshop.file('service-accounts.key', privateKey),
    public: workshop.file('service-accounts.pub', publicKey),
  };
}

function kubeconfigText(server: string, authority: string, token: string): string {
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [{ name: 'local', cluster: { server, 'certificate-authority': authority } }],
    users: [{ name: 'admin', user: { token } }],
    contexts: [{ name: 'local', context: { cluster: 'local', user: 'admin' } }],
    'current-context': 'local',
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Through etcd's JSON gateway: compacts at the store's present revision, and waits until it is done on disk. */
async function compact(etcd: string): Promise<void> {
  const signal = AbortSignal.timeout(30_000);
  const post = async (path: string, body: object) => {
    const response = await fetch(`${etcd}/v3/kv/${path}`, { method: 'POST', body: JSON.stringify(body), signal });
    if (!response.ok) throw new Error(`etcd answered ${response.status} to ${path}: ${await response.text()}`);
    return response.json() as Promise<{ header: { revision: string } }>;
  };
  const { header } = await post('range', { key: Buffer.from('\0').toString('base64') });
  await post('compaction', { revision: header.revision, physical: true });
}
