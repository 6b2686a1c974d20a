import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The programs of a control plane, and the Go package each is built from: `go.mod` here, and that of `kwok/`, pin them. */
export const PACKAGES = {
  etcd: 'go.etcd.io/etcd/server/v3',
  'kube-apiserver': 'k8s.io/kubernetes/cmd/kube-apiserver',
  'kube-controller-manager': 'k8s.io/kubernetes/cmd/kube-controller-manager',
  'kube-scheduler': 'k8s.io/kubernetes/cmd/kube-scheduler',
  kubectl: 'k8s.io/kubernetes/cmd/kubectl',
  kwok: 'sigs.k8s.io/kwok/cmd/kwok',
} as const;

export type ProgramName = keyof typeof PACKAGES;

export const PROGRAM_NAMES = Object.keys(PACKAGES) as ProgramName[];

/** Where each program is; what is not there is left out. */
export type Programs = Readonly<Partial<Record<ProgramName, string>>>;

/**
 * The programs that are at hand: those of `KUBEBUILDER_ASSETS` (envtest's convention) where that is set, else those that
 * `npm run cluster:build` has made.
 */
export function findPrograms(env: NodeJS.ProcessEnv = process.env): Programs {
  const folder = env.KUBEBUILDER_ASSETS || cacheFolder(env);
  const found = PROGRAM_NAMES.map((name) => [name, join(folder, name)] as const).filter(([, path]) => existsSync(path));
  return Object.fromEntries(found);
}

/** What makes missing programs be there. */
export function remedyFor(env: NodeJS.ProcessEnv = process.env): string {
  const assets = env.KUBEBUILDER_ASSETS;
  return assets ? `KUBEBUILDER_ASSETS=${assets} has none; unset it, or mend it` : 'npm run cluster:build makes it';
}

/**
 * The folder of the programs that these modules give. Outside the checkout, so that a fresh one finds them again; named for
 * the modules' sums, so that another version is another folder.
 */
export function cacheFolder(env: NodeJS.ProcessEnv = process.env): string {
  const cache = env.XDG_CACHE_HOME || join(homedir(), '.cache');
  return join(cache, 'op-timeline', 'cluster', modulesKey());
}

/** What is built: changes with every version that is pinned. */
function modulesKey(): string {
  const sums = createHash('sha256');
  for (const module of ['.', 'kwok']) {
    for (const name of ['go.mod', 'go.sum']) sums.update(readFileSync(join(import.meta.dirname, '..', module, name)));
  }
  return sums.digest('hex').slice(0, 16);
}
