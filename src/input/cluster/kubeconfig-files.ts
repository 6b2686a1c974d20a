import { readFile } from 'node:fs/promises';
import { delimiter, join, resolve } from 'node:path';
import { OpTimelineError } from '../../error.ts';
import { showHidden } from '../../text/hidden.ts';
import { parseKubeconfig } from './kubeconfig-parse.ts';
import type { Kubeconfig } from './kubeconfig-types.ts';
import type { Surroundings } from './surroundings.ts';

export interface LoadedKubeconfig extends Kubeconfig {
  /** Where it was looked for, in order, for messages. */
  readonly places: readonly string[];
}

/**
 * Loads the kubeconfig by kubectl's rules (client-go tools/clientcmd/loader.go): the file named, which must exist; else
 * the files of `KUBECONFIG`, else `~/.kube/config`, where missing files count as empty. Of several files the first to
 * name a context, cluster, user or current context wins.
 */
export async function loadKubeconfig(named: string | undefined, around: Surroundings): Promise<LoadedKubeconfig> {
  const places = named ? [resolve(named)] : defaultPlaces(around);
  const contexts = new Map();
  const clusters = new Map();
  const users = new Map();
  let currentContext = '';
  for (const file of places) {
    const text = await readIfThere(file, Boolean(named));
    if (text === undefined) continue;
    const part = await parseKubeconfig(text, file);
    currentContext ||= part.currentContext;
    addMissing(contexts, part.contexts);
    addMissing(clusters, part.clusters);
    addMissing(users, part.users);
  }
  return { currentContext, contexts, clusters, users, places };
}

export function isEmptyKubeconfig(config: Kubeconfig): boolean {
  return !config.currentContext && config.contexts.size + config.clusters.size + config.users.size === 0;
}

function defaultPlaces({ env, home }: Surroundings): string[] {
  const listed = (env.KUBECONFIG ?? '').split(delimiter).filter(Boolean);
  return listed.length > 0 ? [...new Set(listed)].map((file) => resolve(file)) : [join(home, '.kube', 'config')];
}

async function readIfThere(file: string, required: boolean): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (failure) {
    const code = failure instanceof Error && 'code' in failure ? String(failure.code) : '';
    const missing = code === 'ENOENT' || code === 'ENOTDIR';
    if (missing && !required) return undefined;
    const why = missing ? 'does not exist' : code === 'EISDIR' ? 'is a folder' : `cannot be read (${code})`;
    throw new OpTimelineError('kubeconfig', `the kubeconfig ${showHidden(file)} ${why}`, {
      remedy: missing ? 'check the path given with --kubeconfig' : 'check the path and its permissions',
      cause: failure,
    });
  }
}

function addMissing<Entry>(into: Map<string, Entry>, from: ReadonlyMap<string, Entry>): void {
  for (const [name, entry] of from) if (!into.has(name)) into.set(name, entry);
}
